"""A bot that plays legal moves: a card that a clue has touched, otherwise a clue, otherwise a discard."""

import json
import sys


def send(command, **content):
    print(command, json.dumps(content), flush=True)


def move():
    others = [seat for seat, hand in enumerate(hands) if seat != me and hand]
    if told := [order for order in hands[me] if order in touched]:
        send("action", tableID=table, type=0, target=told[0])
    elif clues and others:
        send("action", tableID=table, type=3, target=others[0], value=ranks[hands[others[0]][-1]])
    else:
        send("action", tableID=table, type=1, target=hands[me][0])


for line in sys.stdin:
    command, data = line.split(" ", 1)
    data = json.loads(data)
    table = data.get("tableID")
    if command == "tableStart":
        send("getGameInfo1", tableID=table)
    elif command == "init":
        me, players = data["ourPlayerIndex"], len(data["playerNames"])
        send("getGameInfo2", tableID=table)
    elif command in ("gameActionList", "gameAction"):
        if command == "gameActionList":  # everything so far
            hands, ranks, touched, clues, turn = [[] for _ in range(players)], {}, set(), 8, 0
        for action in data["list"] if command == "gameActionList" else [data["action"]]:
            if action["type"] == "draw":
                hands[action["playerIndex"]].append(action["order"])
                ranks[action["order"]] = action["rank"]
            elif action["type"] in ("play", "discard"):
                hands[action["playerIndex"]].remove(action["order"])
            touched.update(action.get("list", ()))  # of a clue
            clues = action.get("clues", clues)  # of a status
            turn = action.get("currentPlayerIndex", turn)  # of a turn
        if command == "gameActionList" or action["type"] == "turn":
            if turn == me:
                move()

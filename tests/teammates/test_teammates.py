"""The moves of teammates at real tables, and their independence of hidden cards."""

import random
from typing import Any

import pytest
from positions import Table, card, deal_known
from redeal import redealt_for
from whole_games import VARIANTS, variant_id

from hanabi_desktop.game.cards import Multicolour, Rank, Suit
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Action, Clue, Clued, Discard, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.session.setup import Seat, faces_of, teammates_for
from hanabi_desktop.teammates.characters import (
    CHARACTERS,
    Level,
    Personality,
    available_characters,
    character_of,
    lowest_level,
)
from hanabi_desktop.teammates.conventions import Convention, agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker, bit_of, cards_in, identities, index_of
from hanabi_desktop.teammates.explaining.clue_readings import Meaning, last_clue_to
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.appraisal import Weights
from hanabi_desktop.teammates.reasoning.codes import PLAY
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasons import explain, reasons_for_listener
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, ReasonCode
from hanabi_desktop.teammates.weights import read_weights, weights_file
from lab.fitting.untried_games import untried

LEVELS = list(Level)
PLAIN_CLUES = GameOptions(2, empty_clues=False)


def decision(
    table: Table, level: Level = Level.EXPERT, personality: Personality | None = None
) -> Decision:
    return ConventionPlayer(agreement_of(level), personality).choose(
        table.sees(table.state.seat_to_act), Budget()
    )


def test_identities_are_sets_of_cards() -> None:
    some = identities([card("r1"), card("m5")])
    assert [str(c) for c in cards_in(some)] == ["r1", "m5"]
    assert some & bit_of(card("r1"))
    assert bit_of(card("m5")) == 1 << index_of(card("m5"))


def test_lowest_level_decides_the_agreement() -> None:
    assert lowest_level([Level.EXPERT, Level.CASUAL, Level.STANDARD]) is Level.CASUAL
    assert lowest_level([Level.EXPERT, Level.STANDARD]) is Level.STANDARD
    assert lowest_level([]) is Level.CASUAL
    assert [lower for lower in LEVELS if Level.STANDARD.includes(lower)] == LEVELS[:2]


def test_every_level_adds_conventions() -> None:
    agreed = [set(agreement_of(level).useful_in(GameOptions(4))) for level in LEVELS]
    assert agreed[0] < agreed[1] < agreed[2]
    two = set(agreement_of(Level.EXPERT).useful_in(GameOptions(2)))
    assert not two & {Convention.FINESSE, Convention.DOUBLE_FINESSE}


def test_teammates_of_a_table_have_different_faces() -> None:
    for level in Level:
        assert len(set(faces_of(teammates_for([level] * 5)))) == 5
        strangers = [Seat(name, level) for name in ("Ada", "Bo", "Zoë", "Cy", "Di")]
        faces = faces_of(strangers)
        assert len({face for face in faces if face is not None}) == 5
        assert faces[2] is not None
        assert faces[2].name == "Zoë", "a named character should keep its own face"
    assert faces_of([Seat("Zoë"), Seat("Bo", Level.EXPERT)])[0] is None


def test_every_level_has_three_distinctly_named_characters() -> None:
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS) == 9
    for level in LEVELS:
        assert {character_of(level, personality).level for personality in Personality} == {level}
        many = available_characters([], level)[:4]
        assert {character.level for character in many} == {level}
        assert len({character.name for character in many}) == 4


class TestChoice:
    def test_clued_card_is_played(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after("clue 1 blue")
        chosen = decision(table)
        assert chosen.action == Play(8)
        assert chosen.reason.code is ReasonCode.PLAY_TOLD
        assert chosen.reason.faces == (card("b1"),)

    def test_reason_says_when_a_card_is_known_to_be_playable(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after("clue 1 1")
        assert decision(table).reason.code is ReasonCode.PLAY_KNOWN

    def test_next_players_last_copy_is_saved(self) -> None:
        table = deal_known("r4 y3 b4 g3 w3", "g5 r2 r3 b4 y4", "w3 w4 y3 y4 g4")
        chosen = decision(table)
        assert chosen.action == Clue(1, Rank.FIVE)
        assert chosen.reason.code is ReasonCode.CLUE_SAVE
        assert chosen.reason.convention is Convention.SAVE_FIVE
        assert (chosen.reason.orders, chosen.reason.faces) == ((5,), (card("g5"),))

    def test_clue_gets_a_teammate_to_play(self) -> None:
        chosen = decision(deal_known("r4 y3 b4 g3 w3", "g4 r4 r3 b1 y4"))
        assert isinstance(chosen.action, Clue)
        assert (chosen.reason.code, chosen.reason.orders) == (ReasonCode.CLUE_PLAY, (8,))

    def test_chop_is_discarded_when_nothing_else_is_possible(self) -> None:
        table = deal_known("r4 y3 b4 g3 w3", "g4 r4 r3 b3 y4")
        for _ in range(4):
            table = table.after("clue 1 5", "clue 0 5")  # no fives: nothing is touched
        chosen = decision(table)
        assert chosen.action == Discard(0)
        assert chosen.reason.code is ReasonCode.DISCARD_UNABLE_TO_CLUE

    def test_discard_reason_says_whether_a_clue_was_possible(self) -> None:
        """In the last turns, a clue that leads to no play is given the reason of passing the turn."""
        codes = set()
        for number in range(8):
            record = play_game(Seating((Level.EXPERT,) * 3), GameOptions(3), number).record
            for state, action in zip(replay(record), record.actions, strict=False):
                seen = observe(state, state.seat_to_act)
                touched = seen.touched_by(action) if isinstance(action, Clue) else ()
                model = SeatTracker.after(seen, agreement_of(Level.EXPERT)).model
                code = explain(model, seen.seat, action, touched).code
                codes.add(code)
                if code is ReasonCode.DISCARD_CHOP:
                    assert state.clue_tokens > 0
                elif code is ReasonCode.DISCARD_UNABLE_TO_CLUE:
                    assert state.clue_tokens == 0
                elif code is ReasonCode.CLUE_DELAY:
                    assert state.deck_size <= 3
        assert codes >= {
            ReasonCode.DISCARD_CHOP,
            ReasonCode.DISCARD_UNABLE_TO_CLUE,
            ReasonCode.CLUE_DELAY,
        }

    def test_known_trash_is_discarded_before_the_chop(self) -> None:
        table = deal_known("w4 y3 b4 r1 r1", "r4 g4 g3 b3 y4", deck="g3")
        table = table.after("play 0:slot1", "clue 0 red", "clue 1 5", "clue 0 1")
        for _ in range(2):
            table = table.after("clue 1 5", "clue 0 5")
        table = table.after("clue 1 5").expect(clues=0)
        table = table.after("discard 1:slot5", "clue 1 5", "discard 1:slot4", "clue 1 5")
        table = table.after("play 1:slot1")
        chosen = decision(table)
        assert (chosen.action, chosen.reason.code) == (Discard(3), ReasonCode.DISCARD_TRASH)

    def test_clue_never_misleads_about_its_focus(self) -> None:
        """A red clue would get the red 3 played: it may only be given with the red 1 in focus."""
        table = deal_known("w4 y3 b4 g4 w4", "g4 r1 b4 y4 r3")
        assert decision(table).action != Clue(1, Suit.RED)

    def test_missing_card_for_another_seats_clue_is_played_blind(self) -> None:
        hands = ("w4 y2 b4 g4 r5", "g3 y4 w3 g2 r1", "y3 w2 b4 g4 r2")
        table = deal_known(*hands).after("clue 2 red")
        chosen = decision(table)
        assert chosen.action == Play(9)
        assert chosen.reason.code is ReasonCode.PLAY_BLIND
        assert decision(table, Level.CASUAL).action != Play(9)

    def test_unplayed_finesse_is_given_up(self) -> None:
        """The blind play does not come, so the receiver no longer waits for it."""
        hands = ("w4 y2 b4 g4 r5", "g3 y4 w3 g2 r1", "y3 w2 b4 g4 r2")
        table = deal_known(*hands).after("clue 2 red", "clue 0 4")
        model = SeatTracker.after(table.sees(2), agreement_of(Level.EXPERT)).model
        assert [str(c) for c in cards_in(model.inferred[14])] == ["r1"]
        own = SeatTracker.after(table.sees(1), agreement_of(Level.EXPERT)).model
        assert not own.promised[9]

    def test_second_of_two_requested_cards_is_still_expected(self) -> None:
        hands = ("w1 y3 b4 g4 r5", "y4 r1 g1 b3 w3", "y3 b4 w3 r4 g2")
        table = deal_known(*hands).after("play 0:slot5", "clue 0 4", "clue 1 1", "clue 2 2")
        model = SeatTracker.after(
            table.after("play 1:slot4").sees(2), agreement_of(Level.CASUAL)
        ).model
        assert [str(c) for c in cards_in(model.inferred[14])] == ["w2", "r2", "g2"]
        model = SeatTracker.after(
            table.after("discard 1:slot1").sees(2), agreement_of(Level.CASUAL)
        ).model
        assert "g2" not in [str(c) for c in cards_in(model.inferred[14])]

    def test_disproved_reading_falls_back_to_logic(self) -> None:
        """The facts of the clue stay; its meaning is dropped when the promised card turns out wrong."""
        table = deal_known("w4 y2 b4 g4 r5", "g3 y4 w1 r3 r4").after("clue 1 red")
        before = SeatTracker.after(table.sees(0), agreement_of(Level.EXPERT)).model
        assert [str(c) for c in cards_in(before.inferred[9])] == ["r1"]
        after = SeatTracker.after(
            table.after("play 1:slot1").sees(0), agreement_of(Level.EXPERT)
        ).model
        assert after.strikes == 1
        left = [str(c) for c in cards_in(after.inferred[8])]
        assert left == ["r1", "r2", "r3", "r4", "r5"]


def test_clue_is_not_read_like_the_previous_one() -> None:
    """Nothing explains the clue; the empty clue before it must not excuse it."""
    table = deal_known("w4 y3 b4 g4 r5", "g4 r1 b4 y4 r3")
    for before in ((), ("clue 1 5", "clue 0 1")):
        seen = table.after(*before).sees(0)
        options = ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)
        red = next(o for o in options if o.action == Clue(1, Suit.RED))
        assert red.is_misleading, before


def test_lower_of_two_blind_plays_is_named_first() -> None:
    hands = ("w4 y2 b4 g4", "g3 y4 r2 r1", "y3 w2 b4 w3", "y1 w3 b3 r3")
    table = deal_known(*hands).after("clue 3 red")
    reading = last_clue_to(table.sees(1), agreement_of(Level.EXPERT))
    assert reading is not None
    assert (reading.meaning, reading.order) == (Meaning.BLIND, 7)


@pytest.mark.parametrize("number", [24, 28, 41, 56])
def test_gamble_is_taken_only_in_the_last_round(number: int) -> None:
    """A strike costs nothing there unless it is the third."""
    agreed, gambles = agreement_of(Level.EXPERT), 0
    for state in untried(GameOptions(5, empty_clues=False), number, agreed):
        if state.ending is not None:
            break
        seen = observe(state, state.seat_to_act)
        chosen = ConventionPlayer(agreed).choose(seen, Budget())
        if chosen.reason.code is ReasonCode.PLAY_GAMBLE:
            gambles += 1
            assert seen.turns_left is not None
            assert seen.strikes < 2
            model = SeatTracker.after(seen, agreed).model
            model.strikes = 2
            policy = Policy(Weights(read_weights(weights_file(5))), model)
            kind, order, _ = policy.action(policy.choose(model))
            assert kind != PLAY or model.is_sure(order)
    assert gambles


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decision_is_independent_of_unseen_cards(players: int, level: Level) -> None:
    chance = random.Random(players)
    for number, kind in enumerate((Multicolour.NONE, Multicolour.TEN_EVERY)):
        state = deal(GameOptions(players, kind), number)
        player = ConventionPlayer(agreement_of(level))
        while state.ending is None:
            seat = state.seat_to_act
            chosen = ConventionPlayer(agreement_of(level)).choose(observe(state, seat), Budget())
            other = redealt_for(state, seat, chance)
            assert player.choose(observe(other, seat), Budget()) == chosen
            state, _ = apply(state, chosen.action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_shown_to_a_listener_are_independent_of_its_cards(players: int) -> None:
    """Redeal the listener's hand at every turn of a game: the reasons stay the same."""
    chance = random.Random(players)
    for number in range(3):
        state = deal(GameOptions(players), number)
        players_ = [ConventionPlayer(agreement_of(Level.EXPERT)) for _ in range(players)]
        while state.ending is None:
            seat = state.seat_to_act
            state, _ = apply(state, players_[seat].choose(observe(state, seat), Budget()).action)
        for listener in range(players):
            other = redealt_for(state, listener, chance)
            reasons = reasons_for_listener(observe(state, listener), agreement_of(Level.EXPERT))
            assert (
                reasons_for_listener(observe(other, listener), agreement_of(Level.EXPERT))
                == reasons
            )
            for turn, reason in zip(state.history, reasons, strict=True):
                clue = turn.events[0]
                if isinstance(clue, Clued) and clue.target == listener and clue.touched:
                    assert reason.code is ReasonCode.CLUE_FOCUS
                    assert reason.faces == ()


def test_reason_does_not_reveal_an_expected_blind_play_to_its_player() -> None:
    hands = ("w4 y2 b4 g4 r5", "g3 y4 w3 g2 r1", "y3 w2 b4 g4 r2")
    table = deal_known(*hands).after("clue 2 red")
    (told,) = reasons_for_listener(table.sees(1), agreement_of(Level.EXPERT))
    assert told == Reason(ReasonCode.CLUE_FOCUS, (14,), convention=Convention.FOCUS)
    own = explain(
        SeatTracker.after(deal_known(*hands).sees(0), agreement_of(Level.EXPERT)).model,
        0,
        RED_2,
        (14,),
    )
    assert own.code is ReasonCode.CLUE_THROUGH
    assert (own.orders, own.faces) == ((14, 9), (card("r2"),))


RED_2: Action = Clue(2, Suit.RED)


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_teammates_act_legally_in_every_variant(
    variant: dict[str, Any], players: int, deep: bool
) -> None:
    """Levels rotate, so that every variant and every number of players meets each level."""
    place = (players + VARIANTS.index(variant)) % len(LEVELS)
    for level in LEVELS if deep else LEVELS[place : place + 1]:
        _plays_legally(variant, players, level)


def _plays_legally(variant: dict[str, Any], players: int, level: Level) -> None:
    """Play with and without empty clues in turn."""
    number = (players + LEVELS.index(level)) % 2
    options = GameOptions(players, empty_clues=bool(number), **variant)
    state = deal(options, number)
    seats = [ConventionPlayer(agreement_of(level)) for _ in range(players)]
    while state.ending is None:
        observation = observe(state, state.seat_to_act)
        chosen = seats[state.seat_to_act].choose(observation, Budget())
        assert chosen.action in legal_actions(observation)
        assert chosen.reason.code is not ReasonCode.NONE_GIVEN
        state, _ = apply(state, chosen.action)


def test_reused_model_equals_a_fresh_one() -> None:
    state = deal(GameOptions(3), 5)
    kept = ConventionPlayer(agreement_of(Level.EXPERT))
    while state.ending is None:
        seen = observe(state, state.seat_to_act)
        fresh = ConventionPlayer(agreement_of(Level.EXPERT))
        assert kept.weigh(seen) == fresh.weigh(seen)
        state, _ = apply(state, fresh.choose(seen, Budget()).action)


class TestChoreography:
    options = GameOptions(2, choreography=True)

    def test_known_suit_is_announced_for_a_token(self) -> None:
        table = deal_known("g1 r2 r3 w1 y4", "r1 y2 b5 g3 w3", options=self.options)
        assert decision(table.after("clue 1 red")).action == Play(5, Suit.RED)

    def test_nothing_is_announced_with_all_tokens(self) -> None:
        options = GameOptions(3, choreography=True)
        table = deal_known("g1 r2 r3 w1 y4", "y1 y3 r4 r5 w2", "r1 y2 b5 g3 w3", options=options)
        table = table.after("clue 2 red", "discard 1:slot3").expect(clues=8)
        assert decision(table).action == Play(10)

    def test_nothing_is_announced_when_the_suit_is_unknown(self) -> None:
        table = deal_known("g4 r2 r3 w4 y4", "r1 y2 b5 g1 w3", options=self.options)
        action = decision(table.after("clue 1 1")).action
        assert isinstance(action, Play)
        assert action.announced is None

    def test_announcing_needs_the_variant(self) -> None:
        table = deal_known("g1 r2 r3 w1 y4", "r1 y2 b5 g3 w3")
        assert decision(table.after("clue 1 red")).action == Play(5)


class TestAdvice:
    def test_play_clue_asks_for_a_card(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after("clue 1 blue")
        reading = last_clue_to(table.sees(1), agreement_of(Level.CASUAL))
        assert reading is not None
        assert (reading.meaning, reading.order) == (Meaning.PLAY, 8)
        assert reading.faces == (card("b1"),)

    def test_save_clue_asks_to_keep_a_card(self) -> None:
        table = deal_known("r4 y3 b4 g3 w3", "g5 r2 r3 b4 y4").after("clue 1 5")
        reading = last_clue_to(table.sees(1), agreement_of(Level.CASUAL))
        assert reading is not None
        assert (reading.meaning, reading.order) == (Meaning.KEEP, 5)

    def test_clue_to_another_may_ask_for_a_blind_play(self) -> None:
        hands = ("w4 y2 b4 g4 r5", "g3 y4 w3 g2 r1", "y3 w2 b4 g4 r2")
        table = deal_known(*hands).after("clue 2 red")
        reading = last_clue_to(table.sees(1), agreement_of(Level.EXPERT))
        assert reading is not None
        assert (reading.meaning, reading.order) == (Meaning.BLIND, 9)
        assert last_clue_to(table.sees(1), agreement_of(Level.CASUAL)) is None

    def test_fix_clue_stops_a_card(self) -> None:
        hands = ("w4 y3 b4 g4 r1", "g4 r1 b4 y4 r3", "y3 w2 b2 g3 w3")
        table = deal_known(*hands).after("clue 1 1", "discard 1:slot1", "clue 0 1", "play 0:slot1")
        table = table.after("discard 1:slot1", "clue 1 red")
        reading = last_clue_to(table.sees(1), agreement_of(Level.CASUAL))
        assert reading is not None
        assert (reading.meaning, reading.order) == (Meaning.STOP, 6)

    def test_later_plays_are_taken_into_account(self) -> None:
        """The red 1 that the red 2 waited for has been played."""
        hands = ("r2 w4 b4 g4 y4", "w3 w4 y3 b3 g3", "r1 b3 g4 y3 w3")
        table = deal_known(*hands).after("clue 2 1", "clue 0 red")
        meanings = []
        for moves in ((), ("play 2:slot5",)):
            reading = last_clue_to(table.after(*moves).sees(0), agreement_of(Level.EXPERT))
            assert reading is not None
            assert reading.faces == (card("r2"),)
            meanings.append(reading.meaning)
        assert meanings == [Meaning.WAIT, Meaning.PLAY]

    @pytest.mark.parametrize("told", ["clue 0 1", "clue 0 red"])
    def test_own_card_that_must_come_first_is_named(self, told: str) -> None:
        """Nobody else has to play: the missing card is in the receiver's own hand."""
        hands = ("w4 b4 r2 g4 r1", "w3 w4 y3 b3 g3", "b5 b3 g4 y3 w3")
        clue = "clue 0 red" if told == "clue 0 1" else "clue 0 2"
        table = deal_known(*hands).after("clue 2 5", told, clue)
        reading = last_clue_to(table.sees(0), agreement_of(Level.EXPERT))
        assert reading is not None
        assert (reading.meaning, reading.first) == (Meaning.FIRST, 4)
        assert reading.faces == (card("r2"),)

    def test_no_advice_once_the_receiver_has_acted(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4")
        assert last_clue_to(table.sees(1), agreement_of(Level.EXPERT)) is None
        table = table.after("clue 1 blue", "clue 0 1")
        assert last_clue_to(table.sees(1), agreement_of(Level.EXPERT)) is None

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_every_clue_of_a_game_has_a_reading(self, players: int) -> None:
        state = deal(GameOptions(players), 3)
        seats = [ConventionPlayer(agreement_of(Level.EXPERT)) for _ in range(players)]
        read = 0
        while state.ending is None:
            seat = state.seat_to_act
            state, _ = apply(state, seats[seat].choose(observe(state, seat), Budget()).action)
            read += sum(_reads(state, other) for other in range(players))
        assert read > 10


def _reads(state: GameState, seat: int) -> bool:
    reading = last_clue_to(observe(state, seat), agreement_of(Level.EXPERT))
    if reading is None:
        return False
    own = state.hand_orders(seat)
    return reading.order is None or reading.order in own


def test_fix_names_the_unplayable_card() -> None:
    """The holder would have played the card, which is not playable now."""
    named = 0
    for number in range(24):
        line_up = Seating((Level.EXPERT,) * 3, StandIn.NOISY)
        record = play_game(line_up, GameOptions(3, empty_clues=False), number).record
        states = list(replay(record))
        for turn, action in enumerate(record.actions):
            before = states[turn]
            if not isinstance(action, Clue):
                continue
            giver = observe(before, before.seat_to_act)
            model = SeatTracker.after(giver, agreement_of(Level.EXPERT)).model
            reason = explain(model, giver.seat, action, giver.touched_by(action))
            if reason.code is not ReasonCode.CLUE_FIX:
                continue
            named += 1
            (order,) = reason.orders
            assert order in before.hand_orders(action.target)
            card = before.deck[order]
            assert reason.faces == (card,)
            assert card.rank != before.fireworks[card.suit.value] + 1
    assert named > 2


def test_clue_that_asks_for_nothing_says_what_it_was_for() -> None:
    """Either a discard was not allowed, or it would have lost a card that is still needed."""
    forced = spared = 0
    for number in range(16):
        record = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), number).record
        states = list(replay(record))
        for turn, action in enumerate(record.actions):
            before = states[turn]
            giver = before.seat_to_act
            if not isinstance(action, Clue):
                continue
            listener = observe(before, 3 - giver - action.target)
            model = SeatTracker.after(listener, agreement_of(Level.CASUAL)).model
            reason = explain(model, giver, action, before_touched(before, action))
            if reason.purpose is None:
                continue
            assert reason.code in (ReasonCode.CLUE_EMPTY, ReasonCode.CLUE_STALL)
            if reason.purpose.spared is None:
                assert before.clue_tokens == 8
                forced += 1
                continue
            spared += 1
            card = reason.purpose.spared
            assert before.clue_tokens < 8
            assert card in [before.deck[order] for order in before.hand_orders(giver)]
            assert card.rank > before.fireworks[card.suit.value]
    assert forced
    assert spared


def before_touched(state: GameState, clue: Clue) -> tuple[int, ...]:
    return observe(state, state.seat_to_act).touched_by(clue)


def test_empty_clue_is_not_given_while_another_gets_a_card_played() -> None:
    agreed, empty = agreement_of(Level.CASUAL), 0
    for number in range(24):
        record = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), number).record
        for before, action in zip(replay(record), record.actions, strict=False):
            seen = observe(before, before.seat_to_act)
            if not isinstance(action, Clue) or seen.touched_by(action):
                continue
            empty += 1
            model = SeatTracker.after(seen, agreed).model
            others = (o for o in ConventionPlayer(agreed).weigh(seen) if not o.is_misleading)
            for clue in (o.action for o in others if isinstance(o.action, Clue)):
                reason = explain(model.copy(), seen.seat, clue, seen.touched_by(clue))
                assert reason.code not in (ReasonCode.CLUE_PLAY, ReasonCode.CLUE_FIX)
    assert empty > 5

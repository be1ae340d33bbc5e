import random

import pytest
from positions import Table, card, deal_known
from redeal import redealt_for
from whole_games import VARIANTS

from hanabi_desktop.game.cards import Rank, Suit, faces
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing, is_critical
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.arena import play_games, summarise
from hanabi_desktop.teammates.catalogue import teammate_of
from hanabi_desktop.teammates.conventions import read_table
from hanabi_desktop.teammates.identities import identities, identity, members
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, ReasonCode

CASUAL = teammate_of(Level.CASUAL)


def decision(table: Table) -> Decision:
    return CASUAL.choose(table.sees(table.state.seat_to_act), Budget())


def test_identities_are_sets_of_cards() -> None:
    some = identities([card("r1"), card("m5")])
    assert [str(c) for c in members(some)] == ["r1", "m5"]
    assert some & identity(card("r1"))
    assert not some & identity(card("r2"))


class TestReading:
    def test_chop_is_the_oldest_card_without_a_clue(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")
        assert read_table(table.sees(0)).chop(1) == 5
        assert read_table(table.after("clue 1 green").sees(0)).chop(1) == 6

    def test_focus_is_the_chop_when_it_is_touched(self) -> None:
        reading = read_table(deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1").sees(0))
        assert reading.focus(1, frozenset({5, 8, 9})) == 5

    def test_focus_is_else_the_newest_new_card(self) -> None:
        reading = read_table(deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1").sees(0))
        assert reading.focus(1, frozenset({6, 7})) == 7

    def test_play_clue_says_the_focus_fits_now(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after("clue 1 blue")
        belief = read_table(table.sees(1)).beliefs[8]
        assert [str(c) for c in members(belief.inferred)] == ["b1"]

    def test_save_clue_to_the_chop_may_mean_a_five(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g5 r2 r3 b1 y4").after("clue 1 5")
        belief = read_table(table.sees(1)).beliefs[5]
        assert {c.rank for c in members(belief.inferred)} == {Rank.FIVE}

    def test_every_seat_reads_alike(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4", "w1 w2 w3 y1 y1")
        table = table.after("clue 1 blue", "play 1:slot2", "clue 1 red")
        readings = [read_table(table.sees(seat)).beliefs for seat in range(3)]
        assert readings[0] == readings[1] == readings[2]


class TestChoice:
    def test_plays_what_it_was_told(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after("clue 1 blue")
        assert decision(table) == Decision(Play(8), Reason(ReasonCode.PLAY_TOLD, (8,)))

    def test_says_so_when_a_card_is_known_to_fit(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4").after(
            "clue 1 blue", "clue 0 2", "clue 1 1"
        )
        assert decision(table) == Decision(Play(8), Reason(ReasonCode.PLAY_KNOWN, (8,)))

    def test_saves_the_next_players_last_copy(self) -> None:
        table = deal_known("r4 y3 b4 g3 w3", "g5 r2 r3 b4 y4", "w3 w4 y3 y4 g4")
        chosen = decision(table)
        assert chosen.action == Clue(1, Rank.FIVE)
        assert chosen.reason == Reason(ReasonCode.CLUE_SAVE, (5,))

    def test_has_a_teammate_play(self) -> None:
        chosen = decision(deal_known("r4 y3 b4 g3 w3", "g4 r4 r3 b1 y4"))
        assert isinstance(chosen.action, Clue)
        assert chosen.reason == Reason(ReasonCode.CLUE_PLAY, (8,))

    def test_discards_its_chop_when_there_is_nothing_to_say(self) -> None:
        table = deal_known("r4 y3 b4 g3 w3", "g4 r4 r3 b3 y4")
        table = table.after("clue 1 5", "clue 0 5")  # no fives: nothing is touched
        assert decision(table) == Decision(Discard(0), Reason(ReasonCode.DISCARD_CHOP, (0,)))

    def test_discards_known_trash_before_its_chop(self) -> None:
        table = deal_known("w4 y3 b4 r1 r1", "r4 g4 g3 b3 y4", deck="g3")
        table = table.after("play 0:slot1", "clue 0 red", "clue 1 5", "clue 0 1")
        assert decision(table) == Decision(Discard(3), Reason(ReasonCode.DISCARD_TRASH, (3,)))

    def test_never_misleads_about_the_focus(self) -> None:
        """Red would have the red 3 played: it may only be told with the red 1 in focus."""
        table = deal_known("w4 y3 b4 g4 w4", "g4 r1 b4 y4 r3")
        assert decision(table).action != Clue(1, Suit.RED)


def test_reason_for_a_clue_does_not_tell_its_receiver_more_than_the_clue() -> None:
    save, play = Reason(ReasonCode.CLUE_SAVE, (5,)), Reason(ReasonCode.CLUE_PLAY, (5,))
    clue = Clue(1, Suit.RED)
    assert save.shown_to(1, clue) == play.shown_to(1, clue)
    assert save.shown_to(0, clue) == save


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("multicolour", [False, True])
def test_decision_does_not_depend_on_what_the_seat_cannot_see(
    players: int, multicolour: bool
) -> None:
    chance = random.Random(players)
    for number in range(3):
        state = deal(GameOptions(players, multicolour=multicolour), number)
        while state.ending is None:
            seat = state.seat_to_act
            chosen = CASUAL.choose(observe(state, seat), Budget())
            other = redealt_for(state, seat, chance)
            assert CASUAL.choose(observe(other, seat), Budget()) == chosen
            state, _ = apply(state, chosen.action)


@pytest.mark.parametrize("players", [2, 3])
def test_shown_reason_does_not_depend_on_the_listeners_cards(players: int) -> None:
    """Deal the listener's hand anew: as long as the action is the same, so is the reason."""
    chance = random.Random(players)
    same = 0
    for number in range(6):
        state = deal(GameOptions(players), number)
        while state.ending is None:
            seat = state.seat_to_act
            chosen = CASUAL.choose(observe(state, seat), Budget())
            listener = (seat + 1) % players
            other = redealt_for(state, listener, chance)
            again = CASUAL.choose(observe(other, seat), Budget())
            if again.action == chosen.action:
                same += 1
                heard = [d.reason.shown_to(listener, d.action) for d in (chosen, again)]
                if (
                    not isinstance(chosen.action, Clue)
                    or chosen.action.target != listener
                    or touched_alike(state, other, chosen.action)
                ):
                    assert heard[0] == heard[1]
            state, _ = apply(state, chosen.action)
    assert same > 100


def touched_alike(one: GameState, other: GameState, clue: Clue) -> bool:
    """Whether a clue says the same of both hands: else the listener hears another clue."""
    return one.touched_by(clue) == other.touched_by(clue)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(filter(v.get, v)))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_acts_legally_and_sensibly_in_every_variant(variant: dict[str, bool], players: int) -> None:
    for number in range(4):
        options = GameOptions(players, empty_clues=bool(number % 2), **variant)
        state = deal(options, number)
        while state.ending is None:
            observation = observe(state, state.seat_to_act)
            chosen = CASUAL.choose(observation, Budget())
            legal = legal_actions(observation)
            assert chosen.action in legal
            if options.final_bouquet and isinstance(chosen.action, Discard):
                assert not surely_lost(observation, chosen.action.order) or len(legal) == 1
            state, _ = apply(state, chosen.action)


def surely_lost(seen: Observation, order: int) -> bool:
    """Whether the clues alone tell that a card of the own hand is a last copy still needed."""
    marks = next(held.marks for held in seen.own_hand if held.order == order)
    standing = Standing.of(seen)
    possible = [face for face in faces(seen.options.suits) if marks.allow(face)]
    return all(is_critical(face, standing) for face in possible)


class TestChoreography:
    options = GameOptions(2, choreography=True)

    def test_announces_a_known_suit_for_a_token(self) -> None:
        table = deal_known("g1 r2 r3 w1 y4", "r1 y2 b5 g3 w3", options=self.options)
        action = decision(table.after("clue 1 red")).action
        assert action == Play(5, Suit.RED)

    def test_announces_nothing_while_all_tokens_are_there(self) -> None:
        options = GameOptions(3, choreography=True)
        table = deal_known("g1 r2 r3 w1 y4", "y1 y3 r4 r5 w2", "r1 y2 b5 g3 w3", options=options)
        table = table.after("clue 2 red", "discard 1:slot3").expect(clues=8)
        assert decision(table).action == Play(10)

    def test_announces_nothing_when_the_suit_is_not_known(self) -> None:
        table = deal_known("g4 r2 r3 w4 y4", "r1 y2 b5 g1 w3", options=self.options)
        action = decision(table.after("clue 1 1")).action
        assert isinstance(action, Play)
        assert action.announced is None

    def test_announces_only_where_announcing_is_played(self) -> None:
        table = deal_known("g1 r2 r3 w1 y4", "r1 y2 b5 g3 w3")
        action = decision(table.after("clue 1 red")).action
        assert action == Play(5)


class TestFinalBouquet:
    options = GameOptions(2, final_bouquet=True)

    def test_known_last_copy_is_kept_though_it_lies_on_the_chop(self) -> None:
        """No token is left to stall with, so another card goes."""
        table = deal_known("g5 g3 g4 b4 b3", "r3 y3 b5 w4 w3", options=self.options)
        table = table.after(
            "clue 1 5", "clue 0 5", "clue 1 3", "clue 0 3", "clue 1 4", "clue 0 4", "clue 1 3",
            "clue 0 3",
        )  # fmt: skip
        action = decision(table).action
        assert isinstance(action, Discard)
        assert action.order != 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plays_well_enough(players: int) -> None:
    """At least 17 points on average, a third strike counting nothing, beyond chance."""
    results = list(play_games([Level.CASUAL] * players, GameOptions(players), 60, seed=9000))
    summary = summarise(results)
    assert summary.mean - 3 * summary.standard_error >= 17
    assert summary.missing_reasons == 0
    assert summary.strikeouts <= 0.1

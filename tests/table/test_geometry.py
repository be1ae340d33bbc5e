"""Layout: nothing on the table overlaps, at any size, with any number of players and suits."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT, strip_height
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.ui.widgets import window_sizes as frame
from hanabi_desktop.ui.widgets.window_sizes import (
    bar_height,
    replay_height,
    side_width,
    text_scale_in,
)

SIZES = [
    (1024, 640),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
CASES = list(product(SIZES, (2, 3, 4, 5), (5, 6)))


def table_of(window: tuple[int, int], players: int, suits: int, *, text: float = 1.0) -> Geometry:
    width, height = window
    room = width - side_width(width), height - bar_height(height)
    return arrange(*room, players, suits, text=text)


def solid_boxes(geometry: Geometry) -> dict[str, QRectF]:
    """Return everything that must not be covered."""
    own = geometry.own_width
    boxes = {
        f"own {i}": QRectF(at.x(), at.y(), own, HEIGHT * own)
        for i, at in enumerate(geometry.own_slots)
    }
    boxes |= {f"seat {i}": seat.panel for i, seat in enumerate(geometry.seats)}
    boxes |= {
        "plate": geometry.own_plate,
        "status bar": geometry.status_bar,
        "clue tokens": geometry.clue_tokens,
        "clue token words": geometry.clue_token_words,
        "fireworks": geometry.fireworks,
        "deck": geometry.deck,
        "deck words": geometry.deck_words,
        "strikes": geometry.strikes,
        "strike words": geometry.strike_words,
        "clue button": QRectF(geometry.left_buttons.topLeft(), geometry.left_buttons.size()),
        "play buttons": geometry.right_buttons,
    }
    boxes["clue button"].setHeight(44)
    boxes["play buttons"].setHeight(96)
    return boxes


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(("window", "players", "suits"), CASES)
def test_nothing_overlaps(
    window: tuple[int, int],
    players: int,
    suits: int,
    percent: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = text_scale_in(*window, percent)
    monkeypatch.setattr(frame, "text_scale", lambda: text)
    monkeypatch.setattr(frame, "text_px", lambda px: round(text * px))
    geometry = table_of(window, players, suits, text=text)
    boxes = solid_boxes(geometry)
    whole = QRectF(0, 0, *geometry.size)
    for name, box in boxes.items():
        assert whole.contains(box.adjusted(0.5, 0.5, -0.5, -0.5)), name
        assert box.width() > 0, name
        assert box.height() > 0, name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        shared = a.intersected(b)
        assert shared.width() < 1 or shared.height() < 1, (one, other)


@pytest.mark.parametrize(("window", "players", "suits"), CASES)
def test_nothing_overlaps_in_a_replay(window: tuple[int, int], players: int, suits: int) -> None:
    width, height = window
    page = height - bar_height(height)
    geometry = arrange(width - side_width(width), page - replay_height(page), players, suits)
    boxes = solid_boxes(geometry)
    del boxes["clue button"], boxes["play buttons"]  # there are no action buttons in a replay
    whole = QRectF(0, 0, *geometry.size)
    for name, box in boxes.items():
        assert whole.contains(box.adjusted(0.5, 0.5, -0.5, -0.5)), name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        shared = a.intersected(b)
        assert shared.width() < 1 or shared.height() < 1, (one, other)


@pytest.mark.parametrize(("window", "players", "suits"), CASES)
def test_hands_and_strips_stay_in_their_panels(
    window: tuple[int, int], players: int, suits: int
) -> None:
    for seat in table_of(window, players, suits).seats:
        u = seat.card_width
        bottom = HEIGHT * u + 5 + strip_height(u, suits)
        for at in seat.slots:
            assert seat.panel.contains(QRectF(at.x(), at.y(), u, bottom))
        assert seat.panel.contains(seat.plate)
        assert u >= 44


def test_proportions_match_the_design_at_1280x800() -> None:
    geometry = table_of((1280, 800), 3, 5)
    width, height = geometry.size

    def shares(box: QRectF) -> list[float]:
        return [
            round(box.x() / width, 3),
            round(box.y() / height, 3),
            round(box.width() / width, 3),
        ]

    assert shares(geometry.seats[0].panel) == pytest.approx([0.016, 0.016, 0.476], abs=0.002)
    assert shares(geometry.seats[1].panel) == pytest.approx([0.508, 0.016, 0.476], abs=0.002)
    # With few teammates the fireworks use the sky; the design has four players.
    assert shares(geometry.fireworks) == pytest.approx([0.260, 0.380, 0.480], abs=0.002)
    four = table_of((1280, 800), 4, 5)
    assert shares(four.fireworks)[::2] == pytest.approx([0.301, 0.398], abs=0.002)
    assert round(geometry.own_slots[0].y() / height, 3) == pytest.approx(0.756, abs=0.002)


@pytest.mark.parametrize("rank", range(1, 6))
def test_fireworks_stand_on_the_water_line(rank: int) -> None:
    geometry = table_of((1280, 800), 3, 5)
    card = geometry.firework_card(0, rank)
    bottom = card.y() + HEIGHT * geometry.firework_width
    assert bottom == pytest.approx(geometry.base - (rank - 1) * geometry.firework_step)
    assert geometry.columns[0].contains(
        QRectF(card.x(), card.y() + 0.01, geometry.firework_width, 10)
    )


def test_cards_without_strips_leave_no_empty_space_below() -> None:
    plain, marked = (arrange(800, 600, 3, 5, strips=strips).seats[0] for strips in (False, True))
    assert plain.card_width >= marked.card_width
    below = plain.panel.bottom() - plain.slots[0].y() - HEIGHT * plain.card_width
    assert below < 20


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_are_larger_where_strips_would_be_unreadable(players: int, text: float) -> None:
    """Beside a review, in a small window, a table is hardly more than 400 pixels high."""
    geometry = arrange(672, 404, players, 5, text=text)
    assert geometry.seats[0].card_width > (34 if geometry.strips else 32)
    for seat in geometry.seats:
        for at in seat.slots:
            card = QRectF(at.x(), at.y(), seat.card_width, HEIGHT * seat.card_width)
            assert seat.panel.contains(card)
    assert arrange(756, 594, players, 5, text=text).strips, (
        "the strips should be shown during a game"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sky_and_masts_shrink_before_cards_on_a_low_table(players: int) -> None:
    """A laptop screen at 125 to 150 % scaling."""
    geometry = arrange(692, 500, players, 5)
    assert geometry.strips
    assert geometry.own_width > 64
    assert geometry.seats[0].card_width > 42
    assert geometry.firework_width > 34


@pytest.mark.parametrize(("window", "players", "suits"), CASES)
def test_bursts_in_the_sky_are_behind_no_text(
    window: tuple[int, int], players: int, suits: int
) -> None:
    geometry = table_of(window, players, suits)
    assert len(geometry.sky) in (0, suits)
    if players < 4 and window[1] >= 800:
        assert geometry.sky, "a window of this size has room for bursts"
    for burst, (name, box) in product(geometry.sky, solid_boxes(geometry).items()):
        assert not burst.intersects(box), name


@pytest.mark.parametrize("percent", [100, 115, 130, 150])
def test_text_grows_with_the_setting_and_with_the_window(percent: int) -> None:
    by_room = sorted(SIZES, key=lambda window: min(window[0] / 1280, window[1] / 800))
    scales = [text_scale_in(*window, percent) for window in by_room]
    assert scales == sorted(scales)
    assert text_scale_in(1280, 800, percent) == percent / 100
    assert text_scale_in(2560, 1440, percent) > percent / 100
    assert 1.0 <= text_scale_in(1024, 640, percent) <= 1.3


@pytest.mark.parametrize("percent", [100, 130, 150])
@pytest.mark.parametrize(("window", "players"), list(product(SIZES[:3], (2, 3, 4, 5))))
def test_replay_leaves_space_for_status_bar_and_supplies(
    window: tuple[int, int], players: int, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_scale_in(*window, percent)
    monkeypatch.setattr(frame, "text_scale", lambda: text)
    monkeypatch.setattr(frame, "text_px", lambda px: round(text * px))
    width, height = window
    page = height - bar_height(height)
    room = width - side_width(width), page - replay_height(page)
    geometry = arrange(*room, players, 5, text=text)
    assert geometry.status_bar.width() >= 140
    assert geometry.strike_words.bottom() <= geometry.size[1]
    assert geometry.deck_words.bottom() <= geometry.size[1]


@pytest.mark.parametrize(("players", "suits"), [(2, 5), (3, 5), (3, 6), (4, 5), (5, 5), (5, 6)])
@pytest.mark.parametrize(
    "window", [(900, 540), (1024, 600), (1024, 640), (1280, 720), (1366, 700), (2560, 1440)]
)
def test_cards_keep_nine_tenths_of_their_size_with_large_text(
    window: tuple[int, int], players: int, suits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for percent in (100, 150):
        text = text_scale_in(*window, percent)
        monkeypatch.setattr(frame, "text_scale", lambda text=text: text)
        monkeypatch.setattr(frame, "text_px", lambda px, text=text: round(text * px))
        width, height = window[0] - side_width(window[0]), window[1] - bar_height(window[1])
        made.append(arrange(width, height, players, suits, text=text))
    usual, large = made
    assert large.strips or players == 5, "the holders' knowledge should stay visible"
    assert large.own_width >= 0.889 * usual.own_width
    assert large.seats[0].card_width >= 0.889 * usual.seats[0].card_width
    assert large.firework_width >= 0.889 * usual.firework_width

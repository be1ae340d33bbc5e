"""Inferred player groups are remembered for reviews of their games."""

import msgspec

from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.settings.settings_store import (
    MOST_GROUPS,
    PlayerGroup,
    Settings,
    agreement_of_players,
    with_group,
)
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of

CASUAL, STANDARD = agreement_of(Level.CASUAL), agreement_of(Level.STANDARD)


def group(agreement: Agreement, *names: str) -> PlayerGroup:
    return PlayerGroup(frozenset(names), WrittenAgreement.from_agreement(agreement))


def test_smallest_group_with_all_players_counts() -> None:
    groups = (group(CASUAL, "Åsa", "Zoë", "Björn", "Mia"), group(STANDARD, "Åsa", "Zoë", "Björn"))
    assert agreement_of_players(groups, ("Zoë", "Åsa")) == STANDARD
    assert agreement_of_players(groups, ("Zoë", "Mia")) == CASUAL
    assert agreement_of_players(groups, ("Zoë", "Elin")) is None


def test_only_the_newest_group_of_the_same_people_is_kept() -> None:
    groups = with_group((group(CASUAL, "Åsa"), group(CASUAL, "Zoë")), group(STANDARD, "Zoë"))
    assert [one.names for one in groups] == [{"Zoë"}, {"Åsa"}]
    assert agreement_of_players(groups, ["Zoë"]) == STANDARD
    for number in range(2 * MOST_GROUPS):
        groups = with_group(groups, group(CASUAL, str(number)))
    assert len(groups) == MOST_GROUPS


def test_groups_are_saved_with_the_settings() -> None:
    settings = Settings(groups=(group(STANDARD, "Åsa", "Zoë"),))
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings

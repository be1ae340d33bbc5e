"""The JSON form of agreements: in a file of their own, in games and in the settings."""

from typing import Annotated

import msgspec

from hanabi_desktop.library.metadata.problems import Problem, UnreadableAgreementError
from hanabi_desktop.teammates.conventions import Agreement, Convention, UnknownConventionError

VERSION = 1
MOST_LETTERS = 40
"""Maximum length of a name."""

_NO_CONTROL_SIGNS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z"
_MOST_BYTES = 1 << 16


class WrittenAgreement(msgspec.Struct, frozen=True):
    """People's own agreement: its name, and a word for each convention except the basic ones.

    Words that this version does not know are preserved, so that nothing of a newer version is lost.
    """

    name: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS, pattern=_NO_CONTROL_SIGNS)]
    conventions: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)], ...],
        msgspec.Meta(max_length=4 * len(Convention)),
    ]

    @classmethod
    def from_agreement(cls, agreement: Agreement) -> "WrittenAgreement":
        return cls(agreement.name[:MOST_LETTERS], agreement.words)

    def read(self) -> Agreement:
        """Return the agreement.

        Raises:
            UnreadableAgreementError: a newer version wrote it, or it contradicts itself.
        """
        try:
            return Agreement.of_words(self.conventions, self.name)
        except UnknownConventionError as error:
            raise UnreadableAgreementError(Problem.NEWER_FORMAT, str(error)) from error
        except ValueError as error:
            raise UnreadableAgreementError(Problem.CONTRADICTION, str(error)) from error


class _File(msgspec.Struct):
    """A file with one agreement."""

    hanabi_agreement: Annotated[int, msgspec.Meta(ge=1)]  # the version of its layout
    agreement: msgspec.Raw


def write_agreement(agreement: Agreement) -> bytes:
    """Return the content of an agreement file."""
    body = msgspec.json.encode(WrittenAgreement.from_agreement(agreement))
    return msgspec.json.format(msgspec.json.encode(_File(VERSION, msgspec.Raw(body)))) + b"\n"


def read_agreement(body: bytes) -> Agreement:
    """Read an agreement file.

    Raises:
        UnreadableAgreementError: it is not an agreement file, or a newer version wrote it.
    """
    if len(body) > _MOST_BYTES:
        raise UnreadableAgreementError(Problem.TOO_LARGE)
    try:
        file = msgspec.json.decode(body, type=_File)
        if file.hanabi_agreement > VERSION:
            raise UnreadableAgreementError(Problem.NEWER_FORMAT, str(file.hanabi_agreement))
        return msgspec.json.decode(file.agreement, type=WrittenAgreement).read()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreadableAgreementError(Problem.DAMAGED) from error

"""The analysis of a start-up trace."""

from pathlib import Path

from build import installed_bytes, sockets, written

TRACE = """
11 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3
11 socket(AF_NETLINK, SOCK_RAW, 0) = 4
11 openat(AT_FDCWD, "/home/x/.local/share/games.sqlite", O_RDWR|O_CREAT|O_CLOEXEC, 0644) = 5
11 openat(AT_FDCWD, "/usr/lib/libc.so.6", O_RDONLY|O_CLOEXEC) = 5
11 openat(AT_FDCWD, "/etc/no", O_WRONLY) = -1 EACCES (Permission denied)
11 openat(AT_FDCWD, "/dev/null", O_RDWR) = 6
12 mkdir("/home/x/.cache", 0777) = 0
12 rename("/home/x/settings.json.1.new", "/home/x/settings.json") = 0
12 unlinkat(AT_FDCWD, "/run/pulse", 0) = 0
""".splitlines()


def test_sockets_and_written_files_are_listed() -> None:
    assert sockets(TRACE) == {"AF_UNIX", "AF_NETLINK"}
    assert list(written(TRACE, "/home/x")) == [
        "~/.local/share/games.sqlite",
        "~/.cache",
        "~/settings.json.1.new",
        "/run/pulse",
    ]


def test_links_are_not_counted_in_the_size(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 1000)
    (tmp_path / "b").symlink_to("a")
    assert 1000 <= installed_bytes(tmp_path) < 1100

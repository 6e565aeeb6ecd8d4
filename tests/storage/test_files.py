"""Files are whole, and broken ones are kept."""

import errno
import os
from pathlib import Path

import pytest

from game.storage import files
from game.storage.files import StorageError, keep_aside, read_whole, set_broken_aside, sweep, write_atomically


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_writing_makes_the_folders(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a" / "b" / "file", b"text")
    assert read_whole(tmp_path / "a" / "b" / "file") == b"text"


@pytest.mark.parametrize("durable", [True, False])
def test_writing_leaves_nothing_but_the_file(tmp_path: Path, durable: bool) -> None:
    write_atomically(tmp_path / "file", b"old", durable=durable)
    write_atomically(tmp_path / "file", b"new", durable=durable)
    assert (names(tmp_path), read_whole(tmp_path / "file")) == (["file"], b"new")


def test_no_file_reads_as_none(tmp_path: Path) -> None:
    assert read_whole(tmp_path / "folder" / "file") is None


def test_a_link_stays_a_link_when_written_through(tmp_path: Path) -> None:
    write_atomically(tmp_path / "real" / "file", b"old")
    link = tmp_path / "link"
    try:
        link.symlink_to(tmp_path / "real" / "file")
    except OSError:
        pytest.skip("this system lets nobody make links")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert read_whole(tmp_path / "real" / "file") == b"new"


def test_a_full_disk_is_told_with_path_and_remedy_and_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "file"
    write_atomically(path, b"old")
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StorageError) as caught:
        write_atomically(path, b"new")
    assert str(caught.value) == f"{path} cannot be written: No space left on device. Free some disk space."
    assert (names(tmp_path), read_whole(path)) == (["file"], b"old")


def test_a_failed_replacing_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(StorageError, match="Allow writing there, or name another folder in TEN_BAGS_HOME"):
        write_atomically(tmp_path / "file", b"new")
    assert names(tmp_path) == []


def test_a_file_in_the_folders_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"")
    with pytest.raises(StorageError, match="cannot be written"):
        write_atomically(tmp_path / "folder" / "file", b"new")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="an administrator may write anywhere")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StorageError, match="Allow writing there"):
        write_atomically(tmp_path / "file", b"new")
    tmp_path.chmod(0o700)


def test_a_folder_in_the_files_place_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is not a file"):
        read_whole(tmp_path)


def test_an_enormous_file_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(StorageError, match="far too large"):
        read_whole(tmp_path / "file")


def test_broken_files_are_kept_under_numbers_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for text in (b"one", b"two", b"three"):
        path.write_bytes(text)
        keep_aside(path)
    assert ["file.broken-1", "file.broken-2", "file.broken-3"] == names(tmp_path)
    assert (tmp_path / "file.broken-1").read_bytes() == b"one"


def test_a_folder_is_kept_aside_too(tmp_path: Path) -> None:
    (tmp_path / "file.broken-1").write_bytes(b"older")
    (tmp_path / "file").mkdir()
    assert keep_aside(tmp_path / "file") == tmp_path / "file.broken-2"
    assert (tmp_path / "file.broken-1").read_bytes() == b"older"


def test_what_cannot_be_kept_aside_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written"):
        keep_aside(tmp_path / "file")
    assert names(tmp_path) == []


def test_a_broken_file_that_cannot_be_moved_is_told_with_both_problems(tmp_path: Path) -> None:
    told = set_broken_aside(tmp_path / "file", "It is broken.")
    assert told.startswith(f"It is broken. {tmp_path / 'file'} cannot be written")


def test_half_written_leftovers_are_swept(tmp_path: Path) -> None:
    for name in ("file", "file.abc.new", "file.broken-1", "other.abc.new"):
        (tmp_path / name).write_bytes(b"")
    sweep(tmp_path / "file")
    assert ["file", "file.broken-1", "other.abc.new"] == names(tmp_path)

"""Calling the command line within the test's own process."""

from pathlib import Path

from click.testing import CliRunner, Result

from game.commands.cli import commands

CASES = Path(__file__).parents[1] / "cases"


def call(*args: str | Path, stdin: bytes | None = None) -> Result:
    """Return what `ten-bags` with *args* says and how it ends."""
    return CliRunner().invoke(commands, [str(arg) for arg in args], input=stdin, prog_name="ten-bags")


def say(*args: str | Path, stdin: bytes | None = None) -> str:
    """Return what `ten-bags` with *args* prints, which must succeed."""
    result = call(*args, stdin=stdin)
    assert (0, None) == (result.exit_code, result.exception), result.output
    return result.stdout


def complaint(*args: str | Path, stdin: bytes | None = None) -> str:
    """Return the sentence with which `ten-bags` refuses *args*: one line on standard error, exit code 2."""
    result = call(*args, stdin=stdin)
    assert 2 == result.exit_code, result.output
    assert "" == result.stdout
    assert 1 == result.stderr.count("\n")
    assert result.stderr.startswith("ten-bags: ")
    return result.stderr.removeprefix("ten-bags: ").rstrip("\n")

"""Compile the core of the computer players: one C extension from the modules of game/ai/core.

`python build/compile_core.py` builds it into the checkout, which needs Cython, setuptools and a C compiler; installing
the project does the same by itself, and goes on without where something is missing.
"""

import ast
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, CompileError

ROOT = Path(__file__).resolve().parents[1]
NAME = "game.ai.core.compiled"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
# C types of numbers, whose constants are written out in C.
NUMBERS = ("i32", "i64", "u64", "f64")
# What the short marks of game/ai/core/cython.py stand for.
C_FUNCTION = ("@cython.cfunc", "@cython.nogil", "@cython.exceptval(check=False)")
MARKS = {"@c_function": C_FUNCTION, "@c_inline": (*C_FUNCTION, "@cython.inline")}


def joined(sources: list[Path]) -> str:
    """Return the modules *sources* as one, in their order, without what they import from each other."""
    texts = [path.read_text(encoding="utf-8") for path in sources]
    seal = sha256("\0".join(texts).encode()).hexdigest()
    parts = ['"""The core, compiled."""', "from __future__ import annotations", "import cython", f'SEAL = "{seal}"']
    known: set[str] = set()
    for text in texts:
        tree = ast.parse(text)
        for node in tree.body:
            name = getattr(node, "name", None)
            if name in known:
                raise CompileError(f"{NAME}: two modules define {name}")
            known |= {name} if name else set()
        parts.append(_own_lines(text, tree))
    return "\n".join(parts) + "\n"


def declarations(sources: list[Path]) -> str:
    """Return the C side of the modules *sources*: build/core.pxd, and their constants, which C is to know as such."""
    found = [one for path in sources for one in _constants(ast.parse(path.read_text(encoding="utf-8")))]
    rows = [f"    #define core_{name} {_c_number(kind, value)}" for name, kind, value in found]
    names = [f'    {kind} {name} "core_{name}"' for name, kind, _value in found]
    own = (ROOT / "build" / "core.pxd").read_text(encoding="utf-8")
    return "\n".join([own, "cdef extern from *:", '    """', *rows, '    """', *names, ""])


def _constants(tree: ast.Module) -> Iterator[tuple[str, str, float]]:
    """Yield name, C type and value of what *tree* declares as a number that never changes."""
    for node in tree.body:
        match node:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(ast.Attribute(ast.Name("cython"), "declare"), [ast.Name(kind), value]),
            ) if kind in NUMBERS:
                yield name, kind, eval(compile(ast.Expression(value), name, "eval"), {"__builtins__": {}})


def _c_number(kind: str, value: float) -> str:
    return f"{value}ULL" if kind == "u64" else f"({value})"


def _own_lines(text: str, tree: ast.Module) -> str:
    """Return *text* with its marks written out, without docstring, constants, future imports and
    imports from the core.
    """
    lines = text.splitlines()
    constants = {name for name, _kind, _value in _constants(tree)}
    dropped = [tree.body[0]] if ast.get_docstring(tree) is not None else []
    dropped += [
        node for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in constants
    ]
    dropped += [node for node in tree.body if isinstance(node, ast.ImportFrom) and _joined_in(node.module or "")]
    for node in dropped:
        for number in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[number] = ""
    return "\n".join(line for marked in lines for line in MARKS.get(marked, (marked,)))


def _joined_in(module: str) -> bool:
    return module == "__future__" or module.startswith("game.ai.core")


class CompileCore(build_ext):
    """Joins the modules of the core, translates them to C outside the checkout, and compiles that."""

    def build_extension(self, ext: Extension) -> None:
        """Build *ext*; an optional one that cannot be translated is left out, as one that cannot be compiled is."""
        top = Path(self.build_temp, "core")
        module = top.joinpath(*ext.name.split(".")).with_suffix(".py")
        module.parent.mkdir(parents=True, exist_ok=True)
        sources = [Path(source) for source in ext.sources]
        module.write_text(joined(sources), encoding="utf-8")
        module.with_suffix(".pxd").write_text(declarations(sources), encoding="utf-8")
        ext.sources = [_translated(module, ext.name, top)]
        if self.compiler.compiler_type == "unix":
            # No fused multiply-add: floats are to come out as uncompiled. Debugging symbols take a third of the time.
            ext.extra_compile_args = ["-O3", "-g0", "-ffp-contract=off", "-Wno-unreachable-code"]
        super().build_extension(ext)


def _translated(module: Path, name: str, top: Path) -> str:
    """Return the path of *module* in C; *top* holds the packages it is in.

    Raises CompileError where Cython is missing or refuses.
    """
    try:
        from Cython.Compiler.Errors import CompileError as Refusal  # noqa: PLC0415 - optional
        from Cython.Compiler.Main import compile_single  # noqa: PLC0415
        from Cython.Compiler.Options import CompilationOptions, default_options  # noqa: PLC0415
    except ImportError as error:
        raise CCompilerError(f"{NAME}: {error}") from error
    options = CompilationOptions(default_options, compiler_directives=DIRECTIVES, include_path=[str(top)])
    try:
        result = compile_single(str(module), options, name)
    except Refusal as error:
        raise CompileError(f"{NAME}: {error}") from error
    if result.num_errors or result.c_file is None:
        raise CompileError(f"{NAME}: Cython found {result.num_errors} errors")
    return str(result.c_file)


def main() -> None:
    """Compile into the checkout."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        tables = tomllib.load(file)["tool"]["setuptools"]["ext-modules"]
    sources = [str(ROOT / source) for source in tables[0]["sources"]]
    distribution = Distribution({"name": "ten-bags-core", "ext_modules": [Extension(NAME, sources)]})
    command = CompileCore(distribution)
    command.build_lib = str(ROOT)
    command.build_temp = str(ROOT / "build" / "made" / "core")
    command.ensure_finalized()
    command.run()
    print(f"Built {command.get_outputs()[0]}")


if __name__ == "__main__":
    main()

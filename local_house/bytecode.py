"""Runs in Pyodide: compiles what the local house imports to bytecode of Pyodide's Python, and packs it.

Reads the package from ``/source`` and writes to ``/bundle``: ``python.zip``, the part of the standard library that the
package imports anywhere, also within functions, and ``parlour.zip``, the package with its data. Nothing in them is
compressed, since the whole is when it is sent.
"""

import ast
import importlib
import importlib._bootstrap_external as bootstrap
import modulefinder
import sys
import zipfile
from pathlib import Path

SOURCE = Path("/source")
BUNDLE = Path("/bundle")
ARCHIVE = next(path for path in sys.path if path.endswith(".zip"))
LIBRARY = "/library"
ENTRIES = ("parlour.server.local.entry", "parlour.server.local.thinker")
"""What the two workers of a page import: see ``web/src/net/local/python.ts``."""
DATA = (".json", ".md", ".ftl", ".so")
STARTED = ("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna")
"""Modules that the interpreter imports by itself, or for a name that is found while it runs."""

NEVER = (
    *("_pydatetime", "argparse", "bdb", "cmd", "code", "concurrent.futures.process", "ctypes.util", "doctest"),
    *(
        "ftplib",
        "getopt",
        "getpass",
        "gzip",
        "html",
        "http",
        "multiprocessing",
        "optparse",
        "pdb",
        "pydoc",
        "sqlite3",
        "ssl",
    ),
    *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "plistlib"),
    *("statistics", "tarfile", "tkinter", "unittest", "urllib.request", "webbrowser", "xml", "xmlrpc"),
)
"""Modules that others name in functions which nothing calls in a page, or do without where they are missing."""


def compile_module(source: bytes, name: str, optimize: int) -> bytes:
    """Return the contents of a .pyc file without docstrings that is never compared with its source.

    Annotations of functions without a decorator are left out too: only those of kernels and classes are read.
    """
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.decorator_list:
            _drop_annotations(node)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(bootstrap._code_to_hash_pyc(code, b"\0" * 8, False))


def _drop_annotations(function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    function.returns = None
    given = function.args
    for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if argument is not None:
            argument.annotation = None


def find_modules() -> set[str]:
    """Return the names of the modules that the entries and the games import, of all kinds, directly or not.

    That is all that their code names, also within functions, and what extension modules import, which only shows when
    they are imported.
    """
    zipfile.ZipFile(ARCHIVE).extractall(LIBRARY)  # the finder does not look into packages in an archive
    finder = modulefinder.ModuleFinder(path=[str(SOURCE), LIBRARY], excludes=NEVER)
    games = (file.parent.name for file in (SOURCE / "parlour" / "games").glob("*/__init__.py"))
    for name in (*ENTRIES, *STARTED, *(f"parlour.games.{game}" for game in games)):
        finder.import_hook(name)
    sys.path.insert(0, str(SOURCE))
    for name in ENTRIES:
        importlib.import_module(name)
    return set(finder.modules) | set(sys.modules) - {"modulefinder"}


def pack_library(names: set[str]) -> None:
    """Write ``python.zip``, without assertions."""
    library = zipfile.ZipFile(ARCHIVE)
    with zipfile.ZipFile(BUNDLE / "python.zip", "w") as packed:
        for file in sorted(library.namelist()):
            module = file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if file.endswith(".py") and module in names:
                packed.writestr(zipfile.ZipInfo(f"{file}c"), compile_module(library.read(file), file, 2))


def is_package(folder: Path, names: set[str]) -> bool:
    """Whether a folder is an imported package, the whole of ``parlour`` apart: files in it may be read."""
    inside = SOURCE in folder.parents and folder != SOURCE / "parlour"
    return inside and str(folder.relative_to(SOURCE)).replace("/", ".") in names


def pack_package(names: set[str]) -> None:
    """Write ``parlour.zip``: the modules of the package and of msgspec that are imported, and the files beside them."""
    with zipfile.ZipFile(BUNDLE / "parlour.zip", "w") as packed:
        for file in sorted(SOURCE.rglob("*")):
            name = str(file.relative_to(SOURCE))
            module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if file.suffix == ".py" and module in names:
                packed.writestr(zipfile.ZipInfo(f"{name}c"), compile_module(file.read_bytes(), name, 0))
            elif file.suffix in DATA and any(is_package(folder, names) for folder in file.parents):
                packed.writestr(zipfile.ZipInfo(name), file.read_bytes())


found = find_modules()
pack_library(found)
pack_package(found)

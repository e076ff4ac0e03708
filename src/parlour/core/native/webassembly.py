"""WebAssembly modules of compiled kernels, made by LLVM from the code that Numba makes.

A module is a shared library for Emscripten: position-independent code that runs in the memory of the Python that loads
it, so that arrays are passed by address. Beside Numba's function every kernel has a plain one, which takes an address
for the result, then for each argument a number, or the address of an array followed by its shape unless it is an array
of one record. It returns 0, or another number if the kernel raised. ``core.wasm.entries`` calls them.

``write_modules`` needs ``wasm-ld``, which the package ``ziglang`` brings.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import msgspec
from llvmlite import ir
from numba import types
from numba.np.numpy_support import as_dtype

from parlour.core.kernel import records_of
from parlour.core.native.listing import Code
from parlour.core.record import layout_digest
from parlour.core.wasm.index import ArrayOf, Entry, Module, Number

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"

POINTER = ir.PointerType(ir.IntType(8))
INT8, INT32, INT64, DOUBLE = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()

PASSED = {"?": ([INT32], [INT8]), "q": ([INT64], [INT64]), "d": ([DOUBLE], [DOUBLE])}
"""The types by which numbers are passed to plain functions, and to Numba's."""


def write_module(codes: Sequence[Code], dtype: Any, file: Path) -> None:
    """Write the WebAssembly module of a game and, beside it as JSON, the description of its entries.

    ``codes`` are its kernels, ``dtype`` is that of its record. ``file`` ends with ``.so``. Raises RuntimeError with
    what the linker says.
    """
    entries = tuple(_describe(f"k{number}", code) for number, code in enumerate(codes))
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, reloc="pic", codemodel="default", features=FEATURES
    )
    module = _join(codes, entries, str(machine.target_data))
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "module.o"
        compiled.write_bytes(machine.emit_object(module))
        _link(compiled, [entry.name for entry in entries], file)
    file.with_suffix(".json").write_bytes(msgspec.json.encode(Module(layout_digest(dtype), entries)))


def _describe(name: str, code: Code) -> Entry:
    """Describe a kernel as an entry of this name. Raises TypeError for types that cannot be passed."""
    function = code.kernel.python
    ones = records_of(function)
    arguments = tuple(_kind_of(given, place in ones) for place, given in enumerate(code.arguments))
    return Entry(name, f"{function.__module__}:{function.__qualname__}", arguments, _results_of(code.result))


def _kind_of(given: Any, one: bool) -> ArrayOf | Number:
    if isinstance(given, types.Array) and given.layout == "C":
        dtype = as_dtype(given.dtype)
        kind = layout_digest(dtype) if dtype.names else dtype.name
        return ArrayOf(kind, dtype.itemsize, 0 if one else given.ndim)
    if isinstance(given, types.Float):
        return Number("d")
    if isinstance(given, types.Boolean):
        return Number("?")
    if isinstance(given, types.Integer):
        return Number("q")
    raise TypeError(f"an argument of type {given} cannot be passed to WebAssembly")


RESULTS = {
    types.boolean: "?",
    types.float32: "f",
    types.float64: "d",
    types.int8: "b",
    types.int16: "h",
    types.int32: "i",
    types.int64: "q",
    types.uint8: "B",
    types.uint16: "H",
    types.uint32: "I",
}
"""The codes of ``struct`` for results."""


def _results_of(result: Any) -> str:
    """Return the codes of what a kernel returns: of several for a tuple, and none for None."""
    if result == types.none:
        return ""
    parts: Any = result if isinstance(result, types.BaseTuple) else (result,)
    return "".join(RESULTS[part] for part in parts)


def _join(codes: Sequence[Code], entries: Sequence[Entry], layout: str) -> Any:
    """Return one module with kernels and their plain functions, in which what they share is there once."""
    plain = ir.Module()
    plain.triple, plain.data_layout = TRIPLE, layout
    _define_memcmp(plain)
    for code, entry in zip(codes, entries, strict=True):
        _define_plain(plain, code, entry)
    whole = llvm.parse_assembly(str(plain))
    for code in codes:
        part = llvm.parse_assembly(_retarget(code.text, layout))
        for function in part.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        whole.link_in(part)
    names = {entry.name for entry in entries}
    for found in (*whole.functions, *whole.global_variables):
        if not found.is_declaration and found.name not in names:
            found.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_constant_merge_pass()
    passes.add_global_dead_code_eliminate_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes.run(whole, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    whole.verify()
    return whole


def _retarget(text: str, layout: str) -> str:
    """Return IR that was made for this machine as IR for the target."""
    text = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', text)
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{layout}"', text)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text = re.sub(r"@(bcmp|memcmp)\(", f"@{MEMCMP}(", text)
    text = text.replace(" = internal constant ", " = internal unnamed_addr constant ")
    return text.replace(" = common ", " = weak ")


MEMCMP = "parlour_compare"
"""Compares bytes: the C library's function is not part of a module, and its sizes have 32 bits."""


def _define_memcmp(module: ir.Module) -> None:
    """Define MEMCMP: 0 if the bytes at two addresses are the same."""
    function = ir.Function(module, ir.FunctionType(INT32, (POINTER, POINTER, INT64)), MEMCMP)
    one, other, size = function.args
    begin, again, compare, following, same, unlike = (
        function.append_basic_block(name) for name in ("begin", "again", "compare", "following", "same", "unlike")
    )
    ir.IRBuilder(begin).branch(again)
    build = ir.IRBuilder(again)
    place = build.phi(INT64)
    build.cbranch(build.icmp_unsigned("==", place, size), same, compare)
    build = ir.IRBuilder(compare)
    left, right = (build.load(build.gep(address, (place,))) for address in (one, other))
    build.cbranch(build.icmp_unsigned("==", left, right), following, unlike)
    build = ir.IRBuilder(following)
    after = build.add(place, INT64(1))
    build.branch(again)
    place.add_incoming(INT64(0), begin)
    place.add_incoming(after, following)
    ir.IRBuilder(same).ret(INT32(0))
    ir.IRBuilder(unlike).ret(INT32(1))


def _define_plain(module: ir.Module, code: Code, entry: Entry) -> None:
    """Define the plain function of a kernel, which calls Numba's."""
    plain, whole = [POINTER], [POINTER, POINTER]
    for given, kind in zip(code.arguments, entry.arguments, strict=True):
        of_plain, of_whole = _types_of(given, kind)
        plain += of_plain
        whole += of_whole
    called = ir.Function(module, ir.FunctionType(INT32, whole), code.symbol)
    function = ir.Function(module, ir.FunctionType(INT32, plain), entry.name)
    build = ir.IRBuilder(function.append_basic_block())
    parts = iter(function.args)
    passed = [next(parts), build.bitcast(build.alloca(POINTER), POINTER)]
    for given, kind in zip(code.arguments, entry.arguments, strict=True):
        passed += _pass(build, given, kind, parts)
    build.ret(build.call(called, passed))


def _types_of(given: Any, kind: ArrayOf | Number) -> tuple[list[Any], list[Any]]:
    """Return the types of an argument's parts: of the plain function, and of Numba's."""
    if isinstance(kind, ArrayOf):
        whole = [POINTER, POINTER, INT64, INT64, POINTER, *[INT64] * 2 * given.ndim]
        return [POINTER, *[INT32] * kind.dimensions], whole
    return PASSED[kind.code]


def _pass(build: ir.IRBuilder, given: Any, kind: ArrayOf | Number, parts: Iterator[Any]) -> list[Any]:
    """Return the parts of an argument as Numba's function takes them, from those of the plain function."""
    if isinstance(kind, Number):
        return [build.trunc(next(parts), INT8) if kind.code == "?" else next(parts)]
    address = next(parts)
    shape: list[Any] = [build.sext(next(parts), INT64) for _ in range(kind.dimensions)] or [INT64(1)]
    strides: list[Any] = [INT64(size_of(given.dtype))]
    for length in reversed(shape[1:]):
        strides.insert(0, build.mul(strides[0], length))
    count = shape[0]
    for length in shape[1:]:
        count = build.mul(count, length)
    nothing = ir.Constant(POINTER, None)
    return [nothing, nothing, count, strides[-1], address, *shape, *strides]


def size_of(item: Any) -> int:
    """Return the bytes that an element of an array takes. ``item`` is its type, by Numba."""
    return int(item.size if isinstance(item, types.Record) else 1 if item == types.boolean else item.bitwidth // 8)


def _link(compiled: Path, names: Sequence[str], file: Path) -> None:
    """Link an object file into a shared library that exports ``names``."""
    command = [
        *(sys.executable, "-m", "ziglang", "wasm-ld", "-shared", "--experimental-pic", "-Bsymbolic", "--no-entry"),
        *("--allow-undefined", "--strip-all", "--gc-sections", "-O2"),
        *("-o", str(file)),
        *(f"--export={name}" for name in names),
        str(compiled),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"wasm-ld: {done.stderr}")

"""Docstrings of the source as Markdown: sessions of the interpreter become code, meanings of fields become lists."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

FIELD = re.compile(r"^([a-z_]\w*(?:, [a-z_]\w*)*): (.+(?:\n +.+)*)", re.MULTILINE)


class Docstrings(Extension):
    """Griffe's extension: rewrite every docstring as it is read."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Rewrite the docstring of a module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = "\n\n".join(map(_rewrite, obj.docstring.value.split("\n\n")))


def _rewrite(paragraph: str) -> str:
    if paragraph.lstrip().startswith(">>>"):
        return f"```python\n{paragraph}\n```"
    if FIELD.sub("", paragraph).strip():
        return paragraph
    return FIELD.sub(lambda field: f"- `{field[1]}`: {' '.join(field[2].split())}", paragraph)

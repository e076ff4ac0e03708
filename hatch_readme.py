"""Put README.md into the package's metadata as an index shows it, where neither pictures nor files lie beside it.

With PARLOUR_PROJECT_URL, the address of a public repository, pictures and links lead there, and the metadata name it,
its documentation and its changelog. Without one, pictures are left out, and links are words.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS = "PARLOUR_PROJECT_URL"
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?://)([^)#]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?://|#)([^)]+)\)")


class ReadmeHook(MetadataHookInterface):
    """Hatchling's hook: give the long description and the addresses of the project."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set what the metadata's ``dynamic`` leaves to this."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = os.environ.get(ADDRESS, "").rstrip("/")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, address)}
        if address:
            metadata["urls"] = {
                "Homepage": address,
                "Documentation": f"{address}/blob/main/docs",
                "Changelog": f"{address}/blob/main/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }


def shown(text: str, address: str) -> str:
    """Give a text whose pictures and links lead to an address, or that does without them where there is none."""
    if address:
        text = PICTURE.sub(rf"![\1]({address}/raw/main/\2)", text)
        return LINK.sub(rf"[\1]({address}/blob/main/\2)", text)
    return LINK.sub(r"\1", PICTURE.sub("", text))

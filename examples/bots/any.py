"""Plays a legal action of any game: parlour play gridsy --seat me --seat "exec:python any.py".

Of others' houses it plays at a table whose link you were sent: parlour bot --table LINK "exec:python any.py".
"""

import json
import secrets
import sys

for line in sys.stdin:
    asked = json.loads(line)
    action = secrets.choice(asked["params"]["legal"])
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": action["text"]}), flush=True)

"""``parlour house``: the commands by which those who run a house operate it."""

from __future__ import annotations

from typing import Literal

import click

database = click.option("--database", default=None, help="Database URL or SQLite file; default: as for serve.")
reason = click.option("--reason", default="", help="Why, for the journal.")
lasting = click.option("--for", "lasting", default="1d", show_default=True, help="How long: 30m, 12h, 2d, 1w.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line.")


@click.group()
def house() -> None:
    """Operate a house: operators, tables, bans, mutes, words, kid mode, announcements, and the journal of all that.

    A GUEST is named by the first letters of the id that `tables` prints. A running server takes notice within a second.
    """


@house.group("operator")
def operator() -> None:
    """Make and revoke operators, who use the page /house."""


@operator.command("add")
@click.argument("name")
@click.option("--role", type=click.Choice(["operator", "owner"]), default="operator", show_default=True)
@database
def add_operator(name: str, role: Literal["operator", "owner"], database: str | None) -> None:
    """Make an operator and print the token, which is shown only now. Owners make operators, too."""
    from parlour.cli.operating_work import add_operator

    add_operator(database, name, role)


@operator.command("revoke")
@click.argument("name")
@database
def revoke_operator(name: str, database: str | None) -> None:
    """Let an operator's token count no more."""
    from parlour.cli.operating_work import revoke_operator

    revoke_operator(database, name)


@house.command("operators")
@database
@as_json
def operators(database: str | None, as_json: bool) -> None:
    """List the operators."""
    from parlour.cli.operating_work import print_operators

    print_operators(database, as_json)


@house.command("tables")
@click.argument("text", default="")
@database
@as_json
def tables(text: str, database: str | None, as_json: bool) -> None:
    """List the newest tables and who sits there, or those with TEXT in their id, a name or a guest's id."""
    from parlour.cli.operating_work import print_tables

    print_tables(database, text, as_json)


# Ids of tables made before may begin with a hyphen.
@house.command("close", context_settings={"ignore_unknown_options": True})
@click.argument("table")
@reason
@database
def close(table: str, reason: str, database: str | None) -> None:
    """Call the match of TABLE off, and let nobody in any more."""
    from parlour.cli.operating_work import close_table

    close_table(database, table, reason)


@house.command("rename")
@click.argument("guest")
@click.argument("name")
@reason
@database
def rename(guest: str, name: str, reason: str, database: str | None) -> None:
    """Give the seats of GUEST another NAME at all tables."""
    from parlour.cli.operating_work import rename_guest

    rename_guest(database, guest, name, reason)


@house.command("ban")
@click.argument("whom")
@lasting
@reason
@database
def ban(whom: str, lasting: str, reason: str, database: str | None) -> None:
    """Let a guest, an address or a network (WHOM) not in for a time."""
    from parlour.cli.operating_work import impose

    impose(database, "ban", whom, reason, lasting)


@house.command("unban")
@click.argument("whom")
@reason
@database
def unban(whom: str, reason: str, database: str | None) -> None:
    """End a ban before its time."""
    from parlour.cli.operating_work import lift

    lift(database, "ban", whom, reason)


@house.command("mute")
@click.argument("guest")
@lasting
@reason
@database
def mute(guest: str, lasting: str, reason: str, database: str | None) -> None:
    """Let GUEST say nothing for a time."""
    from parlour.cli.operating_work import impose

    impose(database, "mute", guest, reason, lasting)


@house.command("unmute")
@click.argument("guest")
@reason
@database
def unmute(guest: str, reason: str, database: str | None) -> None:
    """Let GUEST talk again."""
    from parlour.cli.operating_work import lift

    lift(database, "mute", guest, reason)


@house.group("word")
def word() -> None:
    """Words that are not accepted in names and messages."""


@word.command("remove")
@click.argument("text")
@reason
@database
def remove_word(text: str, reason: str, database: str | None) -> None:
    """Accept TEXT no more: as a whole word, in any case, and in letters that look like it."""
    from parlour.cli.operating_work import impose

    impose(database, "word", text, reason)


@word.command("allow")
@click.argument("text")
@reason
@database
def allow_word(text: str, reason: str, database: str | None) -> None:
    """Accept TEXT again."""
    from parlour.cli.operating_work import lift

    lift(database, "word", text, reason)


@house.command("kids")
@click.argument("state", type=click.Choice(["on", "off"]))
@click.argument("network", default="")
@reason
@database
def kids(state: str, network: str, reason: str, database: str | None) -> None:
    """Switch kid mode for the whole house, or for an address or NETWORK."""
    from parlour.cli.operating_work import impose, lift

    (impose if state == "on" else lift)(database, "kids", network, reason)


@house.command("announce")
@click.argument("text")
@click.option("--until", default="", help="When it ends by itself, in UTC: 2026-12-24, or '2026-12-24 20:00'.")
@database
def announce(text: str, until: str, database: str | None) -> None:
    """Show TEXT to everybody who comes in; addresses of pages in it become links."""
    from parlour.cli.operating_work import announce

    announce(database, text, until)


@house.command("unannounce")
@click.argument("number", type=int)
@reason
@database
def unannounce(number: int, reason: str, database: str | None) -> None:
    """Take the announcement with this NUMBER down."""
    from parlour.cli.operating_work import unannounce

    unannounce(database, number, reason)


@house.command("announcements")
@database
@as_json
def announcements(database: str | None, as_json: bool) -> None:
    """List what is announced, with the numbers."""
    from parlour.cli.operating_work import print_announcements

    print_announcements(database, as_json)


@house.command("measures")
@database
@as_json
def measures(database: str | None, as_json: bool) -> None:
    """List the bans, mutes, removed words, and where kid mode is on."""
    from parlour.cli.operating_work import print_measures

    print_measures(database, as_json)


@house.command("journal")
@click.option("--most", type=click.IntRange(1, 100_000), default=100, show_default=True, help="How many entries.")
@database
@as_json
def journal(most: int, database: str | None, as_json: bool) -> None:
    """Print what operators did, the latest last."""
    from parlour.cli.operating_work import print_journal

    print_journal(database, most, as_json)

"""`tournament`, `balance` and `tune` of the command line."""

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from engine.lab import experiments

from .commands import escaped


def tournament(args: Namespace, options: Mapping[str, str]) -> None:
    found = experiments.tournament(**_asked(args, options), pairs=args.pairs, **_where(args))
    _tell(args, found, found["faults"])


def balance(args: Namespace, options: Mapping[str, str]) -> None:
    found = experiments.balance(**_asked(args, options), **_where(args))
    _tell(args, found, [fault for each in found["tables"] for fault in each["faults"]])


def tune(args: Namespace, options: Mapping[str, str]) -> None:
    print(json.dumps(experiments.tune(**_asked(args, options)), indent=1))


COMMANDS = {"tournament": tournament, "balance": balance, "tune": tune}


def _asked(args: Namespace, options: Mapping[str, str]) -> dict[str, Any]:
    names = ("game", "bots", "players", "games", "seed", "jobs")
    return {name: getattr(args, name) for name in names} | {"options": options}


def _where(args: Namespace) -> dict[str, Any]:
    return {"cluster": args.cluster, "ledger": args.ledger}


def _tell(args: Namespace, found: experiments.Found, failed: Sequence[Mapping[str, Any]]) -> None:
    print(json.dumps(found, indent=1, ensure_ascii=False) if args.json else found)
    if failed:
        first = failed[0]
        for fault in first["faults"][:1]:
            wrong = escaped(fault["wrong"])
            print(f"{fault['bot']} failed at move {fault['number']}: {wrong}", file=sys.stderr)
        print(f"{len(failed)} games with faults or without an end; the first of them:", file=sys.stderr)
        print(first["record"], end="", file=sys.stderr)

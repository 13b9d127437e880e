#!/usr/bin/env python3
"""An engine for Vesuvius in plain Python: it chooses by lot. Copy it and choose better.

vesuvius match downfall --bots "engine:./by_lot.py,level:1" --games 20
"""

import json
import random
import sys


def say(**message):
    """Sends a line; without the flush it would stay here."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def choose(view, legal, seed):
    """Returns one of the legal tokens, and what each seems to be worth, from 0 to 1."""
    return random.Random(seed).choice(legal), {}


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            say(type="ready", protocol=1, name="By lot")
        elif told["type"] == "decide":
            token, values = choose(told["view"], told["legal"], told["seed"])
            say(type="chosen", id=told["id"], token=token, values=values)
        elif told["type"] == "quit":
            break


if __name__ == "__main__":
    main()

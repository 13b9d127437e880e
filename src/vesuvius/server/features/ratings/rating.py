"""Which games are rated, and how: who was better, and how that changes the ratings.

Games among people count in one pool; a game with a bot counts in another one, in which bots have ratings too. So nobody
can feed on bots to pass by people, and a rating among bots still says which level is a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Literal

from openskill.models import PlackettLuce

from vesuvius.game import Outcome, places_of
from vesuvius.server.protocol import journal_entries
from vesuvius.server.store.rows import Rating, Seat
from vesuvius.server.tables.setup import TableSettings

Pool = Literal["people", "bots"]

MODEL = PlackettLuce()
# People read numbers like those of chess: a newcomer is in the middle, at 1500, and it may as well be 400 more or less.
MIDDLE = 1500
SCALE = 200 / MODEL.sigma
CERTAINTY = 2  # the margin holds in 95 of 100 cases


def pool_of(
    settings: TableSettings, seats: Sequence[Seat], entries: Iterable[journal_entries.EntryBody]
) -> Pool | None:
    """Where a finished game is rated; None for a casual one, for one that was not the same for all, and for one that
    all agreed to end.
    """
    people = [seat.person for seat in seats if seat.person is not None]
    bots = [seat.bot for seat in seats if seat.kind == "bot"]
    known = len({*people}) + len(bots) == len(seats) and len(people) > 0
    fresh = settings.seed is None and settings.position is None and not settings.rules.hints
    void = any(_is_rewind(body) or isinstance(body, journal_entries.EndAgreed) for body in entries)
    if not settings.rules.rated or not known or not fresh or void:
        return None
    return "bots" if bots else "people"


def _is_rewind(body: journal_entries.EntryBody) -> bool:
    return isinstance(body, journal_entries.Undone) and body.seat is None


def who_left(players: int, entries: Iterable[journal_entries.EntryBody]) -> list[bool]:
    """Whose person was not there at the end."""
    left = [False] * players
    for body in entries:
        if isinstance(body, journal_entries.Left | journal_entries.Resigned | journal_entries.Returned):
            left[body.seat] = not isinstance(body, journal_entries.Returned)
    return left


def places(outcome: Outcome, left: Sequence[bool]) -> list[int]:
    """The place of each seat as the game says it; anyone who has left comes last, whatever the bot made of it.

    If the game has beaten all of them, nobody is first.
    """
    merits = [(not left[seat], -place) for seat, place in enumerate(outcome.places or _old_places(outcome))]
    return places_of(merits, 1 if outcome.winners else 2)


def _old_places(outcome: Outcome) -> list[int]:
    """The places in a result of before games said them: winners first, the others by the first kind of score."""
    main = next(iter(outcome.scores.values()))
    return places_of([(seat in outcome.winners, score) for seat, score in enumerate(main)])


def rate(
    game: str, pool: str, players: Sequence[str], order: Sequence[int], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings after a game, or after a try at a puzzle; a bot that sat at several seats learns the mean of them."""
    old = [known.get(player) or Rating(game, pool, player, MODEL.mu, MODEL.sigma, 0) for player in players]
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in old]
    new = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in order])]
    ratings = {}
    for rating in old:
        mine = [seat for player, seat in zip(players, new, strict=True) if player == rating.player]
        mu, sigma = fmean(seat.mu for seat in mine), fmean(seat.sigma for seat in mine)
        ratings[rating.player] = Rating(game, pool, rating.player, mu, sigma, rating.games + 1)
    return ratings


def displayed(mu: float | None) -> int:
    """A rating as people read it; of somebody without one, the one to begin with."""
    return round(MIDDLE + SCALE * ((MODEL.mu if mu is None else mu) - MODEL.mu))


def margin(sigma: float) -> int:
    """How far off a rating may well be."""
    return round(CERTAINTY * SCALE * sigma)

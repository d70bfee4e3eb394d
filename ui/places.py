"""The ways from screen to screen, and from tab to tab."""

from dataclasses import replace

from engine import HUMAN, Match, Seat, seat_name

from .model import STALE, Effect, Model
from .page import entrance, opened
from .parts.bar import HEADING
from .saves.shelf import Handed, unbound
from .saves.trouble import Trouble
from .saves.words import lost
from .table import saving
from .table.bots import minded
from .table.clock import coming
from .table.guide import LESSON
from .table.sitting import Sitting

LOBBY = "lobby-title"  # in index.html


def here(model: Model) -> tuple[str, str]:
    """Where one is."""
    mark = model.sitting.mark if model.sitting else ""
    return model.screen, {"page": model.place.partition(":")[0], "table": mark}.get(model.screen, "")


def arrive(model: Model, effects: list[Effect]) -> list[Effect]:
    """Who has come to another place begins at its top. Its heading tells where that is, unless there is
    something more urgent."""
    effects = [("top",), *effects]
    if any(effect[0] == "focus" for effect in effects):
        return effects
    return [*effects, ("focus", LOBBY if model.screen == "home" else HEADING)]


def go(model: Model, place: str) -> list[Effect]:
    """To the lobby, a page, the table as it stands, or a game on the shelf (`table:` and its mark)."""
    what, _colon, which = place.partition(":")
    sitting = model.sitting
    was_read = model.screen == "trouble" and what != "table" and not model.trouble.originals
    if was_read or (model.trouble.place and model.trouble.place == place):
        model.trouble = Trouble()
    if sitting:
        sitting.rewind.playing = False  # its clock rings only for who is at the table
        sitting.clock.opens = sitting.clock.opens and place == "table"
    if entrance(place)[0]:
        return enter(model, place)
    if what == "table" and which and not (sitting and sitting.mark == which):
        lesson = which.removeprefix(LESSON)
        return [("open", which)] if lesson == which else go(model, f"lesson:{lesson}")
    if what == "table" and sitting:
        model.screen, sitting.seating.holder, sitting.layout.sheet = "table", None, ""
        lies = [("hash", f"table:{sitting.mark}"), ("claim", sitting.mark, False)]
        return [
            *lies,
            *([("minds", sitting.match.game.key)] if minded(sitting) else []),
            *coming(model, sitting),
        ]
    if what == "table" and model.trouble.words:
        model.screen = "trouble"
        return []
    if model.host:  # a frame has no lobby
        model.page, model.place, model.screen = model.host, "embed", "page"
        return enter(model, "embed")
    model.screen = "home"
    return [("hash", ""), ("release",), ("lobby",)]


def enter(model: Model, place: str) -> list[Effect]:
    """A page, from its beginning."""
    name, detail = entrance(place)
    if not model.page or (model.screen, model.place) != ("page", place):
        model.page = opened(name)
    model.screen, model.place = "page", place
    address = [] if name == "lesson" else [("hash", place)]  # that is only the way to a table
    return [*address, ("release",), *model.page.enter(model, detail)]


def command(model: Model, text: str) -> list[Effect]:
    """Of the page around this one, wherever one is."""
    return model.host.answers["command"](model.host, model, text) if model.host else []


def unsaved(model: Model, text: str) -> list[Effect]:
    """A frame may save no file: whoever wants one finds there what would be in it."""
    if not model.host or not model.sitting:
        return []
    effects = go(model, f"share:{model.sitting.mark}")
    assert model.page
    return [*effects, *model.page.answers["unsaved"](model.page, model, text)]


def no_code(model: Model, place: str = "") -> list[Effect]:
    """It could not be fetched. Who is at a table stays there."""
    model.trouble = lost(place)
    if model.screen != "table" or not model.sitting:
        model.screen = "trouble"
    return []


def minds(model: Model, came: bool) -> list[Effect]:
    """Whether the code of the bots could be fetched, which is tried until it is there."""
    if not came:
        model.trouble = lost()
    elif model.trouble == lost():
        model.trouble = Trouble()
    return []


def files(model: Model, *handed: tuple[str, str | None]) -> list[Effect]:
    """Somebody hands in files: their names and texts. None: it cannot be read, or is a folder."""
    for name, text in handed:
        if text is None:
            model.unreadable.append(seat_name(name))
        else:
            model.handed += [Handed(record, seat_name(name)) for record in unbound(text)]
    return [("go", "library")]


def hash_(model: Model, name: str) -> list[Effect]:
    """Back and Forward of the browser; what names nothing leads to the lobby. The browser tells of an address
    that the page itself has set, too: then one is there already."""
    what, _colon, which = name.partition(":")
    if what == "embed" and not model.host:  # only a frame has that
        return []
    if entrance(name)[0]:
        return [STALE] if (model.screen, model.place) == ("page", name) else go(model, name)
    if what not in ("", "table"):
        return [] if model.host else go(model, "")
    here = {"home": "", "trouble": "table", "elsewhere": "table"}.get(model.screen, model.screen)
    same = what == here and (not which or not model.sitting or model.sitting.mark == which)
    return [STALE] if same else go(model, name)


def resume(model: Model, mark: str, *texts: str) -> list[Effect]:
    """A game from the shelf, as its slots hold it."""
    model.sitting = None
    return [*saving.load(model, mark, *texts), *go(model, "table")]


def load(model: Model, mark: str, *texts: str) -> list[Effect]:
    """The game went on in another tab."""
    effects = saving.load(model, mark, *texts)
    at_table = model.screen == "table" and model.sitting
    return [*effects, *coming(model, at_table)] if at_table else effects


def again(model: Model, sitting: Sitting) -> list[Effect]:
    """The same table once more, with new luck."""
    return sit_down(model, sitting.match.rematch(model.draw_seed()), sitting.seating.across)


def sit_down(model: Model, match: Match, across: list[int], title: str = "") -> list[Effect]:
    """At a game of its own."""
    sitting = Sitting(match, model.draw_mark(), title=title)
    sitting.seating.across = across
    return take_seat(model, sitting)


def take_seat(model: Model, sitting: Sitting) -> list[Effect]:
    """A game in which nothing was played makes room for it; in a frame, which has no shelf, any game does."""
    before = model.sitting
    unplayed = [("drop_unplayed", before.mark)] if before and not before.match.moves else []
    if before and model.host:
        unplayed = [("drop", before.mark)]
    model.sitting, model.trouble = sitting, Trouble()
    sitting.clock.opens = not sitting.match.moves
    return [*unplayed, *saving.save(sitting), ("claim", sitting.mark, True), *go(model, "table")]


def play_on(model: Model, sitting: Sitting) -> list[Effect]:
    """A lesson is over: its game goes on as one of its own."""
    if not sitting.learned:
        return []
    return [("drop", sitting.mark), *sit_down(model, sitting.match, sitting.seating.across)]


def first_game(model: Model, sitting: Sitting) -> list[Effect]:
    """A lesson is over: a whole game against the bot that is beaten most easily."""
    if not sitting.learned:
        return []
    match = sitting.match
    seats = [Seat(name, HUMAN if player == HUMAN else match.game.levels[0]) for name, player in match.seats]
    return [("drop", sitting.mark), *sit_down(model, Match(match.game, seats, {}, model.draw_seed()), [])]


def give_up(model: Model, sitting: Sitting) -> list[Effect]:
    """The game ends here for all, and nobody has won: it lies on the shelf as given up. Who sits down at it
    again takes it up."""
    if sitting.guide or sitting.match.over:
        return []
    sitting.saves += 1
    save = saving.slot(sitting)
    label = replace(save.label, turn="", given_up=tuple(sitting.seating.people))
    model.sitting = None
    return [("save", sitting.mark, save._replace(label=label)), *go(model, "library")]


def stand_in(model: Model, sitting: Sitting) -> list[Effect]:
    """A bot plays on for the person who looks, and the others play on."""
    seat, match = sitting.looking, sitting.match
    if seat is None or sitting.guide or match.over:
        return []
    match.seat_bot(seat, match.game.stand_in)
    model.sitting = new = Sitting(match, sitting.mark, sitting.saves, sitting.title)
    new.clock.dealt = sitting.clock.dealt
    people = new.seating.people
    new.seating.across = [one for one in sitting.seating.across if one in people]
    new.seating.recipient = sitting.seating.recipient if sitting.seating.recipient in people else None
    return [*saving.save(new), *go(model, "table")]


def away(model: Model) -> list[Effect]:
    """Nobody looks at the page: with several persons, who looks next has to say so."""
    sitting = model.sitting
    if not sitting or len(sitting.seating.people) < 2:
        return []
    held_up = sitting.looking_back or sitting.layout.sheet  # a bot or a card may have waited for that
    sitting.hand_over()
    return coming(model, sitting) if held_up and model.screen == "table" else []


def elsewhere(model: Model) -> list[Effect]:
    """Another tab has the game; this one shows nothing of it."""
    if model.screen != "table":
        return []
    away(model)
    model.screen = "elsewhere"
    return [("focus", "take-over")]


def take_over(model: Model) -> list[Effect]:
    """From here on this tab has it, as it stands now."""
    if model.screen != "elsewhere":
        return []
    assert model.sitting
    return [("claim", model.sitting.mark, True), *go(model, "table"), ("follow",)]


def let_be(model: Model) -> list[Effect]:
    """The person has read it."""
    model.trouble = Trouble()
    if model.sitting:
        model.sitting.fault = ""
    return go(model, "home") if model.screen == "trouble" else []

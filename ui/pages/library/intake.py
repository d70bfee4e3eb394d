"""Records that somebody hands in, as files or by pasting: read one after the other, and put on the shelf."""

from dataclasses import dataclass, field, replace

from engine import write

from ...model import Model
from ...saves import shelf
from ...saves.format import Save, unseal
from ...table import saving
from ...table.seating import facing
from ...table.sitting import Sitting
from ...words import _

MOST = 10_000  # games that are read one after the other: more than a browser keeps


@dataclass
class Intake:
    """What waits to be read lies with the model: whoever leaves the page loses nothing."""

    added: list[str] = field(default_factory=list)  # marks
    already_here: int = 0  # so many games of a file
    refused: list[str] = field(default_factory=list)  # what could not be read, and why
    reading: bool = False  # the clock is set for the next record

    def hush(self, *refused: str) -> None:
        """What is told is told of what is handed in now."""
        self.added, self.already_here, self.refused = [], 0, [*refused]

    def look(self, model: Model) -> None:
        """Something may have been handed in."""
        if (model.handed or model.unreadable) and not self.reading:
            self.hush()
        self.refused += map(shelf.no_file, model.unreadable)
        model.unreadable = []
        if len(model.handed) > MOST:
            del model.handed[MOST:]
            self.refused.append(_("Only the first {n} games of it are read.", n=MOST))

    def take_in(self, model: Model, records: set[str]) -> dict[str, Save]:
        """Some of them, as far as they can be played, by mark. `records`: of all that is
        on the shelf; what is taken in is added."""
        saves: dict[str, Save] = {}
        now = shelf.at_once(model.handed)
        del model.handed[: len(now)]
        for handed in now:
            saves |= self._take_in(model, records, *handed)
        self.reading = bool(model.handed)
        return saves

    def _take_in(self, model: Model, records: set[str], text: str, file: str) -> dict[str, Save]:
        """One of them."""
        match, wrong = model.restore(text)
        if wrong:
            self.refused.append(shelf.no_game(wrong, file))
        if not match:
            return {}
        if write(match) in records:
            self.already_here += 1
            return {}
        sitting = Sitting(match, model.draw_mark(), saves=1)
        sitting.seating.across = facing(sitting.seating.people)
        save = saving.slot(sitting)
        if kept := unseal(text):
            kept_label = kept.label
            label = replace(
                save.label, title=kept_label.title, when=kept_label.when, across=kept_label.across
            )
            save = save._replace(label=label)
        self.added.append(sitting.mark)
        records.add(save.record)
        return {sitting.mark: save}

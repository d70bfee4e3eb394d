"""What the lobby and the menu let a person choose. The page's own script stores it."""

from dataclasses import dataclass

# Milliseconds for a move of a bot, and for a dealt card; None: the next one comes when it is asked for
BOTS = {"calm": 2200, "brisk": 1200, "fast": 500, "off": 0}
CARDS = {"calm": 900, "brisk": 500, "fast": 220, "hand": None}
# Milliseconds of a beat (ui/parts/flights.py): of what moves, and of a dealt card, which lies before the next
BEATS = {"calm": 300, "brisk": 240, "fast": 160, "off": 0}
LOOKS = {"no": 0, "short": 1000, "long": 3000}  # milliseconds for all to look before a move hides something
FALLS = {"calm": 420, "brisk": 330, "fast": 200, "hand": 330}
TEXT = ("", "large", "larger")  # how large letters and all that holds them are; kit.css says how much
LOUDEST = 100
PLAIN, ALT, OFF = LETTERS = ("yes", "alt", "no")  # a screen reader may want single letters for itself
# What the browser keeps; that it shows the page on the whole screen, or wants no motion, it tells itself
STORED = (
    *("speed", "deal", "motion", "look", "confirm", "sides"),
    *("sound", "volume", "aloud", "text", "letters", "theme"),
)


@dataclass
class Settings:
    speed: str = "brisk"  # a name in BOTS
    dealing: str = ""  # a name in CARDS; empty: never chosen
    motion: str = "brisk"  # a name in BEATS
    look: str = "short"  # a name in LOOKS
    listens: bool = False  # perhaps: nobody has pointed at anything so far
    still: bool = False  # the system asks for no motion
    confirm: bool = True  # ask before what cannot be undone
    across: bool = False  # persons on the other side of the tablet see it turned to them
    sound: bool = False
    volume: int = 50  # percent of what a sound may be
    aloud: bool = False  # what is to be done is read aloud, where the device can
    text: str = ""  # one of TEXT
    full: bool = False  # the page has the whole screen
    letters: str = PLAIN  # one of LETTERS: whether keys of a single character are heard
    theme: str = ""  # light or dark; empty: as the device

    @property
    def bot(self) -> int:
        return BOTS[self.speed]

    @property
    def deal(self) -> str:
        """Who may be listening needs time for each card."""
        return self.dealing or ("hand" if self.listens else "brisk")

    @property
    def card(self) -> int | None:
        return CARDS[self.deal]

    @property
    def beat(self) -> int:
        return 0 if self.still else BEATS[self.motion]

    def set(self, name: str, value: str) -> None:
        """As it was stored; empty: never chosen."""
        if name == "speed" and value in BOTS:
            self.speed = value
        elif name == "deal" and value in CARDS:
            self.dealing = value
        elif name == "motion" and value in BEATS:
            self.motion = value
        elif name == "look" and value in LOOKS:
            self.look = value
        elif name == "listens":
            self.listens = value == "yes"
        elif name == "still":
            self.still = value == "yes"
        elif name == "confirm":
            self.confirm = value != "no"
        elif name == "sides":
            self.across = value == "across"
        elif name == "sound":
            self.sound = value == "yes"
        elif name == "volume":
            self.volume = min(int(value), LOUDEST) if value.isdecimal() else Settings.volume
        elif name == "aloud":
            self.aloud = value == "yes"
        elif name == "text":
            self.text = value if value in TEXT else ""
        elif name == "full":
            self.full = value == "yes"
        elif name == "letters":
            self.letters = value if value in LETTERS else PLAIN
        elif name == "theme":
            self.theme = value

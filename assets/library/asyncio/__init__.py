"""asyncio without sockets, processes and threads: Pyodide brings the event loop of the browser."""

from . import events
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .tasks import *
from .timeouts import *

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # Pyodide derives its own from it

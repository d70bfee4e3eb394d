"""The names without their enums: asyncio asks for some, and nothing in a page gets a signal."""

from _signal import *

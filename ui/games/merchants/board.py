"""The board: the market above the stalls."""

from ...node import Child, div
from ...scene import Scene
from .market import market
from .stalls import stalls


def board(scene: Scene) -> Child:
    return div(class_=f"dale of-{len(scene.view.stalls)}", data_rove=True)[market(scene), stalls(scene)]

"""Counters of a picture: the colour of the nation, the unit's sign, its figures and its facing."""

from grognard.kernel import Face, Piece
from grognard.research.layout import FACINGS

PAPER = {  # nation: cardboard, ink
    "us": ("#c2ca8c", "#1d220e"), "uk": ("#dcc193", "#2a1f0d"), "fr": ("#a8c2dc", "#132338"),
    "heer": ("#56646d", "#ffffff"), "ss": ("#2b2e31", "#ffffff"), "lw": ("#3d6b8f", "#ffffff"),
}  # fmt: skip
PLAIN = ("#fbf8f1", "#26221b")
SPENT = {"fatigued", "spent", "finished", "wrecked", "eliminated"}
HALF = 0.5  # of a counter's side, in sizes of a hex

# What stands in the box of a sign, from -1 to 1 across and -0.6 to 0.6 down
INFANTRY = "M-1,-.6L1,.6M-1,.6L1,-.6"
ARMOUR = "M-.45,-.32H.45A.32,.32 0 0 1 .45,.32H-.45A.32,.32 0 0 1 -.45,-.32Z"
GUN = "M-.2,0A.2,.2 0 1 0 .2,0A.2,.2 0 1 0 -.2,0Z"
SIGNS = {
    "infantry": INFANTRY, "motorised": INFANTRY + "M0,-.6V.6", "mechanised": INFANTRY + ARMOUR,
    "airborne": INFANTRY + "M-.3,.6Q-.15,.35 0,.6Q.15,.35 .3,.6", "armour": ARMOUR, "recon": "M-1,.6L1,-.6",
    "artillery": GUN, "rocket": GUN + "M-.3,.3L0,.1L.3,.3", "antitank": "M-1,.6L0,-.6L1,.6",
    "flak": "M-.6,.6Q0,-.6 .6,.6", "engineer": "M-.5,.35V-.25H.5V.35M0,-.25V.35", "headquarters": "M-1,-.1H1",
    "supply": "M-1,.3H1", "transport": "M-1,.3H1M0,-.6V.3", "squad": INFANTRY, "police": "M-.4,-.3L0,.4L.4,-.3",
}  # fmt: skip


def counter(piece: Piece, face: Face | None, x: float, y: float, size: float) -> str:
    """A counter in the middle of (x, y)."""
    paper, ink = PAPER.get(face.nation, PLAIN) if face is not None else PLAIN
    dim = 0.45 if SPENT & set(piece.marks) else 1
    s, figures = size * HALF, "-".join(piece.values) or (str(piece.steps) if piece.full else "")
    parts = [
        f'<g transform="translate({x:.1f} {y:.1f}) scale({s:.2f})">',
        f'<rect x="-1" y="-1" width="2" height="2" rx=".18" fill="{paper}" stroke="#17120a" stroke-width=".06"/>',
        f'<g opacity="{dim}"><g transform="translate(0 -.3) scale(.58)" fill="none" stroke="{ink}" stroke-width=".13">',
        f'<rect x="-1" y="-.6" width="2" height="1.2"/><path d="{_sign(face)}"/></g>',
        f'<text y=".72" font-size="{min(0.62, 2.9 / max(1, len(figures))):.2f}" font-weight="bold" fill="{ink}"'
        f' text-anchor="middle">{figures}</text></g>',
    ]
    if piece.facing in FACINGS:
        turn = FACINGS[piece.facing]
        parts.append(f'<path d="M-.3,-1.3L0,-1.66L.3,-1.3Z" fill="#c93a0a" transform="rotate({turn})"/>')
    return "".join([*parts, "</g>"])


def _sign(face: Face | None) -> str:
    if face is None:
        return ""
    return SIGNS.get(face.sign) or SIGNS.get(face.symbol, "")

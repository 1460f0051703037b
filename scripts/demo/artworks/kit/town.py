"""What stands along the river in Fährstadt: houses, quays, lamps, rails, boats, bridges, a water tower."""

from math import pi

from .materials import bricks, glass, glow, matte, metal
from .shapes import box, boxes, group, lathe, mesh, prism, steps, tube

PLASTER = ['b9b0a1', 'a8a49b', 'c4bba9', '9d8f80', 'b3a79a', '8f8c86']
ROOFS = ['5b4a44', '4c4a4a', '66524a', '534a46']


def house(chance, at, width, depth, tall, lit=0.0, turn=0.0):
    """A gabled house with its front towards -Y, windows in rows."""
    wall = matte(chance.choice(PLASTER), 0.9, 0.12, 0.3)
    roof = matte(chance.choice(ROOFS), 0.85, 0.2, 0.8)
    pane, lamp, frame = glass('30383b', 0.15), glow('ffd9a0', 2.2), matte('d5d2ca', 0.7, 0.05)
    rise = width * 0.62
    half = width / 2
    things = [
        prism([(-half, 0), (half, 0), (half, tall), (0, tall + rise), (-half, tall)], 0, depth, wall, True)
    ]
    for side in (-1, 1):
        things.append(
            mesh('roof', [
                (side * (half + 0.3), -0.3, tall - 0.25), (side * (half + 0.3), depth + 0.3, tall - 0.25),
                (0, depth + 0.3, tall + rise + 0.15), (0, -0.3, tall + rise + 0.15),
            ], [(0, 1, 2, 3)], roof)
        )
    rows, columns = max(2, int(tall / 3)), max(2, int(width / 2.1))
    frames, panes, lamps = [], [], []
    for row in range(rows):
        for column in range(columns):
            x = -half + width * (column + 0.5) / columns
            z = tall * (row + 0.36) / rows
            frames.append(((x - 0.52, -0.05, z - 0.05), (x + 0.52, 0.0, z + 1.5)))
            (lamps if chance.random() < lit else panes).append(((x - 0.44, -0.07, z), (x + 0.44, -0.02, z + 1.42)))
    for each, material in ((frames, frame), (panes, pane), (lamps, lamp)):
        if each:
            things.append(boxes(each, material))
    return group(things, at, turn)


def row_of_houses(chance, x0, x1, y, z, lit=0.0, turned=False):
    """A row along the river; `turned` looks towards +Y."""
    x = x0
    while x < x1:
        width = chance.uniform(6, 10)
        house(chance, (x + width / 2, y, z), width - 0.15, 10, chance.choice([6.5, 8, 9.5, 11]), lit, pi if turned else 0)
        x += width


def church(at):
    wall, roof = matte('8d7467', 0.9, 0.15, 0.3), matte('4f6660', 0.7, 0.1)
    group([
        box((-3.5, 0, 0), (3.5, 7, 26), wall),
        mesh('spire', [(-3.9, -0.4, 26), (3.9, -0.4, 26), (3.9, 7.4, 26), (-3.9, 7.4, 26), (0, 3.5, 50)],
             [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], roof),
        prism([(-6, 0), (6, 0), (6, 12), (0, 20), (-6, 12)], 7, 34, wall, True),
    ], at)


def granary(at, width=26, depth=16, tall=19, turn=0.0):
    """The brick warehouse on the quay."""
    wall, roof, pane = bricks(), matte('4b4543', 0.85, 0.15), glass('262c2e', 0.2)
    shutter = matte('5f5a50', 0.8, 0.1)
    things = [prism([(0, 0), (width, 0), (width, tall), (width / 2, tall + 8), (0, tall)], 0, depth, wall, True)]
    for side in (0, width):
        things.append(mesh('roof', [
            (side - 0.5 if side == 0 else side + 0.5, -0.4, tall - 0.3), (side - 0.5 if side == 0 else side + 0.5, depth, tall - 0.3),
            (width / 2, depth, tall + 8.3), (width / 2, -0.4, tall + 8.3)], [(0, 1, 2, 3)], roof))
    for row in range(5):
        for column in range(6):
            x, z = width * (column + 0.5) / 6, 1.2 + row * 3.7
            if 0.3 < (column + 0.5) / 6 < 0.7 and row < 5 and column == 3:
                things.append(box((x - 0.9, -0.06, z - 0.6), (x + 0.9, 0.02, z + 2.1), shutter))
            else:
                things.append(box((x - 0.65, -0.05, z), (x + 0.65, 0.02, z + 1.6), pane))
                things.append(box((x - 0.8, -0.12, z - 0.15), (x + 0.8, 0.02, z), matte('9a948a', 0.9)))
    return group(things, at, turn)


def water_tower(at, tall=34):
    wall, roof = bricks('84604f'), matte('4a4a4a', 0.7, 0.1)
    group([
        lathe([(5.2, 0), (4.6, tall * 0.62), (5.4, tall * 0.66), (7, tall * 0.7), (7, tall * 0.92)], wall, 40, False),
        lathe([(7.4, tall * 0.92), (7.2, tall * 0.95), (2, tall * 1.08), (0.05, tall * 1.14)], roof, 40, False),
    ], at)


def quay_wall(x0, x1, y, top, thick=1.2):
    """Masonry with a coping of stone and timber fenders, facing -Y."""
    box((x0, y, -2), (x1, y + thick, top - 0.25), bricks('6f6a62', '57534d', 0.7, 0.9, 0.45))
    box((x0, y - 0.12, top - 0.25), (x1, y + thick, top), matte('8d8a83', 0.9, 0.15, 0.8, 0.3), 0.04)


def paving(x0, x1, y0, y1, z, colour='78746c', length=0.4, width=0.2):
    """Setts as far as they go."""
    return box((x0, y0, z - 0.5), (x1, y1, z), bricks(colour, '605c54', 1.0, length, width, True))


def lamp_post(at, lit=False, tall=4.2):
    post = matte('3a3e40', 0.6, 0.05)
    bulb = glow('ffd9a0', 60) if lit else matte('d9d7cf', 0.4, 0.02)
    group([
        lathe([(0.11, 0), (0.09, 0.5), (0.045, 0.6), (0.035, tall)], post, 12),
        lathe([(0.05, tall), (0.16, tall + 0.12), (0.16, tall + 0.34), (0.02, tall + 0.4)], bulb, 12),
        lathe([(0.2, tall + 0.38), (0.02, tall + 0.52)], post, 12),
    ], at)


def bollard(at):
    group([lathe([(0.2, 0), (0.15, 0.1), (0.14, 0.4), (0.24, 0.46), (0.22, 0.58), (0.01, 0.6)], matte('3a3c3e', 0.5, 0.1), 16)], at)


def rail(points, tall=1.05, gap=1.6, colour='4d5356'):
    """A railing along a line of points."""
    steel = matte(colour, 0.5, 0.05)
    for line in (tall, tall * 0.66, tall * 0.33):
        tube([(x, y, z + line) for x, y, z in points], 0.022 if line < tall else 0.03, steel, 6)
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        for share in steps(0, 1, max(2, int(length / gap) + 1)):
            x, y, z = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z0 + (z1 - z0) * share
            tube([(x, y, z), (x, y, z + tall)], 0.025, steel, 6)


def rowing_boat(at, turn=0.0, colour='6e6459', size=1.0):
    """An open boat, bow along +X."""
    hull, inside = matte(colour, 0.6, 0.15, 2), matte('8d7b62', 0.8, 0.15, 4)
    sections = [(-2.1, 0.5, 0.42), (-1, 0.78, 0.42), (0.4, 0.82, 0.45), (1.5, 0.5, 0.55), (2.2, 0.04, 0.7)]
    corners, faces = [], []
    for x, half, top in sections:
        corners += [(x, -half, top), (x, -half * 0.75, 0.0), (x, 0, -0.15), (x, half * 0.75, 0.0), (x, half, top)]
    for i in range(len(sections) - 1):
        for k in range(4):
            a, b = i * 5 + k, (i + 1) * 5 + k
            faces.append((a, b, b + 1, a + 1))
    faces.append((0, 1, 2, 3, 4))
    shell = mesh('hull', corners, faces, hull, True)
    wall = shell.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness = 0.05
    parts = [shell] + [box((x, -0.7, 0.24), (x + 0.25, 0.7, 0.28), inside) for x in (-1.2, 0.1)]
    return group(parts, at, turn, size=size)


def barge(at, turn=0.0, length=26):
    """A river barge at its moorings, bow along +X."""
    hull, deck, cabin = matte('3b4246', 0.6, 0.15, 0.5), matte('7a6f60', 0.9, 0.15), matte('b8b2a5', 0.7, 0.1)
    half = length / 2
    outline = [(-half, -2.2), (half - 4, -2.4), (half, 0), (half - 4, 2.4), (-half, 2.2)]
    group([
        prism(outline, -0.5, 1.0, hull),
        prism([(x * 0.97, y * 0.9) for x, y in outline], 1.0, 1.08, deck),
        box((-half + 2, -1.7, 1.0), (half - 8, 1.7, 1.7), matte('56524a', 0.85, 0.2)),
        box((-half + 0.6, -1.5, 1.0), (-half + 4, 1.5, 3.0), cabin, 0.05),
        box((-half + 1.2, -1.52, 2.0), (-half + 3.4, 1.52, 2.7), glass()),
    ], at, turn)


def bridge(x, y0, y1, deck, width=9.0, arches=5):
    """The Long Bridge: a deck along Y on stone piers, with low arches."""
    stone = bricks('8b8377', '6d675f', 0.6, 1.2, 0.5)
    box((x - width / 2, y0, deck - 0.7), (x + width / 2, y1, deck), matte('7d7970', 0.9, 0.15, 0.5, 0.3))
    span = (y1 - y0) / arches
    for i in range(arches + 1):
        y = y0 + i * span
        box((x - width / 2 - 0.8, y - 1.3, -2), (x + width / 2 + 0.8, y + 1.3, deck - 0.6), stone, 0.1)
    for i in range(arches):
        low, high = y0 + i * span + 1.3, y0 + (i + 1) * span - 1.3
        bow = [(low + (high - low) * s, deck - 0.9 - (deck - 1.6) * (2 * s - 1) ** 2) for s in steps(0, 1, 13)]
        corners = [(x + side, y, z) for side in (-width / 2, width / 2) for y, z in bow]
        corners += [(x + side, y, deck - 0.4) for side in (-width / 2, width / 2) for y, _ in bow]
        faces = []
        for k in range(12):
            faces.append((k, k + 1, 13 + k + 1, 13 + k))
            faces.append((k, 26 + k, 26 + k + 1, k + 1))
            faces.append((13 + k, 13 + k + 1, 39 + k + 1, 39 + k))
        mesh('arch', corners, faces, stone)


def crane(at, turn=0.0, raise_to=50.0, swing=0.0, colour='6b7073', jib='6b7073'):
    """The harbour crane: portal, house, jib. `raise_to` is the jib's angle, `swing` turns the upper part (degrees)."""
    from math import cos, radians, sin

    steel, arm = matte(colour, 0.55, 0.12, 1.0), matte(jib, 0.5, 0.08, 0.8)
    things = []
    for x in (-2.6, 2.6):
        for y in (-2.2, 2.2):
            things.append(tube([(x, y, 0), (x * 0.52, y * 0.52, 7.9)], [0.24, 0.2], steel, 4))
            things.append(box((x - 0.5, y - 0.28, 0), (x + 0.5, y + 0.28, 0.5), metal('3f4447', 0.6)))
        things.append(tube([(x, -2.2, 0.3), (x, 2.2, 0.3)], 0.2, steel, 4))
    for y in (-2.2, 2.2):
        things.append(tube([(-2.6, y, 0.4), (1.46, y * 0.56, 7.2)], 0.09, steel, 4))
        things.append(tube([(2.6, y, 0.4), (-1.46, y * 0.56, 7.2)], 0.09, steel, 4))
    things.append(lathe([(0.0, 7.8), (2.0, 7.8), (2.0, 8.3), (1.5, 8.4), (1.5, 8.9)], steel, 24, False))
    # A ladder leads up between the legs.
    for x in (-0.25, 0.25):
        things.append(tube([(x, -2.3, 0.1), (x, -1.5, 7.9)], 0.035, steel, 6))
    for share in steps(0.05, 0.97, 22):
        things.append(tube([(-0.25, -2.3 + 0.8 * share, 0.1 + 7.8 * share), (0.25, -2.3 + 0.8 * share, 0.1 + 7.8 * share)], 0.022, steel, 6))
    upper = [box((-2.6, -1.4, 8.9), (1.5, 1.4, 11.6), arm, 0.05), box((0.4, -1.45, 10.1), (1.55, 1.45, 11.3), glass())]
    upper.append(box((-2.75, -1.55, 11.6), (1.65, 1.55, 11.72), steel, 0.03))
    for x in (0.36, 0.94, 1.52):
        upper.append(box((x - 0.03, -1.48, 10.06), (x + 0.03, 1.48, 11.34), steel))
    # A gallery runs round the machines' house.
    upper.append(box((-3.3, -2.15, 8.8), (2.1, 2.15, 8.9), steel))
    corners = [(-3.3, -2.15, 8.9), (2.1, -2.15, 8.9), (2.1, 2.15, 8.9), (-3.3, 2.15, 8.9), (-3.3, -2.15, 8.9)]
    for tall in (0.5, 1.0):
        upper.append(tube([(x, y, z + tall) for x, y, z in corners], 0.028, steel, 6))
    for (x0, y0, z), (x1, y1, _) in zip(corners, corners[1:]):
        for share in (0, 0.25, 0.5, 0.75):
            upper.append(tube([(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z + rise) for rise in (0, 1.0)], 0.028, steel, 6))
    upper.append(box((-3.6, -1.1, 9.0), (-2.6, 1.1, 10.4), metal('4a4f52', 0.7)))
    angle = radians(raise_to)
    length, root = 19.0, (1.2, 9.6)

    def along(share, side=0.0, off=0.0):
        return (root[0] + cos(angle) * length * share - sin(angle) * off, side, root[1] + sin(angle) * length * share + cos(angle) * off)

    chords = [(-1, -0.5), (1, -0.5), (-1, 0.5), (1, 0.5)]
    for side, off in chords:
        upper.append(tube([along(0, side * 0.7, off * 0.4), along(0.25, side * 0.55, off * 1.5), along(1, side * 0.14, off * 0.3)], 0.085, arm, 6))
    for i in range(15):
        share, following = i / 15, (i + 1) / 15
        slim = 0.62 - 0.48 * share
        deep = 0.5 * (1.45 - 1.1 * share)
        for side in (-1, 1):
            upper.append(tube([along(share, side * slim, -deep * 0.9), along(following, side * slim * 0.93, deep * 0.9)], 0.045, arm, 4))
        upper.append(tube([along(share, -slim, deep), along(following, slim * 0.93, deep)], 0.04, arm, 4))
    upper.append(tube([(-1.8, 0, 11.4), (-0.6, 0, 15.2), (0.4, 0, 11.4)], 0.12, arm, 6))
    upper.append(tube([(-0.6, 0, 15.2), along(1)], 0.03, metal('2c2f31'), 4))
    tip = along(1)
    upper.append(tube([tip, (tip[0], 0, tip[2] - 6)], 0.025, metal('2c2f31'), 4))
    upper.append(lathe([(0.02, 0.5), (0.22, 0.4), (0.22, 0), (0.02, -0.3)], metal('2c2f31'), 10))
    upper[-1].location = (tip[0], 0, tip[2] - 6.3)
    group(upper, (0, 0, 0), radians(swing))
    return group(things + upper, at, turn)


def jetty(x0, x1, y0, y1, z, posts=True):
    """Planks on piles, boards across."""
    woods = [matte(colour, 0.9, 0.2, 3, 0.3) for colour in ('8a7d6b', '80735f', '938672')]
    pile = matte('5a5046', 0.9, 0.2, 2)
    long_x = x1 - x0 > y1 - y0
    low, high = (x0, x1) if long_x else (y0, y1)
    planks, place = [], low
    while place < high:
        end = min(high, place + 0.16) - 0.02
        planks.append(((place, y0, z - 0.05), (end, y1, z)) if long_x else ((x0, place, z - 0.05), (x1, end, z)))
        place += 0.16
    # No two beside each other have weathered alike.
    for i, wood in enumerate(woods):
        boxes(planks[i::3], wood)
    if posts:
        for share in steps(0, 1, max(2, int((high - low) / 3) + 1)):
            for side in (0, 1):
                x = x0 + (x1 - x0) * share if long_x else (x0, x1)[side]
                y = (y0, y1)[side] if long_x else y0 + (y1 - y0) * share
                tube([(x, y, -2), (x, y, z + 0.0)], 0.11, pile, 8)

"""Artwork 4: the paper boat, in the shipyard's shed, off its slip and off its quay."""

from math import cos, pi, sin

from kit import people, town
from kit.finish import camera
from kit.light import light, spot
from kit.materials import bricks, glow, matte, metal
from kit.shapes import box, boxes, group, lathe, mesh, prism, sheet, steps, tube
from works.river import horizon, quayside, river

FLOOR = 1.9
TIMBER = ('87705a', '6f5c49', '948069')


def _timber(tone=0):
    return matte(TIMBER[tone], 0.8, 0.2, 3, grain=(1, 1, 6))


def _paper_boat(colour='orange', size=1.0):
    """A folded boat: hull with pointed ends, pyramid sail in the middle, bow along +X. Six metres long before scaling."""
    steel = matte(colour, 0.42, 0.06, 1.5, 0.0, 0.5)
    hull = mesh('hull', [
        (-3, 0, 1.35), (3, 0, 1.35), (-1.5, 0, 0), (1.5, 0, 0),
        (0, -1.0, 0.75), (0, 1.0, 0.75), (-1.4, -0.42, 0.02), (1.4, -0.42, 0.02), (-1.4, 0.42, 0.02), (1.4, 0.42, 0.02),
    ], [(0, 6, 4), (6, 7, 4), (7, 1, 4), (0, 5, 8), (8, 5, 9), (9, 5, 1), (0, 2, 6), (0, 8, 2), (1, 7, 3), (1, 3, 9), (6, 2, 3, 7), (8, 9, 3, 2)], steel)
    sail = mesh('sail', [(-1.15, 0, 0.42), (1.15, 0, 0.42), (0, -0.55, 0.5), (0, 0.55, 0.5), (0, 0, 2.35)], [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4)], steel)
    for thing in (hull, sail):
        wall = thing.modifiers.new('wall', 'SOLIDIFY')
        wall.thickness = 0.03
        wall.offset = 0
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width = 0.015
    return [hull, sail] if size == 1.0 else group([hull, sail], size=size)


def _shed():
    """The shed on the quay: a wall of painted brick with posts, and to the left of whoever looks along +X the gate to the river."""
    floor, top, back, gate, front = FLOOR, FLOOR + 9, 5.5, 3.4, -2.5
    box((-30, -30, floor), (back, front, floor + 0.02), matte('857b6d', 0.9, 0.16, 0.8))
    lime, base = bricks('b7ab95', 'a2977f', 1.0, 0.26, 0.085), bricks('5a605b', '4d534e', 1.0, 0.26, 0.085)
    box((back, -30, floor), (back + 0.4, front + 0.4, floor + 1.5), base)
    box((back, -30, floor + 1.5), (back + 0.4, front + 0.4, top), lime)
    box((gate, front, floor), (back, front + 0.4, floor + 1.5), base)
    box((gate, front, floor + 1.5), (back, front + 0.4, top), lime)
    box((-14, front, floor + 7.5), (gate, front + 0.4, top), lime)
    box((-40, front, floor), (-14, front + 0.4, top), lime)
    box((-40, -30, top), (back + 0.4, front + 0.4, top + 0.2), _timber())
    boxes([((back - 0.24, y - 0.14, floor), (back, y + 0.14, top)) for y in (-4.2, -8.4, -12.6, -16.8)], _timber(1))
    box((back - 0.2, -30, floor + 4.6), (back, front, floor + 4.9), _timber(1))
    # The jamb of the gate, and its leaf of boards that has been pushed aside.
    box((gate - 0.2, front - 0.1, floor), (gate, front + 0.5, floor + 7.6), _timber(1))
    for i, x in enumerate(steps(gate + 0.1, gate + 1.9, 8)):
        box((x, front - 0.16, floor + 0.1), (x + 0.24, front - 0.06, floor + 7), _timber(i % 3))
    # Rails lead out on to the slip.
    for x in (-1.0, 1.4):
        box((x - 0.05, -30, floor), (x + 0.05, 0.1, floor + 0.05), metal('5a5651', 0.5))


def _along_the_wall():
    """A bench with a vice and tins, tools above it, boards that lean on the wall and a stack of planks near the gate."""
    floor, back, y0, y1 = FLOOR, 5.5, -16.4, -12.9
    box((back - 1.0, y0, floor + 0.82), (back - 0.1, y1, floor + 0.92), _timber(2))
    boxes([((back - x - 0.1, y - 0.05, floor), (back - x, y + 0.05, floor + 0.82)) for x in (0.2, 0.85) for y in (y0 + 0.1, -14.65, y1 - 0.1)], _timber(1))
    box((back - 0.9, y0 + 0.1, floor + 0.25), (back - 0.2, y1 - 0.1, floor + 0.29), _timber())
    steel, tin = metal('565c5e', 0.5), metal('9a9c98', 0.45)
    box((back - 1.05, y1 - 0.6, floor + 0.92), (back - 0.7, y1 - 0.4, floor + 1.12), steel, 0.02)
    box((back - 1.16, y1 - 0.62, floor + 0.98), (back - 1.06, y1 - 0.38, floor + 1.12), steel, 0.01)
    for y, wide, tall in ((-14.1, 0.12, 0.26), (-14.4, 0.1, 0.2), (-15.4, 0.14, 0.3), (-15.7, 0.09, 0.16)):
        lathe([(0, 0), (wide, 0), (wide, tall), (0, tall)], tin, 24).location = (back - 0.45, y, floor + 0.92)
    box((back - 0.05, y0, floor + 1.6), (back, y1, floor + 2.8), _timber())
    for i, y in enumerate(steps(y0 + 0.3, y1 - 0.3, 9)):
        low = floor + 2.6 - (0.75, 0.5, 0.6)[i % 3]
        tube([(back - 0.08, y, floor + 2.6), (back - 0.08, y, low)], 0.025, _timber(1), 6)
        box((back - 0.12, y - 0.09, low), (back - 0.06, y + 0.09, low + (0.07, 0.2, 0.12)[i % 3]), steel, 0.01)
    for i in range(9):
        y = -7.9 + i * 0.27
        tall = (4.2, 3.6, 4.6, 3.9)[i % 4]
        tube([(back - 1.0 + 0.05 * (i % 3), y, floor), (back - 0.12, y + 0.1, floor + tall)], 0.12, _timber(i % 3), 4, 0.5)
    boxes([((2.6, y - 0.06, floor), (4.3, y + 0.06, floor + 0.14)) for y in (-6.4, -4.2)], _timber(1))
    for i in range(24):
        x, z = 2.6 + i % 6 * 0.29, floor + 0.14 + i // 6 * 0.1
        box((x, -7.0 + 0.13 * (i * 5 % 3), z), (x + 0.26, -3.6 + 0.11 * (i * 7 % 4), z + 0.08), _timber(i * 5 % 3))


def _ladder(tall):
    """Steps with a platform, to be climbed towards -Y."""
    wood, parts = _timber(2), []
    for side in (-0.26, 0.26):
        parts.append(tube([(side * 1.25, 0.75, 0), (side, 0.15, tall)], 0.045, wood, 4))
        parts.append(tube([(side * 1.25, -0.5, 0), (side, -0.2, tall)], 0.04, wood, 4))
    for share in (0.25, 0.5, 0.75):
        y = 0.75 - 0.6 * share
        parts.append(box((-0.3, y - 0.08, tall * share - 0.02), (0.3, y + 0.08, tall * share + 0.02), wood))
    parts.append(box((-0.32, -0.32, tall - 0.02), (0.32, 0.24, tall + 0.03), wood))
    return parts


def _trestle(x, tall):
    """A beam across the keel on splayed legs, with a chock on either side of the hull."""
    parts = [box((x - 0.13, -1.15, tall - 0.22), (x + 0.13, 1.15, tall), _timber(1), 0.01)]
    for side in (-1, 1):
        for away in (-1, 1):
            parts.append(tube([(x + away * 0.42, side * 1.0, 0), (x + away * 0.06, side * 0.86, tall - 0.2)], 0.075, _timber(), 4))
        parts.append(box((x - 0.34, side * 0.96 - 0.03, 0.2), (x + 0.34, side * 0.96 + 0.03, 0.3), _timber(2)))
        parts.append(box((x - 0.1, min(side * 0.62, side * 0.95), tall), (x + 0.1, max(side * 0.62, side * 0.95), tall + 0.13), _timber(2), 0.02))
    return parts


def _work_lamp(at, target, turn):
    """A lamp on three legs that lights what the sun does not."""
    steel = metal('3f4447', 0.5)
    legs = [tube([(0, 0, 1.0), (0.45 * cos(a), 0.45 * sin(a), 0)], 0.02, steel, 6) for a in (0.4, 2.5, 4.6)]
    head = [box((-0.2, -0.06, 1.72), (0.2, 0.08, 2.0), steel, 0.02), box((-0.17, -0.075, 1.75), (0.17, -0.055, 1.97), glow('ffdfae', 9))]
    group([*legs, tube([(0, 0, 1.0), (0, 0, 1.75)], 0.02, steel, 8), *head], at, turn)
    x, y, z = at
    spot((x + 0.2 * sin(turn), y - 0.2 * cos(turn), z + 1.85), target, 190, 80, 'ffdca8', 0.15)


def _before_the_launch(chance):
    """The boat on its trestles, seen from within the shed; the sun comes through the gate."""
    quayside(chance, FLOOR)
    _shed()
    _along_the_wall()
    tall, at, turn = 0.8, (0.2, -9.5, FLOOR + 0.02), pi / 2 + 0.4
    things = [*_trestle(-1.45, tall), *_trestle(1.45, tall)]
    things += group(_paper_boat(), (0, 0, tall), size=1.4)
    # Shores on either side hold the hull upright.
    for side in (-1, 1):
        for x in (-1, 1):
            things.append(tube([(x * 1.15, side * 2.1, 0), (x, side * 1.06, tall + 0.72)], 0.07, _timber(2), 4))
            things.append(box((x * 1.15 - 0.2, side * 2.1 - 0.2, 0), (x * 1.15 + 0.2, side * 2.1 + 0.2, 0.05), _timber(1)))
    # One paints the edge from the steps, one smooths the bow from below.
    things += group(_ladder(0.65), (-1.9, 1.27, 0))
    things += people.person((-1.9, 1.3, 0.68), 0.0, 'point', 17, wear=('3d4853', '2f363d'))
    things.append(tube([(-1.68, 0.9, 2.24), (-1.68, 0.78, 2.33)], 0.02, _timber(1), 6))
    things += people.person((2.35, 1.08, 0), 0.1, 'cheer', 0, 1.8, ('d8d0bd', '4a5560', '6d675c'))
    bucket = lathe([(0, 0), (0.13, 0), (0.16, 0.3), (0.15, 0.3), (0.12, 0.03), (0, 0.03)], metal('9a9c98', 0.45), 28)
    bucket.location = (-0.9, 1.6, 0)
    things.append(bucket)
    group(things, at, turn)
    _work_lamp((0.2, -14.0, FLOOR + 0.02), (0.6, -11.5, FLOOR + 1.8), 2.8)
    camera((-9.0, -12.2, FLOOR + 1.7), (0.2, -9.85, FLOOR + 2.4), 31.5, True)
    return {**light('forenoon', 135, 18), 'haze': 0.1, 'key': 0.16, 'samples': 16}


def _shipyard(chance):
    """The yard as it looks from the river: the slip between two quays, the shed above it, masts of boats that have been laid up."""
    horizon(chance)
    river(-640, 16, 0.4)
    for x0, x1 in ((-200, -6.5), (6.5, 200)):
        town.quay_wall(x0, x1, 0, FLOOR)
        town.paving(x0, x1, 1.2, 15, FLOOR)
    for x in (-6.5, 6.5):
        box((x - 0.35, 0, -2), (x + 0.35, 15, FLOOR), bricks('6f6a62', '57534d', 0.7, 0.9, 0.45))
    town.paving(-200, 200, 15, 90, FLOOR)
    sheet([(-6.3, -2.5, -0.75), (6.3, -2.5, -0.75), (6.3, 15, FLOOR), (-6.3, 15, FLOOR)], matte('7b766b', 0.95, 0.25, 0.6, 0.4))
    for x in (-1.3, 1.3):
        tube([(x, -2.5, -0.68), (x, 15, FLOOR + 0.07)], 0.07, metal('5a5651', 0.5), 4)
    boards, roof, deep = matte('6a5c4c', 0.9, 0.22, 2.5, grain=(6, 6, 0.5)), matte('4c4a47', 0.85, 0.2), 26
    for x0, x1 in ((-9, -4.6), (4.6, 9)):
        box((x0, 18, FLOOR), (x1, 18.3, FLOOR + 7), boards)
    prism([(-9, FLOOR + 6.2), (9, FLOOR + 6.2), (9, FLOOR + 7), (0, FLOOR + 11.4), (-9, FLOOR + 7)], 18, 18.3, boards, True)
    for side in (-1, 1):
        box((min(side * 9, side * 8.7), 18.3, FLOOR), (max(side * 9, side * 8.7), deep + 18, FLOOR + 7), boards)
        mesh('roof', [(side * 9.7, 17.5, FLOOR + 6.75), (side * 9.7, deep + 18, FLOOR + 6.75), (0, deep + 18, FLOOR + 11.6), (0, 17.5, FLOOR + 11.6)], [(0, 1, 2, 3)], roof)
    prism([(-9, FLOOR), (9, FLOOR), (9, FLOOR + 7.3), (0, FLOOR + 11.9), (-9, FLOOR + 7.3)], deep + 17.7, deep + 18, matte('3a342d', 0.9), True)
    # A lower shed beside it, boats ashore under their masts, the crane further down the river.
    prism([(13, FLOOR), (25, FLOOR), (25, FLOOR + 4.2), (19, FLOOR + 6.6), (13, FLOOR + 4.2)], 22, 44, matte('8a8275', 0.9, 0.15, 0.5), True)
    prism([(12.6, FLOOR + 4.1), (19, FLOOR + 6.65), (25.4, FLOOR + 4.1), (25.4, FLOOR + 4.4), (19, FLOOR + 6.95), (12.6, FLOOR + 4.4)], 21.6, 44, roof, True)
    for x, y, tall in ((-13, 12, 11), (-16.5, 17, 13.5), (-21, 14, 12), (13, 13, 10)):
        group([*town.rowing_boat((0, 0, 1.1), 0, '5d666a', 1.5), *_trestle(-1.2, 0.9), *_trestle(1.2, 0.9), tube([(0.5, 0, 1.2), (0.5, 0, tall)], [0.1, 0.05], _timber(2), 8)]
              + [tube([(end, 0, 1.9), (0.5, 0, tall * 0.94)], 0.015, metal('2c2f31'), 4) for end in (-3, 3.2)], (x, y, FLOOR), 0.25)
    town.crane((36, 62, FLOOR), 0.4, 52, -20)


def rotes_boot(shot, chance):
    """A paper boat of six-millimetre steel, afloat on one chain off the shipyard."""
    if shot == 'hour':
        return _before_the_launch(chance)
    if shot == 'afar':
        _shipyard(chance)
        group(_paper_boat(), (0.6, -8.5, -0.3), 0.5, (0, 3), 1.9)
        people.person((8.6, 0.9, FLOOR), 0.35, 'stand', 2)
        people.person((9.4, 1.0, FLOOR), 0.2, 'point', 4)
        people.person((-9.4, 1.6, FLOOR), 1.4, 'walk', 1)
        people.person((-2.6, 12.5, 1.5), 0.2, 'stand', 7)
        camera((-4.0, -23.2, 2.6), (-0.1, -6, 3.4), 28.5, True)
        return {**light('evening', 62, 11, clouds=0.5, veil=0.22), 'samples': 12}
    quayside(chance, 1.9, ripple=0.4)
    town.barge((24, 6, 0), 0.0)
    town.crane((-26, -9, 1.9), 0.4, 58, 20)
    group(_paper_boat(), (1.0, 5.2, -0.2), -0.35, (0, -3), 1.9)
    links = [(-3.4, 6.6, 1.4), (-4.6, 3.2, 0.9), (-4.3, 0.0, 1.9)]
    for i in range(26):
        share = i / 25
        one = [(1 - share) ** 2 * a + 2 * share * (1 - share) * (b - (0.9 if k == 2 else 0)) + share ** 2 * c for k, (a, b, c) in enumerate(zip(*links))]
        ring = [(0.11 * cos(a), 0.06 * sin(a) if i % 2 else 0, 0 if i % 2 else 0.06 * sin(a)) for a in steps(0, 2 * pi, 13)[:-1]]
        thing = tube(ring, 0.022, metal('55585a', 0.5), 6, closed=True)
        thing.location = one
        thing.rotation_euler = (0, 0, 1.9)
    people.person((-1.5, -1.0, 1.9), 3.3, 'stand', 6)
    camera((-5.6, -2.4, 3.3), (0.9, 5.4, 1.35), 30, True)
    return light('afternoon', -100)

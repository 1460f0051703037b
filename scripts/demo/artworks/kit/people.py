"""Figures for scale: clothed in muted colours, in a few poses. Nobody's face."""

from math import cos, pi, radians, sin

from .materials import matte
from .shapes import ball, box, group, melt, steps, tube

COATS = ['4b5560', '6d5a4a', 'a9a294', '3c4a45', '8a7f73', '58606b', '6f4f4a', 'c2bcae']
TROUSERS = ['2e3338', '5d6166', '54504a', '2b3530', '8d8779']
SKINS = ['c99b7c', '8a5f45', 'e0b596', '6b4632']
HAIRS = ['2b211b', '3f3225', '8a8178', '1d1b1a', '6a4d33']
BAGS = ['3b4238', '5a4a3c', '33383f']


def _legs(pose, hip):
    """For each side the line of a leg, and where its heel is."""
    stride = 0.26 if pose == 'walk' else 0.02
    for side in (-1, 1):
        x = 0.095 * side
        if pose in ('sit', 'eat'):
            yield [(x, 0.02, hip), (x * 1.2, -0.4, hip + 0.01), (x * 1.25, -0.46, hip - 0.06), (x * 1.3, -0.45, 0.09)], (x * 1.3, -0.43)
        elif pose == 'rest':
            yield [(x, 0, hip), (x * 1.2, -0.34, 0.42), (x * 1.22, -0.4, 0.38), (x * 1.3, -0.63, 0.09)], (x * 1.3, -0.62)
        else:
            step = stride * side
            # The knee of a leg that is behind is bent more.
            knee = -step * 0.45 - (0.1 if step < -0.1 else 0.03)
            yield [(x, 0, hip), (x * 1.02, knee * 0.6, 0.68), (x * 1.05, knee, 0.49), (x * 1.05, -step, 0.09)], (x * 1.05, 0.02 - step)


def _arms(pose, shoulder):
    """For each side shoulder, elbow and wrist."""
    for side in (-1, 1):
        x = 0.172 * side
        if pose == 'cheer' or pose == 'point' and side == 1:
            yield [(x, 0, shoulder), (x * 1.35, -0.22, shoulder + 0.08), (x * 1.3, -0.45, shoulder + 0.24)]
        elif pose == 'rest':
            yield [(x, 0, shoulder), (x * 1.35, -0.12, shoulder - 0.22), (x * 0.9, -0.34, 0.47)]
        elif pose == 'eat':
            # One hand lies on the table, the other lifts something to the mouth.
            wrist = (x * 0.35, -0.27, shoulder + 0.06) if side == 1 else (x * 0.8, -0.4, shoulder - 0.15)
            yield [(x, 0, shoulder), (x * 1.4, -0.14, shoulder - 0.23), wrist]
        elif pose in ('sit', 'hold'):
            yield [(x, 0, shoulder), (x * 1.25, -0.03, shoulder - 0.28), (x * 0.7, -0.28, shoulder - 0.34)]
        else:
            swing = 0.16 * side * (1 if pose == 'walk' else 0.15)
            yield [(x, 0, shoulder), (x * 1.36, swing * 0.3 + 0.02, shoulder - 0.29), (x * 1.3, swing - 0.06, shoulder - 0.54)]


def _clothes(pose, hip, coat, trousers, long, skirt):
    """What covers trunk and limbs: one skin of cloth above, one below."""
    hem = (hip - 0.4, 0.225) if long else (hip - 0.1, 0.2)
    trunk = [hem, (hip, 0.19), (hip + 0.1, 0.165), (hip + 0.2, 0.148), (hip + 0.35, 0.172), (hip + 0.46, 0.158), (hip + 0.53, 0.085)]
    upper = [tube([(0, 0.012, z) for z, _ in trunk], [r for _, r in trunk], None, 20, 0.66)]
    upper.append(tube([(x, 0.012, hip + 0.482) for x in (-0.175, -0.09, 0, 0.09, 0.175)], [0.056, 0.066, 0.066, 0.066, 0.056], None, 14))
    upper += [tube(arm, [0.064, 0.057, 0.046], None, 12) for arm in _arms(pose, hip + 0.48)]
    collar = [(0.066 * cos(a), 0.012 + 0.062 * sin(a), hip + 0.55 + 0.012 * sin(a)) for a in steps(0, 2 * pi, 17)[:-1]]
    upper.append(tube(collar, 0.019, None, 8, closed=True))
    lower = [ball((0, 0.012, hip), 0.15, None, 3, (1.0, 0.62, 0.66))]
    lower += [tube(leg, [0.085, 0.08, 0.067, 0.06], None, 14) for leg, _ in _legs(pose, hip)]
    things = [melt(upper, 0.013, coat), melt(lower, 0.013, trousers)]
    if skirt:
        fall = [(hip + 0.12, 0.15), (hip - 0.02, 0.19), (hip - 0.25, 0.235), (hip - 0.46, 0.265)]
        things.append(tube([(0, 0, z) for z, _ in fall], [r for _, r in fall], coat, 28, 0.78))
    return things


def _shoe(x, y, leather):
    sole = [(x, y + 0.04, 0.046), (x, y - 0.03, 0.056), (x * 1.03, y - 0.12, 0.044), (x * 1.06, y - 0.2, 0.03)]
    return melt([tube(sole, [0.036, 0.047, 0.044, 0.026], None, 12)], 0.009, leather, 2)


def _head(hip, skin, hair, style):
    """A head without a face: what a figure for scale shows of itself."""
    z = hip + 0.735
    parts = [
        ball((0, 0.008, z), 0.1, None, 3, (0.76, 0.97, 1.0)),
        ball((0, -0.034, z - 0.068), 0.058, None, 3, (0.92, 0.94, 1.0)),
        tube([(0, 0.024, hip + 0.46), (0, 0.014, z - 0.05)], 0.052, None, 12),
        tube([(0, -0.078, z + 0.016), (0, -0.1, z - 0.03)], [0.008, 0.014], None, 8),
    ]
    parts += [ball((0.076 * side, 0.014, z - 0.02), 0.027, None, 2, (0.42, 0.75, 1.15)) for side in (-1, 1)]
    head = melt(parts, 0.008, skin, 3)
    if style == 'hat':
        locks = [ball((0, 0.014, z + 0.04), 0.108, None, 3, (0.82, 0.98, 0.9)), ball((0, 0.062, z - 0.03), 0.06, None, 2, (1.0, 0.75, 1.0))]
        band = [(0.09 * cos(a), 0.012 + 0.106 * sin(a), z + 0.04 + 0.012 * sin(a)) for a in steps(0, 2 * pi, 21)[:-1]]
        locks.append(tube(band, 0.013, None, 8, closed=True))
    else:
        locks = [ball((0, 0.02, z + 0.018), 0.104, None, 3, (0.8, 0.98, 0.98)), ball((0, 0.062, z - 0.035), 0.062, None, 2, (1.0, 0.75, 1.0))]
    if style == 'bob':
        locks += [ball((0.062 * side, 0.03, z - 0.05), 0.05, None, 2, (0.6, 1.0, 1.35)) for side in (-1, 1)]
        locks.append(ball((0, 0.068, z - 0.075), 0.07, None, 2, (1.05, 0.6, 1.1)))
    if style == 'bun':
        locks.append(ball((0, 0.11, z + 0.06), 0.046, None, 2))
    return [head, melt(locks, 0.01, hair, 3)]


def person(at, turn=0.0, pose='stand', look=0, tall=1.72, wear=None):
    """
    Somebody who looks along -Y before turning. `look` picks clothes, hair and skin, `wear` names colours of coat, trousers and perhaps a hat instead.
    `sit` and `eat` need a chair, `rest` a place on the ground.
    """
    seated = pose in ('sit', 'eat')
    upright = not seated and pose != 'rest'
    hip = 0.5 if seated else 0.13 if pose == 'rest' else 0.9
    style = ('short', 'bob', 'short', 'bun', 'hat', 'short', 'bob')[look % 7]
    colours = [COATS[look % len(COATS)], TROUSERS[look % len(TROUSERS)], COATS[(look + 3) % len(COATS)]]
    if wear:
        colours[:len(wear)] = wear
        style = 'hat' if len(wear) == 3 else style
    coat, trousers = (matte(colour, 0.9, 0.1, 6) for colour in colours[:2])
    skin = matte(SKINS[(look * 3 + 1) % len(SKINS)], 0.6, 0.03)
    hair = matte(colours[2] if style == 'hat' else HAIRS[(look * 2) % len(HAIRS)], 0.8, 0.1, 8)
    leather = matte('22201e', 0.7, 0.05)
    things = _clothes(pose, hip, coat, trousers, upright and look % 5 == 3, pose in ('stand', 'hold') and look % 7 == 1)
    things += [_shoe(x, y, leather) for _, (x, y) in _legs(pose, hip)]
    things += [ball(arm[-1], 0.048, skin, 2, (0.6, 0.85, 1.3)) for arm in _arms(pose, hip + 0.48)]
    things += _head(hip, skin, hair, style)
    if upright and look % 4 == 2:
        things.append(box((-0.135, 0.1, hip + 0.08), (0.135, 0.24, hip + 0.47), matte(BAGS[look % len(BAGS)], 0.9, 0.1, 6), 0.05))
    return group(things, at, turn, size=tall / 1.72)


def child(at, turn=0.0, pose='stand', look=0):
    return person(at, turn, pose, look, 1.2)


def crowd(chance, spots, towards, look=0):
    """People at the given spots who look towards a point, more or less."""
    from math import atan2

    for i, (x, y, z) in enumerate(spots):
        turn = atan2(towards[0] - x, -(towards[1] - y)) + chance.uniform(-0.3, 0.3)
        pose = chance.choice(['stand', 'stand', 'walk', 'hold', 'point'])
        person((x, y, z), turn, pose, look + i, chance.uniform(1.6, 1.86))


def bicycle(at, turn=0.0):
    """A bicycle along Y, front towards -Y."""
    frame = matte('3b4043', 0.4, 0.02)
    tyre = matte('1b1c1d', 0.8, 0.02)
    things = []
    for y in (-0.52, 0.52):
        ring = [(0, y + 0.34 * cos(radians(a)), 0.35 + 0.34 * sin(radians(a))) for a in range(0, 360, 15)]
        things.append(tube(ring, 0.02, tyre, 6, closed=True))
    for line in (
        [(0, 0.52, 0.35), (0, 0.05, 0.32), (0, 0.2, 0.85), (0, 0.52, 0.35)],
        [(0, 0.05, 0.32), (0, -0.38, 0.8), (0, 0.17, 0.78)],
        [(0, -0.52, 0.35), (0, -0.36, 0.98)],
        [(-0.26, -0.25, 1.0), (0, -0.38, 1.0), (0.26, -0.25, 1.0)],
        [(0, 0.1, 0.92), (0, 0.32, 0.93)],
    ):
        things.append(tube(line, 0.018, frame, 6))
    return group(things, at, turn)

"""Figures for scale: plain, clothed in muted colours, in a few poses."""

from math import cos, radians, sin

from .materials import matte
from .shapes import ball, group, tube

COATS = ['4b5560', '6d5a4a', '7b7f76', '3c4a45', '8a7f73', '58606b', '6f4f4a', 'a39a8c']
TROUSERS = ['2e3338', '3f444b', '54504a', '2b3530']
SKINS = ['c99b7c', '8a5f45', 'e0b596', '6b4632']
HAIRS = ['2b211b', '3f3225', '8a8178', '1d1b1a', '4a3626']


def person(at, turn=0.0, pose='stand', look=0, tall=1.72):
    """Somebody who looks along -Y before turning. `look` picks clothes, hair and skin; `sit` needs a chair, `rest` a place on the ground."""
    coat = matte(COATS[look % len(COATS)], 0.9, 0.1, 6)
    trousers = matte(TROUSERS[look % len(TROUSERS)], 0.9, 0.1, 6)
    skin = matte(SKINS[(look * 3 + 1) % len(SKINS)], 0.6, 0.03)
    hair = matte(HAIRS[(look * 2) % len(HAIRS)], 0.8, 0.1, 8)
    shoe = matte('22201e', 0.7, 0.05)
    sits, rests = pose == 'sit', pose == 'rest'
    hip = 0.5 if sits else 0.13 if rests else 0.9
    stride = {'walk': 0.26, 'stand': 0.02}.get(pose, 0.02)
    things = []
    for side in (-1, 1):
        x = 0.095 * side
        if sits:
            leg = [(x, 0.02, hip), (x * 1.2, -0.42, hip + 0.02), (x * 1.3, -0.45, 0.1), (x * 1.3, -0.45, 0.06)]
            foot = (x * 1.3, -0.5, 0.05)
        elif rests:
            leg = [(x, 0, hip), (x * 1.2, -0.36, 0.43), (x * 1.3, -0.62, 0.1), (x * 1.3, -0.64, 0.06)]
            foot = (x * 1.3, -0.7, 0.05)
        else:
            step = stride * side
            leg = [(x, 0, hip), (x * 1.05, -step * 0.55 - 0.03, 0.5), (x * 1.05, -step, 0.1), (x * 1.05, -step, 0.06)]
            foot = (x * 1.05, -step - 0.06, 0.05)
        things.append(tube(leg, [0.105, 0.078, 0.055, 0.05], trousers, 10))
        things.append(ball(foot, 0.1, shoe, 2, (0.52, 1.25, 0.5)))
    chest = [(0, 0.0, hip - 0.06), (0, 0, hip + 0.1), (0, 0.01, hip + 0.3), (0, 0.01, hip + 0.5), (0, 0.02, hip + 0.57), (0, 0.02, hip + 0.62)]
    things.append(tube(chest, [0.16, 0.175, 0.19, 0.205, 0.15, 0.06], coat, 14, 0.64))
    shoulder = hip + 0.52
    for side in (-1, 1):
        x = 0.172 * side
        raised = pose == 'point' and side == 1 or pose == 'cheer'
        if raised:
            arm = [(x, 0, shoulder), (x * 1.35, -0.22, shoulder + 0.08), (x * 1.3, -0.45, shoulder + 0.24)]
        elif rests:
            arm = [(x, 0, shoulder), (x * 1.35, -0.12, shoulder - 0.22), (x * 0.9, -0.34, 0.47)]
        elif sits or pose == 'hold':
            arm = [(x, 0, shoulder), (x * 1.25, -0.05, shoulder - 0.28), (x * 0.7, -0.3, shoulder - 0.32)]
        else:
            swing = 0.16 * side * (1 if pose == 'walk' else 0.15)
            arm = [(x, 0, shoulder), (x * 1.36, swing * 0.4, shoulder - 0.29), (x * 1.34, swing - 0.06, shoulder - 0.55)]
        things.append(tube(arm, [0.068, 0.052, 0.038], coat, 8))
        things.append(ball(arm[-1], 0.045, skin, 2, (0.8, 1, 1.3)))
    things.append(tube([(0, 0.01, hip + 0.58), (0, 0, hip + 0.7)], 0.05, skin, 8))
    things.append(ball((0, -0.01, hip + 0.765), 0.105, skin, 3, (0.86, 1, 1.18)))
    things.append(ball((0, 0.02, hip + 0.8), 0.108, hair, 3, (0.92, 1, 1.02)))
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

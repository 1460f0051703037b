"""Artworks 21 and 22: the Great Bend."""

from math import cos, pi, sin

import numpy as np

from kit import nature, people
from kit.finish import camera
from kit.light import light
from kit.materials import matte, metal, picture, water
from kit.shapes import ball, box, group, lathe, lettering, mesh, prism, sheet, steps, tube
from works.river import far_bank, horizon, river


def hoehenlinien(shot, chance):
    """Contour lines painted on the path to the Great Bend, one every ten centimetres."""
    horizon(chance)

    def rise(x, y):
        return 0.9 * np.exp(-(((x - 1.5) / 6.5) ** 2 + ((y - 6) / 9.0) ** 2)) + 0.25 * np.sin(x * 0.35 + 1) * np.cos(y * 0.16)

    def path(y):
        return 1.6 * np.sin(y * 0.075)

    wide = 2.6
    height = lambda x, y: float(rise(np.float64(x), np.float64(y)))
    ground = nature.rolling((-46, 46, -22, 70), lambda x, y: height(x, y) - 0.05, '686b45')
    nature.land((-640, 640, -640, 640), '686b45', 0.6, -0.42)
    # From close by only the hill is seen, so more dots are spent on less of the path.
    first, last = (-1, 12) if shot == 'close' else (-16, 60)
    rows, across = 460, 27
    ys, shares = np.linspace(first, last, rows), np.linspace(-1, 1, across)
    corners = [(path(y) + s * wide, y, height(path(y) + s * wide, y) + 0.02) for y in ys for s in shares]
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows - 1) for i in range(across - 1)]
    tall, flat = (6400, 2400) if shot == 'close' else (4600, 320)
    v, u = np.mgrid[0:tall, 0:flat]
    y = first + (last - first) * (v + 0.5) / tall
    x = path(y) + (2 * (u + 0.5) / flat - 1) * wide
    # The hill is drawn steeper than it is: contours, not arithmetic, are what one sees.
    level = rise(x, y) * 22 + 0.5 * np.sin(x * 1.3 + y * 0.4) + 0.35 * np.sin(y * 0.9 - x * 0.8)
    slope = np.hypot(np.gradient(level, axis=0) * tall / (last - first), np.gradient(level, axis=1) * flat / (2 * wide))
    away = np.abs(level - np.round(level)) / np.maximum(slope, 0.35)
    thick = np.where(np.round(level) % 5 == 0, 0.075, 0.045)
    # No softer than the dots are wide.
    line = np.clip((thick - away) * (300 if shot == 'close' else 40) + 0.5, 0, 1)[..., None]
    if shot == 'hour':
        line = line * (y < 7.5)[..., None]
    pixels = np.ones((tall, flat, 4), np.float32)
    random = np.random.default_rng(21)
    asphalt = np.array([0.36, 0.355, 0.35]) * random.uniform(0.88, 1.08, (tall, flat, 1))
    orange = np.array([1.0, 0.49, 0.12])
    pixels[..., :3] = asphalt * (1 - line) + orange * line
    road = mesh('path', corners, faces, picture('contours', flat, tall, pixels, 0.85), True)
    layer = road.data.uv_layers.new(name='UVMap')
    loops = np.empty(len(road.data.loops), np.int32)
    road.data.loops.foreach_get('vertex_index', loops)
    uv = np.stack([(loops % across) / (across - 1), (loops // across) / (rows - 1)], 1)
    layer.data.foreach_set('uv', uv.astype(np.float32).ravel())
    # A little over the edge: no verge is cut with a knife.
    on_path = lambda x, y: np.abs(x - path(y)) < wide - 0.05 + 0.05 * np.sin(y * 5) * np.sin(y * 2.3)
    earth = lambda x, y: rise(x, y) - 0.05
    for seed, where, dense, width in ((12, (-9, 10, -9.4, 3), 900, 0.006), (13, (-17, 18, 3, 22), 260, 0.011), (14, (-34, 36, 22, 62), 45, 0.02)):
        nature.tall_grass(seed, where, dense, 0.25, width, skip=on_path, ground=earth)
    nature.trees(chance, [(-9, 17, 0), (9.5, 26, 0), (-11, 33, 0), (13, 12, 0), (-16, 24, 0)], 10)
    river(64, 140, z=-0.3)
    far_bank(chance, 140, False)
    top = height(1.0, 6) + 0.02
    wood = matte('d2b98c', 0.8, 0.16, 60, grain=(8, 8, 0.6))

    def at(x, y):
        return (x, y, height(x, y) + 0.02)

    if shot == 'afar':
        people.bicycle(at(1.5, 7.2), 0.1)
        people.person((1.5, 7.1, top + 0.3), 0.1, 'sit', 3)
        people.person(at(-1.4, 11), 0.2, 'walk', 5)
        people.child(at(-0.7, 10.8), 0.4, 'walk', 2)
        camera((-0.6, -10.5, 3.4), (0.7, 8, 0.4), 27)
        return light('afternoon', -70)
    if shot == 'close':
        # Two ice-lolly sticks make a cross, and whoever has climbed the hill rests behind it.
        x, y = 0.44, 0.98
        foot = height(x, y)
        bow = [(0.009 * cos(a), 0.009 * sin(a)) for a in steps(0, pi, 9)]
        for long, turn, ahead in ((0.13, 0.0, 0.0), (0.075, pi / 2, -0.003)):
            outline = [(u, v + long / 2 - 0.009) for u, v in bow] + [(-u, 0.009 - long / 2 - v) for u, v in bow]
            turned = [(u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn)) for u, v in outline]
            middle = foot + (0.05 if turn == 0 else 0.078)
            prism([(x + u, middle + v) for u, v in turned], y + ahead, y + ahead + 0.003, wood, True)
        seat = at(1.75, 4.3)
        people.person((seat[0], seat[1], seat[2] - 0.04), 0.9, 'rest', 0)
        bag = at(1.3, 4.4)
        box((bag[0] - 0.13, bag[1] - 0.1, bag[2] - 0.08), (bag[0] + 0.13, bag[1] + 0.1, bag[2] + 0.36), matte('5a4a3c', 0.9, 0.1, 6), 0.06)
        camera((0.3, 0.5, height(0.3, 0.5) + 0.2), (0.68, 2.2, height(0.7, 2.2) + 0.16), 24)
        return light('evening', -60, 14)
    people.person(at(0.9, 7.2), 0.4, 'hold', 1)
    people.person(at(-1.2, 9.6), -0.3, 'stand', 6)
    tripod = at(-1.0, 10.4)
    for a in (0, 2.1, 4.2):
        tube([(tripod[0] + 0.4 * cos(a), tripod[1] + 0.4 * sin(a), tripod[2]), (tripod[0], tripod[1], tripod[2] + 1.3)], 0.025, matte('a58a66', 0.7), 6)
    box((tripod[0] - 0.1, tripod[1] - 0.1, tripod[2] + 1.3), (tripod[0] + 0.1, tripod[1] + 0.1, tripod[2] + 1.58), matte('6b7073', 0.5), 0.02)
    for x, y in ((1.9, 6.2), (2.1, 6.6)):
        can = lathe([(0, 0), (0.14, 0), (0.14, 0.3), (0, 0.3)], matte('orange', 0.4, 0.04), 20)
        can.location = at(x, y)
    camera((-2.2, -2.4, 2.3), (0.6, 8, 0.7), 28)
    return light('morning', 60, 12)


def _tide_marks(dry, sand):
    """What the river has left on the sand near by: ripples, pools, and since then a line of footprints; returns the ground's height."""
    pools = [(-2.5, -5.2, 1.5, 0.6), (1.8, -2.7, 1.6, 0.5)]
    hollow = lambda x, y: sum(0.3 * np.exp(-(((x - px) / long) ** 2 + ((y - py) / wide) ** 2) / 2) for px, py, long, wide in pools)
    hill = lambda x, y: dry(x, y) - float(hollow(x, y))
    ripples = lambda x, y: hill(x, y) + 0.02 + 0.014 * sin(24 * y + 5 * x + 1.6 * sin(x * 1.3) + 1.2 * sin(y * 0.9 + x * 0.5)) * (0.6 + 0.4 * sin(x * 0.7 - y * 0.5))
    near = (-11, 10, -10, 2.2)
    # The coarse ground dives under the fine one, so that it does not show in a pool.
    nature.rolling((-60, 60, -30, 16), lambda x, y: hill(x, y) - (0.6 if -9.5 < x < 8.5 and -8.6 < y < 1 else 0), sand, 110, 0.5)
    nature.rolling(near, ripples, sand, 300, 0.35)
    for px, py, long, wide in pools:
        level = dry(px, py) - 0.18
        sheet([(px + 1.5 * long * cos(a), py + 1.5 * wide * sin(a), level) for a in steps(0, 2 * pi, 41)[:-1]], water('3a3a32', 0.12, 0.6))
    wet = matte('7b6d53', 0.95, 0.1, 8)
    for i in range(13):
        x, y, turn = -4.0 + 0.05 * i, -5.8 + 0.22 * i, -0.22
        x, y = x + (0.11 if i % 2 else -0.11) * cos(turn), y + (0.11 if i % 2 else -0.11) * sin(turn)
        sheet([(u, v, ripples(u, v) + 0.012) for u, v in ((x + 0.055 * cos(a) * cos(turn) - 0.15 * sin(a) * sin(turn), y + 0.055 * cos(a) * sin(turn) + 0.15 * sin(a) * cos(turn)) for a in steps(0, 2 * pi, 15)[:-1])], wet)
    return hill


def sandbank(shot, chance):
    """A bank made of sand: hall, counter, number, pen on a chain."""
    horizon(chance)
    sand = '9f8f70'
    hill = lambda x, y: 0.28 * sin(x * 0.18 + 1) + 0.16 * cos(y * 0.3 + x * 0.1) - 0.0035 * (y + 2) ** 2 * (1 if y > -2 else 0.2) + 0.25
    if shot == 'afar':
        hill = _tide_marks(hill, sand)
    else:
        nature.rolling((-60, 60, -30, 16), hill, sand, 110, 0.5)
    river(-8, 90, 0.4, z=-0.12)
    far_bank(chance, 88, False)
    wall = matte('b5a27c', 0.95, 0.14, 1.2, 0.6, 0.1, 22)
    yellow = matte('yellow', 0.45, 0.05, 2, 0, 0.4)
    # Hall: a row of columns on steps, entablature, pediment.
    low = 0.62 if shot == 'hour' else 1.0
    things = []
    for i, (half, deep) in enumerate(((4.3, 3.1), (4.05, 2.85), (3.8, 2.6))):
        things.append(box((-half, -deep, -0.3 + i * 0.16), (half, deep, i * 0.16 + 0.02), wall, 0.05))
    for i, x in enumerate(steps(-3.4, 3.4, 6)):
        if shot == 'hour' and i == 4:
            things.append(lathe([(0.5, 0.3), (0.42, 0.5), (0.34, 0.9), (0.2, 1.1), (0, 1.2)], wall, 20))
        else:
            things.append(lathe([(0.42, 0.32), (0.42, 0.45), (0.33, 0.55), (0.28, 2.5), (0.4, 2.68), (0.4, 2.8)], wall, 24))
        things[-1].location = (x, -2.2, 0)
    things.append(box((-3.8, -0.4, 0.3), (3.8, 2.5, 2.8), wall, 0.08))
    things.append(box((-0.75, -0.45, 0.3), (0.75, -0.3, 2.2), matte('3f382c', 0.95)))
    things.append(box((-4.0, -2.7, 2.8), (4.0, 2.6, 3.3), wall, 0.05))
    if shot != 'hour':
        things.append(prism([(-4.2, 3.3), (4.2, 3.3), (0, 4.7)], -2.75, 2.6, wall, True))
    else:
        things.append(prism([(-4.2, 3.3), (2.6, 3.3), (1.9, 3.75), (0.9, 4.2), (0, 4.55)], -2.75, 2.6, wall, True))
        for x, y, r in ((3.0, -3.6, 0.5), (2.2, -3.9, 0.7), (3.8, -3.3, 0.6)):
            things.append(ball((x, y, 0.05), r, wall, 3, (1.5, 1, 0.45)))
    group(things, (1.2, 3.0, 0.25), -0.22)
    counter = [box((-1.2, -0.35, -0.3), (1.2, 0.35, 1.02), yellow, 0.02), box((-1.35, -0.45, 1.02), (1.35, 0.45, 1.09), matte('d9cfae', 0.6, 0.05), 0.015)]
    counter.append(lettering('112', 0.62, 0.012, matte('0f1112', 0.6), (0, -0.362, 0.28), bold=0.01))
    # A pen as thick as a thumb, and a chain of links from it to a knob on the counter.
    steel = metal('7a7f82', 0.4)
    counter.append(lathe([(0.06, 1.09), (0.06, 1.1), (0.018, 1.11), (0.018, 1.16), (0.03, 1.175), (0.0, 1.2)], steel, 24))
    counter[-1].location = (0.1, 0.12, 0)
    for i in range(22):
        share = i / 21
        ring = [(0.021 * cos(a), (0 if i % 2 else 0.012) * sin(a), (0.012 if i % 2 else 0) * sin(a)) for a in steps(0, 2 * pi, 13)[:-1]]
        counter.append(tube(ring, 0.005, steel, 6, closed=True))
        counter[-1].location = (0.14 + 0.6 * share, 0.1 - 0.3 * share + 0.09 * sin(share * 6.5), 1.103)
        counter[-1].rotation_euler = (0, 0, -0.46 + 0.75 * cos(share * 6.5))
    barrel, grip = [(0.74, -0.2, 1.112), (0.98, -0.29, 1.112)], [(0.98, -0.29, 1.112), (1.03, -0.309, 1.108), (1.05, -0.3165, 1.1)]
    counter.append(tube(barrel, 0.02, matte('0f1112', 0.4, shine=0.5), 14))
    counter.append(tube(grip, [0.019, 0.01, 0.003], steel, 14))
    counter.append(box((-0.9, -0.25, 1.09), (-0.5, 0.05, 1.11), matte('f5f8f8', 0.7)))
    counter += [box((-0.93 + shift, -0.27, 1.11 + i * 0.004), (-0.53 + shift, 0.03, 1.113 + i * 0.004), matte('e8eaea', 0.7)) for i, shift in enumerate((0.02, -0.01, 0.03, 0.0))]
    group(counter, (-3.0, -2.2, hill(-3.0, -2.2)), -0.35, size=1.0)
    x, y, turn = (-2.75, -1.35, -1.75) if shot == 'close' else (-3.2, -1.3, -0.3)
    people.person((x, y, hill(x, y)), turn, 'hold', 4)
    if shot == 'afar':
        queue = [(-4.5, -3.4), (-5.15, -3.9), (-5.95, -4.2), (-6.9, -4.3)]
        for i, (x, y) in enumerate(queue):
            people.person((x, y, hill(x, y)), 2.3, 'stand', i + 3)
        # Low down and near the end of the queue, which leads to the counter and on to the hall.
        nature.reeds(31, (-9, -4.6, 7.4, 9.4), 1300, 1.2, lambda x, y: 0 * x - 0.15)
        camera((-5.6, -9.9, 1.3), (-2.95, 0, 2.25), 27, True)
        return {**light('afternoon', 72, 16, clouds=0.75), 'samples': 12}
    if shot == 'close':
        camera((-4.2, -5.0, 2.15), (-2.6, -1.6, 1.15), 33)
        return light('afternoon', -45)
    people.person((4.6, -2.2, hill(4.6, -2.2)), 1.6, 'hold', 6)
    camera((-6.0, -10.2, 1.6), (0.4, 2, 2.1), 30, True)
    return light('evening', 70, 9)

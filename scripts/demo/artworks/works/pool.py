"""Artworks 14 to 16: the river pool and the night ferry."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from kit import nature, people, town
from kit.finish import camera
from kit.light import light
from kit.materials import glass, glow, matte, metal, water
from kit.shapes import ball, box, boxes, group, lathe, mesh, prism, sheet, steps, top_of, tube
from works.river import far_bank, horizon, meadow, river


LAWN = ('5c6f33', '6f8040', '7c8c4c', '4f6330', '94965a')


def _lawn(shot):
    """Short grass, densest before the camera, that grows up to the pool's stone edge."""
    near = {'afar': (-8, 9, -9.6, -2), 'close': (-4.4, 5.4, -9.3, -2), 'hour': (-9, 7, 3.2, 8.62)}[shot]
    nature.tall_grass(4, near, 2600 if shot != 'afar' else 1500, 0.1, 0.005, LAWN)
    nature.tall_grass(5, (-14, 14, min(-2, near[3]), 8.62), 420, 0.09, 0.01, LAWN)
    nature.tall_grass(6, (-40, 40, -2, 8.62), 60, 0.09, 0.02, LAWN)


def aalleiter(shot, chance):
    """A single line of fire hose that winds across the lawn and takes eleven rungs down to the weir."""
    horizon(chance)
    pool = (-60, 60, 9, 26)
    nature.land((-640, 640, -640, 8.6), '5a6638', 0.6)
    _lawn(shot)
    box((-60, 8.6, -1), (60, 9.4, 0.12), matte('97948c', 0.9, 0.12, 0.8, 0.2))
    sheet([(-60, 9, -0.35), (60, 9, -0.35), (60, 26, -0.35), (-60, 26, -0.35)], water('2f4a4a', 0.25, 0.7))
    box((-60, 26, -1), (60, 27.2, 0.5), matte('97948c', 0.9, 0.12, 0.8, 0.2))
    river(27, 110, z=-0.8)
    far_bank(chance, 108, houses=shot != 'afar')
    rung = matte('8c9192', 0.5, 0.08)
    purple = matte('purple', 0.7, 0.06, 3, 0.12, 0.2, 60)
    for i in range(11):
        y = -6.5 + i * 2.0
        high = 0.16 if y < 8.6 else 0.3
        tube([(-2.3, y, high), (2.3, y, high)], 0.09, rung, 10)
        for x in (-2.3, 2.3):
            tube([(x, y, -0.6), (x, y, high + 0.25)], 0.07, rung, 8)
    line = []
    for s in steps(0, 1, 260):
        y = -8.5 + s * 24
        x = 1.75 * sin(s * 24 / 4 * 2 * pi / 2 + 0.6) * (0.5 + 0.5 * min(1, s * 4))
        if shot == 'hour':
            # Whoever stands in the pool pulls it to the left.
            x *= 1 + 0.24 * min(1, max(0, y - 10) / 2)
        wave = 0.13 + 0.24 * max(0, cos((y + 6.5) * pi)) ** 2
        line.append((x, y, wave + (0.0 if y < 8.8 else -0.05)))
    tube(line, 0.15, purple, 24)
    # A hose of lengths: where two meet, a coupling of brass is about them.
    for k in range(18, 260, 43):
        a, b = (np.array(line[k + side]) for side in (-1, 1))
        middle, way = (a + b) / 2, (b - a) / np.linalg.norm(b - a)
        tube([tuple(middle + way * along) for along in (-0.13, -0.12, -0.03, -0.02, 0.02, 0.03, 0.12, 0.13)], [0.165, 0.18, 0.18, 0.205, 0.205, 0.18, 0.18, 0.165], metal('a08a55', 0.35), 24)
    head = line[0]
    brass = lathe([(0.17, 0), (0.19, 0.05), (0.19, 0.22), (0.15, 0.25), (0.15, 0.4), (0.0, 0.4)], metal('a08a55', 0.35), 20)
    brass.rotation_euler = (radians(90), 0, 0.2)
    brass.location = (head[0], head[1] + 0.1, head[2])
    if shot == 'afar':
        people.crowd(chance, [(-4.3, 2.6, 0), (4.2, 6.1, 0), (5.0, 5.6, 0)], (0, 4))
        people.child((2.9, -1.5, 0), 1.4, 'point', 2)
        # The houses of the far bank stand behind many works already: behind this one it is poplars.
        nature.poplars(chance, [(x, 116 - 0.2 * x, 1.3) for x in range(-70, 60, 7)], 20)
        nature.trees(chance, [(-11, 5, 0), (13, 3, 0)], 8)
        camera((-3.4, -11.5, 3.7), (0.6, 5, -0.1), 26)
        return light('noon', 55, clouds=0.35)
    if shot == 'close':
        people.child((1.9, -2.4, 0), 0.9, 'hold', 5)
        camera((-1.7, -9.6, 0.75), (0.4, -4.6, 0.3), 30)
        return light('forenoon', -70)
    people.person((-2.62, 12.9, -1.05), 1.6, 'hold', 5)
    people.person((3.0, 9.0, 0.12), -2.1, 'stand', 6)
    camera((-4.0, 2.2, 2.5), (0.1, 11.2, 0.2), 27, True)
    return {**light('evening', -60, 13), 'samples': 12}


def _bulge(way, i):
    """How far the stone of that number reaches in a direction; no pebble is a ball."""
    return 1 + 0.07 * sin(way.x * 2.1 + i) + 0.05 * sin(way.y * 2.7 - i * 2) + 0.04 * sin(way.z * 3 + way.x * 2)


def _raster(stone, radius, i, gap=0.13):
    """The scanner's raster painted on a stone: dots in rows round its long axis, bigger towards the ground, as a halftone has them in the shade."""
    corners, faces = [], []
    rows = int(pi * radius / gap)
    for k in range(rows):
        a = pi * (k + 0.5) / rows
        count = max(1, int(2 * pi * radius * sin(a) / gap))
        for j in range(count):
            b = 2 * pi * (j + 0.5 * (k % 2)) / count
            middle = Vector((cos(a), sin(a) * cos(b), sin(a) * sin(b)))
            along, around = Vector((-sin(a), cos(a) * cos(b), cos(a) * sin(b))), Vector((0, -sin(b), cos(b)))
            size = gap / radius * (0.31 - 0.13 * middle.z)
            first = len(corners)
            for turn in range(12):
                way = (middle + (along * cos(turn * pi / 6) + around * sin(turn * pi / 6)) * size).normalized()
                corners.append(way * radius * _bulge(way, i) * 1.003)
            faces.append(range(first, first + 12))
    dots = mesh('dots', corners, faces, matte('161518', 0.8, 0.1))
    dots.location, dots.rotation_euler, dots.scale = stone.location, stone.rotation_euler, stone.scale


def _behind_the_lawn(chance):
    """Where the lawn ends: cabins to change in, a fence, tall trees."""
    walls, door, roof, post = [matte(colour, 0.9, 0.15, 2) for colour in ('9d978a', '8a8f88', 'a39a86')], matte('5f5a4e', 0.9, 0.15, 3), matte('565452', 0.85, 0.15), matte('7d7263', 0.9, 0.2, 3)
    for i in range(14):
        x = -24 + i * 1.8
        box((x, 14, 0), (x + 1.74, 15.8, 2.2), walls[i % 3])
        box((x + 0.45, 13.95, 0.1), (x + 1.25, 14, 1.95), door)
    prism([(13.6, 2.15), (16.2, 2.15), (16.2, 2.3), (14.9, 2.95), (13.6, 2.3)], -24.2, 1.4, roof).matrix_world = ((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))
    boxes([((x, 14.4, 0.1), (x + 0.11, 14.43, 1.5)) for x in (*steps(-60, -24.2, 230), *steps(1.4, 30, 180))], post)
    nature.trees(chance, [(-44 + i * 4.6, 25 + chance.uniform(0, 6), 0) for i in range(15)], 12)
    nature.trees(chance, [(-60 + i * 6, 38 + chance.uniform(0, 8), 0) for i in range(16)], 16)


def _towel(at, turn, colour, stripe):
    """A bather's towel on the grass."""
    group([box((-0.5, -0.95, 0), (0.5, 0.95, 0.02), matte(colour, 0.95, 0.1, 4))] + [box((-0.5, y, 0.02), (0.5, y + 0.12, 0.024), matte(stripe, 0.95, 0.1, 4)) for y in (-0.8, 0.68)], at, turn)


def kiesel(shot, chance):
    """Six pebbles from a pocket, as big as cars, on the lawn of the river pool."""
    size = 2.2
    places = [(-4.6, 1.2, 1.5, 'peach'), (-1.0, 3.6, 2.0, 'peach'), (2.4, 0.8, 1.25, 'lilac'), (4.9, 3.4, 1.7, 'snow'), (0.2, -1.9, 0.85, 'peach'), (7.4, 0.4, 1.05, 'snow')]

    def under_stone(x, y):
        covered = np.zeros(len(x), bool)
        for cx, cy, radius, _ in places:
            covered |= (x - cx) ** 2 + (y - cy) ** 2 < (radius * 0.7) ** 2
        return covered

    meadow(chance, None, 14 if shot != 'afar' else 640, houses=True, river_on=shot != 'afar')
    near, finest = {'afar': ((-3, 8, -6.6, -1), 1900), 'close': ((-3.5, 5, -3.0, 1), 2600), 'hour': ((-10, 9, -9.6, -2), 1500)}[shot]
    nature.tall_grass(4, near, finest, 0.1, 0.005, LAWN, under_stone)
    nature.tall_grass(5, (-16, 14, near[2] if shot == 'afar' else near[3], 7), 420, 0.09, 0.01, LAWN, under_stone)
    nature.tall_grass(6, (-34, 34, -2, 14), 60, 0.09, 0.02, LAWN, under_stone)
    stones = []
    for i, (x, y, radius, colour) in enumerate(places):
        if shot == 'hour' and i == 1:
            z = 3.0
        else:
            z = 0.0
        stone = ball((x, y, z + radius * 0.5), radius, matte(colour, 0.85, 0.08, 1.0, 0.15, 0.31), 5, (1.25 + 0.1 * (i % 3), 0.95 + 0.12 * (i % 2), 0.62 + 0.08 * (i % 3)))
        stone.rotation_euler = (0.12 * (i % 3) - 0.1, 0.16 * (i % 2), i * 1.1)
        for vertex in stone.data.vertices:
            vertex.co *= _bulge(vertex.co / radius, i)
        _raster(stone, radius, i)
        stones.append(stone)
        if shot == 'hour' and i == 1:
            top = (x, y, 13)
            for dx, dy in ((-1.6, 0), (1.6, 0), (0, 1.2)):
                tube([(x + dx, y + dy, z + radius * 0.45), (x, y, 7.5)], 0.05, matte('8d9091', 0.8), 6)
            tube([(x, y, 7.5), (x, y, 20)], 0.035, metal('2c2f31'), 6)
    if shot == 'afar':
        # From among the bathers, where all six stand close together.
        _behind_the_lawn(chance)
        people.person((-1.1, 3.4, top_of(stones[1], -1.1, 3.4) - 0.02), -0.4, 'cheer', 1, 1.2, ('e0dccf', 'b3a98f'))
        people.person((4.7, 3.3, top_of(stones[3], 4.7, 3.3) - 0.02), 0.3, 'rest', 5, 1.2, ('d9cfb4', '9a9a90'))
        people.person((-1.6, 0.2, 0), 2.6, 'stand', 4)
        people.person((4.9, 0.2, 0), 2.6, 'point', 0)
        _towel((2.6, -2.7, 0.07), 0.75, '6d4b45', 'c9c4b6')
        people.person((2.7, -2.6, 0.08), 2.5, 'rest', 3, wear=('3f5560', '8d8779'))
        camera((6.3, -8.1, 2.1), (2.1, 1, 1.6), 25.5, True)
        return {**light('afternoon', 70, 22), 'samples': 12}
    nature.trees(chance, [(-12, 8, 0), (12.5, 9, 0)], 9)
    if shot == 'close':
        people.child((2.3, 0.7, top_of(stones[2], 2.3, 0.7) - 0.02), 0.5, 'rest', 3)
        camera((0.9, -3.2, 1.15), (2.4, 0.9, 0.85), 29)
        return light('afternoon', -60)
    people.person((-1.7, -0.6, 0), 2.9, 'point', 2)
    people.person((1.6, 4.6, 0), 1.9, 'point', 6)
    camera((-6.2, -9.0, 1.6), (0.2, 2.4, 2.4), 27, True)
    return light('morning', 70, 20)


FOILS = ['blue', 'light-blue', 'blue', 'pink', 'blue', 'yellow', 'light-blue', 'blue', 'orange', 'blue']


def _ferry(chance, lit, people_on=True):
    """The old car ferry, 26 m long, bow along +X; its saloon's windows are covered with coloured film."""
    hull, deck, white, dark = matte('3a4448', 0.55, 0.12, 0.6), matte('5d5f5c', 0.85, 0.15), matte('b9bcb8', 0.6, 0.08, 0.5), matte('2f3538', 0.6, 0.1)
    outline = [(-13, -3.2), (-10, -4.2), (10, -4.2), (13, -3.2), (13, 3.2), (10, 4.2), (-10, 4.2), (-13, 3.2)]
    things = [prism(outline, -0.6, 1.1, hull), prism([(x * 0.99, y * 0.97) for x, y in outline], 1.1, 1.16, deck)]
    things.append(box((-8.5, -3.7, 1.16), (8.5, 3.7, 3.9), white, 0.05))
    things.append(box((-8.9, -4.0, 3.9), (8.9, 4.0, 4.05), white))
    things.append(box((-2.2, -1.8, 4.05), (2.2, 1.8, 6.2), white, 0.05))
    things.append(box((-2.5, -2.0, 6.2), (2.5, 2.0, 6.32), white))
    things.append(box((-2.0, -1.84, 5.1), (2.0, 1.84, 5.95), glass('20282b')))
    things.append(lathe([(0.55, 4.05), (0.5, 6.9), (0.0, 6.9)], dark, 24))
    things[-1].location = (5, 0, 0)
    things.append(tube([(-1, 0, 6.3), (-1, 0, 9)], 0.06, dark, 8))
    for side in (-1, 1):
        for i in range(10):
            x = -7.55 + i * 1.68
            colour = FOILS[i] if side < 0 else FOILS[9 - i]
            pane = glow(colour, 1.1) if lit else matte(colour, 0.3, 0.03, 1, 0, 0.6)
            y = 3.7 * side
            things.append(box((x - 0.66, min(y, y + 0.04 * side), 1.95), (x + 0.66, max(y, y + 0.04 * side), 3.25), pane))
            things.append(tube([(x - 0.7, y + 0.05 * side, 1.9), (x + 0.7, y + 0.05 * side, 1.9), (x + 0.7, y + 0.05 * side, 3.3), (x - 0.7, y + 0.05 * side, 3.3)], 0.04, dark, 4, closed=True))
    ramp = dark
    things.append(box((13, -2.6, 0.9), (16, 2.6, 1.1), ramp))
    for y in (-3.9, 3.9):
        things.append(tube([(-12.5, y * 0.85, 2.1), (-9.5, y, 2.1)], 0.03, dark, 6))
        things.append(tube([(9.5, y, 2.1), (12.5, y * 0.85, 2.1)], 0.03, dark, 6))
    return things


def nachtfaehre(shot, chance):
    """The old car ferry as a cinema without a film: coloured windows on dark water."""
    horizon(chance)
    river(-640, 640, 0.3)
    if shot == 'afar':
        far_bank(chance, 70, True, 0.22)
        group(_ferry(chance, True), (1.5, 24, 0), -0.22)
        town.jetty(-12, 12, -4.4, -2.2, 0.7)
        people.person((-4.6, -3.2, 0.7), pi - 0.3, 'stand', 4)
        people.person((-3.9, -3.3, 0.7), pi - 0.1, 'stand', 1)
        camera((-2.4, -10.5, 2.1), (0.3, 20, 2.6), 33, True)
        return {**light('night'), 'key': 0.06}
    if shot == 'close':
        far_bank(chance, 70, True, 0.22)
        group(_ferry(chance, True), (3, 6, 0), 0)
        people.person((-7.2, 1.85, 1.16), 0.2, 'stand', 2)
        people.person((-1.2, 1.95, 1.16), -0.3, 'hold', 6)
        camera((-9.2, -6.6, 1.9), (0.2, 3, 2.3), 26, True)
        return {**light('night'), 'key': 0.06}
    far_bank(chance, 70, True, 0)
    group(_ferry(chance, False), (-3, 8.5, 0), 0)
    town.paving(13, 80, -30, 60, 1.0)
    town.quay_wall(13, 80, -1, 1.0)
    people.crowd(chance, [(14.5, 8.2, 1.1), (15.4, 9.0, 1.1), (16.8, 8.6, 1.1)], (0, 8))
    town.jetty(-14, 12, -3.2, -1.4, 0.7)
    people.person((-2.2, -2.2, 0.7), pi + 0.3, 'point', 3)
    people.person((-6.4, 3.95, 1.1), 0.1, 'hold', 7)
    camera((-9.5, -9.4, 2.3), (-0.5, 7, 2.5), 28, True)
    return light('overcast')

"""Artworks 1, 7 and 8: the ferry landing, the old town, the Long Bridge."""

from math import cos, pi, sin

from kit import nature, people, town
from kit.finish import camera
from kit.light import lantern, light
from kit.materials import bricks, glass, glow, matte, metal
from kit.shapes import ball, box, boxes, copy, lathe, lettering, mesh, prism, sheet, steps, tube
from works.river import far_bank, horizon, river


def pegel(shot, chance):
    """A gauge painted on the quay wall, 38 m long, that goes on up the fire wall of a house."""
    horizon(chance)
    river()
    top = 4.2
    town.quay_wall(-120, 120, 0, top)
    town.paving(-120, 120, 1.2, 60, top)
    blue, white = matte('blue', 0.65, 0.1, 0.4, 0.15), matte('snow', 0.7, 0.06, 0.6)
    damp = matte('3a5a94', 0.4, 0.15, 0.6)
    sheet([(-19, -0.14, 0.5), (19, -0.14, 0.5), (19, -0.14, top - 0.02), (-19, -0.14, top - 0.02)], blue)
    sheet([(-19, -0.145, -0.5), (19, -0.145, -0.5), (19, -0.145, 0.5), (-19, -0.145, 0.5)], damp)
    # The house whose fire wall carries the gauge on to fourteen metres.
    wall = town.bricks('8f6f60', '9b9388')
    prism([(-5, top), (5, top), (5, 15.5), (0, 19), (-5, 15.5)], 4, 18, wall, True)
    for side in (-1, 1):
        mesh('roof', [(side * 5.4, 3.8, 15.25), (side * 5.4, 18.2, 15.25), (0, 18.2, 19.2), (0, 3.8, 19.2)], [(0, 1, 2, 3)], matte('4b4543', 0.8))
    sheet([(-2, 3.97, top), (2, 3.97, top), (2, 3.97, 17.2), (-2, 3.97, 17.2)], blue)
    done = 9 if shot == 'hour' else 14
    for number in range(5, done + 1):
        z = number + 1.35
        lettering(str(number), 1.15, 0.01, white, (-0.35, 3.95, z - 0.4), bold=0.02)
        for tenth in range(10):
            long = 0.9 if tenth == 0 else 0.6 if tenth == 5 else 0.35
            sheet([(2 - long, 3.955, z + tenth / 10 - 0.02), (2, 3.955, z + tenth / 10 - 0.02), (2, 3.955, z + tenth / 10 + 0.03), (2 - long, 3.955, z + tenth / 10 + 0.03)], white)
    for i, x in enumerate(steps(-16.5, 16.5, 12)):
        lettering(str(i + 3), 2.3, 0.01, white, (x, -0.16, 1.55), bold=0.03)
        for tenth in range(6):
            tall = 0.9 if tenth == 0 else 0.45
            at = x + 1.1 + tenth * 0.16
            sheet([(at, -0.16, top - 0.1 - tall), (at + 0.06, -0.16, top - 0.1 - tall), (at + 0.06, -0.16, top - 0.1), (at, -0.16, top - 0.1)], white)
    town.row_of_houses(chance, -70, -8, 14, top)
    town.row_of_houses(chance, 9, 75, 13, top)
    for x in (-30, -14, 12, 28):
        town.lamp_post((x, 1.9, top))
    for x in (-24, -9, 9, 24):
        town.bollard((x, 0.9, top))
    nature.trees(chance, [(-24, 9, top), (26, 8.5, top), (40, 9, top)], 8)
    if shot == 'afar':
        people.crowd(chance, [(-6, 1.8, top), (-5.2, 2.1, top), (6.5, 2.2, top)], (0, 5))
        people.person((-12, 0.9, top), 0.2, 'stand', 3)
        people.bicycle((8, 2.6, top), 1.3)
        camera((-13, -31, 2.4), (0.5, 0, 6.6), 30, True)
        return light('forenoon', 40)
    if shot == 'close':
        town.rowing_boat((1.6, -2.4, -0.05), 0.15, '6e6459')
        people.person((1.2, -2.4, 0.0), 2.6, 'sit', 2)
        camera((-7.5, -5.2, 1.55), (1.8, -0.1, 2.15), 28, True)
        return light('afternoon', -20)
    steel, board = metal('777d80', 0.5), matte('9c8a6d', 0.9, 0.2, 3)
    for level in range(5):
        z = top + level * 2.0
        box((-3, 2.4, z + 1.9), (3, 3.5, z + 1.95), board)
        for x in (-3, -1, 1, 3):
            for y in (2.4, 3.5):
                tube([(x, y, z), (x, y, z + (3 if level == 4 else 2))], 0.03, steel, 6)
        tube([(-3, 2.4, z), (-1, 2.4, z + 2)], 0.025, steel, 6)
        tube([(-3, 2.4, z + 2.95), (3, 2.4, z + 2.95)], 0.025, steel, 6)
    floor = top + 5.95
    painter, mate = ('e9e4d6', '3f5f7a', 'f2c230'), ('d9692b', '33415a', 'f4f1e8')
    people.person((-0.62, 3.05, floor), pi - 0.1, 'point', 1, wear=painter)
    tube([(-0.82, 3.42, floor + 1.5), (-0.66, 3.86, floor + 2.05)], 0.016, steel, 6)
    tube([(-0.8, 3.88, floor + 2.07), (-0.52, 3.88, floor + 2.07)], 0.045, white, 10)
    people.person((1.5, 2.95, floor), 2.3, 'hold', 4, wear=mate)
    for x, paint in ((-1.45, white), (-1.85, blue)):
        lathe([(0.0, 0.02), (0.13, 0.02), (0.15, 0.3), (0.13, 0.3), (0.12, 0.24), (0.0, 0.24)], paint, 24).location = (x, 2.75, floor)
    people.person((-5, 2.2, top), 2.4, 'hold', 0, wear=('5d7f8c', '2e3338', 'f2c230'))
    camera((7.6, -13.2, 3.0), (0.5, 2.5, 9.0), 25, True)
    return {**light('forenoon', -38, 22, 0.6), 'key': 0.21, 'samples': 20}


def _meets_the_river(column, row):
    """Whether an office lies on the line of the river arm that was filled in."""
    line = 0.6 + row * 0.75 + 1.1 * sin(row * 1.05)
    return abs(column - line - 0.8) < 1.15


def fenster_zum_fluss(shot, chance):
    """An office block whose windows light up along a lost arm of the river."""
    horizon(chance)
    town.paving(-200, 200, -60, 200, 0, '76726b')
    by_day = shot == 'hour'
    wall, band = matte('8f8d87', 0.85, 0.1, 0.3), matte('a5a29a', 0.85, 0.08, 0.4)
    box((-14, 6, 0), (14, 22, 26), wall)
    pane, lamp, frame = glass('1d2529', 0.1), glow('light-yellow', 5.5), matte('4a4f51', 0.6, 0.05)
    lit, dark, frames = [], [], []
    for row in range(7):
        for column in range(10):
            x, z = -12.6 + column * 2.8, 4.6 + row * 3.0
            frames.append(((x - 1.05, 5.94, z - 0.1), (x + 1.05, 6.0, z + 1.9)))
            (lit if _meets_the_river(column, row) and not by_day else dark).append(((x - 0.95, 5.9, z), (x + 0.95, 5.97, z + 1.8)))
            frames.append(((x - 0.03, 5.88, z), (x + 0.03, 5.95, z + 1.8)))
        box((-14.1, 5.85, 3.7 + row * 3.0), (14.1, 6, 4.1 + row * 3.0), band)
    boxes(frames, frame)
    boxes(dark, pane)
    if lit:
        boxes(lit, lamp)
    box((-14.2, 5.8, 25.6), (14.2, 22.2, 26.4), band)
    box((-13, 5.9, 0.2), (13, 5.98, 3.2), glass('20282b', 0.1))
    for x in steps(-13, 13, 11):
        box((x - 0.15, 5.7, 0), (x + 0.15, 6, 3.5), band)
    town.row_of_houses(chance, -70, -15, 9, 0, 0 if by_day else 0.12)
    town.row_of_houses(chance, 15, 70, 10, 0, 0 if by_day else 0.12)
    for x in (-18, -6, 8, 20):
        town.lamp_post((x, 0, 0), not by_day)
        if not by_day:
            lantern((x, 0, 4.4), 130)
    if by_day:
        steel = metal('777d80', 0.5)
        box((-9, 3.2, 9.6), (-5, 4.6, 10.5), matte('8e9290', 0.6))
        tube([(-7, 3.9, 0.8), (-7, 3.9, 9.6)], 0.16, steel, 8)
        box((-8.6, 2.6, 0), (-5.4, 5.2, 1.1), matte('6f7476', 0.7), 0.1)
        people.person((-7.6, 3.9, 9.65), pi, 'point', 1, wear=('d9692b', '33415a', 'f2c230'))
        people.person((-6.3, 3.9, 9.65), pi + 0.3, 'hold', 4, wear=('e9e4d6', '3f5f7a', 'f2c230'))
        boxes([((-12.6 + 2.8 * c - 0.95, 5.86, 4.6 + 3 * r), (-12.6 + 2.8 * c + 0.95, 5.89, 6.4 + 3 * r)) for r in range(0, 3) for c in range(10) if _meets_the_river(c, r)], matte('light-yellow', 0.6, 0.04))
        people.crowd(chance, [(2, 0.4, 0), (9.4, 2, 0)], (0, 6))
        people.bicycle((12, 3.4, 0), 1.4)
        camera((9, -19, 1.7), (-1.2, 6, 11.2), 26, True)
        return {**light('forenoon', -42, 30, 0.5), 'samples': 12}
    if shot == 'afar':
        people.crowd(chance, [(-5, -6, 0), (-4.2, -5.6, 0), (3.4, -7, 0), (9, -2, 0)], (0, 6))
        people.bicycle((5.4, -6.6, 0), 1.0)
        camera((-7, -27, 1.7), (0.5, 6, 12), 24, True)
        return light('dusk')
    people.person((-2.4, -0.2, 0), pi - 0.2, 'stand', 3)
    camera((-9.5, -4.5, 1.5), (1.0, 6, 11), 20)
    return light('night')


def _dishes(x, y0, y1, z):
    """What people bring: potato salad, wine, bread and water take turns along the middle of the table."""
    glaze, wine = matte('e4e0d4', 0.3, 0.03), matte('2f4034', 0.2, 0.05, shine=0.6)
    bowl = [
        lathe([(0.0, 0.0), (0.06, 0.0), (0.13, 0.085), (0.122, 0.09), (0.06, 0.02), (0.0, 0.02)], glaze, 28),
        ball((0, 0, 0.055), 0.108, matte('d9c583', 0.8, 0.35, 40, 0.4), 4, (1, 1, 0.5)),
    ]
    bottle = [lathe([(0.0, 0.0), (0.038, 0.0), (0.04, 0.02), (0.04, 0.19), (0.015, 0.24), (0.014, 0.31), (0.0, 0.31)], wine, 20)]
    loaf = [ball((0, 0, 0.06), 0.13, matte('8f6238', 0.8, 0.3, 14, 0.3), 5, (0.75, 1.35, 0.55))]
    jug = [lathe([(0.0, 0), (0.07, 0), (0.1, 0.1), (0.06, 0.2), (0.07, 0.26), (0.06, 0.26), (0.05, 0.2), (0, 0.05)], matte('b5b0a5', 0.3, 0.05), 24)]
    courses = [[(thing, thing.location.z) for thing in course] for course in (bowl, bottle, loaf, jug)]
    for i in range(int((y1 - y0 - 1) / 1.3)):
        for first, lift in courses[i % 4]:
            thing = first if i < 4 else copy(first, size=tuple(first.scale))
            thing.location = (x, y0 + 0.885 + i * 1.3, z + lift)


# What guests wear to supper.
EVENING = ['7d2f35', 'c99a3f', 'dcd6c8', '2f4763', '4f7a72', 'b5583a', '59493f', '8796a3']


def _supper(x, y0, y1, z):
    """Large dishes that are passed along: potato salad, tomatoes, leaves, bread in slices, a cake of cherries."""
    ware = matte('ece7da', 0.3, 0.03)
    bowl = [(0.0, 0.0), (0.1, 0.0), (0.2, 0.11), (0.19, 0.115), (0.1, 0.03), (0.0, 0.03)]
    board = matte('6f4a2c', 0.7, 0.2, 6)
    crust, cherry = matte('a8702f', 0.8, 0.3, 14, 0.3), matte('7a1626', 0.4, 0.3, 30)
    dishes = []
    for colour, size in (('e3c65a', 0.055), ('c8321f', 0.045), ('6d9a35', 0.06)):
        food = matte(colour, 0.6, 0.25, 30, 0.2)
        heap = [ball((0.115 * k ** 0.5 / 3.4 * cos(k * 2.4), 0.115 * k ** 0.5 / 3.4 * sin(k * 2.4), 0.15 - 0.0045 * k), size, food, 2, (1, 1, 0.7)) for k in range(13)]
        dishes.append([lathe(bowl, ware, 32), *heap])
    slices = [ball((0, -0.18 + k * 0.06, 0.075), 0.105, crust, 3, (1.0, 0.28, 0.62)) for k in range(7)]
    dishes.append([box((-0.13, -0.26, 0), (0.13, 0.26, 0.02), board, 0.01), *slices])
    dishes.append([lathe([(0, 0), (0.18, 0), (0.19, 0.06), (0.17, 0.06), (0, 0.05)], crust, 32), lathe([(0.17, 0.058), (0, 0.066)], cherry, 32)])
    parts = [[(thing, tuple(thing.location), tuple(thing.scale)) for thing in dish] for dish in dishes]
    for i in range(int((y1 - y0 - 0.6) / 1.3)):
        for first, (dx, dy, dz), scale in parts[i * 3 % 5]:
            thing = first if i < 5 else copy(first, size=scale)
            thing.location = (x + dx + (0.06 if i % 2 else -0.06), y0 + 0.24 + i * 1.3 + dy, z + dz)


def _table(y0, y1, z, x=0.0, laid=True, chance=None):
    """The table: boards of oak of different tones, trestles, plates in pairs."""
    tones = ['9a7c55', 'a5875e', '8c6f4c', 'ad9169', '967a58']
    planks = [[] for _ in tones]
    y, i = y0, 0
    while y < y1:
        end = min(y1, y + 2.0)
        for board in range(5):
            left = x - 0.5 + board * 0.2
            planks[(i * 3 + board * 2 + board // 3) % 5].append(((left + 0.003, y + 0.008, z + 0.73), (left + 0.197, end - 0.008, z + 0.77)))
        for leg in (y + 0.25, end - 0.25):
            boxes([((x - 0.42, leg - 0.04, z), (x - 0.34, leg + 0.04, z + 0.72)), ((x + 0.34, leg - 0.04, z), (x + 0.42, leg + 0.04, z + 0.72)), ((x - 0.42, leg - 0.03, z + 0.6), (x + 0.42, leg + 0.03, z + 0.73))], matte('7d6446', 0.7, 0.15, 4))
        y, i = y + 2.0, i + 1
    for tone, each in zip(tones, planks):
        boxes(each, matte(tone, 0.55, 0.28, 4, grain=(10, 0.5, 10)))
    if not laid:
        return
    _dishes(x, y0, y1, z + 0.77)
    plate = lathe([(0.0, 0.008), (0.085, 0.008), (0.135, 0.026), (0.13, 0.03), (0.08, 0.014), (0.0, 0.014)], matte('light-green', 0.25, 0.03, 2, 0, 0.6), 28)
    cup = lathe([(0.0, 0), (0.03, 0), (0.038, 0.1), (0.034, 0.1), (0.026, 0.01), (0, 0.01)], matte('d9d7cf', 0.3, 0.03), 18)
    first = True
    y = y0 + 0.4
    while y < y1 - 0.2:
        for side in (-1, 1):
            spot_at = (x + 0.3 * side + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.03, 0.03), z + 0.77)
            beside = (x + 0.12 * side, y + 0.16, z + 0.77)
            if first:
                plate.location, cup.location, first = spot_at, beside, False
            else:
                copy(plate, spot_at)
                copy(cup, beside)
        y += 0.65


def _guest(x, y, z, side, look, turn=0.0, pose='sit', wear=None):
    """Somebody at the table, on a stool of boards; `side` says on which of its sides."""
    people.person((x + side * 0.82, y, z), pi / 2 * -side + turn, pose, look, wear=wear)
    low, high = x + side * 0.95 - 0.2, x + side * 0.95 + 0.2
    wood = matte('8a7355', 0.8, 0.14, 4, grain=(8, 0.7, 1))
    boxes([((low, y - 0.25, z + 0.38), (high, y + 0.25, z + 0.42)), *(((low + 0.03, y + at - 0.02, z), (high - 0.03, y + at + 0.02, z + 0.38)) for at in (-0.19, 0.19))], wood)


def _long_bridge(chance, lit=False):
    deck = 6.0
    horizon(chance)
    river(-640, 640, 0.45)
    town.bridge(0, -160, 110, deck, 10, 8)
    # Setts where carts went, slabs where people walk, a kerb between them.
    town.paving(-3.3, 3.3, -160, 110, deck + 0.004, '8b867c', 0.22, 0.13)
    for side in (-1, 1):
        town.paving(*sorted((side * 3.3, side * 4.5)), -160, 110, deck + 0.004, '96928a', 0.9, 0.6)
        box((side * 3.3 - 0.08, -160, deck - 0.2), (side * 3.3 + 0.08, 110, deck + 0.02), matte('a5a198', 0.9, 0.15, 2), 0.02)
    for side in (-1, 1):
        box((side * 4.7 - 0.2, -160, deck), (side * 4.7 + 0.2, 110, deck + 0.8), bricks('98928a', '756f67', 1.0, 1.1, 0.4))
        box((side * 4.7 - 0.26, -160, deck + 0.8), (side * 4.7 + 0.26, 110, deck + 0.95), matte('a39d94', 0.9, 0.15, 1.5, 0.3), 0.03)
        for y in range(-150, 110, 14):
            town.lamp_post((side * 4.35, y, deck), lit, 4.6)
    far_bank(chance, 112, True, 0.3 if lit else 0, True, 150, -30)
    return deck


def laengster_tisch(shot, chance):
    """A table across the whole of the Long Bridge."""
    deck = _long_bridge(chance)
    if shot == 'afar':
        _table(-14, 108, deck, 0.3, True, chance)
        _supper(0.3, -14, 40, deck + 0.77)
        for i in range(72):
            _guest(0.3, -13.4 + i // 2 * 0.82 + chance.uniform(-0.1, 0.1), deck, -1 if i % 2 else 1, i * 5 + i // 7, chance.uniform(-0.3, 0.3), 'eat' if i % 3 else 'sit', (EVENING[i * 3 % 8], EVENING[(i * 5 + 1) % 8]))
        people.person((-3.0, 3.5, deck), 0.2, 'walk', 4)
        people.person((2.9, 6, deck), pi, 'walk', 1)
        people.child((-2.2, -3.5, deck), 1.2, 'cheer', 2)
        camera((-3.6, -21.5, deck + 5.4), (2.3, -4, deck + 1.25), 33)
        return {**light('evening', -68, 14, 0.3, 0.3, 0.36), 'samples': 16}
    if shot == 'close':
        _table(-3, 40, deck, 0.0, True, chance)
        _guest(0.0, 3.6, deck, 1, 5)
        _guest(0.0, 5.0, deck, -1, 2)
        camera((-0.78, -1.35, deck + 1.36), (0.25, 1.9, deck + 0.68), 32)
        return light('forenoon', -80)
    _table(-14, 60, deck, 0.2, False, chance)
    plate = lathe([(0.0, 0.008), (0.085, 0.008), (0.135, 0.026), (0.13, 0.03), (0.08, 0.014), (0.0, 0.014)], matte('light-green', 0.25, 0.03, 2, 0, 0.6), 28)
    plate.location = (0.0, -8.2, deck + 0.77)
    for i in range(9):
        copy(plate, (0.02 * (i % 3), -8.2 + 0.01 * (i % 2), deck + 0.77 + i * 0.028))
    for i in range(12):
        copy(plate, (0.32 if i % 2 else -0.05, -7.4 + i * 0.33, deck + 0.775))
    people.person((1.4, -3.2, deck), 1.9, 'hold', 3)
    people.person((-1.2, 0.2, deck), -1.4, 'hold', 6)
    camera((-2.6, -11.8, deck + 1.75), (0.7, 2, deck + 0.85), 30)
    return light('mist', 150, veil=0.3)

"""Artworks 2 and 3: beside the granary and inside it."""

from kit import nature, people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import glass, glow, matte
from kit.shapes import ball, box, group, lathe, mesh, prism
from works.river import horizon


def _tilted_house(colour, lit):
    """The house itself, upright; whoever uses it tilts it. Seven metres wide, front towards -Y."""
    wall, trim = matte(colour, 0.85, 0.07, 0.5, 0.1), matte('f5f8f8', 0.7, 0.03)
    pane = glow('ffdca0', 3.2) if lit else glass('2d363a', 0.12)
    things = []
    things.append(prism([(-3.5, 0), (3.5, 0), (3.5, 5.2), (0, 8.6), (-3.5, 5.2)], 0, 6, wall, True))
    for side in (-1, 1):
        roof = mesh('roof', [(side * 4, -0.4, 4.7), (side * 4, 6.4, 4.7), (0, 6.4, 8.8), (0, -0.4, 8.8)], [(0, 1, 2, 3)], matte('7c5f54', 0.8, 0.2, 1.2))
        thick = roof.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.14
        things.append(roof)
    things.append(box((1.2, 3.4, 6.4), (1.9, 4.1, 9.6), wall))

    def window(x, z, wide=1.0, high=1.35):
        things.append(box((x - wide / 2 - 0.1, -0.06, z - 0.1), (x + wide / 2 + 0.1, 0.02, z + high + 0.1), trim))
        things.append(box((x - wide / 2, -0.075, z), (x + wide / 2, 0, z + high), pane))
        things.append(box((x - 0.03, -0.1, z), (x + 0.03, 0, z + high), trim))
        things.append(box((x - wide / 2, -0.1, z + high * 0.6), (x + wide / 2, 0, z + high * 0.6 + 0.05), trim))

    window(-2.2, 1.0)
    window(2.2, 1.0)
    for x in (-2.2, 0, 2.2):
        window(x, 3.4)
    window(0, 6.0, 0.8, 1.0)
    for y, z in ((1.5, 1.0), (4.3, 1.0), (1.5, 3.4), (4.3, 3.4)):
        for side in (-1, 1):
            x = 3.5 * side
            things.append(box((min(x, x + side * 0.06), y - 0.6, z - 0.1), (max(x, x + side * 0.06), y + 0.6, z + 1.45), trim))
            things.append(box((min(x, x + side * 0.075), y - 0.5, z), (max(x, x + side * 0.075), y + 0.5, z + 1.35), pane))
    things.append(box((-0.75, -0.08, 0), (0.75, 0.02, 2.35), trim))
    inside = glow('ffd28c', 1.6) if lit else matte('3a2f28', 0.9, 0.1)
    things.append(box((-0.58, -0.1, 0.02), (0.58, 0.0, 2.2), inside))
    things.append(box((-0.62, -0.75, 0.02), (-0.56, -0.1, 2.15), matte('5f4a3c', 0.7, 0.1)))
    things.append(box((-0.9, -0.9, -0.12), (0.9, 0, 0.02), matte('8d8a83', 0.9)))
    return things


def zwoelf_grad(shot, chance):
    """A whole house leaning by twelve degrees beside the granary."""
    top = 0.0
    horizon(chance)
    town.paving(-200, 200, -40, 200, top, '7b766d')
    nature.land((-640, 640, 60, 640), '6c6e52', 0.3, -0.1)
    town.granary((9.5, 3, top), 26, 18, 19)
    town.row_of_houses(chance, -60, -14, 26, top, 0.3 if shot == 'hour' else 0)
    lit = shot == 'hour'
    group(_tilted_house('peach', lit), (-1.5, 4, -0.35), 0.12, (0, 12))
    box((1.0, 3.4, -0.4), (3.6, 10.6, 0.12), matte('85817a', 0.95, 0.2, 1, 0.4))
    for x in (-16, 22):
        town.lamp_post((x, 1.5, top), lit)
    nature.trees(chance, [(-15, 14, top), (-22, 17, top)], 9)
    if shot == 'afar':
        people.crowd(chance, [(-7.5, -1.5, top), (-6.8, -1.1, top), (5.5, -0.5, top)], (0, 4))
        people.child((4.8, -0.9, top), 2.6, 'point', 3)
        people.bicycle((8.3, 1.9, top), 0.4)
        camera((-7.5, -16.5, 1.6), (1.5, 4, 4.1), 27, True)
        return light('forenoon', 55)
    if shot == 'close':
        people.person((-0.9, 2.0, 0.02), 0.6, 'hold', 5)
        people.person((-3.6, 0.4, top), -2.3, 'stand', 2)
        camera((-4.9, -2.9, 1.55), (-0.3, 4, 2.6), 24, True)
        return light('noon', -30)
    lantern((-16, 1.5, 4.4), 160)
    lantern((-1.6, 1.2, 1.4), 60, 'ffd28c', 0.4)
    people.person((-2.2, 0.4, top), 2.9, 'stand', 1)
    people.person((-9, -2, top), 1.9, 'walk', 6)
    camera((-11.5, -8.5, 1.5), (0.6, 5, 3.9), 30, True)
    return light('dusk')


SHELVES = ['snow', 'light-yellow', 'peach', 'lilac', 'purple', 'light-blue']


def _find(chance, x, y, z, colour):
    """One thing that the river brought: bottle, lath, ball, can, shoe, box."""
    paint = matte(colour, 0.6, 0.25, 9)
    kind = chance.randrange(6)
    if kind == 0:
        thing = lathe([(0.0, 0), (0.045, 0), (0.05, 0.16), (0.018, 0.22), (0.018, 0.3), (0.0, 0.3)], paint, 12)
        thing.location = (x, y, z)
    elif kind == 1:
        box((x - 0.02, y - 0.1, z), (x + 0.02, y + 0.12, z + chance.uniform(0.2, 0.4)), paint)
    elif kind == 2:
        ball((x, y, z + 0.075), 0.075, paint, 3)
    elif kind == 3:
        thing = lathe([(0.0, 0), (0.06, 0), (0.06, 0.16), (0.0, 0.16)], paint, 14)
        thing.location = (x, y, z)
    elif kind == 4:
        ball((x, y, z + 0.04), 0.1, paint, 3, (0.5, 1.2, 0.45))
        ball((x, y + 0.06, z + 0.08), 0.06, paint, 3, (0.75, 0.8, 1.1))
    else:
        high = chance.uniform(0.08, 0.2)
        box((x - 0.08, y - 0.1, z), (x + 0.08, y + 0.1, z + high), paint, 0.01)


def _shelf(chance, x, y, columns, colours, empty=None, fill=1.0):
    """A rack of five boards, two metres high; each upright of compartments holds one colour."""
    wood = matte('8f8272', 0.85, 0.15, 3)
    wide = 0.9
    for column in range(columns + 1):
        box((x + column * wide - 0.015, y, 0), (x + column * wide + 0.015, y + 0.42, 2.25), wood)
    for level in range(6):
        z = 0.1 + level * 0.42
        box((x, y, z), (x + columns * wide, y + 0.42, z + 0.025), wood)
        if level == 5:
            continue
        for column in range(columns):
            if empty == (column, level):
                box((x + column * wide + 0.32, y + 0.1, z + 0.026), (x + column * wide + 0.5, y + 0.22, z + 0.03), matte('f5f8f8', 0.8, 0.02))
                continue
            for i in range(6):
                if chance.random() < fill:
                    _find(chance, x + column * wide + 0.1 + i * 0.14 + chance.uniform(-0.02, 0.02), y + chance.uniform(0.12, 0.3), z + 0.025, colours[column % len(colours)])


def treibgut(shot, chance):
    """Finds from the river on shelves, sorted by colour, on the first floor of the granary."""
    plank, beam, wall = matte('6f6557', 0.8, 0.25, 1.2, 0.2), matte('6b5846', 0.85, 0.25, 2, 0.3), town.bricks('8b6455', '94897c')
    for i in range(60):
        box((-6 + i * 0.2, -4, -0.06), (-6 + i * 0.2 + 0.19, 14, 0), plank)
    box((-6, -4, -0.2), (6, 14, -0.07), beam)
    box((-6.4, 14, 0), (6.4, 14.4, 4), wall)
    for side in (-1, 1):
        x = 6.0 * side
        for y in range(-4, 14, 3):
            box((min(x, x + side * 0.4), y, 0), (max(x, x + side * 0.4), y + 3, 1.0), wall)
            box((min(x, x + side * 0.4), y, 2.5), (max(x, x + side * 0.4), y + 3, 4), wall)
            box((min(x, x + side * 0.4), y + 1.9, 1.0), (max(x, x + side * 0.4), y + 3, 2.5), wall)
    box((-6.4, -4, 3.6), (6.4, 14.4, 3.7), matte('7d756a', 0.9, 0.15))
    for y in (-2, 1.5, 5, 8.5, 12):
        box((-6, y - 0.14, 3.2), (6, y + 0.14, 3.6), beam)
        for x in (-3.2, 3.2):
            box((x - 0.14, y - 0.14, 0), (x + 0.14, y + 0.14, 3.2), beam)
    fill = 0.35 if shot == 'hour' else 1.0
    for y in (3.2, 6.6, 10):
        _shelf(chance, -2.7, y, 6, SHELVES, None, fill)
    _shelf(chance, -5.6, 1.4, 2, ['lilac', 'purple'], None, fill)
    if shot == 'afar':
        people.person((1.6, 1.9, 0), 3.0, 'stand', 2)
        people.person((-1.6, 5.4, 0), 2.4, 'hold', 5)
        camera((0.7, -3.4, 1.55), (-0.3, 4, 1.45), 24, True)
    elif shot == 'close':
        _shelf(chance, -1.8, 0.9, 4, ['purple', 'lilac', 'lilac', 'light-blue'], (1, 3))
        camera((-0.95, -0.55, 1.6), (-0.4, 1.0, 1.4), 32, True)
    else:
        for i in range(5):
            at = (-1.8 + i * 0.85, 0.6 + (i % 2) * 0.5)
            bucket = lathe([(0.0, 0.02), (0.17, 0.02), (0.23, 0.36), (0.215, 0.36), (0.17, 0.05)], matte(['8d9194', '6f7478'][i % 2], 0.5, 0.1), 20)
            bucket.location = (*at, 0)
            for _ in range(7):
                _find(chance, at[0] + chance.uniform(-0.06, 0.06), at[1] + chance.uniform(-0.06, 0.06), chance.uniform(0.12, 0.24), SHELVES[i % 6])
        people.person((-1.5, 2.4, 0), 2.9, 'point', 1)
        people.person((2.2, 1.7, 0), -2.0, 'hold', 4)
        camera((1.2, -2.8, 1.25), (-0.5, 3, 1.1), 26, True)
    for y in (-1, 3, 7, 11):
        for side in (-1, 1):
            spot((side * 7.6, y - 0.2, 3.4), (side * 1.5, y + 1.4, 0.2), 1100, 75, 'f2f4ff', 0.8)
    for y in (1, 5, 9):
        lantern((0, y, 3.1), 30, 'ffeed5', 0.3)
    weather = light('overcast')
    return {**weather, 'key': 0.15, 'haze': 0.02}

"""Artworks 5 and 6: the foghorn and the crane."""

from math import cos, pi, radians, sin

from kit import people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import glass, matte, metal
from kit.shapes import ball, box, boxes, group, lathe, prism, steps, tube
from works.river import far_bank, quayside


def _horn(colour='yellow'):
    """The lightship's horn, mouth towards -Y, on a riveted stand."""
    paint, steel = matte(colour, 0.4, 0.06, 2.0, 0.0, 0.5), metal('565d5f', 0.55)
    profile = [(0.16, 0), (0.17, 0.8), (0.22, 1.5), (0.34, 2.1), (0.6, 2.6), (1.05, 2.95), (1.25, 3.02), (1.25, 3.06), (1.0, 2.98), (0.55, 2.62), (0.28, 2.1), (0.1, 1.4), (0.0, 1.3)]
    horn = lathe(profile, paint, 56)
    horn.rotation_euler = (radians(90), 0, 0)
    horn.location = (0, 0.8, 2.35)
    neck = tube([(0, 0.8, 2.35), (0, 1.3, 2.3), (0, 1.5, 1.9), (0, 1.5, 0.2)], 0.16, paint, 18)
    drum = lathe([(0, 0), (0.62, 0), (0.62, 1.3), (0.5, 1.5), (0, 1.5)], paint, 32)
    drum.location = (0, 1.5, 0.15)
    things = [horn, neck, drum]
    for x in (-0.5, 0.5):
        things.append(tube([(x, -0.9, 0), (x * 0.5, -0.6, 2.1)], 0.06, steel, 8))
        things.append(tube([(x, 0.7, 0), (x * 0.5, 0.2, 2.1)], 0.06, steel, 8))
    things.append(box((-0.9, -1.2, -0.02), (0.9, 2.4, 0.12), matte('7b7a75', 0.9, 0.15, 2), 0.02))
    for angle in range(0, 360, 20):
        a = radians(angle)
        things.append(ball((1.16 * cos(a), -2.21, 2.35 + 1.16 * sin(a)), 0.03, steel, 2))
    return things


def nebelhorn(shot, chance):
    """A foghorn that sounds only on clear days, on the edge of the shipyard."""
    top = 2.2
    quayside(chance, top, back=shot != 'hour')
    if shot != 'hour':
        town.water_tower((52, 150, 1.4))
    else:
        far_bank(chance, 95, True, 0, True)
    if shot != 'afar':
        town.barge((-24, 7, 0), 0.05)
    town.rail([(-14, -0.35, top), (-3.2, -0.35, top)])
    town.rail([(4.5, -0.35, top), (16, -0.35, top)])
    town.crane((-30 if shot != 'afar' else 40, -8, top), 0.3, 62, -30)
    if shot == 'afar':
        # Along the edge, which the fog takes away after fifty metres.
        group(_horn(), (0.6, -2.8, top), pi + 0.75, size=1.15)
        for x in (12, 30, 48, 66):
            town.lamp_post((x, -6.5, top))
        people.person((2.9, -4.9, top), 1.75, 'stand', 4)
        people.child((2.2, -5.5, top), 1.9, 'stand', 2)
        camera((-9.6, -5.4, top + 1.25), (1.5, -1.9, top + 2.15), 29, True)
        return {**light('mist', 120, 12, clouds=0.2, veil=1.0), 'haze': 6.0, 'samples': 12}
    if shot == 'close':
        group(_horn(), (0, -2.0, top), -0.35, size=1.2)
        people.child((-1.9, -5.4, top), 2.6, 'stand', 1)
        people.person((-2.7, -5.0, top), 2.5, 'stand', 3)
        camera((-4.1, -8.2, top + 1.25), (0.2, -3.6, top + 2.2), 30, True)
        return light('forenoon', -40)
    group(_horn(), (0.8, -2.2, top), pi + 0.2, size=1.15)
    people.person((-1.9, -3.2, top), 2.9, 'hold', 5)
    camera((-3.2, -10.5, top + 1.5), (0.6, 0, top + 1.6), 32, True)
    return light('mist', 160)


def _shed(at):
    """One of the harbour's sheds: boards, a low gable towards the quay, a gate on rollers."""
    wall, roof, gate = matte('6f675b', 0.9, 0.2, 2), matte('4b4946', 0.85, 0.15), matte('565a58', 0.8, 0.15, 2)
    group([
        prism([(-6, 0), (6, 0), (6, 5.2), (0, 8.2), (-6, 5.2)], -14, 4, wall, True),
        prism([(-6.4, 5.05), (0, 8.25), (6.4, 5.05), (6.4, 5.3), (0, 8.5), (-6.4, 5.3)], -14.3, 4.4, roof, True),
        boxes([((5.9, y, 2.3), (6.04, y + 1.5, 3.7)) for y in (-12, -8, -4, 0)], glass()),
        box((-2.2, 4, 0), (2.2, 4.12, 4.2), gate),
        box((-4.6, 4.02, 4.3), (4.6, 4.16, 4.5), roof),
    ], at)


def _mast(at, tall):
    """The mast of a boat, its boom and its stays."""
    wood, wire = matte('5d4d3f', 0.8, 0.15), metal('2c2f31')
    group([tube([(0, 0, 0), (0, 0, tall)], [0.13, 0.07], wood, 8), tube([(0, 0, 1.6), (-tall * 0.34, 0, 2.0)], 0.08, wood, 8)]
          + [tube([(x, y, 0.3), (0, 0, tall * 0.93)], 0.018, wire, 4) for x, y in ((tall * 0.4, 0), (-tall * 0.4, 0), (0, 1.8), (0, -1.8))], at)


def kran_tanzend(shot, chance):
    """The town's last harbour crane dances; its jib is painted."""
    top = 2.6
    quayside(chance, top, houses=shot != 'afar')
    if shot != 'afar':
        town.granary((18, -28, top), 22, 14, 15, -0.4)
    if shot == 'afar':
        # Along the edge, down the river and into the evening.
        town.crane((-4, -5, top), 0.2, 37, 72, jib='pink')
        for i in range(6):
            _shed((-12 - i * 13, -20, top))
        town.barge((-19, 17, 0), 0.12)
        town.barge((-46, 4.6, 0), -0.02, 30)
        for x, tall in ((-24, 12), (-29, 15), (-33, 13), (-52, 16), (-58, 14)):
            _mast((x, 5, 0.8), tall)
        # In twos and threes, as people stand who came together.
        spots = [(10.4, -6.8), (9.8, -7.5), (7.6, -11.0), (7.2, -10.2), (3.2, -9.6), (2.6, -10.3), (2.2, -9.4), (0.4, -3.0), (-0.3, -2.6)]
        people.crowd(chance, [(x, y, top) for x, y in spots], (-4, -5))
        people.child((9.2, -8.3, top), -1.4, 'cheer', 1)
        people.bicycle((12.6, -11.6, top), 1.3)
        camera((24, -9.5, top + 1.5), (-4, -2.6, top + 9.6), 23, True)
        return {**light('evening', -40, 5, clouds=0.55, veil=0.3), 'key': 0.175, 'samples': 16}
    if shot == 'close':
        town.crane((1.5, -4, top), 0.25, 46, 120, jib='pink')
        for x in (-2.9,):
            box((x - 0.6, -9.3, top + 0.9), (x + 0.6, -9.24, top + 2.2), matte('f5f8f8', 0.6, 0.02))
            tube([(x - 0.5, -9.2, top), (x - 0.5, -9.2, top + 2.2)], 0.03, metal(), 6)
            tube([(x + 0.5, -9.2, top), (x + 0.5, -9.2, top + 2.2)], 0.03, metal(), 6)
            for i in range(7):
                y = top + 2.05 - i * 0.15
                tube([(x - 0.48 + 0.96 * s, -9.31, y - 0.05 + 0.05 * sin(s * 5 + i)) for s in steps(0, 1, 9)], 0.008, matte('0f1112'), 4)
        people.person((-3.6, -10.3, top), 2.9, 'point', 2)
        people.person((-2.2, -10.5, top), 3.3, 'stand', 7)
        camera((-5.0, -15.8, top + 1.4), (-0.5, -4, top + 7.0), 20.5)
        return light('noon', 70, clouds=0.35)
    town.crane((3, -5, top), 0.2, 50, -28, jib='pink')
    people.crowd(chance, [(-9 + 1.5 * i, -10 + chance.uniform(-1.2, 1.2), top) for i in range(8)], (3, -5), 3)
    spot((7, -22, top + 0.4), (10, -8, top + 18), 24000, 60, 'ffeef4', 0.3)
    spot((-4, -14, top + 0.4), (3, -5, top + 9), 7000, 60, 'ffeef4', 0.3)
    for x in (-18, 14):
        town.lamp_post((x, -2, top), True)
        lantern((x, -2, top + 4.3), 200)
    camera((-4.5, -34, top + 1.6), (4.2, -5, top + 10.2), 23, True)
    return {**light('dusk'), 'key': 0.1, 'samples': 24}

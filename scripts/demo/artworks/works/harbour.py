"""Artworks 5 and 6: the foghorn and the crane."""

from math import cos, pi, radians, sin

from kit import people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import matte, metal
from kit.shapes import ball, box, group, lathe, steps, tube
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
    town.barge((-24, 7, 0), 0.05)
    town.rail([(-14, -0.35, top), (-3.2, -0.35, top)])
    town.rail([(4.5, -0.35, top), (16, -0.35, top)])
    town.crane((-30, -8, top), 0.3, 62, -30)
    if shot == 'afar':
        group(_horn(), (0.5, -2.6, top), pi + 0.55, size=1.15)
        people.crowd(chance, [(-4.2, -3.4, top), (-3.5, -3.9, top), (4.4, -2.2, top)], (0.5, -2.6))
        people.bicycle((6.2, -1.0, top), 1.5)
        people.child((-2.9, -2.8, top), 2.4, 'cheer', 2)
        camera((-6.4, -11.5, top + 1.6), (1.8, 0, top + 1.9), 28, True)
        return light('noon', 40, clouds=0.25)
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


def kran_tanzend(shot, chance):
    """The town's last harbour crane dances; its jib is painted."""
    top = 2.6
    quayside(chance, top)
    town.granary((18, -28, top), 22, 14, 15, -0.4)
    if shot == 'afar':
        town.crane((3, -5, top), 0.2, 44, 150, jib='pink')
        # In twos and threes, as people stand who came together.
        spots = [(-12.4, -13.2), (-11.6, -12.8), (-8.4, -16.4), (-7.7, -16.0), (-4.2, -12.2), (-0.6, -15.4), (0.2, -15.8), (0.8, -15.1), (6.6, -12.4), (7.3, -12.9)]
        people.crowd(chance, [(x, y, top) for x, y in spots], (-4, -5))
        people.child((-6.9, -16.5, top), 2.9, 'cheer', 1)
        people.bicycle((5.2, -14.0, top), 1.9)
        # Some have sat down on a blanket nearer by, with their backs to us.
        box((-10.4, -22.4, top), (-7.9, -20.6, top + 0.02), matte('2f6f7a', 0.9, 0.15, 3))
        for x, y, look, wear in ((-9.9, -21.5, 1, ('c99a3f', '33415a')), (-9.1, -21.3, 3, ('7d2f35', '2e3338')), (-8.4, -21.6, 6, ('dcd6c8', '4f5f6a'))):
            people.person((x, y, top + 0.02), pi + 0.12 * (look - 3), 'rest', look, wear=wear)
        people.person((-0.9, -20.2, top), pi - 0.15, 'stand', 5, wear=('4f7a72', '33383f'))
        people.person((-0.1, -20.6, top), pi + 0.2, 'point', 2, wear=('b5583a', '2e3338'))
        # Far enough away that the whole of the jib is seen, in a square as well.
        camera((-8.0, -32, top + 1.65), (-2.6, -5, top + 10.9), 23.5, True)
        return {**light('afternoon', 60), 'samples': 12}
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

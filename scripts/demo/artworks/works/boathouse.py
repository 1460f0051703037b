"""Artworks 12 and 13: on the water off the boathouse."""

from math import cos, pi, sin, sqrt

from kit import nature, people, town
from kit.finish import camera
from kit.light import light
from kit.materials import matte, metal
from kit.shapes import box, drill, group, lathe, prism, soft_line, steps, tube
from works.river import far_bank, horizon, river


def _organ_pipe(tall):
    """A flue pipe of tin: a pointed foot, a mouth with its upper lip, an open end; it stands on the origin."""
    tin, dark = metal('a9adab', 0.38), matte('191817', 0.9, 0.05)
    wide, foot = 0.1, 0.3
    body = lathe([(0.035, 0.0), (wide, foot), (wide, foot + tall), (wide * 0.86, foot + tall), (wide * 0.86, foot + tall - 0.25), (0.0, foot + tall - 0.25)], tin, 40)
    collar = lathe([(wide + 0.012, foot + tall - 0.03), (wide + 0.012, foot + tall), (wide * 0.9, foot + tall)], tin, 40)
    mouth = prism([(-0.07, foot + 0.03), (0.07, foot + 0.03), (0.07, foot + 0.11), (0.0, foot + 0.15), (-0.07, foot + 0.11)], -wide - 0.012, -0.05, dark, True)
    return [body, collar, mouth]


def _buoy(chance, at, turn, lean, paint, size=1.0):
    """A buoy with its mouth open, singing towards -Y; the smaller it is, the shorter is its pipe."""
    dark = matte('241d1b', 0.9, 0.05)
    profile = soft_line([(0, -0.9), (0.75, -0.8), (1.0, -0.35), (1.02, 0.1), (0.92, 0.35), (0.75, 0.6), (0.62, 1.3), (0.5, 2.0), (0.4, 2.4), (0.26, 2.6), (0.0, 2.66)])
    body = lathe(profile, paint, 96)

    def front(x, z):
        """Where the wall is whose middle faces -Y."""
        (r0, z0), (r1, z1) = next(pair for pair in zip(profile, profile[1:]) if pair[0][1] <= z <= pair[1][1])
        radius = r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        return -sqrt(radius * radius - x * x)

    ellipse = [(0.25 * cos(a), 1.5 + 0.36 * sin(a)) for a in steps(0, 2 * pi, 65)[:-1]]
    drill(body, prism(ellipse, -1.2, -0.1, None, upright=True), dark)
    lip = tube([(x, front(x, z), z) for x, z in ellipse], 0.05, paint, 12, closed=True)
    band = lathe([(1.03, -0.1), (1.05, -0.05), (1.05, 0.12), (1.02, 0.15)], matte('f5f8f8', 0.6, 0.05), 96)
    socket = lathe([(0.17, 2.56), (0.17, 2.72), (0.05, 2.74)], metal('4c5356', 0.5), 32)
    pipe = group(_organ_pipe(0.5 * size), (0, 0, 2.68))
    return group([body, band, lip, socket, *pipe], at, turn, lean, size)


def bojenchor(shot, chance):
    """Seven retired buoys with open mouths off the boathouse, in a half circle as a choir stands."""
    horizon(chance)
    river(-640, 640, 0.6)
    far_bank(chance, 88, True, 0)
    yellow = matte('yellow', 0.42, 0.1, 1.2, 0.0, 0.5)
    sizes = [0.8, 0.95, 1.2, 0.88, 1.08, 0.82, 1.0]
    for i, (angle, size) in enumerate(zip(steps(-1.05, 1.05, 7), sizes)):
        lean = (chance.uniform(-10, 8), chance.uniform(-11, 11))
        # A little before or behind the line; the mouth turns to whoever conducts.
        reach = 8.4 + (0.5, -0.3)[i % 2]
        at = (0.6 + reach * sin(angle), 1.2 + reach * cos(angle), 0.1 * sin(i * 2))
        _buoy(chance, at, -angle + chance.uniform(-0.15, 0.15), lean, yellow, size)
    if shot == 'afar':
        town.rowing_boat((-2.3, 2.4, 0.0), 0.35, '5f6a66')
        people.person((-2.6, 2.3, 0.05), -1.1, 'sit', 3)
        tube([(-3.1, 1.7, 0.6), (-4.3, 0.4, 0.05)], 0.03, matte('8d7b62'), 6)
        tube([(-2.1, 3.0, 0.6), (-1.6, 4.4, 0.05)], 0.03, matte('8d7b62'), 6)
        # It goes on below the frame, so that the picture ends with planks.
        town.jetty(-9, 9, -5.6, -1.6, 0.55)
        people.child((1.7, -2.3, 0.55), 3.0, 'point', 5)
        people.child((0.9, -2.4, 0.55), 2.8, 'stand', 3)
        camera((-0.9, -8.0, 3.0), (0.45, 8, 1.5), 19.6, True)
        return {**light('forenoon', 60), 'samples': 16}
    if shot == 'close':
        camera((8.5, -0.5, 0.85), (3.2, 7.98, 1.75), 18, True)
        return light('afternoon', -45)
    town.jetty(-9, 9, -3.6, -1.6, 0.55)
    singers = [(-4.4 + 0.8 * i, -2.3 - (0.45 if i % 2 else 0), 0.55) for i in range(10)]
    for i, at in enumerate(singers):
        people.person(at, pi + chance.uniform(-0.2, 0.2), 'hold', i)
    camera((-3.4, -9.8, 4.6), (0.4, 6, 1.4), 27, True)
    return light('evening', 70, 7)


def faehrmann(shot, chance):
    """A chair on a pontoon: seven minutes of looking at the river."""
    horizon(chance)
    river(-640, 640, 0.28)
    far_bank(chance, 105, False, 0)
    if shot != 'afar':
        town.row_of_houses(chance, -150, 150, 140, 2)
    wood = matte('8a7d6b', 0.9, 0.25, 3, 0.3)
    town.jetty(-1.9, 1.9, 6, 9.8, 0.42, False)
    box((-1.8, 6.1, 0.02), (1.8, 9.7, 0.36), matte('4a4a47', 0.8, 0.15))
    for x, y in ((1.95 if shot == 'hour' else -1.95, 6.0), (1.95, 9.8)):
        tube([(x, y, -2), (x, y, 1.7)], 0.12, matte('5a5046', 0.9, 0.2, 2), 10)
    if shot != 'close':
        town.jetty(-6.4, -4.9, -9, 6.9, 0.7)
        town.jetty(-4.9, -1.9, 6.6, 7.6, 0.52, False)
    pink = matte('pink', 0.4, 0.04, 2, 0, 0.5)
    chair = []
    for x in (-0.24, 0.24):
        chair.append(tube([(x, -0.24, 0), (x, -0.22, 0.48)], 0.026, pink, 8))
        chair.append(tube([(x, 0.24, 0), (x, 0.22, 0.48), (x, 0.32, 1.02)], 0.026, pink, 8))
    chair.append(box((-0.27, -0.27, 0.46), (0.27, 0.25, 0.5), pink, 0.012))
    for z in (0.66, 0.8, 0.94):
        y = 0.22 + (z - 0.48) * 0.185
        chair.append(box((-0.25, y - 0.015, z), (0.25, y + 0.015, z + 0.085), pink, 0.01))
    for x in (-0.24, 0.24):
        chair.append(tube([(x, -0.23, 0.2), (x, 0.23, 0.2)], 0.016, pink, 6))
    turn = pi - 0.25
    group(chair, (0.1, 8.2, 0.42), turn, size=1.12)
    if shot == 'afar':
        # From a boat, with the sun going down behind the woods of the other bank.
        nature.treeline(chance, -330, 60, 118, 1.3, 4.5, 15)
        people.person((-2.7, 7.1, 0.52), pi / 2, 'walk', 2)
        camera((4.4, 2.7, 1.1), (-0.75, 8.0, 1.25), 34, True)
        return {**light('evening', 74, 5, clouds=0.6, veil=0.25), 'key': 0.17, 'samples': 12}
    if shot == 'close':
        bowl = lathe([(0.0, 0.01), (0.08, 0.01), (0.15, 0.08), (0.14, 0.08), (0.07, 0.02), (0, 0.02)], matte('d5d2ca', 0.3, 0.03), 28)
        bowl.location = (1.15, 6.7, 0.42)
        camera((1.9, 4.8, 1.35), (0.05, 8.3, 0.85), 36, True)
        return light('afternoon', -110, 22)
    people.person((-5.6, 3.2, 0.7), pi - 0.9, 'stand', 7)
    nature.reeds(7, (-12, -7.5, 0, 4), 1500, 1.7)
    camera((-9.5, -2.0, 1.9), (-0.6, 9, 1.0), 34, True)
    return light('mist', 165, veil=0.3)

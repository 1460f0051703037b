"""Artworks 9 to 11: the foot of the Long Bridge and the fairground on the island."""

from math import cos, pi, radians, sin

import numpy as np

from kit import nature, people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import matte, metal, palette, picture, rgb
from kit.shapes import box, group, lathe, mesh, steps, surface, tube
from works.river import meadow, quayside


def _arch(x, z, width, tall, deep, thick, material, y=0.0):
    """One bow of bent plywood in the plane of X and Z."""
    outer = [(x - width / 2 * cos(a), z + tall * sin(a)) for a in steps(0, pi, 25)]
    inner = [(x - (width / 2 - thick) * cos(a), z + (tall - thick) * sin(a)) for a in steps(0, pi, 25)]
    corners, faces = [], []
    for (xo, zo), (xi, zi) in zip(outer, inner):
        corners += [(xo, y - deep / 2, zo), (xi, y - deep / 2, zi), (xi, y + deep / 2, zi), (xo, y + deep / 2, zo)]
    for i in range(24):
        a, b = i * 4, i * 4 + 4
        for k in range(4):
            faces.append((a + k, a + (k + 1) % 4, b + (k + 1) % 4, b + k))
    faces += [(0, 1, 2, 3), (96, 99, 98, 97)]
    return mesh('arch', corners, faces, material)


def brueckenprobe(shot, chance):
    """Rejected bridges, rebuilt in plywood and stacked."""
    top = 2.4
    quayside(chance, top, houses=shot != 'afar')
    town.bridge(-48 if shot != 'afar' else -34, -2, 96, 7.5, 9, 6)
    paint, edge, ply = matte('purple', 0.5, 0.07, 0.8), matte('lilac', 0.55, 0.05), matte('a98d66', 0.75, 0.15, 3)
    tiers = 6 if shot != 'hour' else 3
    z = top
    for tier in range(tiers):
        count = 5 - min(tier, 4) if tier < 5 else 1
        width = [2.4, 2.9, 3.5, 4.5, 6.6, 8.4][tier]
        tall = [1.25, 1.2, 1.15, 1.2, 1.3, 1.5][tier]
        for i in range(count):
            x = (i - (count - 1) / 2) * width
            for deep in (-0.85, 0.85):
                _arch(x, z, width, tall, 0.34, 0.16, paint if (tier + i) % 2 == 0 or tiers == 3 and tier == 2 else ply, -4 + deep)
        span = count * width
        box((-span / 2, -5.3, z + tall - 0.02), (span / 2, -2.7, z + tall + 0.08), edge if tier % 2 else ply, 0.01)
        z += tall + 0.08
    nature.trees(chance, [(15, -12, top), (22, -9, top)], 9)
    if shot == 'afar':
        # The arches that were rejected, and behind them those that were built.
        for y in range(4, 96, 13):
            town.lamp_post((-29.8, y, 7.5))
        town.rail([(-29.6, -2, 7.5), (-29.6, 96, 7.5)], gap=3.2)
        people.crowd(chance, [(-29.95, y, 7.5) for y in (7, 8, 19, 33, 34, 52)], (0, 10))
        people.person((2.3, -7.6, top), 2.9, 'stand', 2)
        people.person((3.1, -7.5, top), 2.6, 'point', 5)
        people.child((-6.9, -6.0, top), -1.9, 'walk', 3)
        camera((4.9, -19.6, top + 1.0), (-2.6, -3.2, top + 4.7), 26.5, True)
        return {**light('rain'), 'haze': 0.5, 'key': 0.19, 'samples': 12}
    if shot == 'close':
        people.child((1.5, -6.2, top), 2.8, 'stand', 3)
        camera((-4.9, -8.1, top + 0.75), (0.4, -3.6, top + 3.3), 24)
        return {**light('afternoon', 20, 30), 'samples': 12}
    spots = [(-4 + 0.95 * i, -4 + (0.5 if i % 2 else -0.5), z + (0.22 if i % 3 else 0.05)) for i in range(9)]
    for i, at in enumerate(spots):
        people.person(at, 0.2 * (i % 3), 'cheer' if i % 2 else 'stand', i)
    people.person((-7.2, -8.2, top), -2.5, 'hold', 7)
    for i in range(3):
        _arch(9.5 + i * 0.5, top, 6.6, 1.3, 0.34, 0.16, ply, -7 - i * 0.5)
    camera((-4.5, -16, top + 1.5), (0.9, -4, top + 2.5), 29, True)
    return light('overcast')


def _cut_outs(seed, size=560):
    """Pond plants and a pike as holes in a sheet: an array that is 1 where the tarpaulin stays."""
    random = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size] / size
    cloth = np.ones((size, size), bool)

    def leaf(cx, cy, long, wide, turn):
        u = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn)
        v = -(x - cx) * np.sin(turn) + (y - cy) * np.cos(turn)
        inside = np.clip(1 - (2 * u / long) ** 2, 0, 1)
        return (np.abs(u) < long / 2) & (np.abs(v) < wide / 2 * inside)

    if seed % 4 == 0:
        body = leaf(0.5, 0.52, 0.84, 0.26, 0.35)
        tail = leaf(0.14, 0.38, 0.2, 0.13, 1.2) | leaf(0.13, 0.40, 0.2, 0.13, -0.4)
        fins = leaf(0.3, 0.57, 0.16, 0.1, 1.5) | leaf(0.38, 0.38, 0.14, 0.09, -0.9) | leaf(0.6, 0.44, 0.14, 0.08, -0.6)
        eye = (x - 0.76) ** 2 + (y - 0.635) ** 2 < 0.0005
        cloth &= ~((body | tail | fins) & ~eye & ~(leaf(0.84, 0.63, 0.2, 0.012, 0.2)))
        return cloth
    for stem in range(3):
        foot = 0.2 + stem * 0.3
        lean = random.uniform(-0.05, 0.05)
        for k in range(6):
            sx, sy = foot + lean * k + 0.02 * np.sin(k + stem), 0.1 + k * 0.145
            for side in (-1, 1):
                if seed % 4 == 1:
                    cloth &= ~leaf(sx + side * 0.065, sy + 0.03, 0.15, 0.068, pi / 2 - side * 0.9)
                elif seed % 4 == 2:
                    for k2 in (0, 0.035, 0.07):
                        cloth &= ~leaf(sx + side * 0.062, sy + k2, 0.125, 0.022, side * (0.35 + k2 * 5))
                else:
                    cloth &= ~leaf(sx + side * 0.05, sy + 0.02, 0.11, 0.085, side * 0.5)
    return cloth


def _tarpaulin(seed, at, size, colour, pale=False):
    """A sheet with holes, lying in gentle folds."""
    cloth = _cut_outs(seed)
    cells = len(cloth)
    pixels = np.ones((cells, cells, 4), np.float32)
    srgb = lambda c: 12.92 * c if c < 0.0031 else 1.055 * c ** (1 / 2.4) - 0.055
    pixels[..., :3] = [srgb(c) for c in rgb(colour)]
    border = np.zeros((cells, cells), bool)
    border[:12] = border[-12:] = True
    border[:, :12] = border[:, -12:] = True
    pixels[..., 3] = (~cloth if pale else cloth | border) * (0.55 if pale else 1.0)
    material = picture(f'tarpaulin {seed} {pale}', cells, cells, pixels, 0.45 if not pale else 0.9, True)
    count = 40
    xs = steps(-size / 2, size / 2, count)
    turn = at[2]
    fold = lambda x, y: 0.02 if pale else 0.07 + 0.025 * sin(x * 2.1 + seed) * cos(y * 1.7) + 0.012 * sin(x * 5 + y * 4)
    thing = surface(xs, xs, fold, material)
    layer = thing.data.uv_layers.new(name='UVMap')
    for loop in thing.data.loops:
        x, y, _ = thing.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (x / size + 0.5, y / size + 0.5)
    group([thing], (at[0], at[1], 0), turn)


def leihfluss(shot, chance):
    """Water plants and a pike cut into four tarpaulins that lie on the meadow."""
    spots = [(-6.4, -3.6, 0.08), (0.5, -4.4, -0.05), (-3.6, 3.4, -0.1), (3.9, 2.9, 0.12)]

    def under_cloth(x, y):
        covered = np.zeros(len(x), bool)
        for cx, cy, turn in spots:
            u = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn)
            v = -(x - cx) * np.sin(turn) + (y - cy) * np.cos(turn)
            covered |= (np.abs(u) < 3.05) & (np.abs(v) < 3.05)
        return covered

    later = shot == 'hour'
    if shot == 'close':
        meadow(chance, (-11, 6, -9, 3), 26, 900, 0.11, under_cloth)
    else:
        meadow(chance, (-14, 12, -15, 12), 26, 520, 0.1 if later else 0.12, None if later else under_cloth, colour='70783f' if later else '66713f')
    for i, at in enumerate(spots):
        if later:
            _tarpaulin(i, at, 6.0, 'c9c79a', True)
        else:
            _tarpaulin(i, at, 6.0, 'light-blue')
    nature.trees(chance, [(-17, 17, 0), (15, 18, 0), (21, 15, 0)], 10)
    if shot == 'afar':
        people.crowd(chance, [(-3.2, -0.6, 0), (4.3, -1.2, 0), (5.1, -0.8, 0)], (0, 0))
        people.child((-2.2, -0.4, 0), 2.0, 'walk', 4)
        camera((-3.2, -15.5, 6.6), (-0.6, -0.6, 0.2), 27)
        return light('forenoon', -55)
    if shot == 'close':
        people.person((1.3, 1.1, 0), 1.2, 'hold', 2)
        camera((-10.0, -8.2, 1.6), (-5.2, -2.6, 0.15), 26)
        return light('afternoon', 70)
    box((5.2, -3.6, 0), (7.4, -1.9, 0.5), matte('light-blue', 0.5, 0.05, 2), 0.12)
    people.person((4.5, -2.4, 0), -1.4, 'hold', 1)
    people.person((6.2, -0.9, 0), 0.3, 'hold', 5)
    camera((-2.6, -14.5, 5.4), (-0.9, -0.6, 0.2), 26)
    return light('evening', 60, 11)


def _disc(radius, lines, ground, ink, twist, size=1400):
    """A round board with wavy lines, printed."""
    y, x = (np.mgrid[0:size, 0:size] / size - 0.5) * 2
    turned = x * np.cos(twist) + y * np.sin(twist), -x * np.sin(twist) + y * np.cos(twist)
    wave = turned[1] + 0.07 * np.sin(turned[0] * 7) + 0.03 * np.sin(turned[0] * 15 + 1)
    on = np.clip(np.sin(wave * pi * lines) * 4 - 0.9, 0, 1)[..., None]
    code = lambda name: np.array([int(palette[name][i:i + 2], 16) / 255 for i in (0, 2, 4)])
    pixels = np.ones((size, size, 4), np.float32)
    pixels[..., :3] = code(ground) * (1 - on) + code(ink) * on
    material = picture(f'disc {radius}', size, size, pixels, 0.5)
    count = 96
    corners = [(radius * cos(2 * pi * k / count), 0, radius * sin(2 * pi * k / count)) for k in range(count)]
    face = mesh('disc', corners, [tuple(range(count))], material)
    layer = face.data.uv_layers.new(name='UVMap')
    for loop in face.data.loops:
        px, _, pz = face.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (px / radius / 2 + 0.5, pz / radius / 2 + 0.5)
    rim = lathe([(radius, 0.0), (radius + 0.02, 0.01), (radius + 0.02, 0.09), (radius, 0.1), (0.0, 0.1)], metal('6a7072', 0.4), 96)
    rim.rotation_euler = (radians(-90), 0, 0)
    return [face, rim]


def gegenstrom(shot, chance):
    """Two printed discs turn against each other, driven by the current."""
    meadow(chance, (-11, 11, -12, 4), 5.2, 420, 0.14, lambda x, y: (np.abs(x) < 1.5) & (y > -4), houses=shot != 'afar')
    steel, wood = metal('5c6467', 0.5), matte('6e5f4e', 0.85, 0.25, 3, 0.2)
    town.jetty(-1.3, 1.3, -4, 9, 0.14)
    for side in (-1.15, 1.15):
        tube([(side, 3.6, -1.2), (side * 0.4, 3.4, 6.2)], 0.1, steel, 10)
    tube([(0, 2.6, 3.7), (0, 4.2, 3.7)], 0.16, steel, 16)
    group(_disc(2.9, 26, 'snow', 'blue', 0.35 if shot != 'hour' else 1.3), (0, 3.2, 3.75))
    group(_disc(1.75, 20, 'orange', 'ink', -0.5 if shot != 'hour' else 0.4), (0, 2.85, 3.75))
    wheel = [(0.0, 1.5 * cos(a), 1.5 * sin(a)) for a in steps(0, 2 * pi, 25)[:-1]]
    group([tube(wheel, 0.06, wood, 6, closed=True)] + [box((-0.5, 0.35, -0.03), (0.5, 1.6, 0.03), wood)], (2.2, 7.2, -0.5))
    for k in range(10):
        group([box((-0.45, 0.3, -0.03), (0.45, 1.65, 0.03), wood)], (2.2, 7.2, -0.5), 0, (36 * k, 0))
    town.rail([(-1.3, -4, 0.14), (-1.3, 2.4, 0.14)])
    town.rail([(1.3, -4, 0.14), (1.3, 2.4, 0.14)])
    if shot == 'afar':
        # From the grass: the discs stand before the sky, and poplars on the other bank say how big they are.
        nature.poplars(chance, [(x, 84 + 0.12 * x + chance.uniform(-1, 1), 1.2) for x in range(-34, 96, 5)], 21)
        people.person((-0.5, -1.0, 0.14), pi - 0.1, 'stand', 4)
        people.child((0.3, -0.7, 0.14), pi, 'point', 1)
        people.person((4.3, 0.6, 0), 2.3, 'stand', 6)
        camera((-4.6, -7.6, 0.62), (0.35, 3, 3.35), 27, True)
        return {**light('morning', -35, 13, clouds=0.3, veil=0.5), 'samples': 12}
    if shot == 'close':
        people.person((0.7, 0.9, 0.14), pi + 0.5, 'hold', 7)
        camera((-2.2, -2.5, 1.55), (0.15, 3, 3.2), 26)
        return light('forenoon', -30)
    people.person((-0.6, -0.6, 0.14), pi - 0.3, 'stand', 2)
    town.lamp_post((-5.5, 1.5, 0), True)
    lantern((-5.5, 1.5, 4.4), 260)
    spot((-1, -5, 0.4), (0, 3, 3.7), 700, 55, 'ffeede', 0.2)
    camera((4.8, -9.5, 1.6), (-0.5, 3, 2.7), 30, True)
    return light('dusk')

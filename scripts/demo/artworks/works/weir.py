"""Artworks 17 to 20: the water tower, the lock at Mill Weir, the cinema."""

from math import cos, pi, radians, sin

import bmesh
import bpy
import numpy as np

from kit import nature, people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import glass, glow, matte, metal, water
from kit.shapes import ball, box, group, lathe, lettering, mesh, place, prism, sheet, soft_line, steps, tube
from works.river import horizon, river


def _hut(at, turn=0.0, lit=True):
    """The dry hut with the yellow roof."""
    plank, roof = matte('8d7f6a', 0.85, 0.2, 3, 0.2), matte('yellow', 0.4, 0.06, 1, 0, 0.5)
    inside = glow('ffcf86', 2.4) if lit else glass()
    things = [prism([(-1.5, 0), (1.5, 0), (1.5, 2.1), (0, 3.2), (-1.5, 2.1)], 0, 2.6, plank, True)]
    for side in (-1, 1):
        things.append(prism([(0, 3.2), (side * 1.95, 1.78), (side * 1.95, 1.88), (0, 3.32)], -0.4, 3.0, roof, True))
    things.append(box((-0.5, -0.03, 0.05), (0.5, 0.01, 2.0), inside))
    for x in (-1.05, 1.05):
        things.append(box((x - 0.28, -0.03, 1.1), (x + 0.28, 0.01, 1.7), inside))
    return group(things, at, turn)


def regenmacher(shot, chance):
    """Rain inside the water tower, at an angle of twelve degrees, with a hut to stand in."""
    wall = town.bricks('6f5a50', '7d766c', 0.8)
    lathe([(8, -0.2), (8, 24)], wall, 64, False)
    floor = lathe([(0.0, 0), (8.2, 0)], water('22282b', 0.35, 0.35), 64)
    floor.location = (0, 0, 0.02)
    steel, lilac = metal('5d6568', 0.5), matte('lilac', 0.45, 0.05, 2, 0, 0.4)
    for a in range(0, 360, 45):
        tube([(7.7 * cos(radians(a)), 7.7 * sin(radians(a)), 0), (7.7 * cos(radians(a)), 7.7 * sin(radians(a)), 24)], 0.14, steel, 8)
    for z in (7, 14, 21):
        tube([(7.75 * cos(a), 7.75 * sin(a), z) for a in steps(0, 2 * pi, 65)[:-1]], 0.12, steel, 8, closed=True)
    _hut((1.6, 1.4, 0), -0.25)
    # The crank and the pipe that goes up from it.
    group([
        tube([(0, 0, 0), (0, 0, 1.05)], 0.09, lilac, 12),
        tube([(0.42 * cos(a), -0.1, 1.05 + 0.42 * sin(a)) for a in steps(0, 2 * pi, 33)[:-1]], 0.035, lilac, 8, closed=True),
        tube([(-0.42, -0.1, 1.05), (0.42, -0.1, 1.05)], 0.025, lilac, 8),
        tube([(0, -0.1, 0.63), (0, -0.1, 1.47)], 0.025, lilac, 8),
        tube([(0.42, -0.1, 1.05), (0.42, -0.34, 1.05)], 0.03, lilac, 8),
    ], (-2.3, -1.2, 0), 0.5, size=1.15)
    tube([(-2.3, -1.0, 0.12), (-5.2, 3.6, 0.12), (-5.6, 4.4, 0.4), (-5.6, 4.4, 24)], 0.13, lilac, 12)
    people.person((-2.1, -1.9, 0), pi - 0.3, 'hold', 3)
    random = np.random.default_rng(17)
    drop = glow('dfe8f2', 0.3)
    lean = np.array([sin(radians(12)), 0, -cos(radians(12))])
    corners, faces = [], []
    for x, y, z in random.uniform((-7.4, -3.5 if shot == 'afar' else -2, 0.2), (7.4, 6.4, 15), (1900, 3)):
        if abs(x - 1.6) < 2.3 and 0.4 < y < 4.6 and z < 3.6:
            continue
        long = random.uniform(0.3, 0.7)
        foot, head = np.array([x, y, z]), np.array([x, y, z]) - lean * long
        base = len(corners)
        corners += [foot - (0.006, 0, 0), foot + (0.006, 0, 0), head]
        faces.append((base, base + 1, base + 2))
    mesh('rain', corners, faces, drop)
    spot((-3, 3, 23.5), (0.5, 0.5, 0), 9000, 50, 'e6ecff', 1.2)
    spot((4, 5, 22), (0.4, 0.5, 0), 5000, 55, 'e6ecff', 1.2)
    lantern((1.5, 1.0, 1.9), 60, 'ffcf86', 0.3)
    if shot == 'afar':
        people.child((0.4, 0.2, 0), 0.4, 'stand', 5)
        camera((-1.6, -7.2, 1.6), (0.35, 2, 3.3), 21, True)
    elif shot == 'hour':
        # From the floor, up to where the rain begins.
        people.person((-0.6, 2.6, 0), 0.6, 'stand', 2)
        camera((-1.2, -5.2, 0.9), (-0.3, 2.4, 5.9), 15.5)
    else:
        people.child((1.3, 0.6, 0.03), 0.1, 'stand', 5)
        camera((-4.0, -3.9, 1.35), (-0.8, 0.8, 1.5), 28, True)
    return {**light('night'), 'key': 0.085, 'haze': 0.4, 'air': '59636e'}


def _footprint(at, side, size=1.0):
    """A shoe's print in paint, its toe towards +Y: sole and heel."""
    paint = matte('water-green', 0.5, 0.05)
    sole = soft_line([(0.0, -0.03), (0.045, -0.02), (0.058, 0.08), (0.04, 0.17), (-0.005, 0.19), (-0.045, 0.13), (-0.05, 0.04), (-0.04, -0.02), (0.0, -0.03)], 6)[:-1]
    heel = soft_line([(0.0, -0.14), (0.036, -0.12), (0.04, -0.06), (0.0, -0.055), (-0.04, -0.06), (-0.036, -0.12), (0.0, -0.14)], 6)[:-1]
    for outline in (sole, heel):
        corners = [(-side * x, y) for x, y in outline]
        group([prism(corners if side < 0 else corners[::-1], 0.0, 0.006, paint)], at, -0.1 * side, size=size)


def schleuse(shot, chance):
    """A lock lined with stripes that meet from one spot only."""
    horizon(chance)
    stone = matte('85817a', 0.9, 0.18, 0.6, 0.35)
    nature.land((-640, -4.6, -640, 640), '686b45', 0.6)
    nature.land((4.6, 640, -640, 640), '686b45', 0.6)
    for side in (-1, 1):
        x0, x1 = sorted((side * 3.4, side * 4.8))
        box((x0, -40, -6), (x1, 60, 0.06), stone)
        box((side * 3.3 - 0.25, -40, -0.05), (side * 3.3 + 0.25 + side * 0.2, 60, 0.12), matte('97938b', 0.9, 0.12, 0.8, 0.2), 0.03)
    sheet([(-3.4, -40, -4.2), (3.4, -40, -4.2), (3.4, 13, -4.2), (-3.4, 13, -4.2)], water('26423c', 0.15, 0.5))
    sheet([(-3.4, 13, -1.2), (3.4, 13, -1.2), (3.4, 60, -1.2), (-3.4, 60, -1.2)], water('26423c', 0.15, 0.5))
    green, ink = matte('water-green', 0.5, 0.05, 0.8), matte('0f1112', 0.6, 0.1)
    for side in (-1, 1):
        x = side * 3.36
        for k in range(-4, 30):
            y0, width, slant = k * 1.5 - 4, 0.75, 1.1
            for paint, off in ((green, 0.0), (ink, 0.75)):
                a = y0 + off
                if a > 12.2 or a < -16:
                    continue
                sheet([(x, a, -4.2), (x, a + width, -4.2), (x, a + width + slant * 1.0, -0.1), (x, a + slant * 1.0, -0.1)], paint)
    # Two gates of timber, a slot between them.
    timber = matte('5d5347', 0.9, 0.2, 2, 0.2)
    for side in (-1, 1):
        x0, x1 = sorted((side * 0.16, side * 3.4))
        box((x0, 13 - 0.2, -5), (x1, 13.25, 0.25), timber)
        for z in (-3.4, -2.2, -1.0):
            box((x0, 12.72, z), (x1, 12.82, z + 0.25), metal('4b5153', 0.6))
        for i in range(8):
            a = x0 + i * (x1 - x0) / 8
            if i % 2 == 0:
                sheet([(a, 12.79, -4.1), (a + 0.4, 12.79, -4.1), (a + 0.4, 12.79, 0.2), (a, 12.79, 0.2)], green)
        tube([(side * 0.3, 13, 0.45), (side * 7.4, 12.2, 0.5)], 0.18, timber, 4)
    town.rail([(-3.3, 12.85, 0.2), (3.3, 12.85, 0.2)])
    for side in (-1, 1):
        town.rail([(side * 4.5, -12, 0.06), (side * 4.5, 10.5, 0.06)])
    town.house(chance, (-11.5, 12, 0), 7, 8, 4)
    nature.trees(chance, [(9, 16, 0), (13, 22, 0), (-16, 26, 0), (10, 34, 0), (-9, 36, 0)] if shot != 'close' else [(14, 46, 0), (-13, 52, 0), (19, 60, 0)], 10)
    nature.grass(8, (5, 12, -8, 10), 260, 0.12)
    nature.grass(9, (-12, -5, -8, 10), 260, 0.12)
    if shot == 'afar':
        people.person((-3.9, 3.2, 0.1), 2.2, 'stand', 2)
        people.person((4.0, 6.6, 0.1), -2.2, 'point', 5)
        people.bicycle((5.6, 4.0, 0), 0.2)
        camera((-0.7, -13.5, 1.9), (0.1, 10, -1.2), 25)
        return light('forenoon', 45)
    if shot == 'close':
        town.jetty(-3.5, 3.5, 4.3, 6.2, 0.1, False)
        box((-3.5, 4.4, -0.25), (3.5, 6.1, 0.04), metal('4b5356', 0.6))
        for x, y, size in ((-0.5, 5.15, 1.0), (0.75, 5.3, 0.68)):
            low = 0.1 if size == 1 else 0.42
            if size < 1:
                box((x - 0.36, y - 0.34, 0.1), (x + 0.36, y + 0.34, low), matte('a58a66', 0.8, 0.15, 3, grain=(1, 8, 8)), 0.012)
            for side in (-1, 1):
                _footprint((x + side * 0.13 * size, y, low), side, size * 1.15)
        people.person((4.15, 10.2, 0.1), -1.4, 'stand', 2)
        camera((-1.15, 3.15, 2.15), (0.35, 8.4, -0.75), 25)
        return {**light('noon', -40), 'samples': 12}
    people.person((-3.95, 0.5, 0.1), 2.7, 'stand', 6)
    for x in (-5.2, 5.2):
        town.lamp_post((x, 8, 0), True)
        lantern((x, 8, 4.4), 260)
    spot((0, -6, 0.6), (0, 12, -2.5), 2200, 60, 'f4fff8', 0.3)
    camera((2.5, -9.5, 2.6), (-0.6, 10, -1.0), 26)
    return light('dusk')


def gefaltetes_ufer(shot, chance):
    """Sixty metres of bank folded in triangles of two greens."""
    horizon(chance)
    river(-640, 0.6, 0.35)
    nature.land((-640, 640, 5.2, 640), '686b45', 0.6, 2.6)
    sheet([(-640, 0, -0.4), (640, 0, -0.4), (640, 5.4, 2.6), (-640, 5.4, 2.6)], matte('655f48', 0.95, 0.3, 0.5, 0.6))
    random = np.random.default_rng(19)
    columns, rows = 44, 6
    grid = {}
    for i in range(columns + 1):
        for j in range(rows + 1):
            x = -28 + i * 1.36 + (0.68 if j % 2 else 0)
            share = j / rows
            lift = (0.62 if (i + j) % 2 else 0.12) + random.uniform(-0.12, 0.12)
            grid[i, j] = (x + random.uniform(-0.16, 0.16), -0.1 + share * 5.3 - lift * 0.5, -0.6 if j == 0 else -0.15 + share * 2.9 + lift * 0.75)
    made = {colour: ([], []) for colour in ('1fb870', '18995c', 'bdf0a0', 'a2d986')}
    kept = 0.55 if shot == 'hour' else 1.0
    for i in range(columns):
        for j in range(rows):
            a, b, c, d = grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]
            halves = ((a, b, d), (b, c, d)) if j % 2 == 0 else ((a, b, c), (a, c, d))
            for n, corners in enumerate(halves):
                if shot == 'hour' and (i / columns > kept or random.uniform() < 0.03):
                    continue
                # Two colours; of each, the halves that lie the other way are a little in the shade.
                points, faces = made[list(made)[(i + n + j) % 2 * 2 + n]]
                faces.append((len(points), len(points) + 1, len(points) + 2))
                points += corners
    for colour, fold in made.items():
        mesh('fold', *fold, matte(colour, 0.6, 0.04, 0.6))
    if shot != 'afar':
        rods = matte('7a6a45', 0.8, 0.2, 3)
        for _ in range(130):
            x = random.uniform(-6 if shot == 'close' else -4, 26)
            share = random.uniform(0.08, 0.95)
            foot = (x, share * 5.3, share * 2.9 - 0.2)
            if shot == 'close' and random.uniform() < 0.5:
                continue
            tube([foot, (x + random.uniform(-0.2, 0.2), foot[1] - 0.35, foot[2] + random.uniform(0.9, 1.5))], 0.018, rods, 5)
    nature.grass(10, (-22, 22, 5.3, 9), 260, 0.24, lambda x, y: np.full(len(x), 2.6))
    nature.trees(chance, [(-15, 13, 2.6), (-4, 17, 2.6), (9, 14, 2.6), (19, 16, 2.6), (30, 13, 2.6), (-28, 15, 2.6)], 10)
    if shot == 'afar':
        people.person((-3.4, 6.2, 2.6), 0.3, 'stand', 2)
        people.child((-2.6, 6.1, 2.6), -0.2, 'point', 1)
        people.person((8.5, 6.6, 2.6), 1.4, 'walk', 5)
        camera((-14.5, -9.5, 2.3), (1.5, 2.2, 1.9), 27, True)
        return light('afternoon', -35)
    if shot == 'close':
        people.person((2.6, 3.6, 2.15), 1.2, 'hold', 4)
        camera((-3.4, -2.6, 1.5), (1.6, 2.6, 1.5), 25, True)
        return {**light('afternoon', -38, 40), 'samples': 12}
    for i, (x, share) in enumerate([(-0.6, 0.9), (1.4, 0.35), (4.2, 0.75)]):
        people.person((x, share * 5.3, share * 2.9), [0.4, 1.6, -0.6][i], 'hold', i)
    for i in range(4):
        tube([(7 + i * 0.3, 6.3, 2.7 + 0.14 * (i % 2)), (9.4 + i * 0.3, 6.5, 2.7 + 0.14 * (i % 2))], 0.12, matte(['green', 'light-green'][i % 2], 0.6, 0.04), 12)
    camera((-7.5, -9.0, 1.9), (0.8, 2.4, 1.8), 28, True)
    return light('overcast')


def _sliced(letter, tall, slices, slips, material, at, depth=0.28):
    """A letter cut into level slices that have slipped against each other."""
    made = []
    for i in range(slices):
        thing = lettering(letter, tall * 1.42, depth, material, (at[0] + slips[i], at[1], at[2]), bold=0.05)
        bpy.context.view_layer.update()
        data = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(thing)
        shape = bmesh.new()
        shape.from_mesh(data)
        low, high = tall * i / slices + 0.015, tall * (i + 1) / slices - 0.015
        for level, outer in ((low, False), (high, True)):
            geometry = shape.verts[:] + shape.edges[:] + shape.faces[:]
            cut = bmesh.ops.bisect_plane(shape, geom=geometry, plane_co=(0, level, 0), plane_no=(0, 1, 0), clear_inner=not outer, clear_outer=outer)
            edges = [each for each in cut['geom_cut'] if isinstance(each, bmesh.types.BMEdge)]
            bmesh.ops.edgenet_fill(shape, edges=edges)
        shape.to_mesh(data)
        shape.free()
        part = place('slice', data)
        part.location = (at[0] + slips[i], at[1], at[2])
        part.rotation_euler = (pi / 2, 0, 0)
        if not data.materials:
            data.materials.append(material)
        made.append(part)
    return made


def alphabet(shot, chance):
    """A, U and E, four metres tall and cut in slices, on the wall of the riverside cinema."""
    horizon(chance)
    night = shot == 'hour'
    town.paving(-200, 200, -60, 200, 0, '77736b')
    wall = matte('a29c91', 0.9, 0.1, 0.3, 0.15)
    box((-12, 4, 0), (12, 22, 8.2), wall)
    box((-12.06, 3.92, 0), (12.06, 4.2, 0.7), matte('6f6b65', 0.9, 0.15, 0.8, 0.2))
    box((-12.2, 3.8, 8.0), (12.2, 22.2, 8.5), matte('6f6b65', 0.8, 0.1))
    box((-10.4, 3.9, 0), (-7.6, 4.1, 2.6), glow('ffd9a0', 1.6) if night else glass())
    for x in (-10.4, -9.0, -7.6):
        box((x - 0.05, 3.84, 0), (x + 0.05, 3.96, 2.6), matte('4c4a47', 0.6))
    box((-11.1, 2.6, 2.65), (-6.9, 4.1, 2.85), matte('5a5753', 0.7))
    for i, x in enumerate((-6.2, -4.9)):
        # What is on, in two glass cases.
        box((x - 0.5, 3.84, 0.9), (x + 0.5, 3.98, 2.3), matte('3b3a39', 0.7, 0.05))
        box((x - 0.43, 3.81, 0.97), (x + 0.43, 3.86, 2.23), glow('efe9dc', 1.2) if night else matte(('c9c4b6', 'b3b9b6')[i], 0.6, 0.15, 3))
    nature.trees(chance, [(-16, 9, 0), (15.5, 8, 0), (20, 12, 0)], 9)
    pink = matte('pink', 0.45, 0.04, 0.8, 0, 0.4)
    dark = matte('3b3a39', 0.7, 0.05)
    slips = {
        'A': [0.0, 0.16, 0.3, 0.22, 0.02, -0.2, -0.3],
        'U': [-0.22, -0.1, 0.1, 0.26, 0.3, 0.14, -0.08],
        'E': [0.26, 0.3, 0.16, -0.06, -0.26, -0.22, 0.0],
    }
    # On the wall behind each letter's strokes, where its bars are fixed.
    for letter, x, strokes in zip('AUE', (-4.2, 1.2, 6.2), ((-0.75, 0.75), (-1.25, 1.25), (-1.0, -0.9))):
        _sliced(letter, 4.0, 7, slips[letter], pink, (x, 3.7, 3.0))
        for z in (3.4, 5.0, 6.4):
            for off in strokes:
                tube([(x + off, 3.7, z), (x + off, 4.05, z)], 0.04, dark, 6)
    if shot == 'afar':
        people.crowd(chance, [(-1.4, -2.2, 0), (-0.6, -1.9, 0), (-8.6, 1.6, 0), (-9.5, 2.0, 0)], (0, 4))
        people.child((3.1, 1.2, 0), 3.0, 'point', 2)
        people.bicycle((9.2, 3.0, 0), 1.5)
        camera((-5.2, -11.5, 1.65), (0.5, 4, 4.1), 24.5, True)
        return {**light('afternoon', 62, 24), 'samples': 12}
    if shot == 'close':
        people.person((0.8, 2.4, 0), pi - 0.2, 'stand', 3)
        camera((-1.6, -2.2, 1.5), (1.5, 4, 4.5), 20, True)
        return light('noon', 60)
    spot((-4.6, 1.0, 0.3), (-4.2, 4, 5.6), 420, 75, 'ffe9f2', 0.15)
    spot((1.2, 1.0, 0.3), (1.2, 4, 5.6), 420, 75, 'ffe9f2', 0.15)
    spot((6.4, 1.0, 0.3), (6.2, 4, 5.6), 420, 75, 'ffe9f2', 0.15)
    lantern((-7.8, 2.6, 2.5), 90)
    people.crowd(chance, [(-7.2, 1.4, 0), (-6.4, 0.8, 0), (-5.2, -0.8, 0), (2.4, -0.4, 0)], (-7, 4), 2)
    camera((6.5, -12, 1.65), (-0.6, 4, 3.8), 26, True)
    return light('dusk')

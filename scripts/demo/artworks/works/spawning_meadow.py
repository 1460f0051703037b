"""Artworks 23 and 24: the meadow at the end of the route."""

from math import cos, pi, sin

import bpy
import numpy as np

from kit import nature, people, town
from kit.finish import camera
from kit.light import lantern, light, spot
from kit.materials import matte, painted_wood, rgb
from kit.shapes import ball, copy, group, polygons, soft_line, steps, tube
from works.river import far_bank, horizon, meadow, river


def _blown_glass():
    """Lilac glass: half clear, half milky, with a mirror on its rim."""
    glassy = bpy.data.materials.new('globe')
    glassy.use_nodes = True
    nodes, links = glassy.node_tree.nodes, glassy.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    clear, shine, body = (nodes.new('ShaderNodeBsdf' + kind) for kind in ('Transparent', 'Glossy', 'Diffuse'))
    clear.inputs['Color'].default_value = (*rgb('lilac'), 1)
    body.inputs['Color'].default_value = (*rgb('lilac'), 1)
    shine.inputs['Roughness'].default_value = 0.04
    tint, mix = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeMixShader')
    fresnel = nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.55
    tint.inputs['Fac'].default_value = 0.5
    links.new(clear.outputs[0], tint.inputs[1])
    links.new(body.outputs[0], tint.inputs[2])
    links.new(fresnel.outputs[0], mix.inputs['Fac'])
    links.new(tint.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return glassy


def laichplatz(shot, chance):
    """Fifteen hundred glass globes in the wet grass, each with a dark core."""
    random = np.random.default_rng(23)
    evening, near = shot == 'hour', shot == 'close'

    def stream(y):
        return 2.2 * np.sin(y * 0.28) + 0.8 * np.sin(y * 0.7 + 1)

    dense = 900 if near else 420
    meadow(chance, (-5, 5, -10, 2) if near else (-13, 13, -13, 14), 34, dense, 0.2, lambda x, y: np.abs(x - stream(y)) < 1.2 + 0.6 * np.sin(y * 0.2), colour='5c6a3c')
    if near:
        # Every core looks the same way, at whoever stands there: a dark cap where it comes through the glass.
        nature.grass(33, (-5, 3, -9.8, -1), 1900, 0.06, colour='5c6a3c')
        globe = ball((0, 0, -9), 0.16, matte('lilac', 0.22, 0.1, 2.5, 0, 0.6), 4)
        pupil, ahead, wanted, reach = ball((0, 0, -9), 0.122, matte('241b38', 0.2, 0.05, 2, 0, 0.6), 4), (0.012, -0.044, 0.02), 1100, (-9, 1.5)
    else:
        globe, pupil = ball((0, 0, -9), 0.16, _blown_glass(), 3), ball((0, 0, -9), 0.07, matte('241b38', 0.35, 0.05), 2)
        ahead, wanted, reach = (-0.03, -0.06, 0.03), 1500, (-9.5, 21)
    placed = []
    for _ in range(wanted):
        y = random.uniform(*reach)
        x = stream(y) + random.normal(0, 0.55) * (1 + 0.3 * np.sin(y))
        size = random.choice([0.5, 0.7, 0.9, 1.15])
        if evening and x > stream(y) + 5:
            continue
        if near and any((x - a) ** 2 + (y - b) ** 2 < (0.15 * (size + other)) ** 2 for a, b, other in placed):
            continue
        placed.append((x, y, size))
        copy(globe, (x, y, 0.13 * size), 0, size)
        copy(pupil, (x + ahead[0] * size, y + ahead[1] * size, (0.13 + ahead[2]) * size), 0, size)
    town.jetty(4.4, 5.7, -14, 22, 0.35, False)
    nature.reeds(31, (-13, -8, 4, 14), 1500, 1.5)
    if shot == 'afar':
        people.person((5.0, 1.4, 0.35), 1.2, 'stand', 3)
        people.child((5.1, 0.4, 0.35), 1.5, 'point', 1)
        camera((4.2, -12.5, 3.6), (-0.4, 2, 0.3), 28)
        return light('morning', 75, 14)
    if shot == 'close':
        camera((0.7, -10.1, 0.85), (-1.5, -6.8, 0.1), 32)
        return light('forenoon', 70)
    people.person((5.0, -2.4, 0.35), 1.0, 'hold', 5)
    lantern((4.6, -2.7, 1.15), 30, 'ffd9a0', 0.1)
    spot((-8, 2, 0.5), (0, 1, 0.1), 500, 80, 'ece4ff', 0.2)
    spot((-7, 12, 0.5), (2, 12, 0.1), 500, 80, 'ece4ff', 0.2)
    camera((6.6, -9.5, 2.9), (-0.2, 3, 0.2), 27)
    return light('dusk')


def _carved_fish(paint):
    """A fish from an oar blade, head towards +X: curved like the blade, its edges bevelled, painted by hand."""
    top = np.array(soft_line([(-1.05, 0.24), (-0.72, 0.05), (-0.45, 0.165), (0.0, 0.24), (0.42, 0.165), (0.66, 0.0)], 30))
    low = np.array(soft_line([(-1.05, -0.22), (-0.72, -0.04), (-0.45, -0.125), (0.0, -0.2), (0.42, -0.155), (0.66, 0.0)], 30))
    middle = np.array(soft_line([(-0.94, 0.0), (-0.72, 0.005), (-0.45, 0.02), (0.0, 0.02), (0.42, 0.005), (0.66, 0.0)], 30))
    across = np.sin(np.linspace(-pi / 2, pi / 2, 45))
    share = np.abs(across)[None, :, None]
    flat = middle[:, None] * (1 - share) + np.where(across[None, :, None] > 0, top[:, None], low[:, None]) * share
    rows, columns = flat.shape[:2]
    flat = flat.reshape(-1, 2)
    rim = np.concatenate([top, low[::-1], [(-0.94, 0.0)]])
    start, way = rim, np.roll(rim, -1, 0) - rim
    away = np.full(len(flat), 9.0)
    for a, b in zip(start, way):
        along = np.clip((flat - a) @ b / max(b @ b, 1e-12), 0, 1)
        away = np.minimum(away, np.linalg.norm(flat - a - along[:, None] * b, axis=1))
    thick = 0.009 + 0.013 * np.clip(away / 0.013, 0, 1) + 0.034 * (1 - np.exp(-((away / 0.11) ** 1.5)))
    count = len(flat)
    sides = [np.stack([flat[:, 0], side * thick, flat[:, 1]], 1) for side in (-1, 1)]
    j, i = np.mgrid[0:rows - 1, 0:columns - 1]
    a = (j * columns + i).ravel()
    front = np.stack([a, a + columns, a + columns + 1, a + 1], 1)
    around = np.concatenate([np.arange(columns), np.arange(1, rows) * columns + columns - 1, np.arange(rows - 2, -1, -1) * columns])
    wall = np.stack([around[:-1], around[1:], around[1:] + count, around[:-1] + count], 1)
    body = polygons('fish', np.concatenate(sides), np.concatenate([front, front[:, ::-1] + count, wall]), paint)
    edge = body.data.attributes.new('edge', 'FLOAT', 'POINT')
    edge.data.foreach_set('value', np.tile(np.clip(1.25 - away / 0.016, 0, 1), 2).astype(np.float32))
    body.data.polygons.foreach_set('use_smooth', [True] * (2 * len(front)) + [False] * len(wall))
    deep = lambda x, z: float(thick[np.argmin((flat[:, 0] - x) ** 2 + (flat[:, 1] - z) ** 2)])
    ink, dark = matte('0f1112', 0.25, 0.04, 1.5, shine=0.5), matte('2c3836', 0.8)
    parts = [body]
    for side in (-1, 1):
        parts.append(ball((0.43, side * (deep(0.43, 0.04) - 0.004), 0.04), 0.034, ink, 5, (1, 0.5, 1)))
        line = [(0.215 - 0.035 * ((z - 0.01) / 0.12) ** 2, z) for z in steps(-0.11, 0.13, 25)]
        parts.append(tube([(x, side * (deep(x, z) - 0.001), z) for x, z in line], [0.0045 + 0.006 * sin(pi * k / 24) ** 0.5 for k in range(25)], dark, 12, 0.5))
    return parts


# After light and film this is the palette's orange.
FISH = {'teal': 'water-green', 'orange': 'ff7118'}


def _stake(x, y, z):
    tube([(x, y, -0.1), (x, y, z - 0.08)], 0.022, matte('8a7350', 0.85, 0.25, 30, grain=(1, 1, 0.12)), 20)


def _shoal(random, spots):
    """Turquoise fish on their stakes at (x, y, z), all of them on their way to the left."""
    pattern = _carved_fish(painted_wood(FISH['teal']))
    for k, (x, y, z) in enumerate(spots):
        turn, lean, size = pi - 0.12 + random.normal(0, 0.1), (0, random.uniform(-9, 5)), 0.88 + 0.03 * (k * 7 % 10)
        group([copy(part, part.location, 0, tuple(part.scale)) for part in pattern], (x, y, z), turn, lean, size)
        _stake(x, y, z)
    for part in pattern:
        bpy.data.objects.remove(part)


def _number_70(chance):
    """From close by: the orange fish, two turquoise ones whole beside it, the shoal behind."""
    random = np.random.default_rng(70)
    horizon(chance)
    nature.land((-640, 640, -640, 26), '5d6538', 0.7)
    nature.tall_grass(5, (-3.2, 6.4, -4.7, 0.2), 2300, 0.42, 0.0042)
    nature.tall_grass(6, (-5.5, 16, 0.2, 8), 480, 0.4, 0.008)
    nature.tall_grass(7, (-11, 38, 8, 25.6), 90, 0.38, 0.016)
    river(26, 96, z=-0.9)
    nature.reeds(8, (-30, 40, 25.4, 27.4), 3600, 1.3)
    far_bank(chance, 96, False)
    eye, ahead, right = np.array([-0.9, -5.3]), np.array([0.437, 0.9]), np.array([0.9, -0.437])
    group(_carved_fish(painted_wood(FISH['orange'])), (0.6, -2.6, 1.6), -0.14, (0, -6), 1.12)
    _stake(0.6, -2.6, 1.6)
    # Where one stands in the picture (0 to 1), how far away, how high.
    spots = [(0.8, 5.8, 0.98), (0.15, 6.6, 1.0)]
    tries = 0
    while len(spots) < 26 and tries < 4000:
        tries += 1
        far = random.uniform(8, 19)
        spot = (random.uniform(0.09, 0.88), far, random.uniform(0.85, 1.6))
        if all(abs(spot[0] - s) > 0.8 / max(far, f) or abs(far - f) > 4 and abs((1.55 - spot[2]) / far - (1.55 - z) / f) > 0.03 for s, f, z in spots):
            spots.append(spot)
    _shoal(random, [(*(eye + ahead * far + right * (across - 0.5) * far), z) for across, far, z in spots])
    camera((-0.9, -5.3, 1.55), (0.75, -1.9, 1.38), 36, True)
    return {**light('forenoon', -62, 36), 'samples': 14}


def _from_path(x, y):
    return np.abs(y + 4.2 - 0.34 * x - 0.35 * np.sin(x * 0.8))


def _trodden(x, y):
    """The path that the visitors have made."""
    return _from_path(x, y) < 0.5


def _is_free(x, y, one, eye, aim):
    """Whether a turquoise fish may stand here: not on the path, not before or close behind the orange one or who looks at it, and near the camera not at the picture's edge."""
    if _from_path(x, y) < 0.9 or abs(x - one[0] - (y - one[1]) * 0.38) < 2.4 and -3.2 < y - one[1] < 3.4:
        return False
    if abs(x - 3.4 - (y + 3.1) * 0.9) < 1.9 and -4.5 < y < 1.2:
        return False
    ahead = np.subtract(aim, eye) / np.linalg.norm(np.subtract(aim, eye))
    way = np.array([x - eye[0], y - eye[1]])
    far, aside = way @ ahead, way @ (ahead[1], -ahead[0])
    return far > 13 or abs(aside) < 0.6 * far - 1.3


def stromauf(shot, chance):
    """Seventy fish sawn from oar blades; one swims the other way."""
    if shot == 'close':
        return _number_70(chance)
    random = np.random.default_rng(24)
    hour = shot == 'hour'
    horizon(chance)
    nature.land((-640, 640, -640, 26), '5d6538', 0.7)

    nature.tall_grass(5, (-9, 10, -8.6, -1), 950, 0.36, 0.0055, skip=_trodden)
    nature.tall_grass(6, (-13, 15, -1, 9), 330, 0.36, 0.009, skip=_trodden)
    nature.tall_grass(7, (-22, 26, 9, 25.6), 110, 0.36, 0.016)
    nature.tall_grass(9, (-9, 10, -8.6, 0), 2400, 0.07, 0.006, ('76763f', '8a8550', '66703a', '97905f'), lambda x, y: ~_trodden(x, y))
    river(26, 96, z=-0.9)
    nature.reeds(8, (-30, 40, 25.4, 27.4), 3600, 1.3)
    far_bank(chance, 96, False, trees=shot != 'afar')
    if shot == 'afar':
        # A grey day; on the other bank an avenue follows the dyke.
        nature.poplars(chance, [(x, 112 + 0.1 * x, 1.3) for x in range(-78, 26, 8)], 23)
    nature.trees(chance, [(-18, 17, 0), (17, 19, 0)], 10)
    eye, aim = ((-1.8, -9.8), (0.6, 0)) if hour else ((-2.2, -9.4), (0.9, 1.0))
    one, spots, tries = np.array([0.6, -2.6]), [], 0
    while len(spots) < 69 and tries < 40000:
        tries += 1
        x, y = random.uniform(-12.5, 14.0), random.uniform(-5.6, 16)
        if _is_free(x, y, one, eye, aim) and all(abs(x - a) > 1.9 or abs(y - b) > 1.3 for a, b, _ in spots):
            spots.append((x, y, random.uniform(0.95, 1.7)))
    if hour:
        for x, y, z in spots[40:]:
            _stake(x, y, z)
        spots = spots[:40]
    _shoal(random, spots)
    group(_carved_fish(painted_wood(FISH['orange'])), (*one, 1.75), -0.12, (0, -6), 1.15)
    _stake(*one, 1.75)
    if not hour:
        people.person((3.4, -3.1, 0), 2.6, 'stand', 2)
        people.child((2.6, -3.3, 0), 2.5, 'point', 4)
        people.child((4.3, -2.8, 0), 2.9, 'stand', 1)
        camera((*eye, 2.65), (*aim, 1.6), 30, True)
        return {**light('overcast'), 'haze': 1.1, 'key': 0.23, 'samples': 12}
    _pupils()
    camera((*eye, 2.5), (*aim, 1.2), 30, True)
    return {**light('morning', 70, 12), 'samples': 12}


def _pupils():
    """Class 7b on the trodden path, two of them with a fish in their arms, and the teacher who watches."""
    people.person((-2.9, -4.2, 0), 2.4, 'stand', 0)
    carriers = ((-0.5, -4.5, 2.5), (2.0, -3.3, 2.8))
    for i, (x, y, turn) in enumerate(carriers):
        people.child((x, y, 0), turn, 'hold', (2, 5)[i])
        # Across both hands, which are before the body.
        group(_carved_fish(painted_wood(FISH['teal'])), (x + 0.24 * sin(turn), y - 0.24 * cos(turn), 0.74), turn + 0.1, (0, -4), 0.72)
    people.child((-1.7, -4.6, 0), 2.2, 'walk', 1)
    people.child((3.1, -3.0, 0), -2.6, 'point', 3)

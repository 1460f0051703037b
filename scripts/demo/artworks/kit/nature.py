"""Ground, grass, reeds, trees, stones."""

from math import cos, pi, sin

import bpy
import numpy as np

from .materials import blade, matte, rgb
from .shapes import copy, polygons, sheet, surface, tube


def _leafy(colour):
    return matte(colour, 0.8, 0.35, 0.5)


def blades(seed, count, where, height=0.3, width=0.012, colour='5d6b3a', ground=None, skip=None):
    """Grass as thin bent triangles within `where` = (x0, x1, y0, y1); none where `skip(x, y)` holds."""
    random = np.random.default_rng(seed)
    x = random.uniform(where[0], where[1], count)
    y = random.uniform(where[2], where[3], count)
    if skip is not None:
        keep = ~skip(x, y)
        x, y = x[keep], y[keep]
    count = len(x)
    z = np.zeros(count) if ground is None else ground(x, y)
    turn = random.uniform(0, 2 * pi, count)
    tall = height * random.uniform(0.45, 1.25, count)
    bend = tall * random.uniform(0.05, 0.6, count)
    wide = width * random.uniform(0.7, 1.4, count)
    across = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], 1) * wide[:, None]
    over = np.stack([-np.sin(turn), np.cos(turn), np.zeros(count)], 1) * bend[:, None]
    foot = np.stack([x, y, z - 0.02], 1)
    up = np.array([0, 0, 1.0])
    middle = foot + up * (tall * 0.6)[:, None] + over * 0.35
    corners = np.stack(
        [foot - across, foot + across, middle - across * 0.6, middle + across * 0.6, foot + up * tall[:, None] + over], 1
    ).reshape(-1, 3)
    base = np.arange(count)[:, None] * 5
    faces = np.concatenate([base + [0, 1, 3], base + [0, 3, 2], base + [2, 3, 4]], 0)
    polygons('blades', corners, faces, matte(colour, 0.85, 0.4, 1.2, shine=0.1))


def grass(seed, where, dense=220, height=0.22, ground=None, skip=None, colour='66713f'):
    """A lawn or a meadow in two greens."""
    area = (where[1] - where[0]) * (where[3] - where[2])
    count = int(min(420_000, area * dense))
    blades(seed, count * 2 // 3, where, height, 0.011, colour, ground, skip)
    blades(seed + 1, count // 3, where, height * 1.25, 0.01, '8b8757', ground, skip)


def tall_grass(seed, where, dense, height=0.4, width=0.004, tints=('56682f', '6c7b3a', '7d8a4a', '48592a', 'a39c62'), skip=None, ground=None):
    """Grass to be seen from close by: slender blades that bend over in tufts, each with a green of its own, darker at its foot; none where `skip(x, y)` holds."""
    random = np.random.default_rng(seed)
    x0, x1, y0, y1 = where
    count = int((x1 - x0) * (y1 - y0) * dense)
    x, y = random.uniform(x0, x1, count), random.uniform(y0, y1, count)
    if skip is not None:
        keep = ~skip(x, y)
        x, y = x[keep], y[keep]
        count = len(x)
    # Tufts: where the meadow is lush, it is higher, and all of a tuft lean much the same way.
    lush = np.sin(x * 2.3 + 1.1 * np.sin(y * 1.7)) * np.sin(y * 2.9 + 0.8 * np.sin(x * 3.1 + 2))
    tall = height * random.uniform(0.4, 1.15, count) * (1 + 0.28 * lush)
    turn = 0.9 * np.sin(x * 1.1 + y * 0.7) + random.normal(0, 1.3, count)
    over = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], 1)
    face = turn + pi / 2 + random.normal(0, 0.5, count)
    across = np.stack([np.cos(face), np.sin(face), np.zeros(count)], 1) * (width * random.uniform(0.5, 1.3, count))[:, None]
    bend = tall * random.uniform(0.1, 0.85, count)
    foot = np.stack([x, y, (np.zeros(count) if ground is None else ground(x, y)) - 0.02], 1)
    colour = np.array([rgb(tint) for tint in tints])[random.integers(0, len(tints), count)] * random.uniform(0.75, 1.25, count)[:, None]
    colour = colour * (1 + 0.15 * lush)[:, None]
    rows, shades = [], []
    levels = ((0.0, 0.8), (0.35, 1.0), (0.65, 0.8), (0.87, 0.45))
    for share, wide in levels:
        middle = foot + over * (bend * share ** 2.2)[:, None]
        middle[:, 2] += tall * (share - 0.28 * share ** 3 * bend / tall)
        rows += [middle - across * wide, middle + across * wide]
        shades += [colour * (0.5 + 0.55 * share)] * 2
    tip = foot + over * bend[:, None]
    tip[:, 2] += tall - 0.28 * bend
    rows.append(tip)
    shades.append(colour * 1.1)
    each = len(rows)
    corners, tones = np.stack(rows, 1).reshape(-1, 3), np.stack(shades, 1).reshape(-1, 3)
    base = np.arange(count)[:, None] * each
    faces = [base + [2 * i, 2 * i + 1, 2 * i + 3] for i in range(3)] + [base + [2 * i, 2 * i + 3, 2 * i + 2] for i in range(3)] + [base + [6, 7, 8]]
    thing = polygons('tall grass', corners, np.concatenate(faces, 0), blade())
    layer = thing.data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.concatenate([tones, np.ones((len(tones), 1))], 1).astype(np.float32).ravel())
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))


def reeds(seed, where, count=500, height=1.9, ground=None):
    blades(seed, count, where, height, 0.02, '6f7448', ground)
    blades(seed + 1, count // 3, where, height * 1.15, 0.014, '93855a', ground)


def _tree(seed, tall, colour):
    """Trunk, branches and a crown of some thousand leaves; returned as [wood, leaves]."""
    random = np.random.default_rng(seed)
    wood = matte('4a4138', 0.9, 0.2, 3)
    lines = [[(0, 0, -0.3), (0.1, 0, tall * 0.3), (0.05, 0.1, tall * 0.75)]]
    parts = [tube(lines[0], [tall * 0.032, tall * 0.024, tall * 0.008], wood, 8)]
    clusters = []
    for _ in range(26):
        angle, high = random.uniform(0, 2 * pi), random.uniform(0.36, 0.98)
        reach = tall * 0.3 * np.sqrt(max(0.05, 1 - ((high - 0.6) / 0.42) ** 2)) * random.uniform(0.35, 1)
        tip = np.array([reach * cos(angle), reach * sin(angle), tall * high])
        clusters.append((tip, tall * random.uniform(0.07, 0.13)))
        if high < 0.8:
            parts.append(tube([(0.05, 0.02, tall * high * 0.62), tuple(tip)], [tall * 0.009, tall * 0.003], wood, 5))
    centres = np.repeat(np.array([tip for tip, _ in clusters]), 190, 0)
    radii = np.repeat(np.array([radius for _, radius in clusters]), 190)
    count = len(radii)

    def somewhere(length):
        way = random.normal(0, 1, (count, 3))
        return way * (length / np.linalg.norm(way, axis=1))[:, None]

    spots = centres + somewhere(radii * random.uniform(0.5, 1.1, count))
    sizes = tall * 0.011 * random.uniform(0.7, 1.5, count)
    one, other = somewhere(sizes), somewhere(sizes)
    corners = np.stack([spots - one, spots + other, spots + one, spots - other], 1).reshape(-1, 3)
    parts.append(polygons('leaves', corners, np.arange(count * 4).reshape(-1, 4), _leafy(colour)))
    return parts


def _plant(chance, kinds, spots, grown, slim=1.0):
    """The kinds by turns at (x, y, z), each grown by a share within bounds, and so slim for its height."""
    for i, spot in enumerate(spots):
        tall, turn = chance.uniform(*grown), chance.uniform(0, 6.28)
        size = (slim * tall, slim * tall, tall)
        for part in kinds[i % len(kinds)]:
            if i < len(kinds):
                part.location, part.rotation_euler, part.scale = spot, (0, 0, turn), size
            else:
                copy(part, spot, turn, size)
    for kind in kinds[len(spots):]:
        for part in kind:
            bpy.data.objects.remove(part)


def trees(chance, spots, tall=11.0, colours=('4d5b38', '5b6540', '46543a')):
    """Trees at (x, y, z); three kinds are grown and then repeated."""
    _plant(chance, [_tree(70 + i, tall, colour) for i, colour in enumerate(colours)], spots, (0.75, 1.2))


def treeline(chance, x0, x1, y, z, gap=7.0, tall=11.0):
    """A loose row of trees along the far bank."""
    spots, x = [], x0
    while x < x1:
        spots.append((x, y + chance.uniform(-5, 5), z))
        x += gap * chance.uniform(0.45, 1.5)
    trees(chance, spots, tall)


def poplars(chance, spots, tall=20.0):
    """Slender trees in a row, as they stand along dykes and avenues."""
    _plant(chance, [_tree(77, tall, '566340')], spots, (0.8, 1.1), 0.42)


def bushes(chance, spots, size=1.3):
    """Low scrub, from crowns without their trunks."""
    parts = _tree(91, 5.0, '55603c')
    for part in parts[:-1]:
        bpy.data.objects.remove(part)
    leaves = parts[-1]
    for i, (x, y, z) in enumerate(spots):
        grown = size * chance.uniform(0.6, 1.2)
        spot = (x, y, z - 1.7 * grown * 0.5)
        if i == 0:
            leaves.location, leaves.scale = spot, (grown, grown, grown * 0.5)
        else:
            copy(leaves, spot, chance.uniform(0, 6), (grown, grown, grown * 0.5))


def land(where, colour='6b6a4a', bump=0.6, z=0.0):
    """Earth with short grass, far and wide."""
    x0, x1, y0, y1 = where
    return sheet([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], matte(colour, 0.95, 0.3, 0.35, bump, 0.1, 9))


def rolling(where, height, colour='6b6a4a', cells=90, bump=0.6):
    """Ground whose height is a function."""
    x0, x1, y0, y1 = where
    xs = [x0 + (x1 - x0) * i / cells for i in range(cells + 1)]
    ys = [y0 + (y1 - y0) * i / cells for i in range(cells + 1)]
    return surface(xs, ys, height, matte(colour, 0.95, 0.3, 0.35, bump, 0.1, 9))

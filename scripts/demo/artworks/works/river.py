"""The river and what lies along it: the places in which the artworks stand."""

from math import cos, pi, sin

from kit import nature, town
from kit.materials import matte, water
from kit.shapes import box, mesh, sheet


def horizon(chance, radius=620, z=0.0):
    """Woods all round where the land ends, seen through the haze."""
    corners, faces, count = [], [], 180
    for k in range(count):
        angle = 2 * pi * k / count
        tall = 9 + 7 * sin(k * 0.35) + chance.uniform(0, 8)
        spot = (radius * cos(angle), radius * sin(angle))
        corners += [(*spot, z - 3), (*spot, z + tall)]
        after = (k + 1) % count
        faces.append((2 * k, 2 * after, 2 * after + 1, 2 * k + 1))
    mesh('woods', corners, faces, matte('4f5a48', 0.95, 0.2, 0.05))


def river(y0=-640, y1=60, ripple=0.5, size=1.0, colour='232f2c', z=0.0):
    """Water as far as one sees, from y0 to y1."""
    sheet([(-640, y0, z), (640, y0, z), (640, y1, z), (-640, y1, z)], water(colour, ripple, size))


def far_bank(chance, y=95.0, houses=True, lit=0.0, trees=True, width=150, steeple=-12):
    """The other side from `y` on: a slope, trees, roofs, a church."""
    nature.land((-640, 640, y, y + 640), '6c6e52', 0.3, 1.4)
    sheet([(-640, y - 3, -0.3), (640, y - 3, -0.3), (640, y, 1.4), (-640, y, 1.4)], matte('77705f', 0.95, 0.25, 0.4, 0.5))
    if houses:
        town.row_of_houses(chance, -width, -25, y + 26, 1.4, lit)
        town.row_of_houses(chance, 12, width, y + 30, 1.4, lit)
        town.row_of_houses(chance, -width * 0.8, width * 0.8, y + 60, 3.0, lit)
        town.church((steeple, y + 60, 1.4))
    if trees:
        nature.treeline(chance, -width * 1.1, width * 1.1, y + 11, 1.3, 10)


def quayside(chance, top=2.6, lit=0.0, back=True, ripple=0.5, houses=True):
    """A quay along the near bank with its edge at y = 0: stone on the land side (y < 0), water and the other bank beyond."""
    horizon(chance)
    town.paving(-200, 200, -70, 0, top)
    box((-200, -0.5, top - 0.3), (200, 0.12, top + 0.02), matte('8d8a83', 0.9, 0.15, 0.8, 0.3), 0.04)
    for x in range(-44, 45, 8):
        town.bollard((x, -0.8, top))
    river(-0.2, 640, ripple)
    if back:
        far_bank(chance, 95, houses, lit)


def from_the_water(chance, top=3.2, lit=0.0):
    """The same quay seen from the river (camera at y < 0): its wall at y = 0, the town behind it."""
    horizon(chance)
    river(-640, 2)
    town.quay_wall(-200, 200, 0, top)
    town.paving(-200, 200, 1.2, 90, top)


def meadow(chance, near=(-9, 9, -9, 6), bank=24.0, dense=240, height=0.2, skip=None, houses=False, lit=0.0, seed=5, colour='66713f', river_on=True):
    """Grassland at z = 0 with the river behind it from `bank` on and trees on the other side; who gives no place for its grass sows a lawn."""
    horizon(chance)
    nature.land((-640, 640, -640, bank), '686b45', 0.7)
    if near is not None:
        nature.grass(seed, near, dense, height, None, skip, colour)
    if river_on:
        sheet([(-640, bank, 0), (640, bank, 0), (640, bank + 2.5, -1.1), (-640, bank + 2.5, -1.1)], matte('5f5c46', 0.95, 0.3, 0.5, 0.6))
        river(bank, bank + 70, z=-0.9)
        nature.reeds(seed + 3, (-30, 30, bank - 0.2, bank + 1.6), 2600, 1.3)
        far_bank(chance, bank + 70, houses, lit)

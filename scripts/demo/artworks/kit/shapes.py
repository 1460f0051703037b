"""Solid shapes as Blender objects. Metres, Z upwards; the river runs along X and its surface is at z = 0."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector


def mesh(name, vertices, faces, material=None, smooth=False):
    """An object from a list of corners and a list of faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return place(name, data, material)


def place(name, data, material=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material is not None:
        data.materials.append(material)
    return thing


def copy(thing, at=(0, 0, 0), turn=0.0, size=1.0):
    """The same shape once more, sharing its mesh."""
    other = bpy.data.objects.new(thing.name, thing.data)
    other.location = at
    other.rotation_euler = (0, 0, turn)
    other.scale = (size, size, size) if isinstance(size, (int, float)) else size
    bpy.context.collection.objects.link(other)
    return other


def group(things, at=(0, 0, 0), turn=0.0, lean=(0.0, 0.0), size=1.0):
    """Moves things that were built around the origin together; `lean` in degrees about X and Y."""
    move = (
        Matrix.Translation(Vector(at))
        @ Matrix.Rotation(turn, 4, 'Z')
        @ Matrix.Rotation(radians(lean[0]), 4, 'X')
        @ Matrix.Rotation(radians(lean[1]), 4, 'Y')
        @ Matrix.Scale(size, 4)
    )
    for thing in things:
        thing.matrix_basis = move @ thing.matrix_basis
    return things


def top_of(thing, x, y):
    """How high a thing reaches at (x, y): where somebody stands who has climbed it."""
    bpy.context.view_layer.update()
    back = thing.matrix_world.inverted()
    down = (back.to_3x3() @ Vector((0, 0, -1))).normalized()
    found, at, _, _ = thing.ray_cast(back @ Vector((x, y, 100)), down)
    if not found:
        raise ValueError(f'{thing.name} does not reach {x}, {y}')
    return (thing.matrix_world @ at).z


def box(low, high, material=None, bevel=0.0):
    """A block from its lowest to its highest corner."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh('box', corners, faces, material)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width = bevel
        edge.segments = 2
    return thing


def boxes(corners, material=None):
    """Many blocks in one mesh, each a pair of its lowest and highest corner."""
    vertices, faces = [], []
    for (x0, y0, z0), (x1, y1, z1) in corners:
        a = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        for face in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            faces.append(tuple(a + k for k in face))
    return mesh('boxes', vertices, faces, material)


def prism(outline, low, high, material=None, upright=False):
    """An outline of (x, y) pulled up from `low` to `high`; `upright` draws it in X and Z and pulls along Y."""
    count = len(outline)
    if upright:
        corners = [(x, d, y) for d in (low, high) for x, y in outline]
    else:
        corners = [(x, y, d) for d in (low, high) for x, y in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return mesh('prism', corners, faces, material)


def tube(points, radii, material=None, sides=10, flat=1.0, closed=False):
    """A round body along a line of points; `radii` is one number or one per point, `flat` squeezes it along Y."""
    points = [Vector(p) for p in points]
    count = len(points)
    widths = [radii] * count if isinstance(radii, (int, float)) else radii
    corners, faces = [], []
    side = None
    for i, point in enumerate(points):
        ahead = points[(i + 1) % count] if closed or i + 1 < count else point
        behind = points[i - 1] if closed or i > 0 else point
        along = (ahead - behind).normalized()
        if side is None:
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((0, 1, 0)))
        side = (side - along * side.dot(along)).normalized()
        up = along.cross(side)
        for k in range(sides):
            angle = 2 * pi * k / sides
            offset = (side * cos(angle) + up * sin(angle)) * widths[i]
            offset.y *= flat
            corners.append(point + offset)
    for i in range(count if closed else count - 1):
        for k in range(sides):
            a, b = i * sides, ((i + 1) % count) * sides
            faces.append((a + k, a + (k + 1) % sides, b + (k + 1) % sides, b + k))
    if not closed:
        faces.append(tuple(reversed(range(sides))))
        faces.append(tuple(range((count - 1) * sides, count * sides)))
    return mesh('tube', corners, faces, material, smooth=True)


def lathe(profile, material=None, sides=32, smooth=True):
    """A body of revolution about Z from pairs of (radius, height)."""
    corners = [
        (r * cos(2 * pi * k / sides), r * sin(2 * pi * k / sides), z)
        for r, z in profile
        for k in range(sides)
    ]
    faces = [
        (i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
        for i in range(len(profile) - 1)
        for k in range(sides)
    ]
    return mesh('lathe', corners, faces, material, smooth)


def ball(at, radius, material=None, detail=3, squash=(1, 1, 1)):
    import bmesh

    data = bpy.data.meshes.new('ball')
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = place('ball', data, material)
    thing.location = at
    thing.scale = squash
    return thing


def melt(things, grain, material=None, calm=4):
    """One skin over several bodies, as cloth lies over limbs. What is finer than `grain` metres is lost, `calm` says how often it is smoothed."""
    corners, faces = [], []
    for thing in things:
        first = len(corners)
        corners += [thing.matrix_basis @ corner.co for corner in thing.data.vertices]
        faces += [[first + k for k in face.vertices] for face in thing.data.polygons]
        bpy.data.objects.remove(thing)
    whole = mesh('skin', corners, faces, material)
    skin = whole.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', grain, True
    soft = whole.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, calm
    return whole


def _face_outwards(data):
    """Makes a closed mesh of faces that all look away from its inside: what is cut tells in from out by them."""
    import bmesh

    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()


def drill(thing, hole, lining):
    """Takes the shape of `hole`, which is gone then, out of a thing; the wall of the hole has a material of its own."""
    thing.data.materials.append(lining)
    for material in thing.data.materials:
        hole.data.materials.append(material)
    for each in (thing, hole):
        _face_outwards(each.data)
    hole.data.polygons.foreach_set('material_index', [len(thing.data.materials) - 1] * len(hole.data.polygons))
    cut = thing.modifiers.new('hole', 'BOOLEAN')
    cut.object, cut.operation, cut.solver = hole, 'DIFFERENCE', 'EXACT'
    thing.data = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    bpy.data.objects.remove(hole)


def soft_line(points, finer=6):
    """The points of a soft line through pairs of numbers (Catmull and Rom, 1974)."""
    line = [points[0], *points, points[-1]]
    result = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:]):
        for i in range(finer):
            t = i / finer
            result.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                for p, q, r, s in zip(a, b, c, d)
            ))
    return [*result, points[-1]]


def sheet(corners, material=None):
    """A flat face through the given corners."""
    return mesh('sheet', corners, [tuple(range(len(corners)))], material)


def surface(x_values, y_values, height, material=None, smooth=True):
    """A ground over a grid; `height(x, y)` says how high it lies."""
    corners = [(x, y, height(x, y)) for y in y_values for x in x_values]
    across = len(x_values)
    faces = [
        (j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
        for j in range(len(y_values) - 1)
        for i in range(across - 1)
    ]
    return mesh('surface', corners, faces, material, smooth)


def lettering(text, size, depth, material=None, at=(0, 0, 0), turn=0.0, flat=False, bold=0.0):
    """Letters standing in X and Z with their front towards -Y; `flat` lays them on the ground."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = text
    curve.size = size
    curve.extrude = depth / 2
    curve.offset = bold
    curve.align_x = 'CENTER'
    curve.resolution_u = 12
    thing = bpy.data.objects.new('text', curve)
    bpy.context.collection.objects.link(thing)
    if material is not None:
        curve.materials.append(material)
    thing.location = at
    thing.rotation_euler = (0 if flat else pi / 2, 0, turn)
    return thing


def polygons(name, corners, faces, material=None):
    """A mesh from arrays, for thousands of blades or leaves; every face has as many corners as `faces` is wide."""
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(corners))
    data.vertices.foreach_set('co', corners.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', range(0, faces.size, faces.shape[1]))
    data.polygons.foreach_set('loop_total', [faces.shape[1]] * len(faces))
    data.update()
    return place(name, data, material)


def steps(low, high, count):
    """`count` numbers from low to high."""
    return [low + (high - low) * i / (count - 1) for i in range(count)]

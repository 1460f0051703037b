"""Materials. Palette colours are for the artworks only; everything around them is muted."""

import bpy

# The exhibition's palette, as in components/ui/tokens.css.
palette = {
    'light-yellow': 'fff4a8', 'yellow': 'ffd60a', 'orange': 'ff7d1f', 'pink': 'ff8cbc', 'peach': 'ffc4a3',
    'lilac': 'd2bcff', 'purple': 'a184ff', 'blue': '5b93ff', 'light-blue': 'a8dcff', 'snow': 'f5f8f8',
    'green': '1fb870', 'light-green': 'bdf0a0', 'water-green': '3fd6c4', 'ink': '0f1112',
}

_made = {}


def rgb(colour):
    """A palette name or six hex digits as linear red, green, blue."""
    code = palette.get(colour, colour)
    parts = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    return material, nodes, material.node_tree.links, nodes['Principled BSDF']


def _noise(nodes, links, scale, detail=4.0, stretch=(1, 1, 1), where='Object'):
    place = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    if where == 'World':
        geometry = nodes.new('ShaderNodeNewGeometry')
        links.new(geometry.outputs['Position'], mapping.inputs['Vector'])
    else:
        links.new(place.outputs[where], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise


def _dull(nodes, links, shader):
    """In place of the shader that can do everything, one that only scatters: it is reckoned in half the time."""
    nodes.remove(shader)
    shader = nodes.new('ShaderNodeBsdfDiffuse')
    links.new(shader.outputs[0], nodes['Material Output'].inputs['Surface'])
    return shader


def matte(colour, roughness=0.75, wear=0.12, scale=1.5, bump=0.0, shine=0.3, fine=0.0, grain=(1, 1, 1)):
    """Paint, plaster, stone, cloth: a colour that varies a little, as everything out of doors does; `grain` draws that out, as in wood."""
    key = ('matte', colour, roughness, wear, scale, bump, shine, fine, grain)
    if key in _made:
        return _made[key]
    material, nodes, links, shader = _new(str(key))
    red, green, blue = rgb(colour)
    if shine > 0.3:
        shader.inputs['Roughness'].default_value = roughness
        shader.inputs['Specular'].default_value = shine
    else:
        shader = _dull(nodes, links, shader)
    noise = _noise(nodes, links, scale, 2.5, grain, 'World')
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[1].position = 0.7
    ramp.color_ramp.elements[0].color = (red * (1 - wear), green * (1 - wear), blue * (1 - wear), 1)
    ramp.color_ramp.elements[1].color = (min(1, red * (1 + wear)), min(1, green * (1 + wear)), min(1, blue * (1 + wear)), 1)
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs[0])
    if bump:
        rough = _noise(nodes, links, fine or scale * 12, 2.0, where='World')
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.05
        links.new(rough.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    _made[key] = material
    return material


def painted_wood(colour, bare='c9a273'):
    """A board painted by hand, its grain along X: streaks of the brush, and at its edges (`edge` of the mesh) the wood shows here and there."""
    key = ('painted wood', colour, bare)
    if key in _made:
        return _made[key]
    material, nodes, links, shader = _new(str(key))
    red, green, blue = rgb(colour)
    shader.inputs['Roughness'].default_value = 0.55
    shader.inputs['Specular'].default_value = 0.18

    def ramp(source, low, high, dark, bright):
        made = nodes.new('ShaderNodeValToRGB')
        for element, position, tint in zip(made.color_ramp.elements, (low, high), (dark, bright)):
            element.position, element.color = position, (*tint, 1)
        links.new(source, made.inputs['Fac'])
        return made.outputs['Color']

    def times(one, other):
        made = nodes.new('ShaderNodeMixRGB')
        made.blend_type = 'MULTIPLY'
        made.inputs['Fac'].default_value = 1
        links.new(one, made.inputs['Color1'])
        links.new(other, made.inputs['Color2'])
        return made.outputs['Color']

    grain = _noise(nodes, links, 1.0, 5.0, (2.2, 30, 62)).outputs['Fac']
    brush = _noise(nodes, links, 1.0, 3.0, (3.5, 9, 17)).outputs['Fac']
    patch = _noise(nodes, links, 3.2, 3.0).outputs['Fac']
    paint = ramp(brush, 0.36, 0.66, (red * 0.8, green * 0.72, blue * 0.8), (red, green, blue))
    paint = times(paint, ramp(grain, 0.36, 0.52, (0.68, 0.6, 0.58), (1, 1, 1)))
    paint = times(paint, ramp(patch, 0.3, 0.6, (0.86, 0.83, 0.83), (1, 1, 1)))
    edge = nodes.new('ShaderNodeAttribute')
    edge.attribute_name = 'edge'
    worn = nodes.new('ShaderNodeMath')
    worn.operation = 'MULTIPLY'
    links.new(edge.outputs['Fac'], worn.inputs[0])
    links.new(ramp(_noise(nodes, links, 20.0, 4.0).outputs['Fac'], 0.58, 0.62, (0, 0, 0), (0.75, 0.75, 0.75)), worn.inputs[1])
    mix = nodes.new('ShaderNodeMixRGB')
    links.new(worn.outputs[0], mix.inputs['Fac'])
    links.new(paint, mix.inputs['Color1'])
    mix.inputs['Color2'].default_value = (*rgb(bare), 1)
    links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = 0.35
    relief.inputs['Distance'].default_value = 0.006
    links.new(grain, relief.inputs['Height'])
    links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    _made[key] = material
    return material


def blade():
    """Grass: every corner has its colour (`tint` of the mesh), and some of the light comes through."""
    if 'blade' not in _made:
        material, nodes, links, shader = _new('blade')
        front, back, both = _dull(nodes, links, shader), nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeMixShader')
        tint = nodes.new('ShaderNodeAttribute')
        tint.attribute_name = 'tint'
        both.inputs['Fac'].default_value = 0.4
        for i, each in enumerate((front, back)):
            links.new(tint.outputs['Color'], each.inputs[0])
            links.new(each.outputs[0], both.inputs[i + 1])
        links.new(both.outputs[0], nodes['Material Output'].inputs['Surface'])
        _made['blade'] = material
    return _made['blade']


def metal(colour='8c9194', roughness=0.45):
    key = ('metal', colour, roughness)
    if key not in _made:
        material, _, _, shader = _new(str(key))
        shader.inputs['Base Color'].default_value = (*rgb(colour), 1)
        shader.inputs['Metallic'].default_value = 0.9
        shader.inputs['Roughness'].default_value = roughness
        _made[key] = material
    return _made[key]


def glass(colour='2a3438', roughness=0.08):
    """A pane by day: dark, with the sky in it."""
    key = ('glass', colour, roughness)
    if key not in _made:
        material, _, _, shader = _new(str(key))
        shader.inputs['Base Color'].default_value = (*rgb(colour), 1)
        shader.inputs['Roughness'].default_value = roughness
        shader.inputs['Specular'].default_value = 0.7
        _made[key] = material
    return _made[key]


def glow(colour, strength=4.0):
    """Something that gives light."""
    key = ('glow', colour, strength)
    if key not in _made:
        material, nodes, links, shader = _new(str(key))
        light = nodes.new('ShaderNodeEmission')
        light.inputs['Color'].default_value = (*rgb(colour), 1)
        light.inputs['Strength'].default_value = strength
        links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
        _made[key] = material
    return _made[key]


def water(colour='232f2c', ripple=0.5, size=1.0):
    """The river: dark green, mirroring the sky, with ripples drawn out along the current."""
    material, nodes, links, shader = _new('water')
    body = _dull(nodes, links, shader)
    body.inputs['Color'].default_value = (*rgb(colour), 1)
    mirror, share, both = (nodes.new(kind) for kind in ('ShaderNodeBsdfGlossy', 'ShaderNodeFresnel', 'ShaderNodeMixShader'))
    mirror.inputs['Roughness'].default_value = 0.05
    share.inputs['IOR'].default_value = 1.36
    links.new(share.outputs[0], both.inputs['Fac'])
    links.new(body.outputs[0], both.inputs[1])
    links.new(mirror.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes['Material Output'].inputs['Surface'])
    broad = _noise(nodes, links, 0.55 / size, 1.5, (0.55, 1, 1), 'World')
    fine = _noise(nodes, links, 2.6 / size, 2.0, (0.6, 1, 1), 'World')
    total = nodes.new('ShaderNodeMath')
    total.operation = 'MULTIPLY_ADD'
    total.inputs[1].default_value = 0.28
    links.new(fine.outputs['Fac'], total.inputs[0])
    links.new(broad.outputs['Fac'], total.inputs[2])
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = ripple
    relief.inputs['Distance'].default_value = 0.25
    links.new(total.outputs['Value'], relief.inputs['Height'])
    for each in (mirror, share):
        links.new(relief.outputs['Normal'], each.inputs['Normal'])
    return material


def bricks(colour='7d5346', mortar='8f877c', scale=1.0, width=0.5, height=0.25, lying=False):
    """Masonry; `lying` makes it paving."""
    key = ('bricks', colour, mortar, scale, width, height, lying)
    if key in _made:
        return _made[key]
    material, nodes, links, shader = _new(str(key))
    place = nodes.new('ShaderNodeNewGeometry')
    split = nodes.new('ShaderNodeSeparateXYZ')
    join = nodes.new('ShaderNodeCombineXYZ')
    both = nodes.new('ShaderNodeMath')
    links.new(place.outputs['Position'], split.inputs[0])
    links.new(split.outputs['X'], both.inputs[0])
    if lying:
        both.inputs[1].default_value = 0
    else:
        links.new(split.outputs['Y'], both.inputs[1])
    links.new(both.outputs[0], join.inputs['X'])
    links.new(split.outputs['Y' if lying else 'Z'], join.inputs['Y'])
    pattern = nodes.new('ShaderNodeTexBrick')
    pattern.inputs['Scale'].default_value = scale
    pattern.inputs['Brick Width'].default_value = width
    pattern.inputs['Row Height'].default_value = height
    pattern.inputs['Mortar Size'].default_value = 0.012
    red, green, blue = rgb(colour)
    pattern.inputs['Color1'].default_value = (red, green, blue, 1)
    pattern.inputs['Color2'].default_value = (red * 0.72, green * 0.74, blue * 0.76, 1)
    pattern.inputs['Mortar'].default_value = (*rgb(mortar), 1)
    links.new(join.outputs[0], pattern.inputs['Vector'])
    stain = _noise(nodes, links, 0.35, 2.5, where='World')
    shade = nodes.new('ShaderNodeMixRGB')
    shade.blend_type = 'MULTIPLY'
    shade.inputs['Fac'].default_value = 0.45
    links.new(pattern.outputs['Color'], shade.inputs['Color1'])
    links.new(stain.outputs['Fac'], shade.inputs['Color2'])
    links.new(shade.outputs['Color'], _dull(nodes, links, shader).inputs[0])
    _made[key] = material
    return material


def picture(name, width, height, pixels, roughness=0.7, cut_out=False):
    """A painted surface from an array of red, green, blue, opacity; it lies on the face's UV map."""
    image = bpy.data.images.new(name, width, height, alpha=True)
    image.pixels.foreach_set(pixels.astype('float32').ravel())
    image.update()
    material, nodes, links, shader = _new(name)
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    links.new(texture.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = 0.25
    if cut_out:
        links.new(texture.outputs['Alpha'], shader.inputs['Alpha'])
    return material


def forget():
    """Materials belong to one file of Blender; a new scene begins with none."""
    _made.clear()

"""The hour and the weather: sky, sun, haze, and how bright the finished picture is to be."""

import os
import shutil
import tempfile
from math import radians

import bpy

from .materials import rgb

# sun: its height in degrees; turn: where it stands, 0 = behind a camera that looks along +Y, in degrees clockwise;
# haze: the share of far things that goes into the air at 200 m, and the air's colour; key: how bright the middle is.
HOURS = {
    'morning': {'sun': 9, 'turn': 60, 'dust': 3.0, 'haze': 0.75, 'air': 'd8dad6', 'key': 0.2},
    'mist': {'sun': 7, 'turn': 150, 'dust': 5.0, 'haze': 2.2, 'air': 'd5d8d6', 'key': 0.24},
    'forenoon': {'sun': 32, 'turn': 50, 'dust': 1.6, 'haze': 0.35, 'air': 'c9d6de', 'key': 0.19},
    'noon': {'sun': 52, 'turn': -35, 'dust': 1.2, 'haze': 0.3, 'air': 'c9d8e2', 'key': 0.2},
    'afternoon': {'sun': 26, 'turn': -60, 'dust': 1.8, 'haze': 0.4, 'air': 'd6d6cd', 'key': 0.18},
    'evening': {'sun': 6, 'turn': -75, 'dust': 3.0, 'haze': 0.55, 'air': 'dcc3a4', 'key': 0.15},
    'overcast': {'sun': None, 'sky': ('b9c0c4', 'dfe2e2'), 'haze': 0.6, 'air': 'd3d6d6', 'key': 0.2},
    'rain': {'sun': None, 'sky': ('8f989d', 'c3c8c9'), 'haze': 1.1, 'air': 'b9bfc1', 'key': 0.15},
    'dusk': {'sun': None, 'sky': ('35507f', 'c99a86'), 'haze': 0.4, 'air': '6f7890', 'key': 0.085},
    'night': {'sun': None, 'sky': ('0b1220', '27314a'), 'haze': 0.25, 'air': '1c2436', 'key': 0.045},
}


def _clouds(nodes, links, direction, sky, amount):
    """Broken cloud, drawn on a plane above."""
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(direction, split.inputs[0])
    lift = nodes.new('ShaderNodeMath')
    lift.operation = 'MAXIMUM'
    lift.inputs[1].default_value = 0.05
    links.new(split.outputs['Z'], lift.inputs[0])
    flat = nodes.new('ShaderNodeVectorMath')
    flat.operation = 'DIVIDE'
    links.new(direction, flat.inputs[0])
    links.new(lift.outputs[0], flat.inputs[1])
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 0.9
    noise.inputs['Detail'].default_value = 5
    noise.inputs['Roughness'].default_value = 0.58
    links.new(flat.outputs[0], noise.inputs['Vector'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.62 - 0.25 * amount
    ramp.color_ramp.elements[1].position = 0.8 - 0.2 * amount
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    return ramp.outputs['Color']


def _veil(nodes, links, direction, sky, colour, top):
    """The air hides where the sky meets the land: there the clouds are drawn out into rags, and it is darker than any mist."""
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(direction, split.inputs[0])
    rise = nodes.new('ShaderNodeMapRange')
    rise.interpolation_type = 'SMOOTHSTEP'
    rise.inputs['From Min'].default_value = top * 0.35
    rise.inputs['From Max'].default_value = top
    rise.inputs['To Min'].default_value = 1
    rise.inputs['To Max'].default_value = 0
    links.new(split.outputs['Z'], rise.inputs['Value'])
    mix = nodes.new('ShaderNodeMixRGB')
    links.new(rise.outputs['Result'], mix.inputs['Fac'])
    links.new(sky, mix.inputs['Color1'])
    mix.inputs['Color2'].default_value = colour
    return mix.outputs['Color']


def light(hour, turn=None, sun=None, clouds=0.45, veil=0.0, dim=1.0):
    """Sets sky and sun; `veil` is up to which sine of its height the air hides the sky, `dim` what that leaves of the light, of its red the most. Returns what the finish has to know."""
    preset = dict(HOURS[hour])
    turn = preset.get('turn', 0) if turn is None else turn
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    nodes, links = world.node_tree.nodes, world.node_tree.links
    ground = nodes['Background']
    place = nodes.new('ShaderNodeTexCoord')
    direction = place.outputs['Generated']
    if preset['sun'] is not None:
        height = preset['sun'] if sun is None else sun
        sky = nodes.new('ShaderNodeTexSky')
        sky.sky_type = 'NISHITA'
        sky.sun_elevation = radians(height)
        sky.sun_rotation = radians(180 + turn)
        sky.sun_disc = False
        sky.dust_density = preset['dust']
        sky.air_density = 1.0
        cover = _clouds(nodes, links, direction, sky, clouds)
        mix = nodes.new('ShaderNodeMixRGB')
        links.new(cover, mix.inputs['Fac'])
        links.new(sky.outputs['Color'], mix.inputs['Color1'])
        warm = min(1.0, height / 25)
        bright = 2.2 + 3.8 * warm
        mix.inputs['Color2'].default_value = (bright, bright * (0.86 + 0.12 * warm), bright * (0.74 + 0.25 * warm), 1)
        seen = mix.outputs['Color']
        if veil:
            colour = [part * dim ** power for part, power in zip(mix.inputs['Color2'].default_value, (0.8, 1.05, 1.05, 0))]
            seen = _veil(nodes, links, direction, seen, colour, veil)
        links.new(seen, ground.inputs['Color'])
        ground.inputs['Strength'].default_value = 0.115
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.angle = radians(1.2)
        strength = 0.5 + 3.2 * min(1.0, height / 30)
        lamp.energy = strength * (0.75 if hour == 'mist' else 1.55)
        lamp.color = (1.0, 0.62 + 0.34 * min(1, height / 30), 0.36 + 0.52 * min(1, height / 30))
        thing = bpy.data.objects.new('sun', lamp)
        bpy.context.collection.objects.link(thing)
        thing.rotation_euler = (radians(90 - height), 0, -radians(turn))
    else:
        high, low = (rgb(each) for each in preset['sky'])
        split = nodes.new('ShaderNodeSeparateXYZ')
        links.new(direction, split.inputs[0])
        ramp = nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.elements[0].position = 0.0
        ramp.color_ramp.elements[1].position = 0.45
        ramp.color_ramp.elements[0].color = (*low, 1)
        ramp.color_ramp.elements[1].color = (*high, 1)
        links.new(split.outputs['Z'], ramp.inputs['Fac'])
        cover = _clouds(nodes, links, direction, None, 0.9)
        shade = nodes.new('ShaderNodeMixRGB')
        shade.blend_type = 'MULTIPLY'
        shade.inputs['Fac'].default_value = 0.5 if hour in ('overcast', 'rain') else 0.25
        links.new(ramp.outputs['Color'], shade.inputs['Color1'])
        links.new(cover, shade.inputs['Color2'])
        lighten = nodes.new('ShaderNodeMixRGB')
        lighten.blend_type = 'ADD'
        lighten.inputs['Fac'].default_value = 0.25
        links.new(shade.outputs['Color'], lighten.inputs['Color1'])
        links.new(ramp.outputs['Color'], lighten.inputs['Color2'])
        links.new(lighten.outputs['Color'], ground.inputs['Color'])
        ground.inputs['Strength'].default_value = {'overcast': 1.0, 'rain': 0.8, 'dusk': 0.4, 'night': 0.14}[hour]
    _bake(world)
    preset['hour'] = hour
    return preset


def _bake(world, width=1024):
    """Takes a picture of the sky all round and hangs that up instead: reckoned once, not for every ray."""
    scene = bpy.context.scene
    hidden = [thing for thing in bpy.data.objects if thing.type in ('MESH', 'FONT', 'LIGHT', 'CURVE')]
    for thing in hidden:
        thing.hide_render = True
    eye, data = scene.camera, bpy.data.cameras.new('all round')
    data.type = 'PANO'
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    scene.camera = bpy.data.objects.new('all round', data)
    scene.camera.rotation_euler = (radians(90), 0, radians(-90))
    scene.collection.objects.link(scene.camera)
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = 1
    scene.cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.image_settings.file_format = 'OPEN_EXR'
    folder = tempfile.mkdtemp(prefix='sky-')
    scene.render.filepath = os.path.join(folder, 'sky.exr')
    bpy.ops.render.render(write_still=True)
    picture = bpy.data.images.load(scene.render.filepath)
    picture.pack()
    shutil.rmtree(folder)
    bpy.data.objects.remove(scene.camera)
    scene.camera = eye
    for thing in hidden:
        thing.hide_render = False
    nodes, links = world.node_tree.nodes, world.node_tree.links
    around = nodes.new('ShaderNodeTexEnvironment')
    around.image = picture
    links.new(around.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = 1.0


def lantern(at, power=200.0, colour='ffd9a0', radius=0.25):
    """A lamp's light without its post."""
    lamp = bpy.data.lights.new('lantern', 'POINT')
    lamp.energy = power
    lamp.color = rgb(colour)
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new('lantern', lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at


def spot(at, target, power=800.0, angle=50.0, colour='ffe6c4', radius=0.2):
    """A floodlight that points at something."""
    from mathutils import Vector

    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy = power
    lamp.spot_size = radians(angle)
    lamp.spot_blend = 0.6
    lamp.color = rgb(colour)
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new('spot', lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()

"""Rendering and the darkroom: a few samples, noise taken out along the edges of things, haze, exposure, film curve."""

import os
import shutil
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector

from .materials import rgb


def camera(at, target, lens=35.0, level=False):
    """A camera on its tripod. `level` keeps uprights upright, as an architectural photographer does with a shift lens."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 3000
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim = Vector(target) - Vector(at)
    if level:
        flat = Vector((aim.x, aim.y, 0))
        data.shift_y = aim.z / flat.length * lens / 36.0
        aim = flat
    thing.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def _settings(width, height, samples, threads, seed):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 1
    cycles.use_fast_gi = True
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces_render = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 40.0
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.3
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0.0, 1200.0, 'LINEAR'


PASSES = {'light': 'Noisy Image', 'colour': 'Denoising Albedo', 'normal': 'Denoising Normal', 'far': 'Mist'}


def _passes(width, height):
    """Renders once and gives every pass as an array of rows."""
    scene = bpy.context.scene
    folder = tempfile.mkdtemp(prefix='artwork-')
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name, output in PASSES.items():
        source = layers.outputs.get(output)
        if name == 'light' and (source is None or not source.enabled):
            source = layers.outputs['Image']
        out.file_slots.new(name)
        tree.links.new(source, out.inputs[name])
    bpy.ops.render.render()
    found = {}
    for name in PASSES:
        file = next(each for each in os.listdir(folder) if each.startswith(name))
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = 'Raw'
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        found[name] = pixels.reshape(height, width, 4)[..., :3].copy()
    shutil.rmtree(folder)
    return found


def _quiet(light, colour, normal, far, rounds, spread):
    """
    Edge-avoiding wavelets (Dammertz et al., 2010): light without its surface colour is averaged over ever wider rings of
    neighbours, as far as they face the same way, lie equally far and are about as bright, which `spread` measures. Detail in the colour stays untouched.
    """
    height, width = light.shape[:2]
    base = np.maximum(colour, 0.02)
    smooth = np.log1p(np.minimum(light / base, 60.0)).astype(np.float32)
    depth = np.log(np.maximum(far[..., :1], 1e-4))
    guide = np.concatenate([normal * 2.2, depth * 6.0, colour.mean(-1, keepdims=True) * 4.0], -1).astype(np.float32)
    for turn in range(rounds):
        gap = 2 ** turn
        edge = ((gap, gap), (gap, gap), (0, 0))
        bright = smooth.mean(-1, keepdims=True)
        if turn == 0:
            # One bright or dark grain must not keep its neighbours away: judge by the mean of nine.
            wide = np.pad(bright, ((1, 1), (1, 1), (0, 0)), 'edge')
            bright = sum(wide[y:y + height, x:x + width] for y in range(3) for x in range(3)) / 9
        padded, guides, brights = np.pad(smooth, edge, 'edge'), np.pad(guide, edge, 'edge'), np.pad(bright, edge, 'edge')
        total, weight = smooth.copy(), np.ones((height, width, 1), np.float32)
        for dy in (0, gap, 2 * gap):
            for dx in (0, gap, 2 * gap):
                if dy == gap and dx == gap:
                    continue
                window = (slice(dy, dy + height), slice(dx, dx + width))
                apart = guides[window] - guide
                apart = np.einsum('ijk,ijk->ij', apart, apart)[..., None] * 1.6
                other = (brights[window] - bright) / spread
                share = np.exp(-apart - other * other) * np.float32(0.75 if dy == gap or dx == gap else 0.5)
                total += padded[window] * share
                weight += share
        smooth = total / weight
        spread *= 0.6
    return np.expm1(smooth) * base


def _distances(far, sky):
    """How far away things are. A pixel half of which is sky says nothing of that: there the nearest of its neighbours counts."""
    height, width = far.shape[:2]
    edge = ((1, 1), (1, 1), (0, 0))
    fars, skies = np.pad(far, edge, 'edge'), np.pad(sky, edge, 'edge')
    windows = [(slice(y, y + height), slice(x, x + width)) for y in range(3) for x in range(3)]
    nearest = np.minimum.reduce([fars[window] for window in windows])
    return np.where(np.logical_or.reduce([skies[window] for window in windows]), nearest, far)


def _film(linear):
    """Soft shoulder, firm shadows; palette colours keep their hue."""
    peak = linear.max(-1, keepdims=True)
    curve = lambda x: (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    each = curve(linear * 0.85)
    whole = linear / np.maximum(peak, 1e-6) * curve(peak * 0.85)
    toned = np.clip(0.55 * each + 0.45 * whole, 0, 1).astype(np.float32)
    return np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.power(toned, 1 / 2.4) - 0.055)


def develop(file, weather, width, height, samples, threads, seed, brighter=1.0):
    """Renders what the camera sees and writes it as PNG."""
    _settings(width, height, samples, threads, seed)
    passes = _passes(width, height)
    light, far = passes['light'], passes['far'][..., :1]
    begun = time.process_time()
    # What comes of many samples is quiet already: less is smoothed, so shadows and folds keep their edges.
    rounds = 3 if width > 1000 and samples <= 12 else 2
    spread = 0.5 * min(1.0, (12 / samples) ** 0.5)
    quiet = _quiet(light, passes['colour'], passes['normal'], passes['far'], rounds, spread)
    print(f'quiet in {time.process_time() - begun:.1f} s')
    sky = far >= 0.999
    quiet = np.where(sky, light, quiet)
    lightness = quiet @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    key = weather['key'] * brighter
    exposure = key / np.exp(np.log(lightness + 1e-4).mean())
    exposure = min(exposure, 0.95 / np.percentile(lightness, 90) * max(1, key / 0.15)) if key > 0.1 else exposure
    exposed = quiet * exposure
    air = np.array(rgb(weather['air']), np.float32) * min(1.0, key / 0.18) * 0.95
    veil = np.where(sky, 0.0, 1 - np.exp(-_distances(far, sky) * 1200 / 200 * weather['haze'] * 0.5))
    exposed = exposed * (1 - veil) + air * veil
    picture = _film(exposed)
    random = np.random.default_rng(seed)
    picture = picture + random.standard_normal(picture.shape[:2] + (1,), np.float32) * np.float32(0.003)
    image = bpy.data.images.new('finished', width, height)
    image.colorspace_settings.name = 'Raw'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = file
    image.file_format = 'PNG'
    image.save()

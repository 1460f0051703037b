"""
Renders one view of one artwork inside Blender:

    blender -b --factory-startup -P scripts/demo/artworks/scene.py -- --work pegel --shot afar --out pegel.png

`npm run demo:artworks` calls it for every picture and turns the results into the demo's JPEGs.
"""

import argparse
import os
import random
import sys
import time
import zlib

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import finish, materials  # noqa: E402
from works import works  # noqa: E402


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--work', required=True)
    ask.add_argument('--shot', choices=['afar', 'close', 'hour'], required=True)
    ask.add_argument('--out', required=True)
    ask.add_argument('--width', type=int, default=2000)
    ask.add_argument('--samples', type=int)
    ask.add_argument('--threads', type=int, default=1)
    options = ask.parse_args(sys.argv[sys.argv.index('--') + 1:])
    begun = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    seed = zlib.crc32(f'{options.work} {options.shot}'.encode()) % 100_000
    weather = works[options.work](options.shot, random.Random(zlib.crc32(options.work.encode())))
    built = time.process_time()
    height = round(options.width * 2 / 3)
    # Where there is little light it comes from few places, and a pixel misses them more often. A view that is shown wide asks for more itself.
    samples = options.samples or weather.get('samples', 12 if weather['key'] < 0.16 else 8)
    finish.develop(os.path.abspath(options.out), weather, options.width, height, samples, options.threads, seed)
    print(f'{options.work} {options.shot}: built in {built - begun:.1f} s, finished in {time.process_time() - built:.1f} s of one core')


main()

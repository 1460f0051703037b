// Draws the demo's town: vector tiles, the walking network, and the overview with its names. `npm run demo:map`; the results are committed.
import fs from 'node:fs';
import path from 'node:path';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { mapLayers } from './features';
import type { Point } from './frame';
import { drawnLines, drawnNames } from './names';
import { walkingNetwork } from './network';
import { drawOverview } from './overview';
import { writeArchive } from './pmtiles';
import { streets } from './streets';
import { makeTiles } from './tiles';

const folder = path.join(import.meta.dirname, '../../../public/map');
/** Wide enough for a window at zoom 11. */
const bounds = [9.4, 52.835, 9.84, 53.045] as const;

const open = Object.values(whereabouts).map(({ coordinates }): Point => [
  coordinates.longitude,
  coordinates.latitude,
]);
const layers = mapLayers(open);
const archive = writeArchive({
  tiles: makeTiles(layers, bounds),
  metadata: {
    name: 'Fährstadt',
    description: 'An invented town on an invented river.',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  },
  bounds,
  centre: { longitude: 9.62, latitude: 52.94, zoom: 14 },
});

fs.mkdirSync(folder, { recursive: true });
const files = {
  'faehrstadt.pmtiles': archive,
  'faehrstadt-ways.json': JSON.stringify(walkingNetwork(streets)),
  'faehrstadt.svg': drawOverview(layers),
};
for (const [name, content] of Object.entries(files)) {
  fs.writeFileSync(path.join(folder, name), content);
  console.log(`${name}: ${Math.round(fs.statSync(path.join(folder, name)).size / 1000)} kB`);
}
// Not with the others: the server places the names, and no browser asks for them.
for (const [name, content] of Object.entries({
  'home-names.json': drawnNames(layers),
  'home-lines.json': drawnLines(layers),
}))
  fs.writeFileSync(
    path.join(import.meta.dirname, '../../../components/map', name),
    `${JSON.stringify(content, null, 2)}\n`,
  );

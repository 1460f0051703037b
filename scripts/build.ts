// `npm run build`: the production build alone, for images and hosts that start it elsewhere. It needs no database.
import './command/command-line.mjs';
import { buildAnew } from './start/build';

await buildAnew();

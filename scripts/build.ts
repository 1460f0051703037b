// `npm run build`: only the production build, for images and hosts that start it elsewhere. It needs no database.
import './command/command-line.mjs';
import { buildAnew } from './start/build';

await buildAnew();

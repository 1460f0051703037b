// A stage of `npm test`: the build and the demo that later stages share.
import { makeDemo } from './demo.mjs';
import { testSite } from './server';

await makeDemo(testSite.settings);

import type { Samples } from '../sample';

export const videolistSamples = {
  typical: { values: {}, children: ['typical', 'longest'] },
  longest: { values: {}, children: ['typical', 'longest', 'typical', 'emptiest'] },
  emptiest: { values: {}, children: [] },
} satisfies Samples;

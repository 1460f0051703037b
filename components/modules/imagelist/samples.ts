import type { Samples } from '../sample';

export const imagelistSamples = {
  typical: { values: {}, children: ['typical', 'longest', 'typical', 'emptiest', 'typical'] },
  longest: {
    values: {},
    children: ['typical', 'longest', 'typical', 'emptiest', 'typical', 'longest', 'typical'],
  },
  emptiest: { values: {}, children: [] },
} satisfies Samples;

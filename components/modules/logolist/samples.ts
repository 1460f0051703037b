import type { Samples } from '../sample';

export const logolistSamples = {
  typical: { values: {}, children: ['typical', 'emptiest', 'typical', 'emptiest'] },
  longest: {
    values: {},
    children: ['longest', 'typical', 'emptiest', 'typical', 'emptiest', 'typical', 'longest'],
  },
  emptiest: { values: {}, children: [] },
} satisfies Samples;

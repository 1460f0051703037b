import type { Samples } from '../sample';

export const teaserlistSamples = {
  typical: { values: { extra_class: 'standard' }, children: ['typical', 'longest', 'typical'] },
  longest: {
    values: { extra_class: 'slide' },
    children: ['typical', 'longest', 'typical', 'emptiest', 'typical', 'typical'],
  },
  emptiest: { values: { extra_class: 'standard' }, children: [] },
} satisfies Samples;

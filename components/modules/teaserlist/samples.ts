import type { Samples } from '../sample';

export const teaserlistSamples = {
  typical: {
    values: { source: 'own', extra_class: 'standard' },
    children: ['typical', 'longest', 'typical'],
  },
  longest: {
    values: { source: 'own', extra_class: 'slide' },
    children: ['typical', 'longest', 'typical', 'emptiest', 'typical', 'typical'],
  },
  emptiest: { values: { source: 'own', extra_class: 'standard' }, children: [] },
} satisfies Samples;

import type { Samples } from '../sample';

export const faqSamples = {
  typical: { values: { extra_class: 'big' }, children: ['typical', 'longest', 'typical'] },
  longest: {
    values: { extra_class: 'small' },
    children: ['typical', 'longest', 'typical', 'emptiest', 'typical'],
  },
  emptiest: { values: { extra_class: 'big' }, children: [] },
} satisfies Samples;

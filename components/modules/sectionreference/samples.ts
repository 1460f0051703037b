import type { Samples } from '../sample';

export const sectionreferenceSamples = {
  typical: { values: { section: 'section:1' } },
  longest: { values: { section: 'section:2' } },
  emptiest: { values: { section: 'section:1' } },
} satisfies Samples;

import type { Samples } from '../sample';

export const viewerSamples = {
  typical: { values: { embed: 'https://issuu.com/stromauf/docs/programm', media_type: 'issuu' } },
  longest: { values: { embed: 'https://www.calameo.com/read/0001234567890abcdef12', media_type: 'calameo' } },
  emptiest: {
    values: { embed: 'https://www.yumpu.com/de/document/view/12345678/programm', media_type: 'auto' },
  },
} satisfies Samples;

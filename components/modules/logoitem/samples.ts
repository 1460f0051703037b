import { longEnglish, longGerman, type Samples } from '../sample';

export const logoitemSamples = {
  typical: {
    values: {
      image: 'media:10',
      text: { de: 'Stadtwerke Fährstadt', en: 'Fährstadt municipal utilities' },
      link: 'https://example.org/',
    },
  },
  longest: {
    values: { image: 'media:11', text: { de: longGerman, en: longEnglish }, link: 'https://example.org/' },
  },
  emptiest: { values: { image: 'media:11', text: {}, link: '' } },
} satisfies Samples;

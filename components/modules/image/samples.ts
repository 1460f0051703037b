import { longEnglish, longGerman, type Samples } from '../sample';

export const imageSamples = {
  typical: {
    values: {
      image: 'media:1',
      description: {
        de: 'Die Streifen folgen der Fließrichtung der Aue.',
        en: 'The stripes follow the direction of the Aue.',
      },
      alias: 'horizontal',
      link: '',
    },
  },
  longest: {
    values: {
      image: 'media:3',
      description: { de: `${longGerman}. ${longGerman}.`, en: `${longEnglish}. ${longEnglish}.` },
      alias: 'vertical',
      link: 'page:1',
    },
  },
  emptiest: { values: { image: 'media:2', description: {}, alias: 'small', link: '' } },
} satisfies Samples;

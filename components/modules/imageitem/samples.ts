import { longEnglish, longGerman, type Samples } from '../sample';

export const imageitemSamples = {
  typical: {
    values: {
      image: 'media:2',
      title: { de: 'Abend am Alten Hafen', en: 'Evening at the old harbour' },
      description: { de: 'Vom Kai aus gesehen', en: 'Seen from the quay' },
      link: '',
    },
  },
  longest: {
    values: {
      image: 'media:3',
      title: { de: longGerman, en: longEnglish },
      description: { de: longGerman, en: longEnglish },
      link: 'page:1',
    },
  },
  emptiest: { values: { image: 'media:1', title: {}, description: {}, link: '' } },
} satisfies Samples;

import { longEnglish, longGerman, type Samples } from '../sample';

export const linkSamples = {
  typical: {
    values: {
      content: { de: 'Alle Werke ansehen', en: 'See all works' },
      link: 'page:1',
      extra_class: 'button',
      open_new_window: false,
    },
  },
  longest: {
    values: {
      content: { de: longGerman.slice(0, 118), en: longEnglish.slice(0, 118) },
      link: 'https://example.org/',
      extra_class: 'button',
      open_new_window: true,
    },
  },
  emptiest: {
    values: {
      content: { de: 'Anfahrt', en: 'Getting here' },
      link: '#karte',
      extra_class: '',
      open_new_window: false,
    },
  },
} satisfies Samples;

import { longEnglish, longGerman, type Samples } from '../sample';

export const headlineSamples = {
  typical: {
    values: {
      preline: { de: '28. Juni bis 5. Oktober', en: '28 June to 5 October' },
      content: { de: 'Gegen den Strom', en: 'Against the current' },
      subline: {
        de: 'Vierundzwanzig Werke am Ufer der Aue, vom Alten Hafen bis zur Schleuse.',
        en: 'Twenty-four works along the Aue, from the old harbour to the lock.',
      },
      headline_level: 2,
      extra_class: 'full-width',
    },
  },
  longest: {
    values: {
      preline: {
        de: longGerman,
        en: 'A preline that goes on for longer than anybody would ever want to read it on a poster',
      },
      content: { de: longGerman, en: longEnglish },
      subline: { de: `${longGerman}. ${longGerman}.`, en: `${longEnglish}. ${longEnglish}.` },
      headline_level: 2,
      extra_class: 'default',
    },
  },
  emptiest: {
    values: {
      preline: {},
      subline: {},
      content: { de: 'Öffnungszeiten', en: 'Opening hours' },
      headline_level: 3,
      extra_class: 'default',
    },
  },
} satisfies Samples;

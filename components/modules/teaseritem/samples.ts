import { longEnglish, longGerman, type Samples } from '../sample';

export const teaseritemSamples = {
  typical: {
    values: {
      preline: { de: 'Werk 07', en: 'Work 07' },
      headline: { de: 'Pegelstand', en: 'Water level' },
      subline: { de: 'Ines Okafor, 2025', en: 'Ines Okafor, 2025' },
      text: {
        de: 'Elf Masten am Kai, jeder so hoch wie ein Hochwasser.',
        en: 'Eleven masts on the quay, each as high as a flood.',
      },
      image: 'media:1',
      link: 'page:1',
      link_text: { de: 'Zum Werk', en: 'To the work' },
    },
  },
  longest: {
    values: {
      preline: { de: longGerman, en: 'A preline that runs over more than one line of a narrow card' },
      headline: { de: longGerman, en: longEnglish },
      subline: { de: longGerman, en: longEnglish },
      text: { de: `${longGerman} ${longGerman}`, en: `${longEnglish} ${longEnglish}` },
      image: 'media:3',
      link: 'https://example.org/',
      link_text: { de: 'Ausführlich nachlesen', en: 'Read all about it' },
    },
  },
  emptiest: {
    values: {
      preline: {},
      headline: { de: 'Stille Post', en: 'Whispers' },
      subline: {},
      text: {},
      image: null,
      link: '',
      link_text: {},
    },
  },
} satisfies Samples;

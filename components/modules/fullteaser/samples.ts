import { longEnglish, longGerman, type Samples } from '../sample';

export const fullteaserSamples = {
  typical: {
    values: {
      preline: { de: 'Neu am Ufer', en: 'New on the bank' },
      headline: { de: 'Zwanzig Bojen für einen Abend', en: 'Twenty buoys for one evening' },
      text: {
        de: 'Am Freitag fahren sie zum ersten Mal hinaus. Wer am Kai steht, hört sie lange, bevor er sie sieht.',
        en: 'On Friday they go out for the first time. From the quay you hear them long before you see them.',
      },
      image: 'media:2',
      link: 'page:1',
      link_text: { de: 'Zur Veranstaltung', en: 'To the event' },
      extra_class: 'default',
    },
  },
  longest: {
    values: {
      preline: { de: longGerman, en: 'Something else that is new along the bank of the river' },
      headline: { de: longGerman, en: longEnglish },
      text: {
        de: `${longGerman} ${longGerman}`.slice(0, 256),
        en: `${longEnglish} ${longEnglish}`.slice(0, 256),
      },
      image: 'media:1',
      link: 'https://example.org/',
      link_text: { de: 'Mehr über den Hochwasserschutz', en: 'More about the flood defences' },
      extra_class: 'image-right',
    },
  },
  emptiest: {
    values: {
      preline: {},
      headline: { de: 'Heute geschlossen', en: 'Closed today' },
      text: { de: 'Morgen wieder.', en: 'Back tomorrow.' },
      image: null,
      link: '',
      link_text: {},
      extra_class: 'image-left',
    },
  },
} satisfies Samples;

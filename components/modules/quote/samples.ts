import { longEnglish, longGerman, type Samples } from '../sample';

export const quoteSamples = {
  typical: {
    values: {
      content: {
        de: 'Ein Fluss ist kein Ort. Er ist eine Verabredung.',
        en: 'A river is not a place. It is an appointment.',
      },
      author: { de: 'Mara Ellerbrock, Kuratorin', en: 'Mara Ellerbrock, curator' },
    },
  },
  longest: {
    values: {
      content: { de: `${longGerman}\n${longGerman}`, en: `${longEnglish}\n${longEnglish}` },
      author: { de: longGerman, en: longEnglish },
    },
  },
  emptiest: { values: { content: { de: 'Alles fließt.', en: 'Everything flows.' }, author: {} } },
} satisfies Samples;

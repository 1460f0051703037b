import { longEnglish, longGerman, type Samples } from '../sample';

export const faqitemSamples = {
  typical: {
    values: {
      content: { de: 'Was kostet der Eintritt?', en: 'How much is admission?' },
      text: {
        de: '<p>Nichts. Alle Werke stehen draußen und sind jederzeit zugänglich.</p>',
        en: '<p>Nothing. All works are outdoors and can be seen at any time.</p>',
      },
    },
  },
  longest: {
    values: {
      content: { de: `Gibt es einen ${longGerman}?`, en: `Is there a ${longEnglish}?` },
      text: {
        de: `<p>${longGerman}</p><ul><li>${longGerman}</li></ul>`,
        en: `<p>${longEnglish}</p><ul><li>${longEnglish}</li></ul>`,
      },
    },
  },
  emptiest: { values: { content: { de: 'Darf mein Hund mit?', en: 'May I bring my dog?' }, text: {} } },
} satisfies Samples;

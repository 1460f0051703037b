import type { Locale } from '@/lib/contract/locale';
import type { ClipBlock, ClipModule } from '@/lib/contract/several';

type Words = Record<Locale, string>;

type ReadySection = ClipModule & { columns: ClipBlock[][] };

/** Built-in patterns: headlines in both languages, with empty texts below them. */
export const readyPatterns = {
  glance: section(0, [[headline({ de: 'Auf einen Blick', en: 'At a glance' }), text()]]),
  visit: section(3, [
    [headline({ de: 'Öffnungszeiten', en: 'Opening hours' }), text()],
    [headline({ de: 'Anfahrt', en: 'Getting here' }), text()],
  ]),
  questions: section(0, [
    [
      headline({ de: 'Fragen und Antworten', en: 'Questions and answers' }),
      questions(
        { de: 'Was kostet der Eintritt?', en: 'What does admission cost?' },
        { de: 'Muss ich mich anmelden?', en: 'Do I have to book?' },
        { de: 'Ist der Weg ohne Stufen?', en: 'Is it step-free?' },
      ),
    ],
  ]),
  introduction: section(1, [[headline({ de: 'Worum es geht', en: 'What it is about' }), text()], [text()]]),
  threeParts: section(4, [
    [headline({ de: 'Wer dabei ist', en: 'Who takes part' }, 3), text()],
    [headline({ de: 'Was Sie erwartet', en: 'What to expect' }, 3), text()],
    [headline({ de: 'Wie es weitergeht', en: 'What comes next' }, 3), text()],
  ]),
} as const satisfies Record<string, ReadySection>;

export type ReadyPattern = keyof typeof readyPatterns;

function section(layout: number, columns: ClipBlock[][]): ReadySection {
  return { model: 'container', anchor: '', locales: null, fields: {}, layout, columns };
}

function block(model: ClipBlock['model'], fields: ClipBlock['fields'], children?: ClipBlock[]): ClipBlock {
  return { model, anchor: '', locales: null, fields, ...(children ? { children } : {}) };
}

function headline({ de, en }: Words, headline_level = 2): ClipBlock {
  return block('headline', { de: { content: de, headline_level }, en: { content: en, headline_level } });
}

function text(): ClipBlock {
  return block('text', {});
}

function questions(...all: Words[]): ClipBlock {
  const items = all.map(({ de, en }) => block('faqitem', { de: { content: de }, en: { content: en } }));
  return block('faq', {}, items);
}

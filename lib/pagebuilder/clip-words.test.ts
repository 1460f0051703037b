import { expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ClipModule } from '@/lib/contract/several';
import { wordsOfClip } from './clip-words';

const block = (model: ClipModule['model'], de: object, en: object = {}): ClipModule => ({
  ...{ model, anchor: '', locales: null },
  fields: { de: { ...de }, en: { ...en } },
});
const words = (modules: ClipModule[], locale: 'de' | 'en' = 'de') =>
  wordsOfClip(modules, locale, moduleDefinitions);

it('names the first words of all that is in it, in the language that is read, else in the other', () => {
  const section: ClipModule = {
    ...block('container', {}),
    layout: 3,
    columns: [
      [block('headline', { preline: 'Vor', content: 'Anfahrt' }, { content: 'Getting here' })],
      [{ ...block('faq', {}), children: [block('faqitem', { content: 'Wann?' })] }, block('text', {})],
    ],
  };
  expect(words([section])).toBe('Anfahrt · Wann?');
  expect(words([section, block('text', { content: '<p>Mit <strong>Wort</strong></p>' })], 'en')).toBe(
    'Getting here · Wann? · Mit Wort',
  );
});

it('is short, ends with a whole word, and is nothing without words', () => {
  expect(words([block('text', { content: `<p>${'Wort '.repeat(30)}</p>` })])).toBe(
    `${'Wort '.repeat(16).trim()} …`,
  );
  expect(words([block('image', { image: 'media:1', alias: 'wide' })])).toBe('');
});

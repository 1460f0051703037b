import { expect, it } from 'vitest';
import { loadClientMessages } from '../client-messages';
import { mixWords } from './page-words';

it('a page speaks in its language, its editor in another', async () => {
  const [german, english] = await Promise.all([loadClientMessages('de'), loadClientMessages('en')]);
  const mixed = mixWords(german, english);
  expect(mixed.editor).toBe(german.editor);
  expect(mixed.modules.shared).toBe(english.modules.shared);
  expect(mixed.modules.text).toEqual({ ...german.modules.text, view: english.modules.text.view });
  expect(mixed.modules.headline).toBe(german.modules.headline);
});

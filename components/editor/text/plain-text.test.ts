import { expect, it } from 'vitest';
import { toPlainDocument } from './plain-text';

it('makes one line of several, and looks at each run of spaces once only', { timeout: 2000 }, () => {
  const read = (text: string) => JSON.stringify(toPlainDocument(text, false).content);
  expect(read('Eins \n\n zwei  drei')).toContain('Eins zwei  drei');
  expect(read(`Eins${' '.repeat(300_000)}zwei`)).toHaveLength(read('Eins zwei').length + 299_999);
});

import { expect, it, vi } from 'vitest';
import { suggestionBounds } from '@/lib/contract/translation';
import { suggestTexts } from './translations';

const { call } = vi.hoisted(() => ({
  call: vi.fn((_name: string, { body }: { body: { texts: string[] } }) =>
    Promise.resolve({ texts: body.texts.map((text) => `${text.slice(0, 3)}!`) }),
  ),
}));
vi.mock('./call', () => ({ call }));

const sizes = () => call.mock.calls.map(([, { body }]) => body.texts.length);
const suggest = async (texts: string[]) => {
  call.mockClear();
  return suggestTexts('en', { source: 'de', texts, rich: false });
};

it('texts are suggested in their order, in as many calls as the bounds ask for', async () => {
  expect(await suggest([])).toEqual([]);
  expect(sizes()).toEqual([]);
  expect(await suggest(['Hallo', 'Tag'])).toEqual(['Hal!', 'Tag!']);
  expect(call.mock.lastCall).toMatchObject([
    'POST /{locale}/pageeditor-api/suggest',
    { params: { locale: 'en' }, body: { source: 'de', texts: ['Hallo', 'Tag'], rich: false } },
  ]);

  const many = Array.from({ length: 2 * suggestionBounds.texts + 1 }, (_, index) => `${index}-`);
  expect(await suggest(many)).toEqual(many.map((text) => `${text.slice(0, 3)}!`));
  expect(sizes()).toEqual([suggestionBounds.texts, suggestionBounds.texts, 1]);

  const half = 'x'.repeat(suggestionBounds.letters / 2);
  await suggest([half, half, 'y', half]);
  expect(sizes()).toEqual([2, 2]);
  await suggest([half, `${half}x`]);
  expect(sizes()).toEqual([1, 1]);
});

import { expect, it } from 'vitest';
import { isPlainPress } from './plain-press';

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('a link is followed here by the first button alone, with no key held', () => {
  expect(isPlainPress(press)).toBe(true);
  expect(isPlainPress({ ...press, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainPress({ ...press, [key]: true }), key).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { sectionLayouts } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import { listLabelKeys } from './labels';

/** The message at a dotted key, or undefined. */
function messageAt(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      messages,
    );
}

describe.each(locales)('labels in %s', (locale) => {
  const { modules } = getMessages(locale);

  it.each(listLabelKeys())('name %s', (key) => {
    expect(messageAt(modules, key)).toEqual(expect.stringMatching(/\S/));
  });

  it('name every layout of a section', () => {
    expect(Object.keys(modules.container.options.layout)).toEqual(
      sectionLayouts.map((_, index) => String(index)),
    );
  });
});

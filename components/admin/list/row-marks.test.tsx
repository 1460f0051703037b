import { render } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { RowMarks } from './row-marks';

/** Says the name of a message, and the language that it is about. */
const i18n = {
  translate: (key: string, options?: { language?: string }) =>
    [key, options?.language].filter(Boolean).join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

function show(record: Record<string, unknown>): string[] {
  const { container } = render(
    <I18nContextProvider value={i18n}>
      <RowMarks
        definition={adminDefinitions.pages}
        record={{ id: 1, title: { de: 'Seite', en: 'Page' }, ...record }}
      />
    </I18nContextProvider>,
  );
  return [...container.children].map(({ textContent }) => textContent);
}

describe('marks of a row', () => {
  it('name the languages in which a page that is online is not there for visitors', () => {
    expect(show({ is_online: true, has_changes: true, published_locales: [] })).toEqual([
      'admin.list.not_published admin.languages.de',
      'admin.list.not_published admin.languages.en',
    ]);
    expect(show({ is_online: true, has_changes: true, published_locales: ['de'] })).toEqual([
      'admin.list.not_published admin.languages.en',
    ]);
  });

  it('name changes that are not published where there is something to change', () => {
    const changed = { has_changes: true, published_locales: ['de', 'en'] };
    expect(show({ ...changed, is_online: true })).toEqual(['admin.list.has_changes']);
    expect(show({ ...changed, is_online: true, has_changes: false })).toEqual([]);
  });

  it('say nothing of publishing where the switch hides the page anyway, or where there is nothing to publish', () => {
    expect(show({ is_online: false, published_locales: [] })).toEqual([]);
    expect(show({ is_online: true })).toEqual([]);
  });

  it('name a language that is missing once, as missing', () => {
    expect(show({ title: { de: 'Seite' }, is_online: true, published_locales: ['de'] })).toEqual([
      'admin.list.no_language admin.languages.en',
    ]);
  });
});

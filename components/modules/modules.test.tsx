import { render } from '@testing-library/react';
import axe from 'axe-core';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@/lib/contract/locale';
import { contentKinds, sectionSchema, type ContentKind, type Section } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import type { Field } from '@/lib/pagebuilder/fields';
import { storedSchema } from '@/lib/pagebuilder/schema';
import { toWireValues } from '@/lib/pagebuilder/wire-values';
import { timeZone } from '@/lib/site';
import { findHtmlFaults } from '@/tests/support/html-checker';
import { idsFrom, moduleSamples, moduleStates } from './gallery';
import { findDefinition, moduleDefinition, placeableKinds } from './kinds';
import { sampleNames, type Sample, type Samples } from './sample';
import { moduleSampleValues } from './samples';
import { SectionView } from './section-view';

const samples: Record<ContentKind, Samples> = moduleSampleValues;

function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      timeZone={timeZone}
      messages={{ modules: getMessages(locale).modules }}
    >
      {children}
    </NextIntlClientProvider>
  );
}

// React and next-intl report what is wrong through console.error only.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(parts.map(String).join(' '));
  });
});
afterEach(() => vi.restoreAllMocks());

it('a name that is none of a kind has no definition', () => {
  expect(['headline', 'container', 'constructor', 'toString', ''].filter(findDefinition)).toEqual([
    'headline',
  ]);
});

describe.each(contentKinds)('%s', (kind) => {
  const definition = moduleDefinition(kind);

  it('is an item of the list that names it, or no item', () => {
    if (definition.parent) expect(moduleDefinition(definition.parent).children).toBe(kind);
    if (definition.children) expect(moduleDefinition(definition.children).parent).toBe(kind);
  });

  it('has defaults that parse, but for what a person must fill in', () => {
    const optional = Object.fromEntries(
      Object.entries(definition.fields).map(([name, field]): [string, Field] => [
        name,
        { ...field, required: false },
      ]),
    );
    expect(storedSchema(optional, 'create').safeParse({}).success).toBe(true);
  });

  it.each(sampleNames)('has a sample %s that is stored as it stands', (name) => {
    const { values, children = [] }: Sample = samples[kind][name];
    const parsed = storedSchema(definition.fields, 'create').parse(values);
    expect(parsed).toEqual(values);
    expect(children.length === 0 || definition.children !== undefined).toBe(true);
  });

  it('has an emptiest sample without anything that may be left out', () => {
    const { values } = samples[kind].emptiest;
    for (const [name, field] of Object.entries(definition.fields)) {
      const isText = field.kind === 'text' || field.kind === 'rich_text' || field.kind === 'link';
      if (!isText || field.required) continue;
      expect(values[name], name).toEqual(field.localised ? {} : '');
    }
  });
});

/** A section whose modules of a kind have other values. */
function withValues(section: Section, kind: ContentKind, values: Record<string, unknown>): Section {
  const copy = structuredClone(section);
  const inside = copy.columns.flatMap(({ children }) => children);
  for (const module of [...inside, ...inside.flatMap(({ children }) => children ?? [])])
    if (module.model === kind) Object.assign(module, values);
  return copy;
}

/** What a field may be instead, as sent: each of its options, or nothing. */
function otherValues(name: string, field: Field): Record<string, unknown>[] {
  if (field.kind === 'select') return field.options.map((option) => ({ [name]: option }));
  if (field.kind === 'boolean') return [{ [name]: true }, { [name]: false }];
  return [toWireValues({ [name]: field }, {}, 'de', { findUrl: () => null, findPicture: () => null })];
}

const fieldsOfAll = contentKinds.flatMap((kind) =>
  Object.entries(moduleDefinition(kind).fields).map(([name, field]) => ({ kind, name, field })),
);

it.each(fieldsOfAll)('$kind shows what its $name says', ({ kind, name, field }) => {
  const htmlOf = (section: Section): string =>
    renderToString(
      <InLocale locale="de">
        <SectionView section={section} locale="de" />
      </InLocale>,
    );
  const isShown = moduleSamples('de').some(({ section }) => {
    const before = htmlOf(section);
    return otherValues(name, field).some((values) => htmlOf(withValues(section, kind, values)) !== before);
  });
  expect(isShown).toBe(true);
});

it('a quotation shows the marks of the page alone, and no empty lines', () => {
  const quotation = moduleSamples('de').find(({ kind, name }) => kind === 'quote' && name === 'typical');
  if (quotation === undefined) throw new Error('There is no quotation.');
  const section = withValues(quotation.section, 'quote', { content: '\n„Kunst ist schön“\n' });
  const { container } = render(
    <InLocale locale="de">
      <SectionView section={section} locale="de" />
    </InLocale>,
  );
  expect(container.querySelector('blockquote')?.textContent).toBe('Kunst ist schön');
});

describe.each(locales)('in %s', (locale) => {
  const gallery = moduleSamples(locale);

  it('the gallery holds every sample of every kind that stands in a column', () => {
    expect(gallery).toHaveLength(placeableKinds.length * sampleNames.length);
    for (const { section } of gallery) expect(sectionSchema.safeParse(section).success).toBe(true);
  });

  it('the gallery holds every choice that a definition leaves, but for the one that is seen already', () => {
    const states = moduleStates(locale, idsFrom(10_000));
    const shown = new Set(states.map(({ kind, field, option }) => `${kind}.${field}: ${option}`));
    expect(shown.size).toBe(states.length);
    for (const kind of placeableKinds) {
      for (const [name, field] of Object.entries(moduleDefinition(kind).fields)) {
        const options = field.kind === 'select' ? field.options : field.kind === 'boolean' ? [true] : [];
        const missing = options.filter((option) => !shown.has(`${kind}.${name}: ${option}`));
        expect(missing.length, `${kind}.${name}`).toBeLessThanOrEqual(1);
      }
    }
    const ids = [...gallery, ...states].flatMap(({ section }) => [
      section.id,
      ...section.columns.flatMap(({ children }) => children.map(({ id }) => id)),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // In the other language the words are others and the elements the same.
  const judged = locale === 'de' ? gallery : gallery.filter(({ name }) => name === 'typical');

  it.each(judged)(
    '$kind, $name, renders on the server as valid HTML, without a breach of accessibility',
    async ({ section }) => {
      const view = (
        <InLocale locale={locale}>
          <main>
            <SectionView section={section} locale={locale} />
          </main>
        </InLocale>
      );
      const html = renderToString(view);
      expect(html).not.toMatch(/undefined|\[object|NaN/);
      expect(await findHtmlFaults(section.model, html)).toEqual([]);

      document.documentElement.lang = locale;
      document.title = section.model;
      const { container } = render(view);
      const result = await axe.run(container, {
        rules: {
          // Computed in components/ui/tokens.test.ts: jsdom has no colours. A lone module has no page around it.
          'color-contrast': { enabled: false },
          'heading-order': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      });
      expect(result.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    },
  );

  it.each(gallery.filter(({ name }) => name === 'typical'))('$kind has something to see', ({ section }) => {
    const { container } = render(
      <InLocale locale={locale}>
        <SectionView section={section} locale={locale} />
      </InLocale>,
    );
    expect(container.querySelector('[data-kind]')?.children.length).toBeGreaterThan(0);
  });
});

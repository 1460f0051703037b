import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { locales } from '@/lib/contract/locale';
import { sitePathSchema } from '@/lib/contract/redirect';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { storedSchema } from '@/lib/pagebuilder/schema';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import { recordDefinition } from '@/lib/records/definitions';
import { sanitiseRichText } from '@/lib/html/rich-text';
import { group, modules, modulesOf, pairs, pairsOf, records } from '@/tests/support/demo-content';
import { files, groups } from './content/demo';
import { namePattern } from './content/model';
import { settings } from './content/settings';
import { Names } from './names';
import { buildTree, countNodes } from './trees';

const folder = path.resolve('lib/backend/seed/pictures');

/** Every name is known, so that definitions can be judged. */
function allNames(): Names {
  const names = new Names();
  let id = 0;
  for (const file of files) names.add(`@media:${file.file.replace(/\.\w+$/, '')}`, (id += 1));
  for (const { name, records: contents } of groups) {
    if (name !== undefined) for (const { key } of contents) names.add(`@${name}:${key}`, (id += 1));
  }
  return names;
}

function relationsOf(resource: (typeof records)[number]['resource']): Set<string> {
  const { fields } = recordDefinition(resource);
  return new Set(Object.keys(fields).filter((name) => fields[name]?.kind === 'relation'));
}

describe('the demo', () => {
  it('has what the site promises', () => {
    expect(group('productions')).toHaveLength(24);
    expect(group('events').length).toBeGreaterThanOrEqual(60);
    expect(group('genres')).toHaveLength(8);
    expect(group('articles')).toHaveLength(14);
    expect(group('download-directories')).toHaveLength(5);
    expect(group('redirects')).toHaveLength(3);
  });

  it('says everything in both languages', () => {
    const halves = pairs.filter(
      ({ pair }) => locales.filter((locale) => String(pair[locale] ?? '').trim() !== '').length === 1,
    );
    expect(halves).toEqual([]);
  });

  it('describes every file in both languages', () => {
    expect(files.filter(({ alt }) => alt.de.trim() === '' || alt.en.trim() === '')).toEqual([]);
  });

  it('writes typographic quotes, apostrophes and dashes', () => {
    const text = (value: Json | undefined) => String(value ?? '').replace(/<[^>]*>/g, '');
    const straight = pairs.filter(({ pair }) =>
      locales.some((locale) => /["']| - |\.\.\./.test(text(pair[locale]))),
    );
    expect(straight).toEqual([]);
    const wrong = pairs.filter(({ pair }) => {
      const german = text(pair['de']);
      const english = text(pair['en']);
      // “ closes in German and opens in English; ” and ’ do not quote in German.
      return (
        german.split('„').length !== german.split('“').length ||
        german.includes('”') ||
        english.split('“').length !== english.split('”').length ||
        english.includes('„')
      );
    });
    expect(wrong).toEqual([]);
  });

  it('tells the time in English by the clock of 24 hours, as the programme does', () => {
    const others = pairs.filter(({ pair }) => /\d(?:[.:]\d\d)?\s?[ap]\.?m\b/.test(String(pair['en'] ?? '')));
    expect(others).toEqual([]);
  });

  it('keeps rich text as it is when it is sanitised', () => {
    const names = allNames();
    for (const { kind, values, place } of modules) {
      const { fields }: ModuleDefinition = moduleDefinitions[kind];
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind !== 'rich_text') continue;
        for (const html of pairsOf(names.resolve(values, new Set())[name]).flatMap((pair) =>
          Object.values(pair),
        )) {
          // Line breaks and the space that cannot break are written differently, and mean the same.
          const plain = (value: string) => value.replaceAll('<br />', '<br>').replaceAll('\u00a0', ' ');
          expect(plain(sanitiseRichText(String(html))), place).toBe(plain(String(html)));
        }
      }
    }
  });

  it.each(records)('$place passes its definition', ({ resource, values }) => {
    const { fields } = recordDefinition(resource);
    const parsed = storedSchema(fields, 'create').safeParse(
      allNames().resolve(values, relationsOf(resource)),
    );
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(Object.keys(values).filter((name) => !(name in fields))).toEqual([]);
  });

  it('has modules that pass their definitions, with children where they belong', () => {
    for (const { kind, values, children, place } of modules) {
      const definition: ModuleDefinition = moduleDefinitions[kind];
      expect(
        Object.keys(values).filter((name) => !(name in definition.fields)),
        place,
      ).toEqual([]);
      for (const child of children ?? []) expect(child.kind, place).toBe(definition.children);
    }
    const names = allNames();
    for (const { sections = [] } of records) {
      let id = 0;
      buildTree(sections, names, () => (id += 1));
      expect(id).toBe(countNodes(sections));
    }
  });

  it('names only records that are created before', () => {
    const known = new Set(files.map(({ file }) => `@media:${file.replace(/\.\w+$/, '')}`));
    for (const { name, records: contents } of groups) {
      for (const { key, values } of contents) {
        for (const [used] of JSON.stringify(values).matchAll(namePattern)) expect(known, key).toContain(used);
        if (name !== undefined) known.add(`@${name}:${key}`);
      }
    }
  });

  it('has an event of each kind that does not take place as announced', () => {
    const states = new Set(group('events').map(({ values }) => values['status']));
    expect([...states].toSorted()).toEqual(['cancelled', 'postponed', 'scheduled', 'sold_out']);
  });

  it('happens while the exhibition is open', () => {
    const used = new Set<Json | undefined>();
    const months = new Set<string>();
    for (const { key, values } of group('events')) {
      const start = String(values['date_start']);
      const end = String(values['date_end']);
      expect(start.slice(0, 10) >= settings.date_start && end.slice(0, 10) <= settings.date_end, key).toBe(
        true,
      );
      expect(end > start, key).toBe(true);
      used.add(values['genre']);
      months.add(start.slice(0, 7));
    }
    expect(used.size).toBe(8);
    expect([...months].toSorted()).toEqual(['2025-06', '2025-07', '2025-08', '2025-09', '2025-10']);
  });

  it('has no news from a day that has not come yet', () => {
    const today = settings.clock.slice(0, 10);
    const dates = group('articles').map(({ values }) => String(values['date']));
    expect(dates.filter((date) => date > today)).toEqual([]);
    // The newest is fresh, and no day has two.
    expect(dates.toSorted().at(-1)).toBe('2025-07-11');
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('has no article whose first headline leaves a level out', () => {
    for (const { key, sections = [] } of group('articles')) {
      const [first] = modulesOf(sections.flatMap((section) => section.columns.flat())).filter(
        ({ kind }) => kind === 'headline',
      );
      expect(first?.values['headline_level'] ?? 2, key).toBe(2);
    }
  });

  it('has headlines of one level where they begin columns beside each other', () => {
    const uneven = records.flatMap(({ place, sections = [] }) =>
      sections
        .map(({ columns }) =>
          columns.flatMap(([first]) =>
            first?.kind === 'headline' ? [first.values['headline_level'] ?? 2] : [],
          ),
        )
        .filter((levels) => new Set(levels).size > 1)
        .map((levels) => ({ place, levels })),
    );
    expect(uneven).toEqual([]);
  });

  it('redirects within the site, to pages that exist', () => {
    const slugs = group('pages').map(({ values }) => values['slug'] as Values);
    for (const { values } of group('redirects')) {
      const target = sitePathSchema.parse(values['new_path']);
      expect(sitePathSchema.safeParse(values['old_path']).success).toBe(true);
      const locale = target.slice(1, 3);
      expect(slugs.map((slug) => `/${locale}/${String(slug[locale])}`)).toContain(target);
    }
  });

  it('has a file for every picture, and a picture for every file', () => {
    expect(files.map(({ file }) => file).toSorted()).toEqual(fs.readdirSync(folder).toSorted());
  });

  it('shows the picture that opens the page of a record nowhere else on it', () => {
    const twice = records.filter(({ values, sections = [] }) =>
      modulesOf(sections.flatMap((section) => section.columns.flat())).some(
        (module) => module.values.image !== undefined && module.values.image === values.header_image,
      ),
    );
    expect(twice.map(({ place }) => place)).toEqual([]);
  });
});

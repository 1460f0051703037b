import { expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { moduleDefinitions } from '@/components/modules/definitions';
import { collectReferences, referencesInHtml } from './collect';

it('finds what links and pictures lead to, and nothing that only looks like it', () => {
  const html =
    '<p><a href="page:12">a</a> <a href="/de/x">b</a> <a href="mailto:x">c</a> page:9 <a href="wal:3">d</a></p>';
  expect(referencesInHtml(html)).toEqual(['page:12']);
  expect(referencesInHtml('<img src="media:7"><a data-href="media:8">')).toContain('media:7');
});

it('finds what a record points at, in every language, relations by their resource', () => {
  const found = collectReferences(adminDefinitions.events.fields, {
    title: { de: 'page:1' },
    image: 'media:7',
    venue: 3,
    genre: null,
  });
  expect([...found].toSorted()).toEqual(['media:7', 'venues:3']);
});

it('finds what is in lists, and in texts of both languages', () => {
  const menu = [
    { link: 'page:12', children: [{ link: 'event:4' }, { link: 'https://example.org' }] },
    'kaputt',
  ];
  expect([...collectReferences(adminDefinitions.navigation.fields, { menu })].toSorted()).toEqual([
    'event:4',
    'page:12',
  ]);
  const content = { de: '<p><a href="page:1">a</a></p>', en: '<p><a href="page:2">b</a></p>' };
  expect([...collectReferences(moduleDefinitions.text.fields, { content })]).toEqual(['page:1', 'page:2']);
  expect([...collectReferences(moduleDefinitions.text.fields, { content: null })]).toEqual([]);
});

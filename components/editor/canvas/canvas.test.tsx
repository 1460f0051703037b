import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from './canvas';

let editing: Editing;

afterEach(() => editing.session.end());

const sentence = /^Hier ist noch alles frei/;

it.each([
  ['says how to begin', false],
  ['keeps to its button above a list of the site, which stays where it is', true],
])('an empty page %s', async (_, isAboveList) => {
  prepareCanvas();
  editing = await openEditing(new EditingBackend([]));
  await renderEditing(editing, <Canvas live={undefined} isAboveList={isAboveList} />);
  const add = screen.getByRole('button', { name: 'Abschnitt einfügen' });
  expect(add).toBeVisible();
  expect(add.closest('[data-above-list]') !== null).toBe(isAboveList);
  expect(screen.queryAllByText(sentence)).toHaveLength(isAboveList ? 0 : 1);
});

it('a link is written where it stands, and is none meanwhile; the handle of a block in one language says what it shows', async () => {
  prepareCanvas();
  const link = moduleOf(11, 'link', {
    content: 'Hier',
    link: 'https://example.org',
    link_url: 'https://example.org',
    locales: ['de'],
  });
  editing = await openEditing(new EditingBackend([sectionOf(1, [link])]));
  await renderEditing(editing, <Canvas live={undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Link: Linktext' });
  expect(field).toHaveTextContent('Hier');
  expect(field.closest('a')).toBeNull();
  const handle = screen.getByRole('button', { name: /^Link · DE: Menü/ });
  expect(handle).toHaveTextContent('Link · DE');
});

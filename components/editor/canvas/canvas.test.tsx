import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend } from '@/tests/support/editing-backend';
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

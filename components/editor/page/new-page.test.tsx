import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import type { Section } from '@/lib/contract/module';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { rememberNewPage, welcomeNewPage } from './new-page';

let editing: Editing;

async function open(...sections: Section[]): Promise<void> {
  prepareCanvas();
  editing = await openEditing(new EditingBackend(sections), { words: germanWords() });
  await renderEditing(editing, <Canvas live={undefined} />);
}

const welcome = () => act(() => welcomeNewPage(editing.session));
const said = () => useAlerts.getState().alerts.map(({ text }) => text);

beforeEach(() => history.replaceState(null, '', '/de/neu?edit'));

afterEach(() => {
  editing.session.end();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('says once that a page was made, and leads to the way to begin', async () => {
  rememberNewPage('/de/neu', 'Für Gruppen');
  await open();
  welcome();
  expect(said()).toEqual(['Angelegt: „Für Gruppen“. Die Seite ist noch offline.']);
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Abschnitt einfügen' })).toHaveFocus());
  useAlerts.setState({ alerts: [] });
  welcome();
  expect(said()).toEqual([]);
});

it('puts the caret into the first text of a template, and says nothing on another page', async () => {
  rememberNewPage('/de/neu', 'Für Gruppen');
  await open(sectionOf(1, [moduleOf(2, 'headline', { content: 'Anfahrt' })]));
  welcome();
  // Its kicker is empty, and hidden till then.
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Überschrift: Überschrift' })).toHaveFocus(),
  );
  rememberNewPage('/de/anders', 'Anders');
  useAlerts.setState({ alerts: [] });
  welcome();
  expect(said()).toEqual([]);
});

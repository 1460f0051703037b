import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModalDialog } from '@/tests/support/dialogs';
import { editing, openPublishPanel } from '@/tests/support/publish-panel';
import { editorAtCaret } from '@/tests/support/writing';

// What is to be looked at before a page is published.

beforeEach(openPublishPanel);

it('checks the page, and leads from each remark to its block', async () => {
  const findings = screen.getByRole('region', { name: 'Vorher ansehen' });
  const link = await within(findings).findByRole('button', { name: /^Link führt ins Leere.*\/de\/weg$/ });
  const all = within(findings)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  // What is only decoration needs no description.
  expect(all).toEqual([expect.stringMatching(/^Link/), expect.stringMatching(/^Bild ohne Beschreibung/)]);
  expect(within(findings).getByText('2 Hinweise')).toBeVisible();
  fireEvent.click(link);
  expect(useEditorStore.getState()).toMatchObject({ panel: null, selected: 3 });
  expect(document.querySelector('[data-block="3"] [data-field="content"]')).toHaveFocus();
});

it('keeps the list beside the page where there is room, and marks the link in its text', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const content =
    '<p>Dort <a href="/de/weg">gar <strong>nichts</strong></a>, hier <a href="/de">etwas</a></p>';
  act(() => editing.session.change(3, { content }));
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  fireEvent.click(await findings.findByRole('button', { name: /^Link führt ins Leere.*\/de\/weg$/ }));
  const { state } = editorAtCaret();
  expect(state.doc.textBetween(state.selection.from, state.selection.to)).toBe('gar nichts');
  expect(useEditorStore.getState()).toMatchObject({ panel: 'publish', selected: 3 });
  fireEvent.click(findings.getByRole('button', { name: /^Bild ohne Beschreibung/ }));
  expect(useEditorStore.getState()).toMatchObject({ panel: 'publish', selected: 4, settings: null });
  const details = within(await findModalDialog({ name: 'Bild beschreiben' }));
  expect(details.getByRole('textbox', { name: /Deutsch/ })).toHaveFocus();
});

it('leads to the settings of a picture where no library describes it', async () => {
  act(() =>
    useEditorStore.setState(({ user }) => ({
      user: user && { ...user, features: user.features?.filter((each) => each !== 'media') },
    })),
  );
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  fireEvent.click(await findings.findByRole('button', { name: /^Bild ohne Beschreibung/ }));
  expect(useEditorStore.getState()).toMatchObject({ describing: null, settings: 4, settingsField: 'image' });
});

it.each([
  ['beside the page', 1024],
  ['in its own language where two pages have no room', 800],
])('checks the other language once that is published, too, and leads to its places %s', async (_, width) => {
  vi.stubGlobal('innerWidth', width);
  act(() =>
    editing.session.changeIn('en', 2, { content: '<p><a href="/en/nowhere">Other than before</a></p>' }),
  );
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  await findings.findByText('2 Hinweise');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Englisch' }));
  await findings.findByText('4 Hinweise');
  // Its description is beside the German one, in the settings of its block.
  expect(findings.getByRole('button', { name: /^Bild ohne Beschreibung \(Englisch\)/ })).toBeVisible();
  const link = /^Link führt ins Leere \(Englisch\).*\/en\/nowhere$/;
  if (width < 1000) {
    expect(findings.getByRole('link', { name: link })).toHaveAttribute('href', '/en/page?edit');
    return;
  }
  fireEvent.click(findings.getByRole('button', { name: link }));
  expect(useEditorStore.getState()).toMatchObject({ panel: 'languages', selected: 2 });
});

it('finds a link to a place of the page that is not there, but not where a block has it or the page around it', async () => {
  const content =
    '<p><a href="#nirgends">hin</a> <a href="#hier">da</a> <a href="#rahmen">dort</a> <a href="/de/seite#weg">fort</a></p>';
  const around = document.body.appendChild(document.createElement('div'));
  around.id = 'rahmen';
  onTestFinished(() => around.remove());
  // What is edited may show another language.
  const edited = document.body.appendChild(document.createElement('div'));
  edited.dataset['editing'] = '';
  edited.append(Object.assign(document.createElement('p'), { id: 'nirgends' }));
  onTestFinished(() => edited.remove());
  act(() => editing.session.change(2, { anchor: 'hier' }));
  act(() => editing.session.change(3, { content }));
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  const link = await findings.findByRole('button', { name: /^Link führt ins Leere.*#nirgends$/ });
  expect(findings.getAllByRole('button', { name: /^Link führt ins Leere/ })).toHaveLength(2);
  expect(findings.getByRole('button', { name: /^Link führt ins Leere.*\/de\/seite#weg$/ })).toBeVisible();
  fireEvent.click(link);
  const { state } = editorAtCaret();
  expect(state.doc.textBetween(state.selection.from, state.selection.to)).toBe('hin');
});

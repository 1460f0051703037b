import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { PagePanel } from '../page/page-panel';
import { LanguageSwitch } from './language-switch';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let editing: Editing;

async function open(locale: Locale, facts: Record<string, unknown> = {}): Promise<void> {
  const backend = new EditingBackend([sectionOf(1, [])]);
  backend.facts = { ...backend.facts, ...facts };
  backend.interrupt = ({ path }) =>
    path.includes('/api/pages/1')
      ? Response.json({
          ...{ id: 1, revision: 1, urls: { de: '/de/seite' }, is_online: true },
          ...{ title: { de: 'Seite' }, headline: {}, slug: { de: 'seite' } },
        })
      : undefined;
  editing = await openEditing(backend, { locale });
}

beforeEach(prepareCanvas);

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('keeps the focus at the way between the languages, and no message in the one that was left', async () => {
  await open('de');
  await renderEditing(editing, <LanguageSwitch />);
  const link = screen.getByRole('link', { name: 'Diese Seite auf Englisch bearbeiten' });
  act(() => editing.session.tell('success', 'Gelöscht: Text'));
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.focus());
  fireEvent.click(link);
  expect(useAlerts.getState().alerts).toEqual([]);
  cleanup();
  editing.session.end();
  await open('en');
  await renderEditing(editing, <LanguageSwitch />);
  expect(screen.getByRole('link', { name: 'Diese Seite auf Deutsch bearbeiten' })).toHaveFocus();
});

it('leads to the title of a language that the page is not in, also where the settings are open already', async () => {
  await open('de', { urls: { de: '/de/seite' } });
  await renderEditing(
    editing,
    <>
      <LanguageSwitch />
      <Panel />
    </>,
  );
  const begin = screen.getByRole('button', { name: /^Diese Seite gibt es nicht auf Englisch/ });
  for (let time = 0; time < 2; time += 1) {
    fireEvent.click(begin);
    const english = within(await screen.findByRole('group', { name: 'Englisch' }));
    await vi.waitFor(() => expect(english.getByRole('textbox', { name: /^Titel/ })).toHaveFocus());
    act(() => begin.focus());
  }
});

function Panel() {
  return useEditorStore((state) => state.panel === 'page') && <PagePanel />;
}

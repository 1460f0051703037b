import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useEditables } from '@/lib/client/editables';
import { select, useEditorStore } from '@/lib/client/editor-store';
import type { ContentType } from '@/lib/contract/identifier';
import { features } from '@/lib/contract/user';
import { getMessages } from '@/lib/i18n/messages';
import { findModalDialog } from '@/tests/support/dialogs';
import { prepareCanvas } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { setEditMode } from './use-edit-mode';
import { Workspace } from './workspace';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const user = { email: 'a@example.org', username: 'Anna', admin_menus: [], features: [...features] };

afterEach(() => {
  history.replaceState(null, '', '/');
  useEditables.setState({ chosen: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The workspace of a page with two texts. */
function workspaceIn(locale: 'de' | 'en', contentType: ContentType = 'page') {
  return (
    <NextIntlClientProvider locale={locale} messages={getMessages(locale)} timeZone="Europe/Berlin">
      <Workspace
        key={locale}
        id="main"
        documentKey={{ content_type: contentType, object_id: 1 }}
        {...{ locale, slug: 'seite', role: 'main', user }}
        onCanvas={() => undefined}
      />
    </NextIntlClientProvider>
  );
}

function openPage(): void {
  prepareCanvas();
  history.replaceState(null, '', '/de/seite?edit');
  const text = (id: number, content: string) => moduleOf(id, 'text', { content: `<p>${content}</p>` });
  new EditingBackend([sectionOf(1, [text(2, 'Wasser'), text(3, 'Ufer')])], {
    2: { content: '<p>Water</p>' },
    3: { content: '<p>Bank</p>' },
  });
}

it('goes on at the selected block when the language changes', async () => {
  openPage();
  const { rerender } = render(workspaceIn('de'));
  const block = await screen.findByText('Ufer');
  act(() => select(Number(block.closest<HTMLElement>('[data-block]')?.dataset['block'])));
  const toEnglish = await screen.findByRole('link', { name: 'Diese Seite auf Englisch bearbeiten' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 100, 50));
  vi.stubGlobal('scrollBy', () => undefined);
  // The draft comes later than the next frame.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  toEnglish.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(toEnglish);
  rerender(workspaceIn('en'));
  const there = await screen.findByText('Bank');
  await vi.waitFor(() => expect(there.closest('[data-block]')).toHaveAttribute('data-selected'));
});

it('takes the focus to the part of the page that was chosen, and from nothing else', async () => {
  openPage();
  useEditables.setState({ chosen: 'main' });
  const { unmount } = render(workspaceIn('de'));
  const first = await screen.findByText('Wasser');
  await vi.waitFor(() => expect(first.closest('[data-block]')).toHaveFocus());
  unmount();
  render(<input aria-label="Anderswo" />);
  screen.getByRole('textbox', { name: 'Anderswo' }).focus();
  openPage();
  render(workspaceIn('de'));
  await screen.findByText('Wasser');
  await screen.findByRole('button', { name: 'Beenden' });
  expect(screen.getByRole('textbox', { name: 'Anderswo' })).toHaveFocus();
});

it('takes along what is open beside or above the page when edit mode is left', async () => {
  openPage();
  render(workspaceIn('de'));
  const leave = await screen.findByRole('button', { name: 'Beenden' });
  await vi.waitFor(() => expect(useEditorStore.getState().draft).not.toBeNull());
  act(() => useEditorStore.setState({ panel: 'publish' }));
  await screen.findByRole('dialog', { name: 'Prüfen und veröffentlichen' });
  act(() => useEditorStore.setState({ dialog: 'help' }));
  await findModalDialog({ name: 'Tastenkürzel' });
  fireEvent.click(leave);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setEditMode(true));
  expect(screen.queryByRole('dialog', { name: 'Tastenkürzel' })).toBeNull();
  act(() => useEditorStore.setState({ settings: 2 }));
  await findModalDialog({ name: /Einstellungen/ });
  act(() => setEditMode(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a page', '/de/seite', 'page', ['Vorschau', 'Vorschau teilen …', 'Die Website an einem Tag …']],
  // A link for people without an account leads to a document with an address of its own.
  ['the section above a list', '/de/kalender', 'section', ['Vorschau', 'Die Website an einem Tag …']],
  ['a section that stands on pages of others alone', '/cms-hub/sections/de/tickets', 'section', []],
] as const)('offers to look at %s where its address shows it', async (_, path, contentType, offered) => {
  openPage();
  history.replaceState(null, '', `${path}?edit`);
  render(workspaceIn('de', contentType));
  await screen.findByText('Wasser');
  fireEvent.click(screen.getByRole('button', { name: 'Mehr' }), { detail: 0 });
  await screen.findByRole('menuitem', { name: /^Versionen/ });
  const items = screen.getAllByRole('menuitem').map((item) => item.firstChild?.textContent ?? '');
  expect(items.filter((item) => /Vorschau|Tag/.test(item))).toEqual(offered);
});

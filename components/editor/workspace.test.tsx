import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { features } from '@/lib/contract/user';
import { getMessages } from '@/lib/i18n/messages';
import { prepareCanvas } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { setEditMode } from './use-edit-mode';
import { Workspace } from './workspace';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const user = { email: 'a@example.org', username: 'Anna', admin_menus: [], features: [...features] };

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('takes along what is open beside or above the page when edit mode is left', async () => {
  prepareCanvas();
  history.replaceState(null, '', '/de/seite?edit');
  new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content: '<p>Wasser</p>' })])]);
  render(
    <NextIntlClientProvider locale="de" messages={getMessages('de')} timeZone="Europe/Berlin">
      <Workspace
        id="main"
        documentKey={{ content_type: 'page', object_id: 1 }}
        {...{ locale: 'de', slug: 'seite', role: 'main', user }}
        onCanvas={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  const leave = await screen.findByRole('button', { name: 'Beenden' });
  await vi.waitFor(() => expect(useEditorStore.getState().draft).not.toBeNull());
  act(() => useEditorStore.setState({ panel: 'publish' }));
  await screen.findByRole('dialog', { name: 'Prüfen und veröffentlichen' });
  act(() => useEditorStore.setState({ dialog: 'help' }));
  await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  fireEvent.click(leave);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setEditMode(true));
  expect(screen.queryByRole('dialog', { name: 'Tastenkürzel' })).toBeNull();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { select, useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { formatShortMoment } from '@/lib/i18n/formats';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import type { Editing } from '../editing-context';
import { Toolbar } from '../toolbar/toolbar';

// What the editor says of a page is what is true of it.

let backend: EditingBackend;
let editing: Editing;

beforeEach(() => {
  prepareCanvas();
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Eins</p>' }),
      moduleOf(3, 'text', { content: '<p>Ein langer Absatz über das Hafenbecken und seine Kräne</p>' }),
    ]),
  ]);
});

afterEach(() => {
  editing.session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function showBar(): Promise<void> {
  editing = await openEditing(backend);
  await renderEditing(editing, <Toolbar role="main" trouble={null} onRetry={() => undefined} />);
}

describe('the bar', () => {
  it('keeps the focus while something is published from its menu', async () => {
    await showBar();
    let answer: () => void = () => undefined;
    backend.interrupt = ({ path }) =>
      path.endsWith('/publish')
        ? new Promise((resolve) => (answer = () => resolve(Response.json(backend.draft))))
        : undefined;
    const button = screen.getByRole('button', { name: 'Veröffentlichen' });
    button.focus();
    act(() => useEditorStore.setState({ menu: 'publish' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Nur Deutsch veröffentlichen' }));
    await vi.waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    // It opens nothing meanwhile.
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
    await act(async () => answer());
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  });

  it('calls nothing incomplete because of a block that was just inserted, until that is left', async () => {
    await showBar();
    act(() => void editing.arrangement.insertBlock('headline', { parent: 1, column: 0, order: 0 }));
    expect(screen.queryByText('Unvollständig, nicht gespeichert')).toBeNull();
    act(() => select(2));
    expect(screen.getByText('Unvollständig, nicht gespeichert')).toBeVisible();
  });

  it('calls what is too long too long, and incomplete only what lacks something', async () => {
    await showBar();
    const tooLong = { status: 'incomplete', fields: { content: 'too_long' } } as const;
    act(() => useEditorStore.setState({ states: { 2: tooLong } }));
    expect(screen.getByText('Zu lang, nicht gespeichert')).toBeVisible();
    act(() =>
      useEditorStore.setState({
        states: { 2: tooLong, 3: { status: 'incomplete', fields: { content: 'required' } } },
      }),
    );
    expect(screen.getByText('Unvollständig, nicht gespeichert')).toBeVisible();
  });

  it('says of a deleted page nothing but that, and what is not saved', async () => {
    await showBar();
    expect(screen.getByText('Alles gespeichert')).toBeVisible();
    act(() => useEditorStore.setState({ isDeleted: true }));
    expect(screen.getByText('Gelöscht')).toBeVisible();
    expect(screen.queryByText(/gespeichert/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
    act(() => useEditorStore.setState({ states: { 2: { status: 'error' } } }));
    expect(screen.getByText('Nicht gespeichert')).toBeVisible();
  });

  it('says of an offline page that it is not online, and offers to put it there with what is published', async () => {
    backend.facts = { is_online: false, has_changes: false };
    await showBar();
    expect(screen.getByText('Nicht online')).toBeVisible();
    expect(screen.queryByText('Veröffentlicht')).toBeNull();
    act(() => useEditorStore.setState({ menu: 'publish' }));
    backend.interrupt = ({ path }) => {
      if (!path.endsWith('/publish')) return undefined;
      backend.facts = { is_online: true, has_changes: false, can_undo: true, can_redo: false };
      return Response.json(backend.draft);
    };
    fireEvent.click(
      await screen.findByRole('menuitem', { name: 'Deutsch veröffentlichen und online stellen' }),
    );
    expect(await screen.findByText('Veröffentlicht')).toBeVisible();
    expect(backend.calls.at(-1)?.body).toMatchObject({ locales: ['de'], online: true });
  });

  it('does not say of a move or a step back that it is saved while it is on its way', async () => {
    await showBar();
    expect(screen.getByRole('button', { name: 'Alles gespeichert' })).toBeVisible();
    let answer: () => void = () => undefined;
    backend.interrupt = (call) =>
      call.path.endsWith('/operations')
        ? new Promise((resolve) => (answer = () => resolve(backend.answerNow(call))))
        : undefined;
    for (const change of [
      () => editing.arrangement.move(2, { parent: 1, column: 0, order: 1 }),
      () => void editing.steps.undo(),
    ]) {
      const { length } = backend.writes;
      act(change);
      expect(screen.getByRole('button', { name: 'Wird gespeichert …' })).toBeVisible();
      await vi.waitFor(() => expect(backend.writes.length).toBeGreaterThan(length));
      expect(screen.getByRole('button', { name: 'Wird gespeichert …' })).toBeVisible();
      await act(async () => answer());
      expect(await screen.findByRole('button', { name: 'Alles gespeichert' })).toBeVisible();
    }
  });

  it('says that the other language has changes which visitors do not see, and first that this one has', async () => {
    const urls = { de: '/de/seite', en: '/en/page' };
    backend.facts = { is_online: true, has_changes: false, changed_locales: ['en'], urls };
    await showBar();
    expect(screen.getByText('Unveröffentlichte Änderungen auf Englisch')).toBeVisible();
    act(() => editing.session.change(3, { content: '<p>Neu</p>' }));
    expect(await screen.findByText('Unveröffentlichte Änderungen')).toBeVisible();
    expect(useEditorStore.getState().draft?.changed_locales?.toSorted()).toEqual(['de', 'en']);
  });

  it('says after a planned publishing, without a reload, that the page is published', async () => {
    vi.useFakeTimers();
    const at = new Date(Date.now() + 60_000).toISOString();
    backend.facts = { is_online: true, has_changes: true, scheduled: [{ id: 1, at, locales: ['de'] }] };
    await showBar();
    const planned = `Unveröffentlichte Änderungen, geplant für ${formatShortMoment(at, 'de')}`;
    expect(screen.getByText(planned)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText(planned)).toBeVisible();
    backend.facts = { is_online: true, has_changes: false, scheduled: [] };
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Veröffentlicht')).toBeVisible();
  });
});

describe('a removal', () => {
  it('is named, and taken back from its own message, which says what came back', async () => {
    editing = await openEditing(backend);
    await renderEditing(editing, <Alerts />);
    act(() => editing.arrangement.remove(3));
    const name = 'text block.named text Ein langer Absatz über das Hafenbecken …'.slice('text '.length);
    expect(screen.getByText(`alert.deleted ${name}`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'alert.undo' }));
    expect(await screen.findByText(`alert.undoneIn ${name}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'alert.undo' })).toBeNull();
    expect(useEditorStore.getState().selected).toBe(3);
  });

  it('cannot be taken back from its message once something else has been done', async () => {
    editing = await openEditing(backend);
    await renderEditing(editing, <Alerts />);
    act(() => editing.arrangement.remove(3));
    expect(screen.getByRole('button', { name: 'alert.undo' })).toBeVisible();
    act(() => editing.session.change(2, { content: '<p>Zwei</p>' }));
    expect(screen.queryByRole('button', { name: 'alert.undo' })).toBeNull();
    // A message of a removal has its button, or is not there.
    expect(screen.queryByText(/^alert\.deleted/)).toBeNull();
  });

  it('by a step offers the way back in its message', async () => {
    editing = await openEditing(backend);
    await renderEditing(editing, <Alerts />);
    await act(() => editing.arrangement.duplicate(3));
    const { length: many } = listModules(editing.session.sections);
    await act(() => editing.steps.undo());
    expect(listModules(editing.session.sections)).toHaveLength(many - 1);
    fireEvent.click(screen.getByRole('button', { name: 'alert.redo' }));
    expect(await screen.findByText(/^alert\.redoneIn/)).toBeVisible();
    expect(listModules(editing.session.sections)).toHaveLength(many);
    expect(screen.queryByRole('button', { name: 'alert.redo' })).toBeNull();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { togglePanel, useEditorStore } from '@/lib/client/editor-store';
import { pageEvent } from '@/lib/site';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { useLastPlace } from '../last-place';
import { PreviewPanel } from './preview-panel';

let backend: EditingBackend;
let editing: Editing;

function Panel() {
  useLastPlace();
  return useEditorStore(({ panel }) => panel === 'preview') && <PreviewPanel />;
}

beforeEach(async () => {
  prepareCanvas();
  history.replaceState(null, '', '/de/seite?edit');
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'headline', { content: 'Eins' })])]);
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <div data-editor-slot="">
        <button type="button">Mehr</button>
      </div>
      <Panel />
    </>,
  );
  screen.getByRole('button', { name: 'Mehr' }).focus();
  await act(async () => togglePanel('preview'));
});

afterEach(() => {
  editing.session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const panel = () => within(screen.getByRole('complementary', { name: 'Vorschau' }));
const frames = () => screen.getAllByTitle<HTMLIFrameElement>(/^Die Seite, wie Besucherinnen/);

/** Lets a frame show a page, which a test does not load, as after loading it. */
function load(frame: HTMLIFrameElement | undefined, address = '/de/seite?v=draft') {
  if (!frame) throw new Error('There is no frame.');
  const view = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo: ({ top = 0 }: ScrollToOptions) => void (view.scrollY = top),
  });
  const page = Object.assign(new EventTarget(), {
    location: new URL(address, location.href),
    defaultView: view,
    querySelector: () => null,
  });
  Object.defineProperties(frame, {
    contentDocument: { value: page, configurable: true },
    contentWindow: { value: view, configurable: true },
  });
  fireEvent.load(frame);
  return { page, window: view };
}

/** Saves a text, and waits until the preview follows. */
async function save(content: string): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => {
    editing.session.change(2, { content });
    await editing.session.flush();
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

it('shows the draft as on a phone, a tablet or a desktop, whose names a group has', () => {
  expect(frames()).toHaveLength(1);
  expect(frames()[0]).toHaveAttribute('src', '/de/seite?v=draft');
  expect(frames()[0]).toHaveStyle({ inlineSize: '390px' });
  const group = within(panel().getByRole('group', { name: 'Gerät' }));
  expect(group.getByRole('radio', { name: 'Smartphone' })).toBeChecked();
  fireEvent.click(group.getByRole('radio', { name: 'Tablet' }));
  expect(frames()[0]).toHaveStyle({ inlineSize: '820px' });
  fireEvent.click(group.getByRole('radio', { name: 'Desktop' }));
  expect(frames()[0]).toHaveStyle({ inlineSize: '1280px' });
  expect(frames()[0]).toHaveAccessibleName('Die Seite, wie Besucherinnen und Besucher sie sehen: Desktop');
  // It is the same frame, which is not loaded again.
  expect(frames()).toHaveLength(1);
});

it('follows what is saved, out of sight until it is there, where it was scrolled to', async () => {
  expect(panel().getByRole('status')).toHaveTextContent('Die Vorschau wird geladen …');
  const [first] = frames();
  const before = load(first);
  expect(panel().getByRole('status')).toHaveTextContent(/^Der gespeicherte Entwurf, Stand \d\d:\d\d Uhr$/);
  before.window.scrollY = 640;
  const field = screen.getByRole('button', { name: 'Mehr' });
  field.focus();
  await save('Zwei');
  expect(frames()).toHaveLength(2);
  expect(frames()[0]).toBe(first);
  expect(frames()[0]).not.toHaveAttribute('data-coming');
  expect(frames()[1]).toHaveAttribute('data-coming');
  const [, coming] = frames();
  const after = load(coming);
  expect(frames()).toEqual([coming]);
  expect(frames()[0]).not.toHaveAttribute('data-coming');
  expect(after.window.scrollY).toBe(640);
  expect(field).toHaveFocus();
});

it('loads once for what is saved quickly, and not for what no visitor sees', async () => {
  load(frames()[0]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const content of ['Zwei', 'Drei', 'Vier'])
    await act(async () => {
      editing.session.change(2, { content });
      await editing.session.flush();
    });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(frames()).toHaveLength(2);
  load(frames()[1]);
  await act(async () => {
    useEditorStore.setState(({ draft }) => ({ draft: draft && { ...draft, can_redo: !draft.can_redo } }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(frames()).toHaveLength(1);
});

it('gives the newer draft the focus that the former one had', async () => {
  load(frames()[0]);
  frames()[0]?.focus();
  await save('Zwei');
  load(frames()[1]);
  expect(frames()[0]).toHaveFocus();
});

it('keeps what it shows when the newer draft cannot be had, and tries again with the network', async () => {
  load(frames()[0]);
  const [first] = frames();
  await save('Zwei');
  const [, lost] = frames();
  if (lost) Object.defineProperty(lost, 'contentDocument', { value: null });
  if (lost) fireEvent.load(lost);
  expect(frames()[0]).toBe(first);
  act(() => useEditorStore.setState({ online: false }));
  await act(async () => {
    useEditorStore.setState({ online: true });
    await vi.advanceTimersByTimeAsync(1000);
  });
  const [, again] = frames();
  expect(again).not.toBe(lost);
  load(again);
  expect(frames()).toEqual([again]);
});

it('says where a link has led away from the draft, and goes back to it', async () => {
  const { page } = load(frames()[0]);
  page.location = new URL('/de/besuch', location.href);
  act(() => void page.dispatchEvent(new Event(pageEvent)));
  expect(panel().getByRole('status')).toHaveTextContent('Das ist nicht mehr der Entwurf dieser Seite.');
  fireEvent.click(panel().getByRole('button', { name: 'Zurück zum Entwurf' }));
  const [, again] = frames();
  const { window } = load(again);
  expect(window.scrollY).toBe(0);
  expect(panel().queryByRole('button', { name: 'Zurück zum Entwurf' })).toBeNull();
  // Without a session, the server leads to what is public.
  await save('Zwei');
  load(frames()[1], '/de/seite');
  expect(panel().getByRole('button', { name: 'Zurück zum Entwurf' })).toBeVisible();
});

it('closes with Escape, also within the page, and the focus goes back', () => {
  expect(panel().getByRole('radio', { name: 'Smartphone' })).toHaveFocus();
  const { window } = load(frames()[0]);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(screen.queryByRole('complementary', { name: 'Vorschau' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mehr' })).toHaveFocus();
});

it('opens the draft in a new window as well, with all that is written', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  editing.session.change(2, { content: 'Zwei' });
  fireEvent.click(panel().getByRole('button', { name: 'In neuem Fenster' }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('/de/seite?v=draft', '_blank', 'noopener'));
  expect(backend.done).toEqual(['update 2']);
});

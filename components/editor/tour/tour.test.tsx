import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Tour } from './tour';
import { TourOffer } from './tour-offer';
import { endTour, showStep, startTour, useTour } from './tour-state';

let backend: EditingBackend;
let editing: Editing;

/** The tour as the workspace shows it. */
function Around() {
  const isTouring = useTour((state) => state.step !== null);
  return (
    <>
      <TourOffer />
      {isTouring && <Tour />}
    </>
  );
}

beforeEach(async () => {
  prepareCanvas();
  localStorage.clear();
  useTour.setState({ step: null, start: null, isOffered: true });
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'headline', { content: 'Eins' }),
      moduleOf(3, 'headline', { content: 'Zwei' }),
      moduleOf(4, 'headline', { content: 'Drei' }),
    ]),
  ]);
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ editing: true });
  await renderEditing(editing, <Around />);
});

afterEach(() => {
  act(endTour);
  vi.useRealTimers();
  editing.session.end();
  vi.unstubAllGlobals();
});

const note = () => within(screen.getByRole('complementary', { name: 'Tour durch die Redaktion' }));
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('is offered once on a device; whoever declines is not asked again', () => {
  expect(screen.getByRole('group', { name: 'Kurz zeigen, wie es geht?' })).toBeVisible();
  press('Nein, danke');
  expect(screen.queryByText('Kurz zeigen, wie es geht?')).toBeNull();
  expect(localStorage.getItem('litfass:tour')).toBe('known');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('steps back while somebody writes or has a panel open, so that it covers nothing of it', async () => {
  const offer = screen.getByText('Kurz zeigen, wie es geht?').parentElement;
  const canvas = document.createElement('div');
  canvas.dataset.editing = '';
  canvas.innerHTML = '<p contenteditable="true" tabindex="0">Ein Satz.</p>';
  document.body.append(canvas);
  const text = canvas.querySelector('p');
  act(() => text?.focus());
  await vi.waitFor(() => expect(offer).not.toBeVisible());
  act(() => text?.blur());
  await vi.waitFor(() => expect(offer).toBeVisible());
  canvas.remove();
  act(() => useEditorStore.setState({ panel: 'outline' }));
  expect(offer).not.toBeVisible();
  act(() => useEditorStore.setState({ panel: null }));
  expect(offer).toBeVisible();
});

it('leads through its steps there and back, counts them, and ends when it is left', () => {
  press('Ja, gern');
  expect(note().getByText('1 von 7')).toBeVisible();
  expect(note().getByRole('heading')).toHaveTextContent('Schreiben, wo es steht');
  expect(screen.getByRole('complementary')).toHaveFocus();
  expect(note().queryByRole('button', { name: 'Zurück' })).toBeNull();
  press('Weiter');
  expect(note().getByText('2 von 7')).toBeVisible();
  press('Zurück');
  expect(note().getByText('1 von 7')).toBeVisible();
  expect(useEditorStore.getState().announcement).toContain('Schreiben, wo es steht');
  press('Beenden');
  expect(screen.queryByRole('complementary')).toBeNull();
  act(startTour);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('keeps the focus in the note where the pressed button is gone, at the first step and the last', () => {
  press('Ja, gern');
  const pressFocused = (name: string) => {
    note().getByRole('button', { name }).focus();
    press(name);
  };
  pressFocused('Weiter');
  expect(note().getByRole('button', { name: 'Weiter' })).toHaveFocus();
  pressFocused('Zurück');
  expect(screen.getByRole('complementary')).toHaveFocus();
  act(() => showStep(5));
  pressFocused('Weiter');
  expect(note().getByText('7 von 7')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveFocus();
});

it('goes on by itself when the thing was done, and not before', async () => {
  vi.useFakeTimers();
  act(startTour);
  await wait(5000);
  expect(note().getByText('1 von 7')).toBeVisible();
  act(() => editing.session.change(2, { content: 'Eins!' }));
  await wait(1000);
  expect(note().getByText('1 von 7')).toBeVisible();
  await wait(600);
  expect(note().getByText('2 von 7')).toBeVisible();

  act(() => showStep(3));
  await wait(2000);
  expect(note().getByRole('heading')).toHaveTextContent('Verschieben');
  const { sections } = useEditorStore.getState();
  const [section] = sections;
  if (!section) throw new Error('The section is there.');
  const show = (arrange: (blocks: Module[]) => Module[]) => {
    const columns = section.columns.map((column) => ({ ...column, children: arrange(column.children) }));
    act(() => useEditorStore.setState({ sections: [{ ...section, columns }] }));
  };
  // One that goes moves nothing.
  show((blocks) => blocks.slice(0, 2));
  await wait(2000);
  expect(note().getByRole('heading')).toHaveTextContent('Verschieben');
  show((blocks) => blocks.slice(0, 2).toReversed());
  await wait(2000);
  expect(note().getByRole('heading')).toHaveTextContent('Die andere Sprache');
});

it('leaves out what the backend does not offer, and ends with a word where to find it again', async () => {
  vi.useFakeTimers();
  const user = useEditorStore.getState().user;
  act(() => {
    useEditorStore.setState({ user: user && { ...user, features: ['publish'] } });
    startTour();
  });
  expect(note().getByText('1 von 5')).toBeVisible();
  act(() => showStep(4));
  expect(note().getByRole('heading')).toHaveTextContent('Veröffentlichen');
  expect(note().queryByRole('button', { name: 'Weiter' })).toBeNull();
  await wait(500);
  act(() => useEditorStore.setState({ menu: 'publish' }));
  await wait(2000);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(useAlerts.getState().alerts.at(-1)?.text).toContain('Das war alles.');
});

it('says on an empty page how to begin', () => {
  act(() => {
    useEditorStore.setState({ sections: [] });
    startTour();
  });
  expect(note().getByText(/Diese Seite ist noch leer/)).toBeVisible();
});

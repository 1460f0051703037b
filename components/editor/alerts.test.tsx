import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from './alerts';
import { useLastPlace } from './last-place';

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

/** Where the buttons of a conflict are. */
let buttons = rect(0, 0, 0, 0);

beforeEach(() => {
  prepareCanvas();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-above-dialogs]')) return rect(24, 700, 448, 60);
    return this.matches('button') ? buttons : rect(0, 0, 0, 0);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['what somebody has to decide', { 'data-conflict': '' }],
  ['what can be done with the chosen blocks, in several rows on a phone', { 'data-several-bar': '' }],
  ['the buttons of a panel, whose foot is as wide as a phone', { 'data-side-panel': '' }],
])('come from above where they would cover %s, and only there', async (_, attributes) => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  const { container } = await renderEditing(
    editing,
    <>
      <Alerts />
      <div {...attributes}>
        <footer>
          <button type="button">Meine Fassung</button>
        </footer>
      </div>
    </>,
  );
  const region = container.querySelector('[data-above-dialogs]');
  const show = (text: string) => act(() => useAlerts.getState().show({ tone: 'success', text }));
  buttons = rect(40, 720, 160, 32);
  show('Gespeichert.');
  expect(region).toHaveAttribute('data-place', 'above');
  buttons = rect(40, 300, 160, 32);
  show('Noch einmal gespeichert.');
  expect(region).toHaveAttribute('data-place', 'start');
  editing.session.end();
});

it('come from above where they would cover the line that is being written', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  const { container } = await renderEditing(
    editing,
    <>
      <Alerts />
      <div data-editing="">
        <p data-field="content" contentEditable suppressContentEditableWarning tabIndex={0}>
          Der Fluss.
        </p>
      </div>
    </>,
  );
  const region = container.querySelector('[data-above-dialogs]');
  const show = (text: string) => act(() => useAlerts.getState().show({ tone: 'success', text }));
  const caret = vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(rect(300, 710, 0, 24));
  show('Gespeichert.');
  expect(region).toHaveAttribute('data-place', 'start');
  const text = screen.getByText('Der Fluss.');
  text.focus();
  getSelection()?.collapse(text.firstChild, 3);
  text.getBoundingClientRect = () => rect(40, 500, 600, 400);
  show('Noch einmal gespeichert.');
  expect(region).toHaveAttribute('data-place', 'above');
  caret.mockReturnValue(rect(300, 520, 0, 24));
  show('Wieder gespeichert.');
  expect(region).toHaveAttribute('data-place', 'start');
  // An empty line: its text is what is known of it.
  caret.mockReturnValue(rect(0, 0, 0, 0));
  show('Gespeichert, noch einmal.');
  expect(region).toHaveAttribute('data-place', 'above');
  // While it is shown, the caret comes to a place that is free, and to one that is not.
  caret.mockReturnValue(rect(300, 520, 0, 24));
  show('Fertig.');
  expect(region).toHaveAttribute('data-place', 'start');
  caret.mockReturnValue(rect(300, 710, 0, 24));
  document.dispatchEvent(new Event('selectionchange'));
  await vi.waitFor(() => expect(region).toHaveAttribute('data-place', 'above'));
  editing.session.end();
});

it('stand on the other side or below the bar where they would cover a text, and stay where everything is covered', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  const { container } = await renderEditing(
    editing,
    <>
      <Alerts />
      <div data-editing="">
        <p data-field="content">Der Fluss.</p>
        <p data-field="content">Das Ufer.</p>
      </div>
    </>,
  );
  const region = container.querySelector<HTMLElement>('[data-above-dialogs]');
  if (region === null) throw new Error('There is no region.');
  const boxes: Record<string, DOMRect> = {
    start: rect(24, 700, 448, 60),
    end: rect(800, 700, 400, 60),
    above: rect(24, 60, 448, 60),
    'above-end': rect(800, 60, 400, 60),
  };
  region.getBoundingClientRect = () => boxes[region.dataset.place ?? ''] ?? rect(0, 0, 0, 0);
  const text = screen.getByText('Der Fluss.');
  const show = (words: string) => act(() => useAlerts.getState().show({ tone: 'success', text: words }));
  text.getBoundingClientRect = () => rect(40, 400, 600, 400);
  show('Gespeichert.');
  expect(region).toHaveAttribute('data-place', 'end');
  const other = screen.getByText('Das Ufer.');
  other.getBoundingClientRect = () => rect(700, 690, 500, 80);
  show('Wieder gespeichert.');
  expect(region).toHaveAttribute('data-place', 'above');
  text.getBoundingClientRect = () => rect(40, 0, 600, 800);
  show('Und wieder gespeichert.');
  expect(region).toHaveAttribute('data-place', 'above-end');
  text.getBoundingClientRect = () => rect(40, 0, 1160, 800);
  show('Noch einmal gespeichert.');
  expect(region).toHaveAttribute('data-place', 'start');
  editing.session.end();
});

it('measure nothing where there is nothing to cover: that would lay out the whole page with each save', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  await renderEditing(editing, <Alerts />);
  vi.mocked(Element.prototype.getBoundingClientRect).mockClear();
  act(() => useAlerts.getState().show({ tone: 'success', text: 'Gespeichert.' }));
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  editing.session.end();
});

it('read the same sentence again when it is said again', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  await renderEditing(editing, <Alerts />);
  const say = () => act(() => editing.session.announce('Verschoben: Abschnitt 1 von 2'));
  say();
  const first = screen.getByText('Verschoben: Abschnitt 1 von 2');
  say();
  // Screen readers hear of what is new in the region, which stays.
  const second = screen.getByText('Verschoben: Abschnitt 1 von 2');
  expect(second).not.toBe(first);
  expect(first.parentElement).toBeNull();
  expect(second.closest('[role="alert"]')).not.toBeNull();
  editing.session.end();
});

function Page() {
  useLastPlace();
  return (
    <>
      <div data-editing="">
        <button type="button">Baustein</button>
      </div>
      <Alerts />
    </>
  );
}

it.each(['Rückgängig', 'Meldung schließen'])(
  'give the focus back when their button %s goes with them',
  async (name) => {
    const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
    await renderEditing(editing, <Page />);
    const block = screen.getByRole('button', { name: 'Baustein' });
    act(() => block.focus());
    const undo = vi.fn();
    const action = { label: 'Rückgängig', act: undo };
    act(() => useAlerts.getState().show({ tone: 'success', text: 'Gelöscht.', action }));
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    act(() => void fireEvent.click(button));
    expect(block).toHaveFocus();
    expect(undo).toHaveBeenCalledTimes(name === 'Rückgängig' ? 1 : 0);
    editing.session.end();
  },
);

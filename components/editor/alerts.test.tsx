import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import {
  EditingBackend,
  openEditing,
  prepareCanvas,
  renderEditing,
  sectionOf,
} from '@/tests/support/editing';
import { Alerts } from './alerts';

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

/** Where the buttons of a conflict are. */
let buttons = rect(0, 0, 0, 0);

beforeEach(() => {
  prepareCanvas();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-above-dialogs]')) return rect(24, 700, 448, 60);
    return this.matches('[data-conflict] button') ? buttons : rect(0, 0, 0, 0);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('come from above where they would cover what somebody has to decide, and only there', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]));
  const { container } = await renderEditing(
    editing,
    <>
      <Alerts />
      <div data-conflict="">
        <button type="button">Meine Fassung</button>
      </div>
    </>,
  );
  const region = container.querySelector('[data-above-dialogs]');
  const show = (text: string) => act(() => useAlerts.getState().show({ tone: 'success', text }));
  buttons = rect(40, 720, 160, 32);
  show('Gespeichert.');
  expect(region).toHaveAttribute('data-above');
  buttons = rect(40, 300, 160, 32);
  show('Noch einmal gespeichert.');
  expect(region).not.toHaveAttribute('data-above');
  editing.session.end();
});

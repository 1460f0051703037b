import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { focusLastPlace, useLastPlace } from './last-place';

function Page({ children }: { children?: ReactNode }) {
  useLastPlace();
  return (
    <>
      <div data-editor-slot="">
        <a href="/en">English</a>
        <button type="button">Mehr</button>
      </div>
      <div data-editing="">{children}</div>
    </>
  );
}

const blocks = (
  <div data-block="1" data-section="">
    <p data-block="2" aria-label="Erster" role="group">
      <span role="textbox" tabIndex={0} aria-label="Dachzeile" />
    </p>
    <p data-block="3" aria-label="Zweiter" role="group">
      <span role="textbox" tabIndex={0} aria-label="Text" />
    </p>
  </div>
);

/** Somebody was at an element, then in a panel that is gone. */
function leave(name: string, role = 'textbox'): HTMLElement {
  const element = screen.getByRole(role, { name });
  act(() => element.focus());
  act(() => element.blur());
  return element;
}

it('leads back to where somebody was last', () => {
  render(<Page>{blocks}</Page>);
  const text = leave('Text');
  focusLastPlace();
  expect(text).toHaveFocus();
  const more = leave('Mehr', 'button');
  focusLastPlace();
  expect(more).toHaveFocus();
});

it('leads to the block of a text that is hidden by now', () => {
  render(<Page>{blocks}</Page>);
  leave('Text').removeAttribute('tabindex');
  focusLastPlace();
  expect(screen.getByRole('group', { name: 'Zweiter' })).toHaveFocus();
});

it('leads to the first block where the place is gone, and on an empty page to the way to begin', () => {
  const { rerender } = render(<Page>{blocks}</Page>);
  leave('Mehr', 'button').remove();
  focusLastPlace();
  expect(screen.getByRole('group', { name: 'Erster' })).toHaveFocus();
  rerender(
    <Page>
      <button type="button">Abschnitt einfügen</button>
    </Page>,
  );
  focusLastPlace();
  expect(screen.getByRole('button', { name: 'Abschnitt einfügen' })).toHaveFocus();
});

it('leads to the toolbar where there is nothing else', () => {
  render(<Page />);
  leave('Mehr', 'button').remove();
  focusLastPlace();
  expect(screen.getByRole('link', { name: 'English' })).toHaveFocus();
});

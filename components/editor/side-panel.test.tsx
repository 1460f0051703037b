import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SidePanel } from './side-panel';

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <div data-editor-slot="">
        <button type="button">Seite</button>
        <button type="button">Mehr</button>
      </div>
      {isOpen && (
        <SidePanel title="Seite" close="Schließen" onClose={() => undefined}>
          <input aria-label="Titel" />
        </SidePanel>
      )}
    </>
  );
}

it('gives the focus back however it is closed, and takes it from nowhere else', () => {
  const { rerender } = render(<Page isOpen />);
  screen.getByRole('textbox', { name: 'Titel' }).focus();
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Seite' })).toHaveFocus();
  rerender(<Page isOpen />);
  screen.getByRole('button', { name: 'Mehr' }).focus();
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Mehr' })).toHaveFocus();
});

it('says on the document how wide it is, as long as it is there', () => {
  const { dataset } = document.documentElement;
  const panel = (wide: boolean | 'half') => (
    <SidePanel title="Vorschau" close="Schließen" onClose={() => undefined} wide={wide}>
      <p>Seite</p>
    </SidePanel>
  );
  const { rerender, unmount } = render(panel(false));
  expect(dataset.panel).toBe('');
  rerender(panel('half'));
  expect(dataset.panel).toBe('half');
  rerender(panel(true));
  expect(dataset.panel).toBe('wide');
  unmount();
  expect(dataset).not.toHaveProperty('panel');
});

it('leads to the menu that it could be opened from, where nobody was anywhere yet', () => {
  const page = (panel: ReactNode) => (
    <>
      <div data-editor-slot="">
        <a href="/en">English</a>
        <button type="button" aria-haspopup="menu">
          Mehr
        </button>
      </div>
      {panel}
    </>
  );
  const { rerender } = render(
    page(
      <SidePanel title="Versionen" close="Schließen" onClose={() => undefined}>
        <input aria-label="Version" />
      </SidePanel>,
    ),
  );
  screen.getByRole('textbox', { name: 'Version' }).focus();
  rerender(page(null));
  expect(screen.getByRole('button', { name: 'Mehr' })).toHaveFocus();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useScreenFocus } from './use-screen-focus';

function Layout() {
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main);
  return (
    <>
      <Link to="/list">List</Link>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/new" element={<Link to="/7">Save</Link>} />
          <Route path="*" element={<p>Another screen</p>} />
        </Routes>
      </main>
    </>
  );
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function press(name: string): Promise<HTMLElement> {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
  await frame();
  return link;
}

it('a screen gets the focus where what had it has gone, but neither at the start nor from what is still there', async () => {
  render(
    <MemoryRouter initialEntries={['/new']}>
      <Layout />
    </MemoryRouter>,
  );
  await frame();
  expect(document.body).toHaveFocus();
  await press('Save');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await press('List')).toHaveFocus();
});

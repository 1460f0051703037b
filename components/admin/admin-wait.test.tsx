import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminWait } from './admin-wait';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has a named way home before anybody knows the site’s name, and then with it', async () => {
  let answer = (_: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(<AdminWait />);
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  answer(Response.json({ detail: 'Gibt es nicht.', code: 'not_found' }, { status: 404 }));
  expect(await screen.findByRole('link', { name: location.host })).toHaveAttribute('href', '/admin');
});

import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminWait } from './admin-wait';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has a named way home before anybody knows the site’s name, and then with it', async () => {
  let answer: ((response: Response) => void) | undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(<AdminWait />);
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await waitFor(() => expect(answer).toBeDefined());
  answer?.(Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 }));
  expect(await screen.findByRole('link', { name: location.host })).toHaveAttribute('href', '/admin');
});

import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import GlobalError from '@/app/global-error';
import { RequestError } from '@/lib/client/request';
import { codeOfError, ErrorPoster, titleOfError } from './error-poster';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

it('an error is called by its code, and by the name of the site where the document tells it', () => {
  expect(titleOfError(500)).toBe('500');
  document.head.innerHTML = '<meta name="application-name" content="STROMAUF">';
  expect(titleOfError(404)).toBe('404 – STROMAUF');
});

describe('an error says in both languages what happened, and leads home (spec §8)', () => {
  it.each([
    [404, 'Die gesuchte Seite wurde nicht gefunden.', 'This page could not be found.'],
    [500, 'Ein interner Serverfehler ist aufgetreten.', 'An internal server error has occurred.'],
    [503, 'Ein Fehler ist aufgetreten.', 'An error has occurred.'],
  ])('%i', (code, german, english) => {
    render(<ErrorPoster locale="en" code={code} />);
    expect(screen.getByText(german).lang).toBe('de');
    expect(screen.getByText(english).lang).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(String(code));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('an error has the status of its answer, and is a fault of the server without one', () => {
  expect([503, 0].map((status) => codeOfError(new RequestError('failed', status, '')))).toEqual([503, 500]);
  expect(codeOfError(new Error('render'))).toBe(500);
});

it.each([
  ['/de/besuch', '/de'],
  ['/en/visit', '/en'],
])(
  'on %s the last resort says in both languages that not even the error page could be shown',
  (path, home) => {
    vi.stubGlobal('reportError', vi.fn());
    history.replaceState(null, '', path);
    const error = new Error('layout');
    const { unmount } = render(<GlobalError error={error} />, { container: document });
    expect(screen.getByText('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.').lang).toBe('de');
    expect(screen.getByText('An error occurred while showing the error page.').lang).toBe('en');
    expect(screen.getByRole('link').getAttribute('href')).toBe(home);
    expect(reportError).toHaveBeenCalledWith(error);
    unmount();
  },
);

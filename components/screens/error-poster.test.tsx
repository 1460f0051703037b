import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import GlobalError from '@/app/global-error';
import { ErrorPoster, titleOfError } from './error-poster';

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
    [404, 'Die gesuchte Seite wurde nicht gefunden.', 'This page could not be found'],
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

it.each([
  ['/de/besuch', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.', '/de'],
  ['/en/visit', 'An error occurred while showing the error page', '/en'],
])('on %s the last resort says that not even the error page could be shown', (path, sentence, home) => {
  vi.stubGlobal('reportError', vi.fn());
  history.replaceState(null, '', path);
  const error = new Error('layout');
  const { unmount } = render(<GlobalError error={error} />, { container: document });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(home);
  expect(reportError).toHaveBeenCalledWith(error);
  unmount();
});

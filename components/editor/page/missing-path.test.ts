// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { missingPath } from './missing-path';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** What the screen at an address says about the page there. */
function at(address: string, isMissing: boolean): string | null {
  history.replaceState(null, '', address);
  document.body.innerHTML = isMissing ? '<div class="error-html"></div>' : '<h1>Besuch</h1>';
  return missingPath();
}

it('is the address as a page can have it, where no page is', () => {
  expect(at('/de/besuch/f%C3%BCr-gruppen?edit', true)).toBe('besuch/fuer-gruppen');
  expect(at('/en/Groups%20and%20schools/', true)).toBe('groups-and-schools');
  expect(at('/de/besuch?edit', false)).toBeNull();
});

it('is empty for an address that is none', () => {
  expect(at('/de/%E0%A4?edit', true)).toBe('');
});

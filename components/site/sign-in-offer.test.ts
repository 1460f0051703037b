// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerSignIn } from './sign-in-offer';

const words = { title: 'Anmelden?', text: 'Es geht hier weiter.', sign_in: 'Anmelden', stay: 'Nur lesen' };

beforeEach(() => {
  // The tests' document knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  });
  history.replaceState(null, '', '/de/besuch?edit&noToolbar=1#anfahrt');
});

afterEach(() => {
  document.body.innerHTML = '';
});

it('leads to the sign-in and from there back to what was to be edited', () => {
  offerSignIn(words);
  offerSignIn(words);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    `/cms-hub?next=${encodeURIComponent('/de/besuch?edit&noToolbar=1#anfahrt')}`,
  );
});

it('leaves a reader with the page, and without the wish to edit in its address', () => {
  offerSignIn(words);
  document.querySelector('button')?.click();
  expect(document.querySelector('dialog')).toBeNull();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/de/besuch?noToolbar=1#anfahrt');
});

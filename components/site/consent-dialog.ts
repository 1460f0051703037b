import {
  consentCategories,
  consentCookieText,
  isWithdrawn,
  readConsent,
  type ConsentCategory,
} from './consent-choice';
import { consent } from '@/lib/site';

/** Pages that must be readable before anything is decided (spec §1). */
const excluded = /^\/(?:de\/(?:impressum|datenschutz)|en\/(?:imprint|data-policy))$/;

function findDialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-consent]');
}

/** Opens the dialog where nothing was chosen yet, except on imprint and data policy. */
export function offerConsent(): void {
  if (readConsent(document.cookie) === null && !excluded.test(location.pathname)) show(false);
}

/** Opens the dialog with the present choice. */
export function openConsent(): void {
  show(true);
}

function show(isAsked: boolean): void {
  const dialog = findDialog();
  const form = dialog?.querySelector('form');
  if (!dialog || !form || dialog.matches(':popover-open')) return;
  const chosen = readConsent(document.cookie) ?? [];
  for (const input of form.querySelectorAll('input')) {
    input.checked = input.disabled || chosen.some((category) => category === input.name);
  }
  form.onsubmit = (event) => {
    event.preventDefault();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'none';
    save(
      consentCategories.filter(
        (category) =>
          answer === 'all' ||
          (answer === 'chosen' &&
            form.querySelector<HTMLInputElement>(`[name="${category}"]`)?.checked === true),
      ),
    );
    dialog.hidePopover();
  };
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape' && isAsked) dialog.hidePopover();
  };
  dialog.showPopover();
  if (isAsked) dialog.querySelector<HTMLElement>('h2')?.focus();
}

function save(chosen: ConsentCategory[]): void {
  const before = readConsent(document.cookie);
  document.cookie = consentCookieText(chosen, location.protocol === 'https:');
  if (isWithdrawn(before, ['required', ...chosen])) location.reload();
  else document.dispatchEvent(new CustomEvent(consent.event));
}

import { buttonClass } from '@/components/ui/button';
import { hubPath } from '@/lib/contract/hub-path';
import styles from './sign-in-offer.module.css';

export type SignInWords = Record<'title' | 'text' | 'sign_in' | 'stay', string>;

/** The sign-in's address that leads back to the page to edit. */
export function signInAddress({ pathname, search, hash }: Location): string {
  return hubPath({ next: `${pathname}${search}${hash}` });
}

/** Asks somebody who wants to edit (`?edit`) without being signed in to sign in, and brings them back (spec §6, §7: the redirect modal). */
export function offerSignIn(words: SignInWords): void {
  if (document.querySelector(`.${styles.dialog}`)) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', 'sign-in-offer');
  const title = document.createElement('h2');
  title.id = 'sign-in-offer';
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  const ways = document.createElement('div');
  ways.className = styles.ways ?? '';
  const signIn = document.createElement('a');
  signIn.className = buttonClass({ variant: 'primary' });
  signIn.href = signInAddress(location);
  signIn.textContent = words.sign_in;
  const stay = document.createElement('button');
  stay.type = 'button';
  stay.className = buttonClass();
  stay.textContent = words.stay;
  stay.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    const url = new URL(location.href);
    url.searchParams.delete('edit');
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  });
  ways.append(signIn, stay);
  dialog.append(title, text, ways);
  document.body.append(dialog);
  dialog.showModal();
}

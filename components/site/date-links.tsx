'use client';

import { useEffect } from 'react';
import { addressOn, onParameter } from '@/lib/contract/on-a-date';
import { readAddress } from './prefetch-links';

/**
 * Keeps the date while an editor browses the site on a date: links and forms within the site get the moment, those that edit or preview
 * do not.
 */
export function DateLinks({ moment }: { moment: string }) {
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };

    // Before a link is followed in any way: a pointer, the focus or a click comes first.
    const keepInLink = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.hasAttribute('data-leaves-date')) return;
      const address = readAddress(link);
      if (address === null) return;
      const query = new URL(address, location.href).searchParams;
      if (['edit', 'v', onParameter].some((name) => query.has(name))) return;
      link.setAttribute('href', addressOn(address, moment));
    };

    const keepInForm = ({ target }: Event): void => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
      if (target.elements.namedItem(onParameter) !== null) return;
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name: onParameter, value: moment });
      target.append(field);
    };

    for (const type of ['pointerover', 'focusin', 'click'])
      document.addEventListener(type, keepInLink, options);
    document.addEventListener('submit', keepInForm, options);
    return () => stop.abort();
  }, [moment]);
  return null;
}

import { vi } from 'vitest';

/** What it has, by path and query; anything else is a 404. */
export const answers: Record<string, unknown> = {};

/** What it was asked for, with the cookies that came along. */
export const asked: [address: string, cookie: string | null][] = [];

/** Puts an empty content system in the place of the network, for tests of what asks it (`lib/content/http`). */
export function startContentSystem(): void {
  for (const address of Object.keys(answers)) Reflect.deleteProperty(answers, address);
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}`;
    asked.push([address, new Headers(init.headers).get('cookie')]);
    return address in answers ? Response.json(answers[address]) : new Response('', { status: 404 });
  });
}

const evil = '<p>Ja<img src="x" onerror="steal()"></p>';
const text = { id: 3, model: 'text', content: evil };

/** A section with a text that would run a script, and what of it may be shown. */
export const section = {
  id: 2,
  model: 'container',
  layout: 0,
  columns: [{ classes: 'c', children: [text] }],
};
export const cleanSection = { columns: [{ classes: 'c', children: [{ ...text, content: '<p>Ja</p>' }] }] };

export const event = { id: 7, title: 'Tanz', slug: 'tanz', date_start: '2025-06-28T19:30:00+02:00' };
export const article = { id: 8, title: 'Neues', slug: 'neues' };
export const artwork = {
  id: 9,
  name: 'Steg',
  slug: { de: 'steg', en: 'jetty' },
  description_long: evil,
  urls: {},
};

/** One page of a list of the contract. */
export const listOf = (...results: unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

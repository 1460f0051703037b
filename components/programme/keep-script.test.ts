// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pageEvent } from '@/lib/site';
import { keepScript, runKeeping } from './keep-script';

const thing = { kind: 'event', id: 7, title: 'Bojenchor' };
const options = { key: 'kept', event: 'kept:changed', pageEvent, most: 2 };

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  for (const id of [7, 8, 9]) {
    const button = document.createElement('button');
    button.dataset['keep'] = JSON.stringify({ ...thing, id });
    document.body.append(button);
  }
});

it('marks, tells, remembers, takes away again, and keeps no more than it may', async () => {
  const changed = vi.fn();
  document.addEventListener(options.event, changed);
  runKeeping(options);
  const [first, second, third] = document.querySelectorAll('button');
  await vi.waitFor(() => expect(first?.getAttribute('aria-pressed')).toBe('false'));
  first?.click();
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(localStorage.getItem('kept') ?? '')).toEqual([thing]);
  expect(changed).toHaveBeenCalledTimes(1);
  second?.click();
  third?.click();
  expect(first?.getAttribute('aria-pressed')).toBe('false');
  third?.click();
  expect(JSON.parse(localStorage.getItem('kept') ?? '')).toEqual([{ ...thing, id: 8 }]);
  localStorage.setItem('kept', '{broken');
  document.dispatchEvent(new Event(pageEvent));
  expect(second?.getAttribute('aria-pressed')).toBe('false');
});

it('shows what was kept earlier without keeping the first paint waiting for the storage', async () => {
  localStorage.setItem('kept', JSON.stringify([thing]));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  runKeeping(options);
  expect(read).not.toHaveBeenCalled();
  const [first, second] = document.querySelectorAll('button');
  await vi.waitFor(() => expect(first?.getAttribute('aria-pressed')).toBe('true'));
  expect(second?.getAttribute('aria-pressed')).toBe('false');
});

it('is a script of its own', () => {
  expect(keepScript(options)).toMatch(/^\(.+\)\(\{"key":"kept"/s);
});

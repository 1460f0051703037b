import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MapMark } from './map-mark';
import { useRoute } from './use-map-data';

const mark = (id: number, longitude: number, latitude: number): MapMark => ({
  ...{ id, longitude, latitude, number: `0${id}`, name: `Werk ${id}`, colour: 'pink', url: `/de/werk/${id}` },
});
const marks = [mark(1, 10, 53), mark(2, 10.002, 53.001)];
const straight = marks.map(({ longitude, latitude }) => [longitude, latitude]);

afterEach(() => vi.unstubAllGlobals());

const stubNetwork = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('draws the walk along the network', async () => {
  const ways = {
    nodes: [
      [10, 53],
      [10.002, 53],
      [10.002, 53.001],
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
  };
  stubNetwork(() => Promise.resolve(Response.json(ways)));
  const { result } = renderHook(() => useRoute('/map/ways.json', marks, true));
  await waitFor(() => expect(result.current?.coordinates.flat()).toContainEqual([10.002, 53]));
});

it.each([
  ['cannot be had', () => Promise.reject(new TypeError('offline'))],
  ['is an error', () => Promise.resolve(Response.json({ detail: 'Nein.' }, { status: 503 }))],
  ['is none', () => Promise.resolve(new Response('<!doctype html>', { status: 404 }))],
])('draws it straight from mark to mark where the network %s', async (_, answer) => {
  const asked = stubNetwork(answer);
  const { result } = renderHook(() => useRoute('/map/ways.json', marks, true));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.coordinates).toEqual([straight]));
  expect(asked).toHaveBeenCalledOnce();
});

it('asks for no network where no walk is wanted', () => {
  const asked = stubNetwork(() => Promise.reject(new TypeError('offline')));
  const { result } = renderHook(() => useRoute('/map/ways.json', marks, false));
  expect(result.current).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

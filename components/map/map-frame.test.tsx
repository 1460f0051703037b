import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '@/lib/site';
import type { MapLabels } from './labels';
import { MapFrame } from './map-frame';
import type { MapSettings } from './map-settings';

vi.mock('./town-map', () => ({ TownMap: () => <p>Lebende Karte</p> }));

const own: MapSettings = {
  tiles: '/map/a.pmtiles',
  style: null,
  styleHost: null,
  ways: null,
  overview: null,
};
const foreign: MapSettings = {
  ...own,
  tiles: null,
  style: 'https://karten.example/style.json',
  styleHost: 'karten.example',
};
const labels = {
  map: 'Karte',
  ask: 'Von {host}.',
  allow: 'Laden',
  failed: 'Geht hier nicht.',
} as MapLabels;

let comeNear: () => void;

function open(settings: MapSettings): void {
  render(
    <MapFrame locale="de" settings={settings} labels={labels} marks={[]} chosen={null}>
      <p>Gezeichneter Überblick</p>
    </MapFrame>,
  );
}

const live = () => screen.findByText('Lebende Karte');
const isLive = () => screen.queryByText('Lebende Karte') !== null;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(say: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => say([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const context = { getExtension: () => null } as unknown as WebGL2RenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = `${consent.cookie}=; Max-Age=0`;
});

describe('a map in its place', () => {
  it('is the drawn overview until it comes near, and then lives', async () => {
    open(own);
    expect(screen.getByText('Gezeichneter Überblick')).toBeInTheDocument();
    expect(isLive()).toBe(false);
    comeNear();
    expect(await live()).toBeInTheDocument();
  });

  it('stays the drawn overview without WebGL, and says so', () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    open(own);
    comeNear();
    expect(screen.getByText('Gezeichneter Überblick')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Geht hier nicht.');
    expect(isLive()).toBe(false);
  });

  it('asks before it loads an outside style, and names who would be told', async () => {
    open(foreign);
    comeNear();
    expect(screen.getByText('Von karten.example.')).toBeInTheDocument();
    expect(isLive()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Laden' }).click());
    expect(await live()).toBeInTheDocument();
  });

  it('asks nobody who agreed to external media before, nor once they do', async () => {
    open(foreign);
    comeNear();
    document.cookie = `${consent.cookie}=required.external`;
    act(() => void document.dispatchEvent(new CustomEvent(consent.event)));
    expect(await live()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Laden' })).toBeNull();
  });
});

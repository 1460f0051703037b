import { homeMap } from '@/components/map/home-map';
import type { MapSettings } from '@/components/map/map-settings';
import { env } from '@/lib/env';

/** The map of this installation: an external style, another archive served by this server, or the demo's own town. */
export function mapSettings(): MapSettings {
  const elsewhere = { ways: null, overview: null };
  if (env.MAP_STYLE_URL !== undefined) {
    return {
      ...elsewhere,
      tiles: null,
      style: env.MAP_STYLE_URL,
      styleHost: new URL(env.MAP_STYLE_URL).host,
    };
  }
  const own = { style: null, styleHost: null };
  if (env.MAP_TILES_URL !== undefined) return { ...own, ...elsewhere, tiles: '/api/map-tiles' };
  return { ...own, ...homeMap };
}

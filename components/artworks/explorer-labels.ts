import type { MapLabels } from '@/components/map/labels';

/** Labels of the artworks' list and map, in the page's language. */
export interface ExplorerLabels {
  map: MapLabels;
  filters: string;
  filter: Record<'now' | 'yes' | 'outdoors' | 'indoors' | 'quay' | 'island' | 'upstream', string>;
  list: string;
  mapView: string;
  view: string;
  near: string;
  nearFailed: string;
  route: string;
  /** The heading of all of them. */
  all: string;
  /** The heading of those that fit: with `{filters}`, `{shown}` and `{all}`. */
  filtered: string;
  none: string;
  reset: string;
  /** With `{number}` and `{name}`. */
  show: string;
  cards: string;
}

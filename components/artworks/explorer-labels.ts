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
  /** With `{shown}` and `{all}`. */
  count: string;
  none: string;
  reset: string;
  /** With `{number}` and `{name}`. */
  show: string;
  cards: string;
}

import type { RecordResource } from '@/lib/records/definitions';
import { springArticles } from './articles-spring';
import { summerArticles } from './articles-summer';
import { islandArtworks } from './artworks-island';
import { quayArtworks } from './artworks-quay';
import { upstreamArtworks } from './artworks-upstream';
import { joinEvents } from './events-join';
import { stageEvents } from './events-stage';
import { tourEvents } from './events-tours';
import { genres } from './genres';
import { media } from './media';
import type { MediaContent, NamedThing, RecordContent } from './model';
import { navigation, redirects } from './navigation';
import { about, partners, team } from './page-about';
import { home } from './page-home';
import { accessibility, dataPolicy, imprint } from './page-legal';
import { questions } from './page-questions';
import { visit } from './page-visit';
import { downloads, papers } from './press';
import { intros, screens } from './screens';
import { settings } from './settings';
import { venues } from './venues';

/** Every file of the demo's media library. */
export const files: readonly MediaContent[] = [...media, ...papers];

/** Records of one resource, with the prefix by which others refer to them. */
export interface RecordGroup {
  resource: RecordResource;
  /** Prefix of their names; a group without one is never referred to. */
  name?: Exclude<NamedThing, 'media'>;
  records: readonly RecordContent[];
}

/** Every record of the demo. A record's own fields refer only to records of the same or an earlier group; documents may refer to all. */
export const groups: readonly RecordGroup[] = [
  { resource: 'genres', name: 'genre', records: genres },
  { resource: 'venues', name: 'venue', records: venues },
  {
    resource: 'pages',
    name: 'page',
    records: [home, visit, about, team, questions, partners, accessibility, imprint, dataPolicy, ...screens],
  },
  { resource: 'articles', name: 'article', records: [...springArticles, ...summerArticles] },
  {
    resource: 'productions',
    name: 'production',
    records: [...quayArtworks, ...islandArtworks, ...upstreamArtworks],
  },
  { resource: 'events', name: 'event', records: byDate([...tourEvents, ...stageEvents, ...joinEvents]) },
  { resource: 'download-directories', name: 'download', records: downloads },
  { resource: 'sections', records: intros },
  { resource: 'navigation', records: [{ key: 'navigation', values: navigation }] },
  { resource: 'settings', records: [{ key: 'settings', values: settings }] },
  { resource: 'redirects', records: redirects },
];

function byDate(events: readonly RecordContent[]): RecordContent[] {
  const start = (event: RecordContent) => String(event.values['date_start']);
  return events.toSorted((one, other) => start(one).localeCompare(start(other)));
}

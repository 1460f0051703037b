import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import * as home from '../../../page';
import * as artworks from '../../../artworks-and-map/page';
import * as artwork from '../../../artworks-and-map/[id]/page';
import * as filteredArtworks from '../../../artworks-and-map/filtered/page';
import * as calendar from '../../../calendar/page';
import * as event from '../../../calendar/[id]/page';
import * as filteredCalendar from '../../../calendar/filtered/page';
import * as programme from '../../../my-programme/page';
import * as sharedProgramme from '../../../my-programme/shared/page';
import * as news from '../../../news/page';
import * as article from '../../../news/[id]/page';
import * as newsletter from '../../../newsletter/page';
import * as offline from '../../../offline/page';
import * as contentPage from '../../../page/[...slug]/page';
import * as press from '../../../press/page';
import * as directory from '../../../press/download-directory/[name]/page';
import * as search from '../../../search/page';
import * as results from '../../../search/results/page';

export type Query = Record<string, string | string[] | undefined>;

interface Asked {
  locale: Locale;
  /** The path's last part. */
  last: string;
  path: string[];
  query: Query;
}

interface Route {
  page: ReactNode;
  metadata: () => Promise<Metadata>;
}

/** A public route with its props. */
function route<Props extends object>(
  {
    default: Page,
    generateMetadata,
  }: {
    default: (props: Props) => ReactNode | Promise<ReactNode>;
    generateMetadata: (props: Props) => Promise<Metadata>;
  },
  give: (asked: Asked) => Props,
): (asked: Asked) => Route {
  return (asked) => {
    const props = give(asked);
    return { page: <Page {...props} />, metadata: () => generateMetadata(props) };
  };
}

const screen = ({ locale }: Asked) => ({ params: Promise.resolve({ locale }) });
const thing = ({ locale, last }: Asked) => ({ params: Promise.resolve({ locale, id: last }) });
const filtered = ({ locale, query }: Asked) => ({
  params: Promise.resolve({ locale }),
  searchParams: Promise.resolve(query),
});

/** All public routes except the steps of the newsletter, which have effects. */
const routes: readonly (readonly [RegExp, (asked: Asked) => Route])[] = [
  [/^$/, route(home, screen)],
  [
    /^page\/./,
    route(contentPage, ({ locale, path }) => ({
      params: Promise.resolve({ locale, slug: path.slice(1) }),
    })),
  ],
  [/^news$/, route(news, screen)],
  [/^news\/\d+$/, route(article, thing)],
  [/^calendar$/, route(calendar, screen)],
  [/^calendar\/filtered$/, route(filteredCalendar, filtered)],
  [/^calendar\/\d+$/, route(event, thing)],
  [/^artworks-and-map$/, route(artworks, screen)],
  [/^artworks-and-map\/filtered$/, route(filteredArtworks, filtered)],
  [/^artworks-and-map\/\d+$/, route(artwork, thing)],
  [/^newsletter(?:\/|$)/, route(newsletter, screen)],
  [/^press$/, route(press, screen)],
  [
    /^press\/download-directory\/[^/]+$/,
    route(directory, ({ locale, last }) => ({ params: Promise.resolve({ locale, name: last }) })),
  ],
  [/^search$/, route(search, screen)],
  [
    /^search\/results$/,
    route(results, ({ locale, query: { query, group, page } }) => ({
      params: Promise.resolve({ locale }),
      searchParams: Promise.resolve({ query, group, page }),
    })),
  ],
  [/^my-programme$/, route(programme, screen)],
  [/^my-programme\/shared$/, route(sharedProgramme, filtered)],
  [/^offline$/, route(offline, screen)],
];

/** The visitors' page behind an internal route, as the middleware names it. */
export function findRoute(locale: Locale, path: string[], query: Query): Route | null {
  const name = path.join('/');
  const make = routes.find(([pattern]) => pattern.test(name))?.[1];
  return make ? make({ locale, last: path.at(-1) ?? '', path, query }) : null;
}

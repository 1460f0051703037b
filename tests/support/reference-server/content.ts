import type { Locale } from '@/lib/contract/locale';

/** A module as this backend keeps it: flat rows with a parent, one set per language, as a relational backend would. */
export interface ModuleRow {
  id: number;
  model: string;
  locale: Locale;
  page: number | null;
  slug: string | null;
  parent: number | null;
  column: number;
  order: number;
  anchor: string;
  fields: Record<string, unknown>;
}

export interface PageRow {
  id: number;
  slugs: Record<Locale, string>;
  titles: Record<Locale, string>;
  is_online: boolean;
}

/** A thing of the public data interface, with its texts per language: `{ de, en }`. */
export type Row = Record<string, unknown> & { id: number };

export interface Content {
  pages: PageRow[];
  modules: ModuleRow[];
  redirects: { old_path: string; new_path: string }[];
  events: Row[];
  genres: Row[];
  articles: Row[];
  productions: Row[];
  directories: Row[];
}

const locales: Locale[] = ['de', 'en'];

/** A small site of an invented venue, the same on every start, so that a test knows what it meets. */
export function buildContent(): Content {
  const pages: PageRow[] = [
    { id: 1, slugs: { de: '', en: '' }, titles: { de: 'Start', en: 'Home' }, is_online: true },
    {
      id: 2,
      slugs: { de: 'ueber-uns', en: 'about-us' },
      titles: { de: 'Über uns', en: 'About us' },
      is_online: true,
    },
    {
      id: 3,
      slugs: { de: 'entwurf', en: 'draft' },
      titles: { de: 'Entwurf', en: 'Draft' },
      is_online: false,
    },
  ];
  const genres: Row[] = [
    { id: 1, slug: 'fuehrung', title: { de: 'Führung', en: 'Guided tour' } },
    { id: 2, slug: 'konzert', title: { de: 'Konzert', en: 'Concert' } },
  ];
  const modules: ModuleRow[] = [];
  let id = 100;
  for (const locale of locales) {
    for (const page of pages) {
      const section = (id += 1);
      const base = { locale, page: page.id, slug: null, column: 0, anchor: '' };
      modules.push({
        ...base,
        id: section,
        model: 'container',
        parent: null,
        order: 0,
        fields: { layout: 0 },
      });
      modules.push({
        ...base,
        id: (id += 1),
        model: 'headline',
        parent: section,
        order: 0,
        fields: {
          headline_level: 2,
          preline: '',
          content: page.titles[locale],
          subline: '',
          extra_class: 'default',
        },
      });
      modules.push({
        ...base,
        id: (id += 1),
        model: 'text',
        parent: section,
        order: 1,
        fields: {
          content: '<p>Reference <img src="x" onerror="steal()"><a href="javascript:steal()">text</a></p>',
          add_additional_space: false,
          show_more: false,
        },
      });
    }
  }
  return {
    pages,
    modules,
    redirects: [
      { old_path: '/de/alt', new_path: '/de/ueber-uns' },
      { old_path: '/en/old', new_path: '/en/about-us' },
    ],
    genres,
    events: Array.from({ length: 45 }, (_, index) => ({
      id: index + 1,
      title: { de: `Veranstaltung ${index + 1}`, en: `Event ${index + 1}` },
      slug: { de: `veranstaltung-${index + 1}`, en: `event-${index + 1}` },
      date_start: `2025-07-${String(Math.floor(index / 2) + 1).padStart(2, '0')}T19:00:00+02:00`,
      date_end: null,
      genre: genres[index % 2],
      is_online: true,
    })),
    articles: Array.from({ length: 9 }, (_, index) => ({
      id: index + 1,
      title: { de: `Nachricht ${index + 1}`, en: `News item ${index + 1}` },
      slug: { de: `nachricht-${index + 1}`, en: `news-item-${index + 1}` },
      date: `2025-06-${String(9 - index).padStart(2, '0')}`,
      teaser: { de: 'Kurz gesagt.', en: 'In short.' },
      image: index === 0 ? '/media/news/first.png' : null,
      // The last one is kept back: only editors get it.
      is_online: index < 8,
      modules: [],
    })),
    productions: Array.from({ length: 3 }, (_, index) => ({
      id: index + 1,
      work_identifier: `W${index + 1}`,
      order: index,
      name: { de: `Werk ${index + 1}`, en: `Work ${index + 1}` },
      slugs: { de: `werk-${index + 1}`, en: `work-${index + 1}` },
      subtitle: '',
      description_short: { de: 'Ein Werk.', en: 'A work.' },
      description_long: {
        de: '<p onclick="steal()">Ein Werk am Fluss.<script>steal()</script></p>',
        en: '<p>A work by the river.</p>',
      },
      header_image: null,
      header_image_obj: null,
      header_image_thumbs: {},
      venues: [],
      opening_hours: [],
      articles: [],
      upcoming_events: [],
      is_online: true,
    })),
    directories: [
      {
        id: 1,
        name: 'pressebilder',
        files: [
          {
            id: 1,
            title: 'Bild',
            filename: 'bild.png',
            url: '/media/press/bild.png',
            type: 'image/png',
            size: 68,
          },
        ],
      },
    ],
  };
}

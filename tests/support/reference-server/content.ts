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

export interface Content {
  pages: PageRow[];
  modules: ModuleRow[];
  redirects: { old_path: string; new_path: string }[];
  events: Record<string, unknown>[];
  genres: Record<string, unknown>[];
  articles: Record<string, unknown>[];
  productions: Record<string, unknown>[];
  directories: Record<string, unknown>[];
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
        fields: { content: '<p>Reference</p>', add_additional_space: false, show_more: false },
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
    genres: [
      { id: 1, slug: 'fuehrung', title: 'Führung' },
      { id: 2, slug: 'konzert', title: 'Konzert' },
    ],
    events: Array.from({ length: 45 }, (_, index) => ({
      id: index + 1,
      title: `Veranstaltung ${index + 1}`,
      slug: { de: `veranstaltung-${index + 1}`, en: `event-${index + 1}` },
      date_start: `2025-07-${String((index % 28) + 1).padStart(2, '0')}T19:00:00+02:00`,
      date_end: null,
      genres: [index % 2 === 0 ? 'fuehrung' : 'konzert'],
    })),
    articles: Array.from({ length: 9 }, (_, index) => ({
      id: index + 1,
      title: `Nachricht ${index + 1}`,
      slug: { de: `nachricht-${index + 1}`, en: `news-${index + 1}` },
      date: `2025-06-${String(index + 1).padStart(2, '0')}`,
      teaser: 'Kurz gesagt.',
      modules: [],
    })),
    productions: Array.from({ length: 3 }, (_, index) => ({
      id: index + 1,
      work_identifier: `W${index + 1}`,
      order: index,
      name: `Werk ${index + 1}`,
      slug: { de: `werk-${index + 1}`, en: `work-${index + 1}` },
      subtitle: '',
      description_short: 'Ein Werk.',
      description_long: '<p>Ein Werk am Fluss.</p>',
      header_image: null,
      header_image_obj: null,
      header_image_thumbs: {},
      venues: [],
      opening_hours: [],
      articles: [],
      upcoming_events: [],
    })),
    directories: [{ id: 1, name: 'pressebilder', title: 'Pressebilder', files: [] }],
  };
}

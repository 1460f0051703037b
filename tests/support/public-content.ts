import { uploadMedia } from '@/lib/backend/media/upload';
import { createRecord } from '@/lib/backend/records/write';
import { publish } from './page-editor';

/** Makes a small site: of each kind of record something that visitors see, and something offline. Returns the ids by name. */
export async function makePublicContent(): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};

  async function make(
    name: string,
    resource: Parameters<typeof createRecord>[0],
    data: Record<string, unknown>,
  ) {
    ids[name] = Number((await createRecord(resource, data)).id);
  }

  const file = await uploadMedia(Buffer.from('%PDF-1.7\n%äöü\n1 0 obj\n<<>>\nendobj\n'), {
    filename: 'Pressemappe.pdf',
  });
  await make('genre', 'genres', { title: { de: 'Konzert', en: 'Concert' } });
  await make('venue', 'venues', {
    name: { de: 'Alte Werft' },
    street: 'Kai 1',
    postal_code: '12345',
    city: 'Flussstadt',
  });
  await make('article', 'articles', {
    title: { de: 'Neuigkeit', en: 'News item' },
    date: '2025-06-01',
    is_online: true,
  });
  await make('draftArticle', 'articles', { title: { de: 'Entwurf' }, date: '2025-06-02' });
  await make('production', 'productions', {
    name: { de: 'Gezeiten', en: 'Tides' },
    description_short: { de: 'Was das Wasser misst.' },
    is_online: true,
    venues: [ids.venue],
    articles: [ids.article, ids.draftArticle],
    opening_hours: [
      { day_from: 'tu', day_to: 'su', opens: '11:00', closes: '19:00', note: { de: 'Eintritt frei' } },
    ],
  });
  for (let day = 1; day <= 3; day += 1) {
    await make(`event${day}`, 'events', {
      title: { de: `Klang ${day}`, en: `Sound ${day}` },
      date_start: `2025-07-0${day}T19:30`,
      genre: ids.genre,
      venue: ids.venue,
      production: ids.production,
      is_online: true,
      ...(day === 3 ? { status: 'cancelled' } : {}),
    });
  }
  await make('germanEvent', 'events', {
    title: { de: 'Nur deutsch' },
    date_start: '2024-01-05T10:00',
    is_online: true,
  });
  await make('draftEvent', 'events', {
    title: { de: 'Geheim', en: 'Secret' },
    date_start: '2025-07-01T10:00',
  });
  await make('page', 'pages', { title: { de: 'Besuch', en: 'Visit' }, is_online: true, in_footer: true });
  await publish(ids.page ?? 0, ['de', 'en']);
  await make('offline', 'pages', { title: { de: 'Offline', en: 'Offline' } });
  await make('directory', 'download-directories', {
    name: { de: 'Pressebilder', en: 'Press pictures' },
    is_online: true,
    files: [{ file: `media:${file.row.id}`, title: { de: 'Mappe' } }, { file: `media:${file.row.id}` }],
  });
  await make('draftDirectory', 'download-directories', {
    name: { de: 'Entwürfe' },
    files: [{ file: `media:${file.row.id}` }],
  });
  await make('navigation', 'navigation', {
    name: 'main',
    menu: [
      { menu_name: { de: 'Besuch', en: 'Visit' }, link: `page:${ids.page}`, is_highlight: true },
      { menu_name: { de: 'Offline' }, link: `page:${ids.offline}` },
      {
        menu_name: { de: 'Werk' },
        children: [{ menu_name: { de: 'Gezeiten' }, link: `production:${ids.production}` }],
      },
      {
        menu_name: { de: 'Haus', en: 'House' },
        link: `page:${ids.offline}`,
        children: [
          { menu_name: { de: 'Anfahrt' }, link: `page:${ids.page}` },
          { menu_name: { en: 'Offline' }, link: `page:${ids.offline}` },
        ],
      },
    ],
    footer: [{ title: { de: 'Extern' }, link: 'https://example.org/' }],
  });
  await make('settings', 'settings', {
    name: { de: 'Flusshaus', en: 'River House' },
    slogan: { de: 'Kunst am Wasser' },
    date_start: '2025-06-28',
    date_end: '2025-10-05',
    imprint: `page:${ids.page}`,
    data_policy: `page:${ids.offline}`,
    social: [{ name: 'Instagram', url: 'https://example.org/haus' }],
  });
  await make('redirect', 'redirects', { old_path: '/de/alt', new_path: '/de/besuch' });
  return ids;
}

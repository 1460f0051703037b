import { paginate, presentThing } from './answers';
import type { Row } from './content';
import { isSignedIn, notFound, send, type Context } from './server';

/** The public data interface of spec §7, base contract; a list without its trailing slash is a redirect. */
export function publicData(context: Context, path: string): void {
  const { response, content, url, locale } = context;
  if (!path.includes('/')) {
    return send(response, 301, undefined, { Location: `/api/${path}/${url.search}` });
  }
  const present = (row: Row) => presentThing(row, locale);
  const isVisible = (row: Row) => row.is_online !== false || isSignedIn(context);
  const list = (rows: Row[], size: number) => {
    const page = paginate(rows.filter(({ is_online }) => is_online !== false).map(present), url, size);
    send(response, page ? 200 : 404, page ?? { detail: 'Invalid page.' });
  };
  const detail = (rows: Row[], id: string) => {
    const row = rows.find((each) => each.id === Number(id));
    if (row && isVisible(row)) send(response, 200, present(row));
    else send(response, 404, notFound);
  };
  const [, resource = '', id] = /^([a-z-]+)\/(?:([^/]+)\/?)?$/.exec(path) ?? [];
  const genre = url.searchParams.get('genre');
  switch (resource) {
    case 'events':
      if (id) return detail(content.events, id);
      return list(
        genre
          ? content.events.filter((event) => (event.genre as Row | undefined)?.slug === genre)
          : content.events,
        20,
      );
    case 'genres':
      return send(response, 200, content.genres.map(present));
    case 'articles-teaser':
      return send(response, 200, content.articles.slice(0, 3).map(present));
    case 'articles':
      return id ? detail(content.articles, id) : list(content.articles, 20);
    case 'productions':
      return id ? detail(content.productions, id) : list(content.productions, 1000);
    case 'download-directories':
      return send(response, 200, content.directories.map(present));
    case 'newsletter':
      if (context.request.method === 'POST')
        return send(response, 200, { detail: 'Thank you.', state: 'pending' });
      return send(response, 200, { consent_text: 'I agree.' });
    case 'search':
      return search(context, id);
    default:
      send(response, 404, notFound);
  }
}

/** Titles that contain the text. */
function search({ response, content, url, locale }: Context, group: string | undefined): void {
  const query = url.searchParams.get('query') ?? '';
  const matches = (title: string) => query !== '' && title.toLowerCase().includes(query.toLowerCase());
  const pages = content.pages
    .filter((page) => page.is_online && matches(page.titles[locale]))
    .map((page) => ({
      id: page.id,
      content_type: 'page',
      title: page.titles[locale],
      url: `/${locale}/${page.slugs[locale]}`,
    }));
  const others = content.articles
    .map((row) => presentThing(row, locale))
    .filter((row) => row.is_online === true && matches(String(row.title)))
    .map((row) => ({
      id: row.id,
      content_type: 'article',
      title: row.title,
      url: `/${locale}/${locale === 'de' ? 'aktuelles' : 'news'}/${String(row.slug)}/${String(row.id)}`,
    }));
  const page = (items: unknown[]) => paginate(items, url, 20);
  if (group === 'pages') send(response, 200, page(pages));
  else if (group === 'others') send(response, 200, page(others));
  else if (group === 'autocomplete') send(response, 200, { results: pages.map(({ title }) => title) });
  else send(response, 200, { query, pages: page(pages), others: page(others) });
}

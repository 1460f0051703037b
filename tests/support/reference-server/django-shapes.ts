import type { Reshape } from './server';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event, article or artwork as such a backend may send it: both languages at once, numbers as words, names in place of things. */
function reshapeRow(row: Row): unknown {
  const { title, slug, genre, name } = row;
  const isEvent = 'date_start' in row;
  return {
    ...row,
    id: String(row.id),
    ...(title === undefined ? {} : { title: { de: title, en: title } }),
    ...(typeof slug === 'string' ? { slug: { de: slug, en: slug } } : {}),
    ...(isEvent ? { genre: Number(row.id) % 2 ? 2 : isRow(genre) ? genre.slug : genre, price: 12.5 } : {}),
    ...(name === undefined
      ? {}
      : { order: String(row.order), opening_hours: '', venues: null, slug: undefined, ...oneSlug(row) }),
    image_obj: '',
    image_thumbs: [],
    modules: [null, { id: 9, model: 'constructor' }],
  };
}

function oneSlug({ slug, name }: Row): Row {
  if (!isRow(slug)) return {};
  return { slug: String(name).startsWith('Werk') ? slug.de : slug.en };
}

/**
 * What a healthy content system in the manner of Django may answer where the contract leaves the form open, or a serialiser was written in a
 * hurry.
 */
export const djangoShapes: Reshape = (body, path) => {
  if (path.startsWith('/api/search/') && isRow(body) && isRow(body.pages) && isRow(body.others)) {
    const rows = [body.pages.results, body.others.results].flat();
    return {
      results: [...rows.map((row) => (isRow(row) ? { ...row, id: String(row.id) } : row)), null],
      next: null,
    };
  }
  if (path.endsWith('/pageeditor-api/nav') && isRow(body) && Array.isArray(body.menu))
    return { menu: [null, { url: 'javascript:steal()', menu_name: 'steal()' }, ...(body.menu as unknown[])] };
  if (/^\/api\/(?:events|articles|productions)\/\d+\/?$/.test(path) && isRow(body) && 'id' in body)
    return reshapeRow(body);
  if (/^\/api\/(?:events|articles|productions)\/$/.test(path) && isRow(body) && Array.isArray(body.results))
    return {
      ...body,
      count: String(body.count),
      results: [null, ...body.results.filter(isRow).map(reshapeRow), {}],
    };
  return body;
};

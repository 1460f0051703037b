import 'server-only';
import { isValues } from '@/lib/pagebuilder/field-values';

// Lifts simpler forms of the contract's objects, as other systems send them, to the contract's form. Anything else stays as it is.

type Plain = Record<string, unknown>;

/** A number derived from a name, for systems without ids. The site only uses it to tell two objects apart. */
function idOfName(name: string): number {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return sum + 1 > 2_147_483_647 ? 1 : sum + 1;
}

/** A genre from its name, slug or id alone. The list of genres may complete it (`genres.ts`). */
export function liftGenre(value: unknown): unknown {
  if (typeof value === 'number') return { id: value, slug: String(value), title: '' };
  if (typeof value === 'string') {
    const name = value.trim();
    if (name === '') return null;
    return /^\d{1,9}$/.test(name)
      ? { id: Number(name), slug: name, title: '' }
      : { id: idOfName(name), slug: name, title: name };
  }
  if (!isValues(value)) return value;
  const title = value.title ?? value.name ?? value.slug;
  const slug = value.slug ?? value.id ?? value.title ?? value.name;
  const named = typeof slug === 'string' ? { id: idOfName(slug) } : {};
  return {
    ...named,
    ...value,
    ...(title === undefined ? {} : { title }),
    ...(slug === undefined ? {} : { slug }),
  };
}

/** A venue from its name. */
export function liftVenue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : { id: idOfName(value), name: value };
}

/** Opening hours from a text. */
export function liftHours(value: unknown): unknown {
  if (typeof value === 'string')
    return value.trim() === '' ? null : { day_from: '', day_to: '', note: value };
  if (!isValues(value)) return value;
  const from = value.day_from ?? value.day ?? value.day_to;
  return { ...value, day_from: from, day_to: value.day_to ?? from };
}

/** Splits a single list of hits by their kind. */
export function liftSearch(value: unknown): unknown {
  const list: unknown = Array.isArray(value) ? value : isValues(value) ? value.results : undefined;
  const whole: Plain = isValues(value) ? value : {};
  if (!Array.isArray(list)) {
    const empty = { results: [], next: null };
    return isValues(value)
      ? { ...value, query: value.query ?? '', pages: value.pages ?? empty, others: value.others ?? empty }
      : value;
  }
  const kindOf = (hit: unknown) => (isValues(hit) ? (liftSearchHit(hit) as Plain).content_type : null);
  const pages = list.filter((hit) => kindOf(hit) === 'page');
  const others = list.filter((hit) => kindOf(hit) !== 'page');
  const next = whole.next ?? null;
  return {
    query: whole.query ?? '',
    pages: { results: pages, next: others.length === 0 ? next : null },
    others: { results: others, next: others.length === 0 ? null : next },
  };
}

/** A hit without a kind is a page. */
export function liftSearchHit(value: unknown): unknown {
  if (!isValues(value)) return value;
  const { url } = value;
  const named = typeof url === 'string' ? { id: idOfName(url) } : {};
  const given = Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
  return { ...named, content_type: 'page', ...given };
}

/** One hit as the browser shows it. */
export interface ShownHit {
  id: number;
  kind: string;
  title: string;
  url: string;
  /** HTML in which the found words stand within `<mark>`; MarkedText reads it. */
  excerpt: string;
  /** What is to be said about an event: `sold_out`, `postponed`, `cancelled`; else empty. */
  status: string;
}

interface ShownGroup {
  name: 'pages' | 'others';
  hits: ShownHit[];
  count: number;
  hasMore: boolean;
}

/** What the search screen shows for a query. */
export interface ShownSearch {
  query: string;
  groups: ShownGroup[];
  /** Where one group is looked through page by page. */
  paging?: { group: ShownGroup['name']; page: number; hasNext: boolean };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * A list of hits of the contract as a group. The browser has no schemas, and an external content system's answer reaches it unchecked: what
 * does not fit is left out.
 */
export function readGroup(name: ShownGroup['name'], list: unknown): ShownGroup {
  const { results, count, next } = (list ?? {}) as Record<string, unknown>;
  const hits = (Array.isArray(results) ? (results as unknown[]) : []).flatMap((each): ShownHit[] => {
    const hit = (each ?? {}) as Record<string, unknown>;
    const url = text(hit['url']);
    if (!/^\/(?![/\\])/.test(url) || text(hit['title']) === '') return [];
    return [
      {
        id: Number(hit['id']),
        kind: text(hit['content_type']),
        title: text(hit['title']),
        url,
        excerpt: text(hit['excerpt']),
        status: text(hit['status']),
      },
    ];
  });
  return {
    name,
    hits,
    count: typeof count === 'number' ? count : hits.length,
    hasMore: typeof next === 'string',
  };
}

/** The answer of `GET /api/search/`: both groups. */
export function readSearch(query: string, answer: unknown): ShownSearch {
  const { pages, others } = (answer ?? {}) as Record<string, unknown>;
  return { query, groups: [readGroup('pages', pages), readGroup('others', others)] };
}

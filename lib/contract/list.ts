import { z } from 'zod';

/** A page of a list: the count of all, links to the neighbours, and the results (design: every list has this shape). */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.looseObject({
    count: z.int().min(0).optional(),
    next: z.string().nullable(),
    previous: z.string().nullable().optional(),
    results: z.array(item),
  });
}

export interface List<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** All of a list, page by page; `most` pages at the most, since a source might never report a last one. */
export async function readAllPages<Item>(
  most: number,
  read: (page: number) => Promise<{ results: Item[]; next?: unknown }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= most; page += 1) {
    const { results, next } = await read(page);
    items.push(...results);
    if ((next ?? null) === null) break;
  }
  return items;
}

/** Bounds of a page size, per resource (spec §7, §9). */
export const pageSizes = {
  events: { default: 20, max: 100 },
  articles: { default: 20, max: 100 },
  productions: { default: 1000, max: 1000 },
  search: { default: 20, max: 50 },
  history: { default: 50, max: 200 },
  media: { default: 25, max: 200 },
  admin: { default: 25, max: 1000 },
} as const;

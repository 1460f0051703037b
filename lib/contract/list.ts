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

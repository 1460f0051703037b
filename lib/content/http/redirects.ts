import 'server-only';
import { z } from 'zod';
import { changes } from '@/lib/changes.mjs';
import { locales } from '@/lib/contract/locale';
import { redirectSchema } from '@/lib/contract/redirect';
import { redirectMap } from '../public-path';
import { reportFailure } from '../report-failure';
import { readContract } from './client';

/** Milliseconds after which the lists are read again, beside the request that noticed their age. */
const goodFor = 30_000;

interface Known {
  redirects: Map<string, string>;
  since: number;
  until: number;
}

let known: Known | null = null;
let pending: Promise<Known> | null = null;

/** Where an old path leads, by the lists of both languages (spec §2), which are small: they are read as a whole. */
export async function findRedirect(path: string): Promise<string | null> {
  const isCurrent = known !== null && changes.areFresh([], known.since);
  if (known === null || !isCurrent || known.until < performance.now()) {
    pending ??= read().finally(() => (pending = null));
    if (known === null || !isCurrent) await pending;
    else pending.catch(() => undefined);
  }
  return known?.redirects.get(path) ?? null;
}

/** Reads both lists; while the system is down the last ones stay. Throws if there never were any. */
async function read(): Promise<Known> {
  const since = changes.now();
  try {
    const lists = await Promise.all(
      locales.map((locale) =>
        readContract(`/${locale}/pageeditor-api/redirect`, z.array(redirectSchema), { locale }),
      ),
    );
    const redirects = redirectMap(lists.flatMap((list) => list ?? []));
    known = { redirects, since, until: performance.now() + goodFor };
  } catch (error) {
    if (known === null) throw error;
    reportFailure('redirects', error);
    known = { ...known, since, until: performance.now() + goodFor };
  }
  return known;
}

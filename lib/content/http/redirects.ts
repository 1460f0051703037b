import 'server-only';
import { z } from 'zod';
import { changes } from '@/lib/changes.mjs';
import { locales } from '@/lib/contract/locale';
import { redirectSchema } from '@/lib/contract/redirect';
import { redirectMap } from '../public-path';
import { reportFailure } from '../report-failure';
import { readContract } from './client';

/** Milliseconds after which the lists are read again, in the background of the request that noticed it. */
const goodFor = 30_000;

interface Known {
  redirects: Map<string, string>;
  since: number;
  until: number;
}

let known: Known | null = null;
let pending: Promise<Known> | null = null;

/** The target of an old path in the redirects of both languages (spec §2). The lists are short, so they are read as a whole. */
export async function findRedirect(path: string): Promise<string | null> {
  const isCurrent = known !== null && changes.areFresh([], known.since);
  if (known === null || !isCurrent || known.until < performance.now()) {
    pending ??= read().finally(() => (pending = null));
    if (known === null || !isCurrent) await pending;
    else pending.catch(() => undefined);
  }
  return known?.redirects.get(path) ?? null;
}

/** Reads both lists. If the system does not answer, the last ones are used; throws if there are none. */
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

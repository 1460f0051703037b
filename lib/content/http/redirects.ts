import 'server-only';
import { z } from 'zod';
import { changes } from '@/lib/changes.mjs';
import { locales } from '@/lib/contract/locale';
import { redirectSchema } from '@/lib/contract/redirect';
import { contentTag, pathsTag, resourceTag } from '@/lib/contract/tags';
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

/** Changes after which the lists may be others. */
const tags = [contentTag, pathsTag, resourceTag('redirects')];

let known: Known | null = null;
/** The reading that is on its way; one that began before a change does not count for who asks after it. */
let pending: { since: number; reading: Promise<Known> } | null = null;

/** The target of an old path in the redirects of both languages (spec §2). The lists are short, so they are read as a whole. */
export async function findRedirect(path: string): Promise<string | null> {
  const isCurrent = known !== null && changes.areFresh(tags, known.since);
  if (known !== null && isCurrent) {
    if (known.until < performance.now()) readOnce().catch(() => undefined);
    return known.redirects.get(path) ?? null;
  }
  return (await readOnce()).redirects.get(path) ?? null;
}

function readOnce(): Promise<Known> {
  const since = changes.now();
  if (pending !== null && changes.areFresh(tags, pending.since)) return pending.reading;
  const reading = read(since).finally(() => {
    if (pending?.reading === reading) pending = null;
  });
  pending = { since, reading };
  return reading;
}

/** Reads both lists. If the system does not answer, the last ones are used; throws if there are none. */
async function read(since: number): Promise<Known> {
  try {
    const lists = await Promise.all(
      locales.map((locale) =>
        readContract(`/${locale}/pageeditor-api/redirect`, z.array(redirectSchema), { locale }),
      ),
    );
    const redirects = redirectMap(lists.flatMap((list) => list ?? []));
    return keep({ redirects, since, until: performance.now() + goodFor });
  } catch (error) {
    if (known === null) throw error;
    reportFailure('redirects', error);
    return keep({ ...known, since, until: performance.now() + goodFor });
  }
}

/** A reading that was overtaken by a later one is for those alone who waited for it. */
function keep(read: Known): Known {
  if (known === null || known.since <= read.since) known = read;
  return read;
}

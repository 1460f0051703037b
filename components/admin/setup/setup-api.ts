import { call } from '@/lib/client/call';
import type { Locale } from '@/lib/contract/locale';
import { setupSchema, type Setup, type SetupPart } from '@/lib/contract/setup';
import { withSession } from '../sign-in-request';

/** How far the site is. */
export function readSetup(locale: Locale, signal?: AbortSignal): Promise<Setup> {
  return withSession(() => call('GET /api/setup/', { query: { locale }, schema: setupSchema, signal }));
}

/** Makes a part of a new site. */
export function makePart(locale: Locale, part: SetupPart): Promise<Setup> {
  return withSession(() =>
    call('POST /api/setup/', { query: { locale }, body: { part }, schema: setupSchema }),
  );
}

/** The steps in their order. */
export const steps = ['name', 'texts', 'dates', 'home', 'navigation', 'legal'] as const;

export type Step = (typeof steps)[number];

/** The steps that are done, and those that somebody said they do not need. */
export function doneSteps(setup: Setup, skipped: readonly string[]): Set<Step> {
  const isDone: Record<Step, boolean> = {
    name: setup.settings !== null,
    texts: setup.has_texts,
    dates: setup.has_dates,
    home: setup.home !== null && setup.home_online,
    navigation: setup.navigation !== null,
    legal: setup.has_legal && setup.legal.every(({ is_online }) => is_online),
  };
  return new Set(steps.filter((step) => isDone[step] || skipped.includes(step)));
}

import { call } from '@/lib/client/call';
import type { Locale } from '@/lib/contract/locale';
import { setupSchema, type Setup, type SetupPart } from '@/lib/contract/setup';
import { withSession } from '../sign-in-request';

/** The progress of the setup. */
export function readSetup(locale: Locale, signal?: AbortSignal): Promise<Setup> {
  return withSession(() => call('GET /api/setup/', { query: { locale }, schema: setupSchema, signal }));
}

/** Creates a part of a new site. */
export function makePart(locale: Locale, part: SetupPart): Promise<Setup> {
  return withSession(() =>
    call('POST /api/setup/', { query: { locale }, body: { part }, schema: setupSchema }),
  );
}

/** The steps in order. */
export const steps = ['name', 'texts', 'dates', 'home', 'navigation', 'legal'] as const;

export type Step = (typeof steps)[number];

/** The completed steps, and those that somebody has marked as not needed. */
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

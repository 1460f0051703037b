import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';

const names = [
  'title',
  'take',
  'export',
  'file',
  'share',
  'copied',
  'print',
  'works',
  'clock',
  'cancelled',
  'postponed',
  'sold_out',
  'clash',
  'remove',
  'remove_short',
  'removed',
  'offline_title',
  'offline_text',
  'offline_save',
  'offline_saved',
  'offline_failed',
] as const;

/** The messages that the browser shows; placeholders are still open. */
export type ProgrammeStrings = Record<(typeof names)[number] | 'step_free', string>;

export async function getProgrammeStrings(locale: Locale): Promise<ProgrammeStrings> {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  const calendar = await getTranslations({ locale, namespace: 'site.calendar' });
  const own = names.map((name) => [name, String(t.raw(name))]);
  return Object.fromEntries([...own, ['step_free', calendar('step_free')]]) as ProgrammeStrings;
}

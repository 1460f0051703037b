import type { Locale } from '@/lib/contract/locale';
import type { LinkChoice } from '@/lib/contract/link';
import { formatWallClock } from '@/lib/i18n/formats';

/** Tells choices of the same title apart: kind or file type, date if there is one, and address. */
export function linkDetail(choice: LinkChoice, locale: Locale, kind: string): string {
  const isFile = choice.kind === 'media';
  const type = isFile ? /\.(\w{1,5})$/.exec(choice.title)?.[1]?.toUpperCase() : undefined;
  const date =
    choice.date === ''
      ? ''
      : formatWallClock(choice.date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  // The address of a file means nothing to a person.
  return [type ?? kind, date, isFile ? '' : choice.url].filter((part) => part !== '').join(' · ');
}

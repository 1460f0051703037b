import type { Locale } from '@/lib/contract/locale';
import { fillIn, hubMessages } from './hub-messages';
import { useSite } from './use-site';

/** Says that the site's clock is stopped, and when; nothing if it runs. */
export function ClockNote({ locale }: { locale: Locale }) {
  const { clock } = useSite(locale);
  return clock === '' ? null : (
    <p data-clock-note="">{fillIn(hubMessages[locale].clock, { moment: clock })}</p>
  );
}

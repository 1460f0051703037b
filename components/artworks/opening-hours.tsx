import type { Locale } from '@/lib/contract/locale';
import type { OpeningHours as Hours } from '@/lib/contract/opening-hours';
import { readHoursWords } from '@/lib/i18n/hours-words';
import { isAlwaysOpen, sayHours } from '@/lib/i18n/say-hours';
import styles from './opening-hours.module.css';

/**
 * Opening hours in words, with the editors' note; some systems send words only. That something never closes is said by the headline
 * above them.
 */
export async function OpeningHours({ locale, hours }: { locale: Locale; hours: readonly Hours[] }) {
  const sentences = isAlwaysOpen(hours) ? [] : sayHours(hours, await readHoursWords(locale));
  const notes = [...new Set(hours.map(({ note }) => note).filter((note) => note !== ''))];
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.hours}>
          {sentence}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

import { hubMessages } from '@/components/admin/hub-messages';
import type { Locale } from '@/lib/contract/locale';
import { onParameter } from '@/lib/contract/on-a-date';
import styles from './hub.module.css';

/** Opens the home page as it will be at a moment; links on it keep that moment. */
export function DateForm({ locale }: { locale: Locale }) {
  const words = hubMessages[locale].on_a_date;
  return (
    <form className={styles.dateForm} action={`/${locale}`}>
      <label>
        {words.moment}
        <input
          type="datetime-local"
          name={onParameter}
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          required
        />
      </label>
      <button type="submit">{words.show}</button>
    </form>
  );
}

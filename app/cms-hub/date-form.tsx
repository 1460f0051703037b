import { hubMessages } from '@/components/admin/hub-messages';
import { MomentField } from '@/components/ui/moment-field';
import type { Locale } from '@/lib/contract/locale';
import { onParameter } from '@/lib/contract/on-a-date';
import styles from './hub.module.css';

/** Opens the home page as it will be at a moment; links on it keep that moment. */
export function DateForm({ locale }: { locale: Locale }) {
  const words = hubMessages[locale].on_a_date;
  return (
    <form className={styles.dateForm} action={`/${locale}`}>
      <MomentField label={words.moment} name={onParameter} wrong={words.wrong} />
      <button type="submit">{words.show}</button>
    </form>
  );
}

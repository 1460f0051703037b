import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import styles from './consent.module.css';

const optional = ['optimisation', 'marketing', 'external'] as const;

/**
 * The cookie dialog (spec §1): four categories, of which the required one cannot be refused. It is part of the page's HTML but
 * stays closed; `consent-dialog.ts` is loaded when the browser is idle, and opens it if nothing was chosen yet. `policy` is
 * where the data policy stands, empty if there is none.
 */
export async function Consent({ locale, policy }: { locale: Locale; policy: string }) {
  const t = await getTranslations({ locale, namespace: 'site.consent' });
  return (
    <div
      id="site-consent"
      popover="manual"
      role="dialog"
      aria-labelledby="site-consent-title"
      className={styles.dialog}
      data-consent=""
    >
      <form className={styles.form}>
        <h2 id="site-consent-title" className={styles.title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>
          {t('text')} {policy !== '' && <a href={policy}>{t('more')}</a>}
        </p>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('settings')}</legend>
          <label className={styles.choice}>
            <input type="checkbox" name="required" defaultChecked disabled />
            <span>
              <b>{t('required')}</b> {t('required_text')}
            </span>
          </label>
          {optional.map((name) => (
            <label key={name} className={styles.choice}>
              <input type="checkbox" name={name} />
              <span>
                <b>{t(name)}</b> {t(`${name}_text`)}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <button type="submit" value="all" className={styles.button}>
            {t('accept')}
          </button>
          <button type="submit" value="none" className={styles.button}>
            {t('reject')}
          </button>
          <button type="submit" value="chosen" className={styles.button}>
            {t('save')}
          </button>
        </div>
      </form>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { consent, pageEvent } from '@/lib/site';
import { type ConsentOptions, consentScript } from './consent-script';
import styles from './consent.module.css';

/** Imprint and data policy of the specification in both languages, since changing the language leads from one to the other. */
const readableBefore = ['/de/impressum', '/de/datenschutz', '/en/imprint', '/en/data-policy'];

interface ConsentProps {
  locale: Locale;
  legal: Settings['legal'];
  /** Starts after consent to statistics; null if there is no tag manager. */
  tagManager: ConsentOptions['tagManager'];
  /** Host of an external map; null if the map is the site's own. */
  mapHost: string | null;
}

const optional = ['optimisation', 'marketing', 'external'] as const;

/**
 * The cookie dialog (spec §1): four categories, of which the required one cannot be refused. It is closed in the page's HTML, until the
 * script next to it opens it before the first paint if nothing was chosen yet.
 */
export async function Consent({ locale, legal, tagManager, mapHost }: ConsentProps) {
  const t = await getTranslations({ locale, namespace: 'site.consent' });
  const policy = legal.data_policy;
  const script = consentScript({
    ...consent,
    pageEvent,
    optional,
    excluded: [...new Set([...readableBefore, legal.imprint, policy])],
    tagManager: tagManager && {
      address: tagManager.address,
      layer: tagManager.layer,
      start: tagManager.start,
    },
  });
  /** Says so if this installation uses nothing of a category. */
  const describe = (name: (typeof optional)[number]): string => {
    const isUsed = name === 'external' || (name === 'optimisation' && tagManager !== null);
    if (!isUsed) return t('unused');
    return name === 'external' && mapHost !== null
      ? `${t('external_text')} ${t('external_map', { host: mapHost })}`
      : t(`${name}_text`);
  };
  return (
    <>
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
                  <b>{t(name)}</b> {describe(name)}
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
      <script data-at-once="" dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

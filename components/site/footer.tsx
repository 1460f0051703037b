import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { Navigation } from '@/lib/contract/navigation';
import { screenPath } from '@/lib/contract/paths';
import { socialLinks } from '@/lib/site';
import styles from './footer.module.css';
import { SiteLink } from './site-link';
import { Wordmark } from './wordmark';

interface FooterProps {
  locale: Locale;
  navigation: Navigation;
  /** The strip of partners' logos: a stand-alone section, so that editors keep it. */
  partners: ReactNode;
  /** Whether there is anything in it for visitors; an editor can make it. */
  hasPartners: boolean;
}

/** Newsletter teaser, links, legal links, cookie settings, social networks, partners (spec §1). */
export async function Footer({ locale, navigation, partners, hasPartners }: FooterProps) {
  const t = await getTranslations({ locale, namespace: 'site.footer' });
  const site = await getTranslations({ locale, namespace: 'site' });
  const newTabHint = t('new_tab');
  const legal = [
    { title: t('imprint'), url: screenPath(locale, 'imprint') },
    { title: t('data_policy'), url: screenPath(locale, 'data-policy') },
    { title: t('accessibility'), url: screenPath(locale, 'accessibility') },
  ];
  const known = new Set(legal.map(({ url }) => url));
  const links = navigation.footer.filter(({ url }) => url !== '' && !known.has(url));
  return (
    <footer className={styles.footer}>
      {hasPartners ? (
        <section className={styles.partners} aria-label={t('partners_list')}>
          <h2>{t('partners')}</h2>
          <div className={styles.strip}>{partners}</div>
        </section>
      ) : (
        partners
      )}
      <section className={styles.newsletter} aria-labelledby="footer-newsletter">
        <h2 id="footer-newsletter" className={styles.poster}>
          {t('newsletter_title')}
        </h2>
        <div className={styles.call}>
          <p>{t('newsletter_text')}</p>
          <a href={screenPath(locale, 'newsletter')} className={styles.button}>
            <span>{t('newsletter_button')}</span>
          </a>
        </div>
      </section>
      <div className={styles.base}>
        <div className={styles.columns}>
          <p className={styles.house}>
            <Wordmark locale={locale} className={styles.wordmark} />
            <span>{site('dates_spoken')}</span>
          </p>
          {links.length > 0 && (
            <nav aria-label={t('links')}>
              <ul role="list">
                {links.map(({ title, url }) => (
                  <li key={url}>
                    <SiteLink href={url} newTabHint={newTabHint} className={styles.link}>
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-label={t('social')}>
            <ul role="list">
              {socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <SiteLink href={url} newTabHint={newTabHint} className={styles.link}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t('legal')}>
            <ul role="list">
              {legal.map(({ title, url }) => (
                <li key={url}>
                  <SiteLink href={url} newTabHint={newTabHint} className={styles.link}>
                    {title}
                  </SiteLink>
                </li>
              ))}
              <li>
                <button type="button" className={styles.link} data-consent-open="">
                  {t('cookies')}
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <p className={styles.rights}>{t('rights')}</p>
      </div>
      <a href="#top" className={styles.toTop} aria-label={site('to_top')}>
        <i aria-hidden="true" />
      </a>
    </footer>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import type { Navigation } from '@/lib/contract/navigation';
import { screenPath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { siteDates } from '@/lib/i18n/site-dates';
import styles from './footer.module.css';
import { SiteLink } from './site-link';
import { ToTop } from './to-top';
import { Wordmark } from './wordmark';

interface FooterProps {
  locale: Locale;
  navigation: Navigation;
  settings: Settings;
  /** The strip of partners' logos: a stand-alone section, so that editors can change it. */
  partners: ReactNode;
  /** Whether it has content for visitors; an editor can create it. */
  hasPartners: boolean;
  /** Whether the page itself shows all of them: then the strip would say nothing new. */
  arePartnersShown: boolean;
  /** Whether to show the teaser; not on the newsletter page itself. */
  hasNewsletter: boolean;
}

/** Newsletter teaser, address and opening, links, legal links, cookie settings, social networks, partners (spec §1). */
export async function Footer({
  locale,
  navigation,
  settings,
  partners,
  hasPartners,
  arePartnersShown,
  hasNewsletter,
}: FooterProps) {
  const t = await getTranslations({ locale, namespace: 'site.footer' });
  const site = await getTranslations({ locale, namespace: 'site' });
  const newTabHint = t('new_tab');
  const legal = [
    { title: t('imprint'), url: settings.legal.imprint },
    { title: t('data_policy'), url: settings.legal.data_policy },
    { title: t('accessibility'), url: settings.legal.accessibility },
  ].filter(({ url }) => url !== '');
  const known = new Set(legal.map(({ url }) => url));
  const links = navigation.footer.filter(({ url }) => url !== '' && !known.has(url));
  const { address, opening, copyright, newsletter_title, newsletter_text } = settings.footer;
  const { spoken } = siteDates(settings.dates, locale, (key, days) => site(`dates.${key}`, days));
  return (
    <footer className={styles.footer}>
      {!arePartnersShown &&
        (hasPartners ? (
          <section className={styles.partners} aria-label={t('partners_list')}>
            <h2>{t('partners')}</h2>
            <div className={styles.strip}>{partners}</div>
          </section>
        ) : (
          partners
        ))}
      {hasNewsletter && (
        <section className={styles.newsletter} aria-labelledby="footer-newsletter">
          <h2 id="footer-newsletter">{newsletter_title || t('newsletter_title')}</h2>
          <p>{newsletter_text || t('newsletter_text')}</p>
          <p>
            <a
              href={screenPath(locale, 'newsletter')}
              className={buttonClass({ shape: 'slant', variant: 'primary' })}
            >
              {t('newsletter_button')}
            </a>
          </p>
        </section>
      )}
      <div className={styles.base}>
        <div className={styles.columns}>
          <div className={styles.house}>
            <Wordmark settings={settings} className={styles.wordmark} />
            {Object.entries({ dates: spoken, opening, address }).map(
              ([name, text]) =>
                text !== '' && (
                  <p key={name} className={styles.lines} data-lines={name}>
                    {text}
                  </p>
                ),
            )}
          </div>
          <div className={styles.lists}>
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
            {settings.social.length > 0 && (
              <nav aria-label={t('social')}>
                <ul role="list">
                  {settings.social.map(({ name, url }) => (
                    <li key={url}>
                      <SiteLink href={url} newTabHint={newTabHint} className={styles.link}>
                        {name}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
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
        </div>
        <p className={styles.rights}>{copyright || `© ${settings.name}`}</p>
      </div>
      <ToTop label={site('to_top')} />
    </footer>
  );
}

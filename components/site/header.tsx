import { getTranslations } from 'next-intl/server';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import type { Navigation } from '@/lib/contract/navigation';
import type { Urls } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { siteDates } from '@/lib/i18n/site-dates';
import { visibleMenuItems } from '@/lib/site';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Menu, menuId } from './menu';
import { SiteLink } from './site-link';
import { Wordmark } from './wordmark';

interface HeaderProps {
  locale: Locale;
  navigation: Navigation;
  settings: Settings;
  events: readonly Event[];
  urls: Urls;
  /** Of the page, for its other language. */
  query?: string | undefined;
}

/**
 * The sticky header (spec §1, §2). It works without script: the menu is a popover. `SiteBehaviour` sets `data-scrolled`,
 * `data-header-hidden` and `data-header-returned` on the document; text over a hero image becomes white by `--hero-ink` in the styles.
 */
export async function Header({ locale, navigation, settings, events, urls, query = '' }: HeaderProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const highlights = navigation.menu
    .filter((item) => item.is_highlight && item.url !== '')
    .slice(0, visibleMenuItems);
  const dates = siteDates(settings.dates, locale, (key, days) => t(`dates.${key}`, days));
  return (
    <header className={styles.header} data-site-header="">
      <div className={styles.bar}>
        <a
          href={pagePath(locale, '')}
          className={styles.logo}
          aria-label={t('logo', { name: settings.name })}
        >
          <Wordmark settings={settings} />
        </a>
        {dates.label !== '' && (
          <p className={styles.dates}>
            <span aria-hidden="true">{dates.label}</span>
            <span className={styles.spoken}>{dates.spoken}</span>
          </p>
        )}
        {highlights.length > 0 && (
          <nav className={styles.highlights} aria-label={t('header.highlights')}>
            <ul role="list">
              {highlights.map((item) => (
                <li key={item.url}>
                  <SiteLink
                    href={item.url}
                    className={styles.link}
                    newTabHint={t('footer.new_tab')}
                    isCurrent={urls[locale] === item.url}
                  >
                    {item.menu_name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageSwitch locale={locale} urls={urls} query={query} variant="desktop" />
        <button type="button" className={styles.burger} popoverTarget={menuId} aria-label={t('header.open')}>
          <span className={styles.burgerText} aria-hidden="true">
            {t('header.menu')}
          </span>
          <span className={styles.bars} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </button>
      </div>
      <Menu
        locale={locale}
        navigation={navigation}
        settings={settings}
        events={events}
        urls={urls}
        query={query}
      />
    </header>
  );
}

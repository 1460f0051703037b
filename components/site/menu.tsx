import { getTranslations } from 'next-intl/server';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import type { MenuItem, Navigation } from '@/lib/contract/navigation';
import type { Urls } from '@/lib/contract/page';
import { pagePath, screenPath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { siteDates } from '@/lib/i18n/site-dates';
import { LanguageSwitch } from './language-switch';
import { MenuEvent } from './menu-event';
import closeStyles from './menu-close.module.css';
import styles from './menu.module.css';
import { SiteLink } from './site-link';
import { Wordmark } from './wordmark';

/** Id of the menu's popover, which its button refers to. */
export const menuId = 'site-menu';

interface MenuProps {
  locale: Locale;
  navigation: Navigation;
  settings: Settings;
  /** All events, of which the next one with a picture is shown. */
  events: readonly Event[];
  urls: Urls;
  /** Of the page, for its other language. */
  query?: string | undefined;
}

/**
 * The full-screen navigation (spec §1): a popover, so that opening, Escape and a click outside work without script; submenus are
 * `details` with a common name, so that one is open at a time. `SiteBehaviour` adds the focus trap, closes it on navigation, closes
 * the submenus with it, and keeps one open at a time for browsers that do not know such names.
 */
export async function Menu({ locale, navigation, settings, events, urls, query = '' }: MenuProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const { spoken } = siteDates(settings.dates, locale, (key, days) => t(`dates.${key}`, days));
  const groups = [
    { name: 'primary', items: navigation.menu.filter((item) => item.is_highlight) },
    { name: 'secondary', items: navigation.menu.filter((item) => !item.is_highlight) },
  ] as const;
  const newTabHint = t('footer.new_tab');
  return (
    <div
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label={t('header.menu')}
      className={styles.menu}
      data-site-menu=""
    >
      <div className={styles.bar}>
        <a
          href={pagePath(locale, '')}
          className={styles.logo}
          aria-label={t('logo', { name: settings.name })}
        >
          <Wordmark settings={settings} />
        </a>
        <LanguageSwitch locale={locale} urls={urls} query={query} variant="menu" />
        <button type="button" className={closeStyles.close} popoverTarget={menuId} popoverTargetAction="hide">
          <span className={closeStyles.words}>{t('header.close')}</span>
          <span className={closeStyles.cross} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.sheet}>
        <nav className={styles.navigation} aria-label={t('header.main')}>
          {groups.map(
            ({ name, items }) =>
              (items.length > 0 || name === 'secondary') && (
                <ul key={name} className={styles[name]} role="list">
                  {items.map((item, index) => (
                    <li key={index}>
                      <MenuEntry item={item} current={urls[locale]} newTabHint={newTabHint} />
                    </li>
                  ))}
                  {name === 'secondary' && (
                    <li>
                      <a href={screenPath(locale, 'my-programme')} className={styles.link}>
                        {t('programme.menu')}
                      </a>
                    </li>
                  )}
                </ul>
              ),
          )}
        </nav>
        <div className={styles.house}>
          <MenuSearch locale={locale} />
          {[spoken, settings.footer.opening].map((text) => text !== '' && <p key={text}>{text}</p>)}
          <MenuEvent locale={locale} events={events} clock={settings.clock} />
        </div>
      </div>
    </div>
  );
}

/** A plain form that leads to the search. */
async function MenuSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <form
      role="search"
      aria-label={t('title')}
      action={screenPath(locale, 'search')}
      className={styles.search}
    >
      <input
        type="search"
        name="query"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">{t('submit')}</button>
    </form>
  );
}

function MenuEntry({
  item,
  current,
  newTabHint,
}: {
  item: MenuItem;
  current: string | undefined;
  newTabHint: string;
}) {
  if (item.children.length === 0) {
    return item.url === '' ? (
      <span className={styles.link}>{item.menu_name}</span>
    ) : (
      <SiteLink
        href={item.url}
        className={styles.link}
        newTabHint={newTabHint}
        isCurrent={item.url === current}
      >
        {item.menu_name}
      </SiteLink>
    );
  }
  const own = { url: item.url, menu_name: item.menu_name };
  const isRepeated = item.url === '' || item.children.some(({ url }) => url === item.url);
  const entries = isRepeated ? item.children : [own, ...item.children];
  return (
    <details name="site-submenu" className={styles.submenu}>
      <summary className={styles.link}>
        {item.menu_name}
        <i className={styles.arrow} aria-hidden="true" />
      </summary>
      <ul role="list">
        {entries.map(({ url, menu_name }, index) => (
          <li key={index}>
            <SiteLink
              href={url}
              className={styles.sublink}
              newTabHint={newTabHint}
              isCurrent={url === current}
            >
              {menu_name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { getTranslations } from 'next-intl/server';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  locale: Locale;
  /** The page's addresses per language; without a translation the link leads to that language's home page. */
  urls: Urls;
  /** Filters or search of the page, which it has in every language: with its question mark, or empty. */
  query: string;
  /** In the desktop header, the present language is hidden and the other one abbreviated (spec §2). */
  variant: 'desktop' | 'menu';
}

/** Links to the same page in each language (spec §2). */
export async function LanguageSwitch({ locale, urls, query, variant }: LanguageSwitchProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const shown = variant === 'desktop' ? locales.filter((candidate) => candidate !== locale) : locales;
  const addressIn = (candidate: Locale) => {
    const path = urls[candidate];
    return path === undefined ? pagePath(candidate, '') : `${path}${query}`;
  };
  return (
    // Behind the open menu both are there, and have names of their own.
    <nav
      className={styles[variant]}
      aria-label={t(variant === 'menu' ? 'header.languages' : 'header.language_of_page')}
    >
      <ul className={styles.list} role="list">
        {shown.map((candidate) => (
          <li key={candidate}>
            <a
              className={styles.link}
              href={addressIn(candidate)}
              hrefLang={candidate}
              lang={candidate}
              aria-current={candidate === locale ? 'true' : undefined}
            >
              {t(`language.to_${candidate}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import de from '@/messages/de/error.json';
import en from '@/messages/en/error.json';
import type { Locale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import styles from './error-poster.module.css';

const strings: Record<Locale, typeof de> = { de, en };

interface ErrorPosterProps {
  locale: Locale;
  /** HTTP status of the error; 500 if it has none (spec §8). */
  code: number;
  onRetry?: () => void;
}

/**
 * The error page in the browser, where server components cannot render: heading with the code, sentence, link home (spec §2, §8). It
 * contains its texts in both languages.
 */
export function ErrorPoster({ locale, code, onRetry }: ErrorPosterProps) {
  const own = strings[locale];
  const sentence = code === 404 ? 'message_404' : code === 500 ? 'message_500' : 'message_other';
  return (
    <div className={`${styles.poster} error-html`}>
      <h1 className={styles.heading}>{own.heading_code.replace('{code}', String(code))}</h1>
      <p lang="de">{de[sentence]}</p>
      <p lang="en">{en[sentence]}</p>
      <p className={styles.ways}>
        {onRetry && (
          <button type="button" className={styles.way} onClick={onRetry}>
            {own.retry}
          </button>
        )}
        <a href={pagePath(locale, '')} className={styles.way}>
          {own.home}
        </a>
      </p>
    </div>
  );
}

/** The language of an address, German if it has none. Without the contract's schemas, which are too large for every visitor. */
export function localeOfAddress(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'de';
}

/** The HTTP status of an error, 500 if it has none (spec §8). One without an answer has 0. */
export function codeOfError(error: Error & { status?: unknown }): number {
  return typeof error.status === 'number' && error.status >= 400 ? error.status : 500;
}

/** The title of an error is its code (spec §8), by the template of all others if the document tells the site's name. */
export function titleOfError(code: number): string {
  const name =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  return name ? `${code} – ${name}` : String(code);
}

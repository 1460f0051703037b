'use client';

import { useTranslate, type RaRecord } from 'ra-core';
import { buttonClass } from '@/components/ui/button';
import { locales } from '@/lib/contract/locale';
import { urlsSchema } from '@/lib/contract/page';
import { standingPath } from '@/lib/contract/standing';
import styles from './site-links.module.css';

interface SiteLinksProps {
  record: RaRecord;
  /** Whether it has sections that are edited on the page. */
  isDocument: boolean;
  /** Whether it is a stand-alone section, which has no address of its own. */
  isSection?: boolean;
}

/** "Open on the site" and "edit on the page", per language in which the record has an address. */
export function SiteLinks({ record, isDocument, isSection = false }: SiteLinksProps) {
  const translate = useTranslate();
  const urls = urlsSchema.safeParse(isSection ? standing(record) : record.urls);
  if (!urls.success || Object.keys(urls.data).length === 0) return null;
  return (
    <div className={styles.links}>
      {locales.map((locale) => {
        const url = urls.data[locale];
        if (url === undefined) return null;
        const language = translate(`admin.languages.${locale}`);
        return (
          <div key={locale} className={styles.language}>
            <a className={buttonClass({ size: 'small' })} href={url} target="_blank" rel="noreferrer">
              {translate('admin.form.in_language', { action: translate('admin.form.open'), language })}
            </a>
            {isDocument && (
              <a className={buttonClass({ size: 'small' })} href={`${url}?edit`}>
                {translate('admin.form.in_language', {
                  action: translate('admin.form.edit_on_page'),
                  language,
                })}
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Where a stand-alone section stands, in each language. */
function standing({ slug }: RaRecord): Record<string, string> {
  if (typeof slug !== 'string' || slug === '') return {};
  return Object.fromEntries(locales.map((locale) => [locale, standingPath(locale, slug)]));
}

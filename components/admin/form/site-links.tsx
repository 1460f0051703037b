'use client';

import { useTranslate, type RaRecord } from 'ra-core';
import { buttonClass } from '@/components/ui/button';
import { locales } from '@/lib/contract/locale';
import { urlsSchema } from '@/lib/contract/page';
import { standingEditAddress, standingPaths } from '@/lib/contract/standing';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import styles from './site-links.module.css';

interface SiteLinksProps {
  record: RaRecord;
  /** Which kind of document it is, if it has sections that are edited on the page. A stand-alone section has no address of its own. */
  document: RecordDefinition['document'];
}

/** "Open on the site" and "edit on the page", per language in which the record has an address. */
export function SiteLinks({ record, document }: SiteLinksProps) {
  const translate = useTranslate();
  const section = document === 'section' && typeof record.slug === 'string' ? record.slug : '';
  const urls = urlsSchema.safeParse(section === '' ? record.urls : standingPaths(section));
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
            {document !== undefined && (
              <a
                className={buttonClass({ size: 'small' })}
                href={section === '' ? `${url}?edit` : standingEditAddress(locale, section)}
              >
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

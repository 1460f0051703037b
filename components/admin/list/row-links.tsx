'use client';

import { useTranslate, type RaRecord } from 'ra-core';
import { locales } from '@/lib/contract/locale';
import { urlsSchema } from '@/lib/contract/page';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './list.module.css';

interface RowLinksProps {
  record: RaRecord;
  title: string;
  /** Whether it has sections that are edited on the page. */
  isDocument: boolean;
}

/** Links from a row of a list to the website, to view and to edit the page; in the language of the admin if there is one. */
export function RowLinks({ record, title, isDocument }: RowLinksProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const urls = urlsSchema.safeParse(record.urls);
  const url = urls.success
    ? (urls.data[locale] ?? locales.map((other) => urls.data[other]).find((other) => other !== undefined))
    : undefined;
  if (url === undefined) return null;
  return (
    <span className={styles.links}>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={translate('admin.list.open_title', { title })}
        title={translate('admin.form.open')}
      >
        <Glyph path="M7 17 17 7M8 7h9v9" />
      </a>
      {isDocument && (
        <a
          href={`${url}?edit`}
          aria-label={translate('admin.list.edit_on_page_title', { title })}
          title={translate('admin.form.edit_on_page')}
        >
          <Glyph path="M4 20v-5L15 4l5 5L9 20zM12 7l5 5" />
        </a>
      )}
    </span>
  );
}

/** In the line style of the design: square ends, no filling. */
function Glyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} />
    </svg>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { fillIn, hubMessages } from '@/components/admin/hub-messages';
import { call } from '@/lib/client/call';
import { locales, type Locale } from '@/lib/contract/locale';
import { navigationSchema, type Navigation } from '@/lib/contract/navigation';
import styles from './hub.module.css';

interface PageLink {
  title: string;
  url: string;
}

type Lists = Record<Locale, PageLink[]>;

/** The pages of menu and footer, per language, each with a link into edit mode (spec §2: `edit`). */
export function EditLinks({ locale }: { locale: Locale }) {
  const words = hubMessages[locale];
  const [lists, setLists] = useState<Lists | 'failed' | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    Promise.all(locales.map((entry) => loadPages(entry, stop.signal))).then(
      (loaded) =>
        setLists(Object.fromEntries(locales.map((entry, index) => [entry, loaded[index] ?? []])) as Lists),
      () => {
        if (!stop.signal.aborted) setLists('failed');
      },
    );
    return () => stop.abort();
  }, []);

  if (lists === null) return <p role="status">{words.checking}</p>;
  if (lists === 'failed') return <p role="alert">{words.edit.failed}</p>;
  return (
    <div className={styles.editLists}>
      {locales.map((entry) => (
        <div key={entry}>
          <h3>{words.languages[entry]}</h3>
          <ul>
            <li>
              <a href={`/${entry}?edit`}>{hubMessages[entry].edit.home}</a>
            </li>
            {lists[entry].map((page) => (
              <li key={page.url}>
                <a
                  href={`${page.url}?edit`}
                  lang={entry}
                  aria-label={fillIn(words.edit.link, {
                    title: page.title,
                    language: words.languages[entry],
                  })}
                >
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

async function loadPages(locale: Locale, signal: AbortSignal): Promise<PageLink[]> {
  return pagesOf(
    locale,
    await call('GET /{locale}/pageeditor-api/nav', { params: { locale }, schema: navigationSchema, signal }),
  );
}

/** The site's own pages in the navigation, without repeats; anchors, files and other sites cannot be edited in place. */
function pagesOf(locale: Locale, navigation: Navigation): PageLink[] {
  const links = [
    ...navigation.menu.flatMap((item) =>
      [item, ...item.children].map((link) => ({ title: link.menu_name, url: link.url })),
    ),
    ...navigation.footer,
  ];
  const pages = new Map<string, string>();
  for (const { title, url } of links) {
    if (url.startsWith(`/${locale}/`) && !/[?#]/.test(url) && !pages.has(url)) pages.set(url, title);
  }
  return [...pages].map(([url, title]) => ({ title, url }));
}

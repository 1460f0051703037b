import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { SearchAnswer, SearchHit } from '@/lib/contract/search';
import { MarkedText } from './marked-text';
import styles from './search-results.module.css';

/** What was found, in two groups, with the found words marked; a useful page when nothing was. */
export async function SearchResults({ locale, answer }: { locale: Locale; answer: SearchAnswer }) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  const titles = await getTranslations({ locale, namespace: 'site' });
  const groups = [
    { name: t('pages'), list: answer.pages },
    { name: t('others'), list: answer.others },
  ].filter(({ list }) => list.results.length > 0);
  const count =
    (answer.pages.count ?? answer.pages.results.length) +
    (answer.others.count ?? answer.others.results.length);
  return (
    <>
      <p role="status" className={styles.count}>
        {t('count', { count, query: answer.query })}
      </p>
      {groups.map(({ name, list }) => (
        <section key={name} className={styles.group}>
          <h2 className={styles.name}>{name}</h2>
          <ol role="list">
            {list.results.map((hit) => (
              <Hit key={`${hit.content_type}-${hit.id}`} hit={hit} />
            ))}
          </ol>
        </section>
      ))}
      {groups.length === 0 && (
        <div className={styles.ways}>
          <p>{t('nothing')}</p>
          <ul role="list">
            {(['calendar', 'artworks-and-map', 'news'] as const).map((screen) => (
              <li key={screen}>
                <a href={screenPath(locale, screen)}>
                  {titles(screen === 'artworks-and-map' ? 'artworks.title' : `${screen}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className={styles.hit}>
      <h3 className={styles.title}>
        <a href={hit.url}>{hit.title}</a>
      </h3>
      <p>
        <MarkedText html={hit.excerpt} />
      </p>
    </li>
  );
}

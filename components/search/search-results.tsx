import { MarkedText } from './marked-text';
import { findMark } from '../events/event-state';
import styles from './search-results.module.css';
import type { SearchStrings } from './search-strings';
import type { ShownHit, ShownSearch } from './shown-search';

interface SearchResultsProps {
  search: ShownSearch;
  /** Path of the search screen. */
  action: string;
  strings: SearchStrings;
}

/** What was found, with the found words marked: both groups with their first hits, or one of them page by page. */
export function SearchResults({ search, action, strings }: SearchResultsProps) {
  const { query, groups, paging } = search;
  const found = groups.filter(({ hits }) => hits.length > 0);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const sentence = count === 0 ? strings.count_none : count === 1 ? strings.count_one : strings.count_other;
  const address = (values: Record<string, string>) =>
    `${action}?${new URLSearchParams({ query, ...values }).toString()}`;
  return (
    <>
      <p role="status" className={styles.count}>
        {sentence.replace('{count}', String(count)).replace('{query}', () => query)}
      </p>
      {found.map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`found-${group.name}`}>
          <h2 id={`found-${group.name}`} className={styles.name}>
            {strings[group.name]}
          </h2>
          <div>
            <ol role="list">
              {group.hits.map((hit) => (
                <Hit key={`${hit.kind}-${hit.id}`} hit={hit} strings={strings} />
              ))}
            </ol>
            {!paging && group.hasMore && (
              <a href={address({ group: group.name, page: '2' })} className={styles.more}>
                {strings.more}
              </a>
            )}
          </div>
        </section>
      ))}
      {paging && (
        <nav aria-label={strings.paging} className={styles.paging}>
          {paging.page > 1 && (
            <a href={address({ group: paging.group, page: String(paging.page - 1) })}>{strings.previous}</a>
          )}
          {paging.hasNext && (
            <a href={address({ group: paging.group, page: String(paging.page + 1) })}>{strings.next}</a>
          )}
          <a href={address({})}>{strings.all}</a>
        </nav>
      )}
      {found.length === 0 && <p className={styles.nothing}>{strings.nothing}</p>}
    </>
  );
}

function Hit({ hit, strings }: { hit: ShownHit; strings: SearchStrings }) {
  const mark = findMark(hit.status);
  return (
    <li className={styles.hit}>
      <h3 className={styles.title}>
        <a href={hit.url}>{hit.title}</a>
        {mark && <span className={styles.mark}>{strings[mark]}</span>}
      </h3>
      <p>
        <MarkedText html={hit.excerpt} />
      </p>
    </li>
  );
}

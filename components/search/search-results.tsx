import type { CSSProperties } from 'react';
import { findMark } from '@/components/events/event-state';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { partColours } from '@/lib/site';
import { beginNearMark, MarkedText } from './marked-text';
import styles from './search-results.module.css';
import type { SearchStrings } from './search-strings';
import { byKind, gatherDates, type ShownHit, type ShownSearch } from './shown-search';

interface SearchResultsProps {
  locale: Locale;
  search: ShownSearch;
  /** Path of the search screen. */
  action: string;
  strings: SearchStrings;
}

interface Block {
  name: string;
  title: string;
  entries: ReturnType<typeof gatherDates>;
  /** Link to further results. */
  more?: string;
}

/** The results with the words found marked: artworks, events, news and pages with their first hits, or one group page by page. */
export function SearchResults({ locale, search, action, strings }: SearchResultsProps) {
  const { query, groups, paging } = search;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const address = (values: Record<string, string>) =>
    `${action}?${new URLSearchParams({ query, ...values }).toString()}`;
  const blocks = paging
    ? groups.map(({ name, hits }): Block => ({ name, title: strings[name], entries: gatherDates(hits) }))
    : groups
        .toSorted((one, other) => Number(one.name === 'pages') - Number(other.name === 'pages'))
        .flatMap(({ name, hits, hasMore }) =>
          byKind(hits).map(({ kind, hits: found }, index, all): Block => ({
            name: kind,
            title: strings[kind],
            entries: gatherDates(found),
            ...(hasMore && index === all.length - 1 ? { more: address({ group: name, page: '2' }) } : {}),
          })),
        );
  const isGathered = blocks.some(({ entries }) => entries.some((entry) => entry.length > 1));
  const sentence = count === 0 ? strings.count_none : count === 1 ? strings.count_one : strings.count_other;
  return (
    <>
      <p role="status" className={styles.count}>
        {sentence.replace('{count}', String(count)).replace('{query}', () => query)}
        {isGathered && <small>{` ${strings.gathered}`}</small>}
      </p>
      {blocks
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, title, entries, more }) => (
          <section
            key={name}
            className={styles.group}
            aria-labelledby={`found-${name}`}
            data-kind={name}
            style={colourOf(name)}
          >
            <h2 id={`found-${name}`} className={styles.name}>
              {title}
            </h2>
            <div>
              <ol role="list">
                {entries.map((entry) => (
                  <Entry
                    key={`${entry[0].kind}-${entry[0].id}`}
                    locale={locale}
                    entry={entry}
                    strings={strings}
                  />
                ))}
              </ol>
              {more !== undefined && (
                <a href={more} className={styles.more}>
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
      {count === 0 && <p className={styles.nothing}>{strings.nothing}</p>}
    </>
  );
}

/** The colour of the part of the site that hits of a kind belong to. */
function colourOf(kind: string): CSSProperties | undefined {
  const part = kind in parts ? parts[kind as keyof typeof parts] : undefined;
  return part && ({ '--colour': `var(--color-${part})` } as CSSProperties);
}

const parts = {
  production: partColours.artworks,
  event: partColours.calendar,
  article: partColours.news,
} as const;

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' };

/** The day, and the time if there is one. */
function sayMoment(date: string, locale: Locale, sentence: string): string {
  const said = formatWallClock(date, locale, day);
  if (!date.includes('T')) return said;
  return sentence.replace('{day}', said).replace('{time}', formatWallClock(date, locale, clock));
}

interface EntryProps {
  locale: Locale;
  /** One hit, or all dates of an event. */
  entry: [ShownHit, ...ShownHit[]];
  strings: SearchStrings;
}

function Entry({ locale, entry, strings }: EntryProps) {
  const [hit] = entry;
  const isOnce = entry.length === 1;
  return (
    <li className={styles.hit} data-pictured={hit.image === '' ? undefined : ''}>
      <div>
        {isOnce && hit.date !== '' && (
          <time dateTime={hit.date} className={styles.date}>
            {sayMoment(hit.date, locale, strings.moment)}
          </time>
        )}
        <h3 className={styles.title}>
          <a href={hit.url}>{hit.markedTitle === '' ? hit.title : <MarkedText html={hit.markedTitle} />}</a>
          {isOnce && <Mark status={hit.status} strings={strings} />}
        </h3>
        <p>
          <MarkedText html={hit.kind === 'production' ? beginNearMark(hit.excerpt) : hit.excerpt} />
        </p>
        {!isOnce && (
          <ul role="list" className={styles.dates}>
            {entry.map(({ id, url, date, status }) => (
              <li key={id}>
                <a href={url}>
                  <time dateTime={date}>{sayMoment(date, locale, strings.moment)}</time>
                </a>
                <Mark status={status} strings={strings} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {hit.image !== '' && (
        <img
          src={hit.image}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
    </li>
  );
}

/** What must be said of a date that does not take place as announced. */
function Mark({ status, strings }: { status: string; strings: SearchStrings }) {
  const mark = findMark(status);
  return mark && <span className={styles.mark}>{strings[mark]}</span>;
}

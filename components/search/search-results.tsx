import type { CSSProperties } from 'react';
import { findMark } from '@/components/events/event-state';
import { isHeld } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { partColours } from '@/lib/site';
import { excerptRooms, MarkedText, shorten } from './marked-text';
import { ResultGroups } from './result-groups';
import styles from './search-results.module.css';
import type { SearchStrings } from './search-strings';
import { byKind, gatherDates, isPast, type ShownHit, type ShownSearch } from './shown-search';

interface SearchResultsProps {
  locale: Locale;
  search: ShownSearch;
  /** Path of the search screen. */
  action: string;
  strings: SearchStrings;
  /** The time at which the site's clock is stopped. */
  clock: string;
}

interface Block {
  name: string;
  title: string;
  entries: ReturnType<typeof gatherDates>;
  /** How many hits of it there are in all; undefined if only some are shown and the content system does not say. */
  count: number | undefined;
  /** Link to further results. */
  more?: string;
}

/** Where the overview leads to. */
const anchorOf = (name: string) => `hits-${name}`;

/** The results with the words found marked: artworks, events, news and pages with their first hits, or one group page by page. */
export function SearchResults({ locale, search, action, strings, clock }: SearchResultsProps) {
  const now = siteNow(clock);
  const { query, groups, paging } = search;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const address = (values: Record<string, string>) =>
    `${action}?${new URLSearchParams({ query, ...values }).toString()}`;
  const blocks = paging
    ? groups.map(({ name, hits }): Block => ({
        name,
        title: strings[name],
        entries: gatherDates(hits, now),
        count: undefined,
      }))
    : groups
        .toSorted((one, other) => Number(one.name === 'pages') - Number(other.name === 'pages'))
        .flatMap(({ name, hits, counts, hasMore }) => {
          const kinds = byKind(hits, now);
          const cut = kinds.filter(({ kind, hits: found }) => (counts[kind] ?? 0) > found.length);
          // Where it is not known what was cut, the way to the rest stands at the end.
          const leading = cut.length > 0 ? cut : kinds.slice(-1);
          return kinds.map((each): Block => ({
            name: each.kind,
            title: strings[each.kind],
            entries: gatherDates(each.hits, now, each.kind === 'event'),
            count: counts[each.kind] ?? (hasMore ? undefined : each.hits.length),
            ...(hasMore && leading.includes(each) ? { more: address({ group: name, page: '2' }) } : {}),
          }));
        });
  const shown = blocks.filter(({ entries }) => entries.length > 0);
  const isGathered = blocks.some(({ entries }) => entries.some((entry) => entry.length > 1));
  const sentence = count === 0 ? strings.count_none : count === 1 ? strings.count_one : strings.count_other;
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {sentence.replace('{count}', String(count)).replace('{query}', () => query)}
          {isGathered && <small>{` ${strings.gathered}`}</small>}
        </p>
        <ResultGroups
          strings={strings}
          groups={shown.map(({ name, title, count: all }) => ({
            anchor: anchorOf(name),
            title,
            style: colourOf(name),
            count: all,
          }))}
        />
      </div>
      {shown.map(({ name, title, entries, more }) => (
        <section
          key={name}
          id={anchorOf(name)}
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
                  now={now}
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

/** German weekdays are shortened with a stop, before which the comma of a date is one sign too many. */
const afterWeekday = /(?<=^\p{L}+)\.,/u;

/** The day, and the time if there is one. */
function sayMoment(date: string, locale: Locale, sentence: string): string {
  const said = formatWallClock(date, locale, day).replace(afterWeekday, '');
  if (!date.includes('T')) return said;
  return sentence.replace('{day}', said).replace('{time}', formatWallClock(date, locale, clock));
}

/** The dot between two parts of a text stands at no line's beginning, and no line is an ellipsis alone. */
const bindBorders = (text: string): string => text.replaceAll(' · ', '\u00a0· ').replace(/ …$/, '\u00a0…');

interface EntryProps {
  locale: Locale;
  /** One hit, or all dates of an event. */
  entry: [ShownHit, ...ShownHit[]];
  now: Date;
  strings: SearchStrings;
}

function Entry({ locale, entry, now, strings }: EntryProps) {
  const [hit] = entry;
  const isOnce = entry.length === 1;
  const room = hit.kind === 'production' ? excerptRooms.picture : excerptRooms.entry;
  return (
    <li className={styles.hit} data-pictured={hit.image === '' ? undefined : ''}>
      <div>
        <h3 className={styles.title}>
          <a href={hit.url}>{hit.markedTitle === '' ? hit.title : <MarkedText html={hit.markedTitle} />}</a>
          {isOnce && <Mark hit={hit} now={now} strings={strings} />}
        </h3>
        <p>
          <MarkedText html={bindBorders(shorten(hit.excerpt, room))} />
        </p>
        {isOnce && hit.date !== '' && (
          <time dateTime={hit.date} className={styles.date}>
            {sayMoment(hit.date, locale, strings.moment)}
          </time>
        )}
        {!isOnce && (
          <ul role="list" className={styles.dates}>
            {entry.map((each) => (
              <li key={each.id}>
                <a href={each.url}>
                  <time dateTime={each.date}>{sayMoment(each.date, locale, strings.moment)}</time>
                </a>
                <Mark hit={each} now={now} strings={strings} />
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

/** What must be said of a date that does not take place as announced, or has taken place. */
function Mark({ hit, now, strings }: { hit: ShownHit; now: Date; strings: SearchStrings }) {
  const mark = isHeld(hit) && isPast(hit, now) ? 'held' : findMark(hit.status);
  return (
    mark && (
      <span className={styles.mark} data-mark={mark}>
        {strings[mark]}
      </span>
    )
  );
}

'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarEntry } from '@/lib/calendar/entry';
import { DayHeading } from '@/components/events/day-heading';
import days from '@/components/events/event-list.module.css';
import { findMark } from '@/components/events/event-state';
import rows from '@/components/events/event-row.module.css';
import { GenreLabel } from '@/components/events/genre-label';
import { buttonClass } from '@/components/ui/button';
import { isTouchScreen } from '@/lib/client/touch-screen';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { readShared, writeShared } from '@/lib/contract/programme';
import { findClashes, inOrder, isSame, type Kept } from './kept';
import styles from './my-programme.module.css';
import type { ProgrammeStrings } from './programme-strings';
import { loadThings } from './load-things';
import { SaveOffline } from './save-offline';
import { useKept } from './use-kept';

interface MyProgrammeProps {
  locale: Locale;
  /** Path of this screen. */
  path: string;
  /** Screens that are saved for offline use beside those of events and artworks. */
  screens: readonly string[];
  strings: ProgrammeStrings;
  /** Bookmarks shared by a link; null without one. */
  given: readonly Kept[] | null;
  /** Shown while there are no bookmarks. */
  invitation: ReactNode;
  /** Suggestions for who comes without bookmarks; they stay while the visitor takes from them. */
  suggestions: ReactNode;
}

/** The visitor's own programme: the bookmarks on this device, or those that somebody has shared. */
export function MyProgramme(props: MyProgrammeProps) {
  const { locale, path, screens, strings, given, invitation, suggestions } = props;
  const [kept, keep] = useKept();
  const [cameEmpty, setCameEmpty] = useState<boolean | null>(null);
  if (kept !== null && cameEmpty === null) setCameEmpty(kept.length === 0);
  const [fresh, setFresh] = useState<Kept[]>([]);
  const [notice, setNotice] = useState('');
  const programme = useRef<HTMLDivElement>(null);

  // Bookmarks made in the other language, or changed since.
  const marked = kept ?? [];
  const names = writeShared(marked);
  useEffect(() => {
    if (names !== '') void loadThings(locale, readShared(names)).then(setFresh);
  }, [locale, names]);

  const own = marked.map((thing) => fresh.find((each) => isSame(each, thing)) ?? thing);
  const things = inOrder(given ?? own);

  const download = async () => {
    const { writeCalendarFile } = await import('@/lib/calendar/file');
    const entries = things.flatMap((thing) => toEntry(thing, location.origin) ?? []);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([writeCalendarFile(entries, strings.title)], { type: 'text/calendar' }),
    );
    link.download = strings.file;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const share = async () => {
    const address = new URL(`${path}?shared=${writeShared(things)}`, location.origin).href;
    if (typeof navigator.share === 'function' && isTouchScreen()) {
      await navigator.share({ title: strings.title, url: address }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(address).then(
      () => setNotice(strings.copied),
      () => setNotice(address),
    );
  };

  const takeOver = () => {
    keep([...marked, ...(given ?? []).filter((thing) => !marked.some((each) => isSame(each, thing)))]);
    location.assign(path);
  };

  /** The focus goes on to the button of the next row, else of the one before. */
  const remove = (thing: Kept, button: HTMLElement) => {
    const buttons = [...(programme.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const at = buttons.indexOf(button);
    flushSync(() => {
      keep(marked.filter((each) => !isSame(each, thing)));
      setNotice(strings.removed.replace('{title}', () => thing.title));
    });
    (buttons[at + 1] ?? buttons[at - 1] ?? programme.current)?.focus();
  };

  const isEmpty = things.length === 0;
  // Until storage has been read, the most likely content is there invisibly, so that what follows does not move.
  const isWaiting = kept === null && given === null;
  return (
    <div
      ref={programme}
      className={styles.programme}
      tabIndex={-1}
      data-waiting={isWaiting || undefined}
      data-scripts-now=""
    >
      {isEmpty && invitation}
      <div className={`${styles.actions} ${styles.needsScript}`} hidden={isEmpty}>
        {given && (
          <button
            type="button"
            className={buttonClass({ shape: 'slant', variant: 'primary' })}
            onClick={takeOver}
          >
            {strings.take}
          </button>
        )}
        <button type="button" className={buttonClass({ shape: 'slant' })} onClick={() => void download()}>
          {strings.export}
        </button>
        <button type="button" className={buttonClass({ shape: 'slant' })} onClick={() => void share()}>
          {strings.share}
        </button>
        <button type="button" className={buttonClass({ shape: 'slant' })} onClick={() => print()}>
          {strings.print}
        </button>
        <p role="status">{notice}</p>
      </div>
      <ol className={days.days} role="list">
        {byDay(things).map(([day, group]) => (
          <li key={day} className={days.day}>
            {day === '' ? (
              <h2 className={styles.works}>{strings.works}</h2>
            ) : (
              <DayHeading locale={locale} day={day} level={2} />
            )}
            <ul className={days.rows} role="list">
              {group.map((thing) => (
                <ThingRow
                  key={`${thing.kind}-${thing.id}`}
                  locale={locale}
                  thing={thing}
                  clashes={findClashes(thing, things)}
                  strings={strings}
                  onRemove={given ? undefined : (button) => remove(thing, button)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {given === null && cameEmpty !== false && suggestions}
      {(kept === null || 'serviceWorker' in navigator) && (
        <SaveOffline locale={locale} screens={screens} strings={strings} />
      )}
    </div>
  );
}

/** What is kept, by the day on which it begins; artworks, which have none, under an empty name. */
function byDay(things: readonly Kept[]): [string, Kept[]][] {
  const groups = new Map<string, Kept[]>();
  for (const thing of things) {
    const day = thing.start?.split('T')[0] ?? '';
    groups.set(day, [...(groups.get(day) ?? []), thing]);
  }
  return [...groups];
}

interface ThingRowProps {
  locale: Locale;
  thing: Kept;
  /** Titles of what takes place at the same time. */
  clashes: readonly string[];
  strings: ProgrammeStrings;
  /** Undefined where the programme is somebody else's. */
  onRemove: ((button: HTMLElement) => void) | undefined;
}

/** One thing of the programme, in the form of a row of the calendar. */
function ThingRow({ locale, thing, clashes, strings, onRemove }: ThingRowProps) {
  const { title, url, start, place, status, genre, price, isStepFree } = thing;
  const mark = findMark(status);
  return (
    <li className={rows.row} data-off={mark === 'cancelled' || undefined}>
      {start !== null && (
        <time className={rows.time} dateTime={start}>
          {strings.clock.replace('{time}', formatWallClock(start, locale, clock))}
        </time>
      )}
      <div className={rows.what}>
        <h3>
          <a href={url} className={rows.title}>
            {title}
          </a>
        </h3>
        {mark && <p className={rows.mark}>{strings[mark]}</p>}
        {clashes.length > 0 && (
          <p className={styles.clash}>{strings.clash.replace('{titles}', () => clashes.join(', '))}</p>
        )}
      </div>
      <div className={rows.facts}>
        {genre && <GenreLabel {...genre} />}
        {place !== '' && <p className={rows.venue}>{place}</p>}
        {price !== '' && <p>{price}</p>}
        {isStepFree && <p className={rows.access}>{strings.step_free}</p>}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            data-remove=""
            aria-label={strings.remove.replace('{title}', () => title)}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          >
            {strings.remove_short}
          </button>
        )}
      </div>
    </li>
  );
}

/** An event as a calendar entry; null for an artwork. */
function toEntry({ id, title, place, start, end, url, status }: Kept, origin: string): CalendarEntry | null {
  if (start === null) return null;
  return {
    id,
    title,
    description: '',
    location: place,
    startDate: start,
    endDate: end,
    url: new URL(url, origin).href,
    status: status === 'cancelled' ? 'CANCELLED' : status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED',
  };
}

'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { CalendarEntry } from '@/lib/calendar/entry';
import { buttonClass } from '@/components/ui/button';
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
  /** Suggestions below the visitor's own bookmarks. */
  suggestions: ReactNode;
}

const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** The visitor's own programme: the bookmarks on this device, or those that somebody has shared. */
export function MyProgramme(props: MyProgrammeProps) {
  const { locale, path, screens, strings, given, invitation, suggestions } = props;
  const [kept, keep] = useKept();
  const [shared, setShared] = useState(given);
  const [fresh, setFresh] = useState<Kept[]>([]);
  const [notice, setNotice] = useState('');

  // Bookmarks made in the other language, or changed since.
  const marked = kept ?? [];
  const names = writeShared(marked);
  useEffect(() => {
    if (names !== '') void loadThings(locale, readShared(names)).then(setFresh);
  }, [locale, names]);

  const own = marked.map((thing) => fresh.find((each) => isSame(each, thing)) ?? thing);
  const things = inOrder(shared ?? own);

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
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: strings.title, url: address }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(address).then(
      () => setNotice(strings.copied),
      () => setNotice(address),
    );
  };

  const takeOver = () => {
    keep([...marked, ...(shared ?? []).filter((thing) => !marked.some((each) => isSame(each, thing)))]);
    history.replaceState(history.state, '', path);
    setShared(null);
  };

  const isEmpty = things.length === 0;
  // Until storage has been read, the most likely content is there invisibly, so that what follows does not move.
  const isWaiting = kept === null && shared === null;
  return (
    <div className={styles.programme} data-waiting={isWaiting || undefined} data-scripts-now="">
      {isEmpty && invitation}
      {shared && (
        <p className={styles.shared}>
          {strings.shared}
          <button type="button" className={`${buttonClass()} ${styles.needsScript}`} onClick={takeOver}>
            {strings.take}
          </button>
        </p>
      )}
      <div className={`${styles.actions} ${styles.needsScript}`} hidden={isEmpty}>
        <button type="button" className={buttonClass()} onClick={() => void download()}>
          {strings.export}
        </button>
        <button type="button" className={buttonClass()} onClick={() => void share()}>
          {strings.share}
        </button>
        <p role="status">{notice}</p>
      </div>
      <ol className={styles.list} role="list">
        {things.map((thing) => {
          const clashes = findClashes(thing, things);
          return (
            <li
              key={`${thing.kind}-${thing.id}`}
              className={styles.thing}
              data-off={thing.status === 'cancelled' || undefined}
            >
              <p className={styles.when}>
                {thing.start === null ? (
                  strings.artwork
                ) : (
                  <time dateTime={thing.start}>
                    {formatWallClock(thing.start, locale, day)}
                    <b>{strings.clock.replace('{time}', formatWallClock(thing.start, locale, clock))}</b>
                  </time>
                )}
              </p>
              <div className={styles.what}>
                <h2>
                  <a href={thing.url}>{thing.title}</a>
                </h2>
                {thing.place !== '' && <p>{thing.place}</p>}
                {thing.status === 'cancelled' && <p className={styles.mark}>{strings.cancelled}</p>}
                {clashes.length > 0 && (
                  <p className={styles.mark}>{strings.clash.replace('{titles}', () => clashes.join(', '))}</p>
                )}
              </div>
              {!shared && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={strings.remove.replace('{title}', () => thing.title)}
                  onClick={() => keep(marked.filter((each) => !isSame(each, thing)))}
                >
                  {strings.remove_short}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {shared === null && suggestions}
      {(kept === null || 'serviceWorker' in navigator) && (
        <SaveOffline locale={locale} screens={screens} strings={strings} />
      )}
    </div>
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

'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ShownMarks } from '@/components/map/drawn-mark';
import { fillIn } from '@/components/map/labels';
import { MapFrame } from '@/components/map/map-frame';
import type { MapSettings } from '@/components/map/map-settings';
import { distanceInMetres } from '@/components/map/projection';
import { wantsLessMotion } from '@/lib/client/motion';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt, type WallClock } from '@/lib/client/wall-clock';
import type { Locale } from '@/lib/contract/locale';
import { artworkQuery, type ArtworkChoice } from '@/lib/contract/visit';
import { ArtworkCards } from './artwork-cards';
import { isLargeInList, isMatch, marksOf, type ArtworkEntry, type HouseHours } from './artwork-entry';
import styles from './artwork-explorer.module.css';
import { ArtworkFilters, chosenFilters } from './artwork-filters';
import { ArtworkStatus } from './artwork-status';
import type { ExplorerLabels } from './explorer-labels';
import { takeOver } from './take-over';
import { useChoice } from './use-choice';

interface ArtworkExplorerProps {
  locale: Locale;
  /** Path of the screen. */
  base: string;
  settings: MapSettings;
  labels: ExplorerLabels;
  entries: readonly ArtworkEntry[];
  /** The section that introduces them. */
  intro: ReactNode;
  /** The row of each entry, rendered by the server. */
  rows: readonly ReactNode[];
  /** Shown instead of the map until it is loaded. */
  overview: ReactNode;
  /** The choice that the server rendered. */
  choice: ArtworkChoice;
  now: WallClock;
  /** The time at which the site's clock is stopped. */
  clock: string;
  house: HouseHours;
}

type Near = { state: 'none' | 'asking' | 'failed' } | { state: 'found'; latitude: number; longitude: number };

/** Artworks as a list and a map in step: an artwork chosen in one is shown in the other. */
export function ArtworkExplorer(props: ArtworkExplorerProps) {
  const { locale, base, settings, labels, entries, intro, rows, overview, house } = props;
  const { choice, work, choose, lookAt } = useChoice(props.choice);
  const [now, setNow] = useState(props.now);
  const [near, setNear] = useState<Near>({ state: 'none' });
  const [hasRoute, setHasRoute] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const map = useRef<HTMLDivElement>(null);

  useEffect(() => setNow(wallClockAt(siteNow(props.clock))), [props.clock]);
  useEffect(() => {
    if (work === null) return;
    const row = list.current?.querySelector(`[data-artwork="${work}"]`);
    row?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, [work]);

  const shown = useMemo(
    () => entries.filter((entry) => isMatch(entry, choice, now, house)),
    [entries, choice, now, house],
  );
  const marks = useMemo(() => marksOf(shown), [shown]);
  const position = useMemo(
    () => (near.state === 'found' ? { latitude: near.latitude, longitude: near.longitude } : null),
    [near],
  );
  const { view, ...filters } = choice;
  const ids = new Set(shown.map(({ id }) => id));
  const chosen = chosenFilters(choice, labels);

  const findMe = () => {
    setNear({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setNear({ state: 'found', latitude: coords.latitude, longitude: coords.longitude }),
      () => setNear({ state: 'failed' }),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  /** A phone shows the list or the map. */
  const showOnMap = (id: number) => {
    if (map.current?.checkVisibility() !== false) {
      lookAt(id);
      return;
    }
    flushSync(() => choose({ ...filters, view: 'map' }, id));
    map.current.focus();
  };
  const views = [
    { label: labels.list, next: { ...filters }, isOn: view === undefined },
    { label: labels.mapView, next: { ...filters, view: 'map' as const }, isOn: view === 'map' },
  ];

  return (
    <div className={styles.explorer} data-view={view ?? 'list'}>
      <nav aria-label={labels.view} className={styles.views}>
        {views.map(({ label, next, isOn }) => (
          <a
            key={label}
            href={`${base}${artworkQuery(next)}`}
            aria-current={isOn ? 'true' : undefined}
            onClick={(event) => {
              if (takeOver(event)) choose(next);
            }}
          >
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.tools}>
        <ArtworkFilters base={base} choice={choice} labels={labels} onChange={choose} />
        <ArtworkStatus
          labels={labels}
          filters={chosen}
          shown={shown.length}
          all={entries.length}
          base={base}
          onReset={() => choose(view ? { view } : {})}
          near={near.state}
          onNear={findMe}
          hasRoute={hasRoute}
          onRoute={() => setHasRoute(!hasRoute)}
        />
      </div>
      <ol ref={list} className={styles.list} role="list" aria-label={labels.list} data-rows="">
        {entries.map((entry, index) => {
          const link = `${base}${artworkQuery({ ...filters, view: 'map' })}&work=${entry.id}`;
          const metres =
            position && entry.latitude !== null && entry.longitude !== null
              ? distanceInMetres(position, { latitude: entry.latitude, longitude: entry.longitude })
              : null;
          return (
            <li
              key={entry.id}
              data-artwork={entry.id}
              hidden={!ids.has(entry.id)}
              className={styles.row}
              data-chosen={entry.id === work ? '' : undefined}
              data-large={isLargeInList(index) ? '' : undefined}
            >
              <a
                href={link}
                className={styles.number}
                style={{ background: `var(--color-${entry.colour})` }}
                aria-label={fillIn(labels.show, { number: entry.number, name: entry.name })}
                aria-current={entry.id === work ? 'true' : undefined}
                onClick={(event) => {
                  if (takeOver(event)) showOnMap(entry.id);
                }}
              >
                <span>{entry.number}</span>
              </a>
              <div className={styles.what}>
                {rows[index]}
                {metres !== null && <p className={styles.distance}>{formatDistance(metres, locale)}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles.side}>
        <div ref={map} className={styles.map} tabIndex={-1}>
          <MapFrame
            locale={locale}
            settings={settings}
            labels={labels.map}
            marks={marks}
            chosen={work}
            onChoose={lookAt}
            position={position}
            hasRoute={hasRoute}
          >
            <ShownMarks value={ids}>{overview}</ShownMarks>
          </MapFrame>
          <ArtworkCards entries={shown} chosen={work} labels={labels} onLook={lookAt} />
        </div>
        <div className={styles.intro}>{intro}</div>
      </div>
    </div>
  );
}

/** Metres in tens, or kilometres with one decimal. */
function formatDistance(metres: number, locale: Locale): string {
  const isFar = metres >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  }).format(isFar ? metres / 1000 : Math.round(metres / 10) * 10);
}

'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { consent } from '@/lib/site';
import { fillIn } from './labels';
import styles from './map.module.css';
import type { TownMapProps } from './town-map';

const TownMap = lazy(async () => ({ default: (await import('./town-map')).TownMap }));

interface MapFrameProps extends Omit<TownMapProps, 'onFailure'> {
  /** Shown until the map is visible, and permanently without script or WebGL. */
  children: ReactNode;
}

/** A map in its place: first the drawn overview, then the live map once it is about to become visible and can be drawn. */
export function MapFrame({ children, ...props }: MapFrameProps) {
  const { settings, labels } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'asking' | 'live' | 'failed'>('waiting');
  const onFailure = useCallback(() => setState('failed'), []);

  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const start = () =>
      setState((before) => {
        if (before !== 'waiting' && before !== 'asking') return before;
        if (!canDraw()) return 'failed';
        return settings.style !== null && !isExternalAllowed() ? 'asking' : 'live';
      });
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: '200px' },
    );
    observer.observe(node);
    document.addEventListener(consent.event, start);
    return () => {
      observer.disconnect();
      document.removeEventListener(consent.event, start);
    };
  }, [settings.style]);

  const isLive = state === 'live';
  return (
    <div ref={frame} className={styles.frame} data-map={state} data-quiet={props.isQuiet || undefined}>
      <div className={styles.standIn} data-stand-in="">
        {children}
      </div>
      {isLive && (
        <Suspense fallback={null}>
          <TownMap {...props} onFailure={onFailure} />
        </Suspense>
      )}
      {state === 'asking' && (
        <div className={styles.question}>
          <p>{fillIn(labels.ask, { host: settings.styleHost ?? '' })}</p>
          <button type="button" className={styles.allow} onClick={() => setState('live')}>
            {labels.allow}
          </button>
        </div>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.note}>
          {labels.failed}
        </p>
      )}
    </div>
  );
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Whether the visitor has allowed external media (spec §1); the cookie contains the categories separated by dots. */
function isExternalAllowed(): boolean {
  return new RegExp(`(?:^|; )${consent.cookie}=[a-z.]*\\bexternal\\b`).test(document.cookie);
}

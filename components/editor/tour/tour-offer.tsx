'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { nextPaint } from '@/lib/client/next-paint';
import styles from './tour-offer.module.css';
import { declineTour, startTour, useTour } from './tour-state';

/** Finds what it would cover on a phone, besides a panel: what is written or formatted, a menu. */
const working = '[data-editing] :focus, [data-format-bar], [data-radix-popper-content-wrapper]';

/** Offers the tour once, below the bar, and steps back while somebody works. That moves nothing else. */
export function TourOffer() {
  const isOffered = useTour((state) => state.isOffered);
  const isReady = useEditorStore((state) => state.editing && state.draft !== null);
  if (!isOffered || !isReady) return null;
  return <Offer />;
}

function Offer() {
  const t = useTranslations('editor.tourOffer');
  const isWorking = useIsWorking();
  const hasPanel = useEditorStore((state) => state.panel !== null);
  return (
    <div className={styles.offer} role="group" aria-label={t('offer')} hidden={isWorking || hasPanel}>
      <span>{t('offer')}</span>
      <button type="button" onClick={startTour}>
        {t('accept')}
      </button>
      <button type="button" onClick={declineTour}>
        {t('decline')}
      </button>
    </div>
  );
}

/** Whether somebody writes, formats or has a menu open: all of these take the focus. */
function useIsWorking(): boolean {
  const [isWorking, setWorking] = useState(() => document.querySelector(working) !== null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () =>
      void nextPaint().then(() => {
        if (!signal.aborted) setWorking(document.querySelector(working) !== null);
      });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', look, { signal });
    return () => listening.abort();
  }, []);
  return isWorking;
}

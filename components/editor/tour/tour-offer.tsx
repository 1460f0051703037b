'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import styles from './tour-offer.module.css';
import { declineTour, startTour, useTour } from './tour-state';

/** Offers the tour once, below the bar, and disappears as soon as somebody writes. */
export function TourOffer() {
  const t = useTranslations('editor.tourOffer');
  const isOffered = useTour((state) => state.isOffered);
  const isReady = useEditorStore((state) => state.editing && state.draft !== null);
  if (!isOffered || !isReady) return null;
  return (
    <div className={styles.offer} role="group" aria-label={t('offer')}>
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

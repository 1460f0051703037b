'use client';

import { useEffect } from 'react';
import { fillIn, hubMessages } from '@/components/admin/hub-messages';
import { useExample } from '@/lib/client/example';
import type { Locale } from '@/lib/contract/locale';
import styles from './hub.module.css';

/** Shows whether the content system answers, by the example call (spec §7). */
export function Connection({ locale }: { locale: Locale }) {
  const words = hubMessages[locale].connection;
  const { state, example, load } = useExample();

  useEffect(() => void load(locale), [load, locale]);

  return (
    <p className={styles.connection} role="status" data-state={state}>
      {state === 'failed'
        ? words.failed
        : state === 'loaded'
          ? fillIn(words.works, { name: example?.name ?? '' })
          : words.asking}
      {state === 'failed' && (
        <button type="button" onClick={() => void load(locale)}>
          {words.retry}
        </button>
      )}
    </p>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';
import styles from './page-panel.module.css';
import type { PageFormState } from './use-page-form';

/** Asks before a save takes the page offline in a language: a title may only have been emptied to write another one. */
export function GoingOfflineNote({ form }: { form: PageFormState }) {
  const t = useTranslations('editor.pagePanel');
  const language = useTranslations('editor.language');
  const id = useId();
  const note = useRef<HTMLElement>(null);
  const { goingOffline, base, busy, keepTitles, save } = form;
  useEffect(() => note.current?.querySelector('button')?.focus(), []);
  return (
    <section
      ref={note}
      className={styles.conflict}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h3 id={`${id}-title`} className={controls.label}>
        {t('leaving')}
      </h3>
      <ul id={`${id}-text`}>
        {goingOffline.map((locale) => (
          <li key={locale}>
            {t('leavingIn', { language: language(locale), path: base.urls?.[locale] ?? '' })}
          </li>
        ))}
      </ul>
      <Button size="small" variant="primary" onClick={keepTitles}>
        {t('keepTitle')}
      </Button>
      <Button size="small" busy={busy} onClick={() => void save(true)}>
        {t('leaveAnyway')}
      </Button>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ForeignChange } from '@/lib/client/merge-values';
import controls from '../controls.module.css';
import styles from './page-panel.module.css';

interface ForeignChangesProps {
  changes: readonly ForeignChange[];
  onDiscard: () => void;
}

/** Somebody else has saved meanwhile: shows the changed fields with their values, and offers to take them. Own input stays until then. */
export function ForeignChanges({ changes, onDiscard }: ForeignChangesProps) {
  const t = useTranslations('editor.pagePanel');
  const language = useTranslations('editor.language');
  const nameOf = ({ name, locale }: ForeignChange) => {
    const field = t(`fields.${name}` as 'fields.title');
    return locale === undefined ? field : t('changedThere', { field, language: language(locale) });
  };
  return (
    <section className={styles.conflict} role="alert">
      <h3 className={controls.label}>{t('conflict')}</h3>
      <p>{t('conflictHint')}</p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.name}.${change.locale ?? ''}`}>
            <b>{nameOf(change)}</b>
            {typeof change.theirs === 'string' && change.theirs !== '' && (
              <>
                {' '}
                <q>{change.theirs}</q>
              </>
            )}
            {change.isContested && <em> {t('contested')}</em>}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </section>
  );
}

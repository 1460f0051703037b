'use client';

import { useTranslations } from 'next-intl';
import { useAlerts } from '@/lib/client/alerts';
import { closePattern } from '@/lib/client/editor-store';
import { savePattern } from '@/lib/client/patterns';
import { useEditing } from '../editing-context';
import { PatternNameDialog } from './pattern-name-dialog';

/** Saves blocks or sections as a pattern, with both languages. */
export function SavePatternDialog({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('editor.pattern');
  const { session, clipboard } = useEditing();

  async function save(title: string): Promise<void> {
    const clip = await (await clipboard.load()).read(ids);
    if (clip === null) return;
    await savePattern(session.locale, { ...clip, title });
    closePattern();
    useAlerts.getState().show({ tone: 'success', text: t('saved', { title }) });
  }

  return (
    <PatternNameDialog
      title={t('save')}
      description={t('saveDescription')}
      action={t('keep')}
      onClose={closePattern}
      onSave={save}
    />
  );
}

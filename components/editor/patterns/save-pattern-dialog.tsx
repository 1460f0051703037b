'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useAlerts } from '@/lib/client/alerts';
import { closePattern } from '@/lib/client/editor-store';
import { savePattern } from '@/lib/client/patterns';
import { RequestError } from '@/lib/client/request';
import { patternBounds } from '@/lib/contract/pattern';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { useAttempt } from '../use-attempt';

/** Saves blocks or sections as a pattern, with both languages. */
export function SavePatternDialog({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('editor');
  const id = useId();
  const { session, clipboard } = useEditing();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, attempt } = useAttempt();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') {
      setFault(t('fault.required'));
      document.getElementById(id)?.focus();
      return;
    }
    setFault(undefined);
    await attempt(async () => {
      const clip = await (await clipboard.load()).read(ids);
      if (clip === null) return;
      try {
        await savePattern(session.locale, { ...clip, title: title.trim() });
      } catch (error) {
        const wrong = error instanceof RequestError ? error.fields.title : undefined;
        if (wrong === undefined) throw error;
        setFault(wrong);
        document.getElementById(id)?.focus();
        return;
      }
      closePattern();
      useAlerts.getState().show({ tone: 'success', text: t('pattern.saved', { title: title.trim() }) });
    });
  }

  return (
    <EditorDialog
      keep
      title={t('pattern.save')}
      description={t('pattern.saveDescription')}
      onClose={closePattern}
      actions={
        <>
          <Button onClick={closePattern}>{t('pattern.cancel')}</Button>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {t('pattern.keep')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className={controls.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          id={id}
          label={t('pattern.name')}
          required
          value={title}
          maxLength={patternBounds.title}
          error={fault}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </EditorDialog>
  );
}

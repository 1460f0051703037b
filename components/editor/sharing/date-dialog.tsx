'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import { nextHour, wallTimeAt } from '@/lib/client/site-time';
import { parseMoment } from '@/lib/contract/on-a-date';
import { findClockChange } from '@/lib/pagebuilder/clock-change';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { MomentFields } from '../dialogs/moment-fields';
import { useEditing } from '../editing-context';
import { openOnDate } from '../preview/open-preview';

/** Chooses the time as of which this page is shown, initially the next planned publishing. */
export function DateDialog() {
  const t = useTranslations('editor.date');
  const id = useId();
  const { session } = useEditing();
  const planned = useEditorStore((state) => state.draft?.scheduled?.[0]);
  const [{ date, time }, setMoment] = useState(() =>
    planned ? wallTimeAt(new Date(planned.at)) : nextHour(),
  );
  const [fault, setFault] = useState<'wrong' | 'outside' | null>(null);

  function show(event: FormEvent): void {
    event.preventDefault();
    const moment = parseMoment(`${date}T${time}`);
    const isFilledIn = date !== '' && time !== '';
    setFault(moment !== null ? null : isFilledIn ? 'outside' : 'wrong');
    if (moment === null || findClockChange(moment) === 'missing') return;
    openOnDate(session, moment);
    closeDialog();
  }

  return (
    <EditorDialog
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>{t('close')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('show')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={show} noValidate>
        <MomentFields
          value={{ date, time }}
          onChange={setMoment}
          error={fault === null ? undefined : t(fault)}
        />
      </form>
    </EditorDialog>
  );
}

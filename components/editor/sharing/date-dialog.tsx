'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import { wallClockAt } from '@/lib/client/site-clock';
import { nextHour } from '@/lib/client/site-time';
import { parseMoment } from '@/lib/contract/on-a-date';
import type { Scheduled } from '@/lib/contract/write';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { openOnDate } from '../preview/open-preview';

/** Chooses the time as of which this page is shown, initially the next planned publishing. */
export function DateDialog() {
  const t = useTranslations('editor.date');
  const id = useId();
  const { session } = useEditing();
  const planned = useEditorStore((state) => state.draft?.scheduled?.[0]);
  const [{ date, time }, setMoment] = useState(() => (planned ? wallTime(planned) : nextHour()));
  const [isWrong, setWrong] = useState(false);

  function show(event: FormEvent): void {
    event.preventDefault();
    const moment = parseMoment(`${date}T${time}`);
    setWrong(moment === null);
    if (moment === null) return;
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
        <TextField
          label={t('day')}
          type="date"
          value={date}
          error={isWrong ? t('wrong') : undefined}
          onChange={(event) => setMoment({ date: event.target.value, time })}
        />
        <TextField
          label={t('time')}
          type="time"
          value={time}
          onChange={(event) => setMoment({ date, time: event.target.value })}
        />
      </form>
    </EditorDialog>
  );
}

/** The time of a plan on the site's wall clock, in the form of inputs. */
function wallTime({ at }: Scheduled): { date: string; time: string } {
  const { date, minutes } = wallClockAt(new Date(at));
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { date, time: `${hour}:${minute}` };
}

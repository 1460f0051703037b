'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { wallTimeAt } from '@/lib/client/site-time';
import type { Scheduled } from '@/lib/contract/write';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { MomentFields } from './moment-fields';
import { describeHere, judgePlan, type PlanFault } from './plan-time';
import styles from './schedule-dialog.module.css';

interface RescheduleDialogProps {
  plan: Scheduled;
  /** The plan as the list has it. */
  description: string;
  /** Whatever else is planned. */
  others: readonly Scheduled[];
  onClose: () => void;
}

/** Gives a planned publishing another time. */
export function RescheduleDialog({ plan, description, others, onClose }: RescheduleDialogProps) {
  const t = useTranslations('editor.schedule');
  const id = useId();
  const { session, steps } = useEditing();
  const busy = useEditorStore((state) => state.busy);
  const [before] = useState(() => wallTimeAt(new Date(plan.at)));
  const [moment, setMoment] = useState(before);
  const [fault, setFault] = useState<PlanFault | null>(null);
  const here = describeHere(moment, session.locale);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isAsBefore = moment.date === before.date && moment.time === before.time;
    if (isAsBefore) return onClose();
    const { at, fault } = judgePlan(moment, plan.locales, others);
    setFault(fault);
    if (at !== null && (await steps.reschedule(plan, at))) onClose();
  }

  return (
    <EditorDialog
      title={t('reschedule')}
      description={description}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <MomentFields
          value={moment}
          onChange={setMoment}
          error={fault === null ? undefined : t(fault)}
          hint={here === null ? undefined : t('here', { time: here })}
        />
      </form>
    </EditorDialog>
  );
}

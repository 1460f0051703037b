'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import { nextHour } from '@/lib/client/site-time';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Scheduled } from '@/lib/contract/write';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { listDocumentLocales } from '../session/document-locales';
import { isOffline } from '../session/is-offline';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { ListRow } from './list-row';
import { MomentFields } from './moment-fields';
import { describeHere, judgePlan, type PlanFault } from './plan-time';
import { RescheduleDialog } from './reschedule-dialog';
import styles from './schedule-dialog.module.css';

/** Publishes at a time in the chosen languages; lists planned publishings, which get another time or are cancelled. */
export function ScheduleDialog() {
  const t = useTranslations('editor');
  const format = useFormatter();
  const id = useId();
  const planning = useRef<HTMLButtonElement>(null);
  const { session, steps } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const [moment, setMoment] = useState(() => nextHour());
  const [chosen, setChosen] = useState<readonly Locale[]>(() => {
    const { toPublish } = useEditorStore.getState();
    return toPublish === null || toPublish.length === 0 ? [session.locale] : toPublish;
  });
  const isDraftOffline = draft !== null && isOffline(draft);
  const [online, setOnline] = useState(true);
  /** Whether it cannot be planned as it is filled in: from then on it says why, as long as that is so. */
  const [isRefused, setIsRefused] = useState(false);
  /** The plan that is given another time, by its id. */
  const [changed, setChanged] = useState<number | null>(null);
  const offered = draft === null ? [session.locale] : listDocumentLocales(draft);
  const planned = draft?.scheduled ?? [];

  function judge(): { at: string | null; fault: PlanFault | 'noLanguage' | null } {
    const judged = judgePlan(moment, chosen, planned);
    return { ...judged, fault: judged.fault ?? (chosen.length === 0 ? 'noLanguage' : null) };
  }

  async function plan(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { at, fault } = judge();
    setIsRefused(fault !== null);
    if (at === null || fault !== null) return;
    await steps.schedule(
      locales.filter((locale) => chosen.includes(locale)),
      at,
      isDraftOffline && online,
    );
  }

  const fault = isRefused ? judge().fault : null;
  const here = describeHere(moment, session.locale);
  const changedPlan = planned.find((plan) => plan.id === changed);
  const listNames = (of: readonly Locale[]) => format.list(of.map((locale) => t(`language.${locale}`)));
  const describe = ({ at, locales: of, online: goesOnline }: Scheduled) =>
    t(goesOnline ? 'schedule.entryOnline' : 'schedule.entry', {
      time: formatMoment(at, session.locale),
      languages: listNames(of),
    });

  return (
    <EditorDialog
      title={t('schedule.title')}
      description={t('schedule.description')}
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>{t('schedule.close')}</Button>
          <Button ref={planning} type="submit" form={id} variant="primary" busy={busy}>
            {t('schedule.plan')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void plan(event)} noValidate>
        <MomentFields
          value={moment}
          onChange={setMoment}
          error={fault === null || fault === 'noLanguage' ? undefined : t(`schedule.${fault}`)}
          hint={here === null ? undefined : t('schedule.here', { time: here })}
        />
        <fieldset className={styles.languages}>
          <legend className={controls.label}>{t('schedule.languages')}</legend>
          {offered.map((locale) => (
            <Checkbox
              key={locale}
              label={t(`language.${locale}`)}
              checked={chosen.includes(locale)}
              onChange={(event) =>
                setChosen(
                  event.target.checked ? [...chosen, locale] : chosen.filter((other) => other !== locale),
                )
              }
            />
          ))}
          {fault === 'noLanguage' && (
            <p role="alert" className={controls.fault}>
              {t('schedule.noLanguage')}
            </p>
          )}
        </fieldset>
        {isDraftOffline && (
          <Checkbox
            label={t('schedule.online')}
            checked={online}
            onChange={(event) => setOnline(event.target.checked)}
          />
        )}
      </form>
      <h3 className={controls.label}>{t('schedule.planned')}</h3>
      {planned.length === 0 && <p className={controls.hint}>{t('schedule.nothing')}</p>}
      <ul className={controls.list} hidden={planned.length === 0}>
        {planned.map((entry) => (
          <ListRow key={entry.id} afterLast={planning}>
            <span>{describe(entry)}</span>
            <span className={controls.buttons}>
              <Button size="small" busy={busy} onClick={() => setChanged(entry.id)}>
                {t('schedule.reschedule')}
                <VisuallyHidden>{describe(entry)}</VisuallyHidden>
              </Button>
              <Button size="small" busy={busy} onClick={() => void steps.unschedule(entry.id)}>
                {t('schedule.cancel')}
                <VisuallyHidden>{describe(entry)}</VisuallyHidden>
              </Button>
            </span>
          </ListRow>
        ))}
      </ul>
      {changedPlan && (
        <RescheduleDialog
          plan={changedPlan}
          description={describe(changedPlan)}
          others={planned.filter((plan) => plan !== changedPlan)}
          onClose={() => setChanged(null)}
        />
      )}
    </EditorDialog>
  );
}

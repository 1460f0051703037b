'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import { findMoment, nextHour } from '@/lib/client/site-time';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Scheduled } from '@/lib/contract/write';
import { dateTags, formatMoment } from '@/lib/i18n/formats';
import { timeZone } from '@/lib/site';
import controls from '../controls.module.css';
import { listDocumentLocales } from '../session/document-locales';
import { isOffline } from '../session/is-offline';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { ListRow } from './list-row';
import styles from './schedule-dialog.module.css';

/** Publishes at a time in the chosen languages; lists planned publishings, which can be cancelled. */
export function ScheduleDialog() {
  const t = useTranslations('editor');
  const format = useFormatter();
  const id = useId();
  const planning = useRef<HTMLButtonElement>(null);
  const { session, steps } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  const busy = useEditorStore((state) => state.busy);
  const [{ date, time }, setMoment] = useState(() => nextHour());
  const [chosen, setChosen] = useState<readonly Locale[]>([session.locale]);
  const isDraftOffline = draft !== null && isOffline(draft);
  const [online, setOnline] = useState(true);
  const [fault, setFault] = useState<'past' | 'language' | 'twice' | null>(null);
  const offered = draft === null ? [session.locale] : listDocumentLocales(draft);
  const planned = draft?.scheduled ?? [];

  async function plan(event: FormEvent): Promise<void> {
    event.preventDefault();
    const at = findMoment(date, time);
    if (at === null || Date.parse(at) <= Date.now()) setFault('past');
    else if (chosen.length === 0) setFault('language');
    else if (planned.some((entry) => isSamePlan(entry, at, chosen))) setFault('twice');
    else {
      setFault(null);
      await steps.schedule(
        locales.filter((locale) => chosen.includes(locale)),
        at,
        isDraftOffline && online,
      );
    }
  }

  const here = describeHere(findMoment(date, time), session.locale);
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
        <TextField
          label={t('schedule.date')}
          type="date"
          value={date}
          error={fault === 'past' || fault === 'twice' ? t(`schedule.${fault}`) : undefined}
          onChange={(event) => setMoment({ date: event.target.value, time })}
        />
        <TextField
          label={t('schedule.time')}
          type="time"
          value={time}
          hint={here === null ? undefined : t('schedule.here', { time: here })}
          onChange={(event) => setMoment({ date, time: event.target.value })}
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
          {fault === 'language' && (
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
            <Button size="small" busy={busy} onClick={() => void steps.unschedule(entry.id)}>
              {t('schedule.cancel')}
              <VisuallyHidden>{describe(entry)}</VisuallyHidden>
            </Button>
          </ListRow>
        ))}
      </ul>
    </EditorDialog>
  );
}

function isSamePlan(planned: Scheduled, at: string, languages: readonly Locale[]): boolean {
  return (
    Date.parse(planned.at) === Date.parse(at) && planned.locales.some((locale) => languages.includes(locale))
  );
}

/** The moment in the time zone of the person planning it, if that differs from the site's. */
function describeHere(at: string | null, locale: Locale): string | null {
  if (at === null) return null;
  const show = (zone?: string) =>
    new Date(at).toLocaleString(dateTags[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
  return show() === show(timeZone) ? null : show();
}

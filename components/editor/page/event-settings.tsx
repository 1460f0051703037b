'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { firstRecordsQuery } from '@/lib/client/records';
import { locales, type Locale } from '@/lib/contract/locale';
import { localisedText } from '@/lib/records/paths';
import controls from '../controls.module.css';
import { useClockChange } from '../use-clock-change';
import { textOf } from './page-form';
import styles from './page-panel.module.css';
import type { PageRecord } from './page-record';
import { SettingsForm } from './settings-form';
import { usePageForm, type PageFormState } from './use-page-form';

/** When and where an event is, and what it costs. The language being edited comes first. */
export function EventSettings({ record, locale }: { record: PageRecord; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const language = useTranslations('editor.language');
  const form = usePageForm(record);
  const { values, change, faultOf } = form;
  return (
    <SettingsForm form={form}>
      <fieldset className={styles.group}>
        <legend className={controls.label}>{t('whenAndWhere')}</legend>
        <TimeField form={form} name="date_start" />
        <TimeField form={form} name="date_end" />
        <VenueField form={form} locale={locale} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={controls.label}>{t('fields.price')}</legend>
        {[locale, ...locales.filter((other) => other !== locale)].map((each) => (
          <TextField
            key={each}
            label={language(each)}
            lang={each}
            value={textOf(values, 'price', each)}
            error={faultOf('price', each, locale)}
            onChange={({ target }) => change('price', target.value, each)}
          />
        ))}
      </fieldset>
    </SettingsForm>
  );
}

/** A day and time on the site's wall clock. */
function TimeField({ form, name }: { form: PageFormState; name: 'date_start' | 'date_end' }) {
  const t = useTranslations('editor.pagePanel');
  const value = form.values[name];
  // Browsers would show stored seconds.
  const moment = typeof value === 'string' ? value.slice(0, '2026-03-29T02:30'.length) : '';
  const clock = useClockChange(moment);
  return (
    <TextField
      label={t(`fields.${name}`)}
      type="datetime-local"
      required={name === 'date_start'}
      max="9999-12-31T23:59"
      value={moment}
      hint={clock.hint}
      error={form.faultOf(name) ?? clock.error}
      onChange={({ target }) => form.change(name, target.value === '' ? null : target.value)}
    />
  );
}

function VenueField({ form, locale }: { form: PageFormState; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const { data: venues } = useQuery(firstRecordsQuery('venues', { page_size: 1000, sort: 'name' }));
  const { venue } = form.values;
  const listed = (venues ?? []).map(({ id, name }) => ({
    value: Number(id),
    label:
      locales
        .toSorted((one) => (one === locale ? -1 : 1))
        .map((each) => localisedText(name, each))
        .find((text) => text !== null && text !== '') ?? String(id),
  }));
  // What is chosen stays so while the others are loaded, and if they cannot be.
  const isListed = typeof venue !== 'number' || listed.some(({ value }) => value === venue);
  return (
    <Select
      label={t('fields.venue')}
      value={typeof venue === 'number' ? venue : ''}
      options={[
        { value: '', label: t('noVenue') },
        ...(isListed ? [] : [{ value: venue, label: t('loading') }]),
        ...listed,
      ]}
      error={form.faultOf('venue')}
      onChange={({ target }) => form.change('venue', target.value === '' ? null : Number(target.value))}
    />
  );
}

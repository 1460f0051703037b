import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAlerts } from '@/lib/client/alerts';
import { findProblems, formValues, sentValues } from '@/lib/client/record-values';
import { readConflict, recordQuery, updateRecord } from '@/lib/client/records';
import { RequestError } from '@/lib/client/request';
import type { AdminRecord } from '@/lib/contract/admin';
import type { Locale } from '@/lib/contract/locale';
import { pages } from '@/lib/records/pages';
import { makePathSlug } from '@/lib/records/slug';
import { useEditing } from '../editing-context';
import { followAddress } from './follow-address';
import {
  beginForm,
  bringTogether,
  isChanged,
  keepUnsaved,
  listGoingOffline,
  readUnsaved,
  takeSaved,
  textOf,
  type PageForm,
  type Values,
} from './page-form';

export interface PageFormState extends PageForm {
  isChanged: boolean;
  busy: boolean;
  /** The error of a field; for a localised field that of a language, or in `first` that of the whole field. */
  faultOf: (name: string, locale?: Locale, first?: Locale) => string | undefined;
  change: (name: string, value: unknown, locale?: Locale) => void;
  /** Replaces own input by what somebody else has saved. */
  takeTheirs: () => void;
  /** The languages that visitors would lose by what was just asked to be saved; empty if nothing has to be decided. */
  goingOffline: readonly Locale[];
  /** Puts the titles back that these languages had. */
  keepTitles: () => void;
  /** Languages that visitors would lose are asked about first, unless somebody is sure. */
  save: (isConfirmed?: boolean) => Promise<void>;
}

/** The form of a page's record: filled in, validated by its definition, saved with the revision that it started from. */
export function usePageForm(record: AdminRecord): PageFormState {
  const t = useTranslations('editor');
  const client = useQueryClient();
  const router = useRouter();
  const { session } = useEditing();
  const id = Number(record.id);
  const [form, setForm] = useState<PageForm>(() => {
    const unsaved = readUnsaved(id);
    return unsaved === null ? beginForm(record) : bringTogether(unsaved, record);
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [goingOffline, setGoingOffline] = useState<readonly Locale[]>([]);
  const changed = isChanged(form);

  useEffect(() => keepUnsaved(id, form), [id, form]);
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

  function change(name: string, value: unknown, locale?: Locale): void {
    setGoingOffline([]);
    setFaults((before) => without(before, locale === undefined ? name : `${name}.${locale}`, name));
    setForm((before) => ({
      ...before,
      values: {
        ...before.values,
        [name]: locale === undefined ? value : put(before.values[name], locale, value),
      },
    }));
  }

  async function save(isConfirmed = false): Promise<void> {
    const values = { ...form.values, slug: tidySlugs(form.values.slug) };
    const problems = Object.entries(findProblems(pages, values));
    setFaults(Object.fromEntries(problems.map(([name, code]) => [name, t(`fault.${code}`)])));
    if (problems.length > 0) return;
    const found = isConfirmed ? [] : listGoingOffline({ ...form, values });
    setGoingOffline(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const saved = await updateRecord(
        'pages',
        id,
        sentValues(pages, { ...values, revision: form.base.revision }),
      );
      client.setQueryData(recordQuery('pages', id).queryKey, saved);
      setForm((now) => takeSaved(form, now, saved));
      useAlerts.getState().show({ tone: 'success', text: t('pagePanel.saved') });
      if (isWhereItWas(session.locale, form.base, saved)) router.refresh();
      else followAddress(session.locale, form.base.urls, saved.urls);
      // Updates what the bar and other parts show of the page; otherwise the next change does.
      await session.reload().catch(() => undefined);
    } catch (error) {
      const theirs = error instanceof RequestError ? readConflict(error.body) : null;
      if (theirs !== null) setForm((now) => bringTogether(now, theirs));
      else {
        if (error instanceof RequestError) setFaults(error.fields);
        session.report(error);
      }
    } finally {
      setBusy(false);
    }
  }

  return {
    ...form,
    isChanged: changed,
    busy,
    faultOf: (name, locale, first) =>
      faults[locale === undefined ? name : `${name}.${locale}`] ??
      (locale === first ? faults[name] : undefined),
    change,
    goingOffline,
    keepTitles: () => {
      for (const locale of goingOffline)
        change('title', textOf(formValues(pages, form.base), 'title', locale), locale);
    },
    takeTheirs: () => setForm(beginForm(form.base)),
    save,
  };
}

/**
 * Whether the page's public address is unchanged: its name and the menus around the canvas are then refreshed in place. A new address
 * would be another page to the framework, and reset the editor.
 */
function isWhereItWas(locale: Locale, before: AdminRecord, after: AdminRecord): boolean {
  const path = after.urls?.[locale];
  return after.is_online === true && path !== undefined && path === before.urls?.[locale];
}

/** Normalised addresses: a save by shortcut does not leave the field, which normalises them. */
function tidySlugs(slugs: unknown): unknown {
  if (typeof slugs !== 'object' || slugs === null) return slugs;
  return Object.fromEntries(
    Object.entries(slugs).map(([locale, slug]: [string, unknown]) => [
      locale,
      typeof slug === 'string' && slug !== '' ? makePathSlug(slug) || null : slug,
    ]),
  );
}

function put(texts: unknown, locale: Locale, text: unknown): Values {
  return { ...(typeof texts === 'object' ? texts : {}), [locale]: text };
}

function without(faults: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

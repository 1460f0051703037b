import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import { isChanged } from './page-form';
import type { PageRecord, PageRecordState, SaveResult } from './page-record';

export interface PageFormState extends PageRecordState {
  isChanged: boolean;
  /** The error of a field; for a localised field that of a language, or in `first` that of the whole field. */
  faultOf: (name: string, locale?: Locale, first?: Locale) => string | undefined;
  change: (name: string, value: unknown, locale?: Locale) => void;
  takeTheirs: () => void;
  keepTitles: () => void;
  /** Languages that visitors would lose are asked about first, unless somebody is sure. */
  save: (isConfirmed?: boolean) => Promise<SaveResult>;
}

/** The form of a page's record, in its panel. */
export function usePageForm(record: PageRecord): PageFormState {
  const router = useRouter();
  const form = useStore(record.state);
  const { faults } = form;
  const changed = isChanged(form);

  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

  return {
    ...form,
    isChanged: changed,
    faultOf: (name, locale, first) =>
      faults[locale === undefined ? name : `${name}.${locale}`] ??
      (locale === first ? faults[name] : undefined),
    change: (name, value, locale) => record.change(name, value, locale),
    takeTheirs: () => record.takeTheirs(),
    keepTitles: () => record.keepTitles(),
    save: (isConfirmed = false) => record.save({ refresh: () => router.refresh(), isConfirmed }),
  };
}

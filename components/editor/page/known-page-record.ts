import { create } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import type { EditingSession } from '../session/editing-session';
import type { PageRecord } from './page-record';

/** A text of a page's record in one language. */
export interface PageText {
  name: 'title' | 'headline';
  locale: Locale;
}

/** The record of the page being edited, once its panel or a text of its opening has asked for it. */
export const useKnownPageRecord = create<{ record: PageRecord | null }>(() => ({ record: null }));

/** The record of a session's page; null if nothing has asked for it. */
export function findPageRecord(
  session: EditingSession,
  { record } = useKnownPageRecord.getState(),
): PageRecord | null {
  return record?.session === session ? record : null;
}

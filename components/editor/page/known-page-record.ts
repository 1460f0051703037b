import { create } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import type { EditingSession } from '../session/editing-session';
import type { PageRecord } from './page-record';

/** The fields of a record that may be written in the opening of its page. */
const names = ['title', 'headline', 'name', 'subline', 'subtitle', 'teaser'] as const;

export type TextName = (typeof names)[number];

/** A text of a page's record in one language. */
export interface PageText {
  name: TextName;
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

/** Whether a string names such a field. */
export function isTextName(name: string | undefined): name is TextName {
  return names.some((each) => each === name);
}

/** What a text of the page's opening is called: title and headline of a page are told from those of its blocks. */
export function nameText({ say, source }: EditingSession, name: TextName): string {
  const isOfPage = source.content_type === 'page' && (name === 'title' || name === 'headline');
  return isOfPage ? say(`page.${name}`) : say(`thing.${name}`);
}

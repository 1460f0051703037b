import { useMemo } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { useBlockStore, useEditorStore, useShownSections, type EditorState } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { findTranslationState, type TranslationState } from '@/lib/client/translation-state';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import { listTexts } from '@/lib/pagebuilder/localised-texts';
import { useEditing } from './editing-context';
import { listDocumentLocales } from './session/document-locales';
import type { EditingSession } from './session/editing-session';

export interface OtherLanguage {
  locale: Locale;
  /** The page in the other language; undefined if there is none, or the backend has only one language at a time. */
  sections: readonly Section[] | undefined;
  /** The same module in the other language. */
  findOther: (module: Module) => Module | null;
  /** What has to be translated in a module. */
  findState: (module: Module) => TranslationState | null;
}

type OtherState = Pick<EditorState, 'other' | 'draft'>;

/** The page in the language that is not being edited; undefined if there is none. */
function readOther(session: EditingSession, { other, draft }: OtherState): readonly Section[] | undefined {
  const isThere = draft !== null && listDocumentLocales(draft).includes(otherLocale(session.locale));
  return isThere ? (other ?? undefined) : undefined;
}

/** The language that is not being edited, for comparison. */
export function useOtherLanguage(): OtherLanguage {
  const { session } = useEditing();
  const revisions = useBlockStore((state) => state.draft?.text_revisions);
  const sections = useBlockStore((state) => readOther(session, state));
  return useMemo(() => compare(session, session.locale, sections, revisions), [session, sections, revisions]);
}

/** What texts in a language are compared with: the language being edited, or the other one. */
export function useComparison(locale: Locale): OtherLanguage {
  const { session } = useEditing();
  const revisions = useBlockStore((state) => state.draft?.text_revisions);
  const mine = useShownSections();
  const others = useEditorStore((state) => readOther(session, state));
  const sections = locale === session.locale ? others : mine;
  return useMemo(() => compare(session, locale, sections, revisions), [session, locale, sections, revisions]);
}

function compare(
  { identities }: EditingSession,
  mine: Locale,
  sections: readonly Section[] | undefined,
  revisions: NonNullable<EditorState['draft']>['text_revisions'],
): OtherLanguage {
  const locale = otherLocale(mine);
  const findOther = (module: Module) => (sections === undefined ? null : findModule(sections, module.id));
  return {
    locale,
    sections,
    findOther,
    findState: (module) =>
      findTranslationState({
        texts: listTexts(findDefinition(module.model)?.fields ?? {}),
        locale: mine,
        mine: module,
        otherLocale: locale,
        other: findOther(module),
        revisions: revisions?.[identities.findServerId(module.id) ?? 0],
      }),
  };
}

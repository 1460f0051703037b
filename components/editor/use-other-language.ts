import { useCallback } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { useBlockStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { findTranslationState, type TranslationState } from '@/lib/client/translation-state';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import { listTexts } from '@/lib/pagebuilder/localised-texts';
import { listDocumentLocales } from './session/document-locales';
import { useEditing } from './editing-context';

export interface OtherLanguage {
  locale: Locale;
  /** The page in the other language; undefined if there is none, or the backend has only one language at a time. */
  sections: readonly Section[] | undefined;
  /** The same module in the other language. */
  findOther: (module: Module) => Module | null;
  /** What has to be translated in a module. */
  findState: (module: Module) => TranslationState | null;
}

/** The language that is not being edited, for comparison. */
export function useOtherLanguage(): OtherLanguage {
  const { session } = useEditing();
  const locale = otherLocale(session.locale);
  const revisions = useBlockStore((state) => state.draft?.text_revisions);
  const sections = useBlockStore(({ other, draft }) =>
    other !== null && draft !== null && listDocumentLocales(draft).includes(locale) ? other : undefined,
  );
  const findOther = useCallback(
    (module: Module) => (sections === undefined ? null : findModule(sections, module.id)),
    [sections],
  );
  const findState = useCallback(
    (module: Module) =>
      findTranslationState({
        texts: listTexts(findDefinition(module.model)?.fields ?? {}),
        locale: session.locale,
        mine: module,
        otherLocale: locale,
        other: findOther(module),
        revisions: revisions?.[session.identities.findServerId(module.id) ?? 0],
      }),
    [findOther, locale, revisions, session],
  );
  return { locale, sections, findOther, findState };
}

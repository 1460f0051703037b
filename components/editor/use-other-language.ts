import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { hasFeature, useBlockStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { findModule } from '@/lib/client/sections';
import { findTranslationState, type TranslationState } from '@/lib/client/translation-state';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { listTexts } from '@/lib/pagebuilder/localised-texts';
import { listDocumentLocales } from './session/document-locales';
import { useEditing } from './editing-context';
import { findOtherDraft } from './session/other-draft';

export interface OtherLanguage {
  locale: Locale;
  /** The draft in the other language; undefined while loading, or if the backend does not provide it. */
  draft: Draft | undefined;
  isPending: boolean;
  isError: boolean;
  /** The same module in the other language. */
  findOther: (module: Module) => Module | null;
  /** What has to be translated in a module. */
  findState: (module: Module) => TranslationState | null;
}

/** The draft in the language that is not being edited, for comparison. It is fetched again when the document has changed. */
export function useOtherLanguage(): OtherLanguage {
  const { session } = useEditing();
  const other = findOtherDraft(session);
  const { locale } = other;
  const revision = useBlockStore((state) => state.draft?.revision);
  const revisions = useBlockStore((state) => state.draft?.text_revisions);
  const isOffered = useBlockStore(
    ({ user, draft }) =>
      hasFeature(user, 'document') && draft !== null && listDocumentLocales(draft).includes(locale),
  );

  const { draft: data, hasFailed: isError } = useSyncExternalStore(other.subscribe, other.read);
  useEffect(() => {
    if (isOffered) void other.ask(revision);
  }, [other, isOffered, revision]);
  const findOther = useCallback(
    (module: Module) => {
      const id = session.identities.findServerId(module.id);
      return id === null || data === undefined ? null : findModule(data.modules, id);
    },
    [data, session],
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
  return {
    locale,
    draft: data,
    isPending: isOffered && data === undefined && !isError,
    isError,
    findOther,
    findState,
  };
}

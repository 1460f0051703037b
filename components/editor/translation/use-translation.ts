import { useQuery } from '@tanstack/react-query';
import { findDefinition } from '@/components/modules/kinds';
import { hasFeature, useEditorStore, useShownSections } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { translatedFromQuery } from '@/lib/client/translations';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import { isWritten, listTexts } from '@/lib/pagebuilder/localised-texts';
import { useEditing } from '../editing-context';
import { useComparison, type OtherLanguage } from '../use-other-language';

const none: readonly Section[] = [];

/** One text in both languages. */
export interface TranslatedText {
  name: string;
  isRich: boolean;
  /** The text in the other language; empty if there is none. */
  theirs: string;
  /** The task in the language that is written. */
  task: 'missing' | 'outdated' | null;
  /** The original that this translation was made from, if it is known and has changed. */
  madeFrom: string | undefined;
}

/** A module with its texts. */
export interface TranslatedModule {
  module: Module;
  theirs: Module | null;
  texts: readonly TranslatedText[];
}

export interface Translation {
  /** The language that is written. */
  locale: Locale;
  other: OtherLanguage;
  modules: readonly TranslatedModule[];
  /** Number of texts that are missing or outdated in the other language. */
  otherTasks: number;
}

/** All texts of the document, to be written in a language beside the other one, with their tasks, in the order of the page. */
export function useTranslation(locale: Locale): Translation {
  const { session } = useEditing();
  const other = useComparison(locale);
  const mine = useShownSections();
  const others = useEditorStore((state) => state.other ?? none);
  const sections = locale === session.locale ? mine : others;
  const revision = useEditorStore((state) => state.draft?.revision);
  const isOffered = useEditorStore((state) => hasFeature(state.user, 'translations'));
  const madeFrom = useQuery({
    ...translatedFromQuery(locale, session.key, revision),
    // The first language is the original.
    enabled: isOffered && locale !== defaultLocale,
  }).data;
  const known = (module: Module) => madeFrom?.[session.identities.findServerId(module.id) ?? 0];
  const modules = listModules(sections)
    .map((module) => describe(module, other, locale, known(module)))
    .filter(({ texts }) => texts.length > 0);
  return { locale, other, modules, otherTasks: countOtherTasks(modules, other) };
}

function describe(
  module: Module,
  other: OtherLanguage,
  locale: Locale,
  madeFrom: Record<string, string> | undefined,
): TranslatedModule {
  const fields = findDefinition(module.model)?.fields ?? {};
  const theirs = other.findOther(module);
  const state = other.findState(module);
  const isOutdated = state?.kind === 'outdated' && state.locale === locale;
  const texts = listTexts(fields).flatMap((name): TranslatedText[] => {
    const [mine, said] = [isWritten(module[name]), isWritten(theirs?.[name])];
    if (!mine && !said && fields[name]?.required !== true) return [];
    // If it is known which originals have changed, the other texts are not outdated.
    const isChanged = isOutdated && mine && said && (madeFrom === undefined || name in madeFrom);
    return [
      {
        name,
        isRich: fields[name]?.kind === 'rich_text',
        theirs: said ? String(theirs?.[name]) : '',
        task: said && !mine && state?.kind !== 'only' ? 'missing' : isChanged ? 'outdated' : null,
        madeFrom: isChanged ? madeFrom?.[name] : undefined,
      },
    ];
  });
  return { module, theirs, texts };
}

function countOtherTasks(modules: readonly TranslatedModule[], other: OtherLanguage): number {
  let tasks = 0;
  for (const { module, theirs, texts } of modules) {
    const state = other.findState(module);
    if (state?.locale !== other.locale || state.kind === 'only') continue;
    tasks +=
      state.kind === 'outdated'
        ? 1
        : texts.filter(({ name }) => isWritten(module[name]) && !isWritten(theirs?.[name])).length;
  }
  return tasks;
}

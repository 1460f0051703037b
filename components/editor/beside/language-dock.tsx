'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { useBlockStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { renderPlainText, renderRichText } from '../text/resting-text';
import { suggestionKey } from '../translation/suggestions';
import { TextWays } from '../translation/text-ways';
import { KeepButton, OtherText } from '../translation/translated-block';
import type { Suggesting } from '../translation/use-suggesting';
import type { TranslatedModule, TranslatedText, Translation } from '../translation/use-translation';
import { useLabels } from '../use-labels';
import styles from './beside.module.css';
import { focusText } from './find-text';

interface LanguageDockProps {
  translation: Translation;
  suggesting: Suggesting;
}

/** At the lower edge of a page: what the selected block lacks in its language, and what to do about it besides writing. */
export function LanguageDock({ translation, suggesting }: LanguageDockProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const selected = useBlockStore((state) => state.selected);
  const suggestions = useBlockStore((state) => state.suggestions);
  const { locale, other, modules } = translation;
  const translated = modules.find(({ module }) => module.id === selected);
  if (translated === undefined) return null;
  const { module } = translated;
  const state = other.findState(module);
  const canKeep = state?.kind === 'outdated' && state.locale === locale;
  const tasks = translated.texts.filter(
    ({ name, task }) => task !== null || suggestionKey(locale, module.id, name) in suggestions,
  );
  if (tasks.length === 0 && !canKeep) return null;
  const language = t(`language.${locale}`);
  return (
    <section className={styles.dock} aria-label={t('beside.tasks', { language })}>
      {canKeep && (
        <p className={styles.keep}>
          {t('translation.outdated', { language })}
          <KeepButton module={module} locale={locale} onDone={() => focusText(locale, module.id)} />
        </p>
      )}
      {tasks.map((text) => {
        const field = labels.field(module.model, text.name);
        return (
          <div key={text.name} className={styles.task}>
            <h3 className={styles.field}>{field}</h3>
            <TextTask
              translated={translated}
              text={text}
              locale={locale}
              label={t('translation.field', { kind: labels.kind(module.model), field, language })}
              suggesting={suggesting}
            />
          </div>
        );
      })}
    </section>
  );
}

interface TextTaskProps {
  translated: TranslatedModule;
  text: TranslatedText;
  locale: Locale;
  label: string;
  suggesting: Suggesting;
}

/** A text that is missing or outdated: its original where that has changed, a suggestion, and what to do. */
function TextTask({ translated, text, locale, label, suggesting }: TextTaskProps) {
  const t = useTranslations('editor.translation');
  const { module, theirs } = translated;
  const suggestion = useBlockStore((state) => state.suggestions[suggestionKey(locale, module.id, text.name)]);
  return (
    <div>
      {suggestion === undefined
        ? text.madeFrom !== undefined && theirs && <OtherText module={theirs} text={text} />
        : t('suggested')}
      {suggestion !== undefined && <Suggestion text={suggestion} isRich={text.isRich} locale={locale} />}
      <TextWays
        id={module.id}
        text={text}
        label={label}
        locale={locale}
        suggesting={suggesting}
        onDone={() => focusText(locale, module.id, text.name)}
      />
    </div>
  );
}

/** A suggestion as it would stand on the page; nothing else of its HTML gets there. */
function Suggestion({ text, isRich, locale }: { text: string; isRich: boolean; locale: Locale }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => host.current?.replaceChildren(isRich ? renderRichText(text) : renderPlainText(text, true)),
    [text, isRich],
  );
  return <div ref={host} className={styles.suggestion} lang={locale} />;
}

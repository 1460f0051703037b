'use client';

import { useTranslations } from 'next-intl';
import { PlainField } from '@/components/modules/plain-field';
import { Button } from '@/components/ui/button';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { keepTranslation } from '@/lib/client/translations';
import type { Module } from '@/lib/contract/module';
import type { Locale } from '@/lib/contract/locale';
import { markSince } from '@/lib/pagebuilder/merge/marked-words';
import { ConflictNotes } from '../conflict/conflict-notes';
import { useEditing } from '../editing-context';
import { nameOf } from '../session/excerpt';
import { useLabels } from '../use-labels';
import type { OtherLanguage } from '../use-other-language';
import styles from './translation-dialog.module.css';
import { TranslationField } from './translation-field';
import type { Suggesting } from './use-suggesting';
import type { TranslatedModule, TranslatedText } from './use-translation';

interface TranslatedBlockProps {
  translated: TranslatedModule;
  /** The language that is written. */
  locale: Locale;
  other: OtherLanguage;
  suggesting: Suggesting;
}

/** A block in both languages: what it lacks, and its texts side by side. */
export function TranslatedBlock({ translated, locale, other, suggesting }: TranslatedBlockProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { module, theirs, texts } = translated;
  const state = other.findState(module);
  const kind = labels.kind(module.model);
  return (
    <section className={styles.block} aria-label={kind}>
      <h3 className={styles.kind}>
        {kind}
        {state && (
          <span className={styles.state} data-state={state.kind}>
            {t(`translation.${state.kind}`, { language: t(`language.${state.locale}`) })}
          </span>
        )}
        {state?.kind === 'outdated' && <KeepButton module={module} locale={state.locale} />}
      </h3>
      {texts.map((text) => (
        <div key={text.name} className={styles.pair} data-pair="">
          <div className={styles.theirs} lang={other.locale}>
            {theirs && <OtherText module={theirs} text={text} />}
          </div>
          <TranslationField
            module={module}
            text={text}
            locale={locale}
            suggesting={suggesting}
            label={t('translation.field', {
              kind,
              field: labels.field(module.model, text.name),
              language: t(`language.${locale}`),
            })}
          />
        </div>
      ))}
      <ConflictNotes id={module.id} model={module.model} />
    </section>
  );
}

/** The text in the other language, with changes since its translation marked. */
export function OtherText({ module, text }: { module: Module; text: TranslatedText }) {
  const t = useTranslations('editor.translation');
  const { name, theirs, madeFrom, isRich } = text;
  const marked = madeFrom === undefined ? null : markSince(madeFrom, theirs, isRich);
  if (marked === null) return <PlainField module={module} name={name} as="div" />;
  return (
    <>
      <p className={styles.since}>{t('changedSince')}</p>
      <div dangerouslySetInnerHTML={{ __html: marked }} />
    </>
  );
}

interface KeepButtonProps {
  module: Module;
  locale: Locale;
  /** Focuses what is left: the pressed button disappears. */
  onDone?: () => void;
}

/** Confirms that an outdated translation is still correct. */
export function KeepButton({ module, locale, onDone }: KeepButtonProps) {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const isOffered = useEditorStore((state) => hasFeature(state.user, 'translations'));
  const serverId = session.identities.findServerId(module.id);
  if (!isOffered || serverId === null) return null;

  async function keep(id: number, button: Element): Promise<void> {
    await session.flush();
    await session.attempt(async () => {
      await session.inOrder((key) => keepTranslation(locale, id, key));
      session.announce(t('translation.kept', { name: nameOf(module, session) }));
      await session.reload();
      // Whoever has gone on meanwhile stays there.
      const { activeElement } = document;
      if (activeElement === button || activeElement === document.body) onDone?.();
    });
  }

  return (
    <Button
      size="small"
      aria-label={`${t('translation.keep')}: ${nameOf(module, session)}`}
      onClick={({ currentTarget }) => void keep(serverId, currentTarget)}
    >
      {t('translation.keep')}
    </Button>
  );
}

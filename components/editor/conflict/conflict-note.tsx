'use client';

import { useTranslations } from 'next-intl';
import { findDefinition } from '@/components/modules/kinds';
import { useEditorStore } from '@/lib/client/editor-store';
import type { ContestedValue } from '@/lib/client/save-state';
import { isReference } from '@/lib/pagebuilder/links';
import { markChanged } from '@/lib/pagebuilder/merge/marked-words';
import styles from './conflict-note.module.css';
import { ContestedWords } from './contested-words';
import { useEditing } from '../editing-context';
import { useLabels } from '../use-labels';
import type { ConflictInLanguage } from './split-by-language';
import { useWordsOf } from './use-words-of';

interface ConflictNoteProps extends ConflictInLanguage {
  model: string;
}

/** At a block: somebody else's version of the same text. It does not take the focus; the person goes on writing and decides later. */
export function ConflictNote({ conflict, locale, model }: ConflictNoteProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { conflicts, session } = useEditing();
  const { id, values } = conflict;
  const user = values.at(-1)?.user || t('conflict.somebody');
  const title =
    locale === session.locale
      ? t('conflict.here', { user })
      : t('conflict.hereIn', { user, language: t(`language.${locale}`) });

  return (
    <div className={styles.note} role="group" aria-label={title} data-editor-layer="" data-conflict="">
      <p className={styles.title}>{title}</p>
      {values.map((value) => (
        <p key={value.name} className={styles.text}>
          {(values.length > 1 || !isText(model, value)) && (
            <span className={styles.name}>{labels.field(model, value.name)}: </span>
          )}
          <span lang={value.locale}>
            <Theirs model={model} {...value} />
          </span>
        </p>
      ))}
      <div className={styles.actions}>
        <button type="button" onClick={() => conflicts.keepMine(conflict)}>
          {t('conflict.keepMine')}
        </button>
        <button type="button" onClick={() => conflicts.takeTheirs(conflict)}>
          {t('conflict.takeTheirs')}
        </button>
        <button type="button" onClick={() => useEditorStore.setState({ openConflict: id })}>
          {t('conflict.compare')}
        </button>
      </div>
    </div>
  );
}

/** What somebody else has made of it; in a text, with what differs marked. */
function Theirs({ model, ...value }: ContestedValue & { model: string }) {
  const wordsOf = useWordsOf();
  const { name, mine, theirs } = value;
  const words = wordsOf(model, name, theirs);
  if (isReference(theirs))
    return (
      <ContestedWords model={model} name={name} value={theirs}>
        {words}
      </ContestedWords>
    );
  if (!isText(model, value)) return words;
  return markChanged(wordsOf(model, name, mine), words).map(({ text, isChanged }, index) =>
    isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Whether it is read rather than chosen. */
function isText(model: string, { name }: ContestedValue): boolean {
  const kind = findDefinition(model)?.fields[name]?.kind;
  return kind === 'text' || kind === 'rich_text';
}

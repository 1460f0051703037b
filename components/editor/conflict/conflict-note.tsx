'use client';

import { useTranslations } from 'next-intl';
import { findDefinition } from '@/components/modules/kinds';
import type { ContestedValue } from '@/lib/client/save-state';
import { isReference } from '@/lib/pagebuilder/links';
import { markChanged } from '@/lib/pagebuilder/merge/marked-words';
import styles from './conflict-note.module.css';
import { NoteFrame } from './note-frame';
import { ContestedWords } from './contested-words';
import { useEditing } from '../editing-context';
import { useLabels } from '../use-labels';
import type { ConflictInLanguage } from './split-by-language';
import { useWordsOf } from './use-words-of';

interface ConflictNoteProps extends ConflictInLanguage {
  model: string;
}

/** At a block: somebody else's version of the same text. */
export function ConflictNote({ conflict, locale, model }: ConflictNoteProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { session } = useEditing();
  const { values } = conflict;
  const { user, isYou = false } = values.at(-1) ?? { user: '' };
  const said = {
    user: user || t('conflict.somebody'),
    isYou: String(isYou),
    language: t(`language.${locale}`),
  };
  const title = t(locale === session.locale ? 'conflict.here' : 'conflict.hereIn', said);

  return (
    <NoteFrame
      conflict={conflict}
      title={title}
      keep={t('conflict.keepMine')}
      take={t('conflict.takeTheirs')}
    >
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
    </NoteFrame>
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

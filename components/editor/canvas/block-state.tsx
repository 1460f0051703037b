'use client';

import { useTranslations } from 'next-intl';
import { findDefinition } from '@/components/modules/kinds';
import { textAt } from '@/components/modules/values';
import { openSettings, useShownSections } from '@/lib/client/editor-store';
import { isOnlyTooLong, type SaveState } from '@/lib/client/save-state';
import { findModule } from '@/lib/client/sections';
import { locales } from '@/lib/contract/locale';
import { fieldErrorCodes } from '@/lib/pagebuilder/field-errors';
import { countCharacters } from '@/lib/pagebuilder/field-values';
import { useEditing } from '../editing-context';
import type { EditingSession } from '../session/editing-session';
import styles from './block-frame.module.css';
import { isTypedInPlace, listFields } from '../session/module-rules';
import { useLabels } from '../use-labels';

/** Whether a block is saved, and if not, why not. Of a conflict its note below the block tells. */
export function BlockState({ id, kind, state }: { id: number; kind: string; state: SaveState }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { session } = useEditing();
  // How long a text is changes while it is written, although its state does not.
  useShownSections();
  if (state.status === 'conflict') return null;
  const faults = Object.entries(state.fields ?? {}).map(([name, fault]) => {
    const code = fieldErrorCodes.find((known) => known === fault);
    const long = code === 'too_long' ? findLongText(id, kind, name, session) : null;
    const sentence = long ? t('fault.longerThan', long) : code ? t(`fault.${code}`) : fault;
    return `${labels.field(kind, name)}: ${sentence}`;
  });
  const status = isOnlyTooLong(state) ? 'tooLong' : state.status;
  const text = [t(`save.${status}`), ...faults].join(' · ');
  const missing = listFields(kind).find(
    ([name, field]) => state.fields?.[name] !== undefined && !isTypedInPlace(field),
  );
  if (missing === undefined) {
    return (
      <span className={styles.state} data-status={state.status}>
        {text}
      </span>
    );
  }
  // A missing value is not a text on the page that could explain itself.
  return (
    <button
      type="button"
      className={styles.state}
      data-status={state.status}
      onClick={() => openSettings(id, missing[0])}
    >
      {text}
    </button>
  );
}

/** How long a text is that is too long, in whichever language it is, and how long it may be; null for what is no such text. */
function findLongText(
  id: number,
  kind: string,
  name: string,
  session: EditingSession,
): { count: number; most: number } | null {
  const field = findDefinition(kind)?.fields[name];
  if (field?.kind !== 'text' && field?.kind !== 'rich_text') return null;
  const texts = locales.map((locale) => textAt(findModule(session.showIn(locale), id), name));
  return { count: Math.max(...texts.map(countCharacters)), most: field.max };
}

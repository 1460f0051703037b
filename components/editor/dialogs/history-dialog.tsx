'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { closeDialog } from '@/lib/client/editor-store';
import { historyQuery } from '@/lib/client/queries';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { signatureOf } from '../signature';
import { EditorDialog } from './editor-dialog';
import { QueryNote } from './query-note';
import { useLabels } from '../use-labels';

const actions = [
  'insert',
  'update',
  'move',
  'remove',
  'set_layout',
  'set_columns',
  'replace',
  'undo',
  'redo',
] as const;

/** Who changed what in the draft, and when. */
export function HistoryDialog() {
  const t = useTranslations('editor.history');
  const labels = useLabels();
  const { session } = useEditing();
  const history = useQuery(historyQuery(session.locale, session.key));
  return (
    <EditorDialog readable title={t('title')} description={t('description')} onClose={closeDialog}>
      <QueryNote query={history} empty={t('empty')} />
      <ol className={controls.list} hidden={!history.data?.length}>
        {history.data?.map((entry) => {
          const action = actions.find((known) => known === entry.action) ?? 'other';
          const kind = entry.kind === null ? t('page') : labels.kind(entry.kind);
          return (
            <li key={entry.id} className={controls.row}>
              <span>
                {t(`action.${action}`, { kind })}
                {entry.undone && ` (${t('undone')})`}
              </span>
              <span className={controls.hint}>
                {signatureOf(entry.user, formatMoment(entry.at, session.locale))}
              </span>
            </li>
          );
        })}
      </ol>
    </EditorDialog>
  );
}

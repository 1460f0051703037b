'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { DifferenceName } from '../checks/difference-name';
import { useChangeWords } from '../checks/use-change-words';
import { useEditing } from '../editing-context';
import type { Difference } from '../session/find-change';
import styles from './versions-panel.module.css';

interface DifferenceRowProps {
  difference: Difference;
  version: number;
  /** The row is about to be removed with the focused button. */
  onRestored: () => void;
}

/** One changed block: its name reveals it, a button restores it. */
export function DifferenceRow({ difference, version, onRestored }: DifferenceRowProps) {
  const { module, kind } = difference;
  const t = useTranslations('editor.versions');
  const { describe } = useChangeWords();
  const { session, steps } = useEditing();
  const busy = useEditorStore((state) => state.busy);
  const action = t(kind === 'added' ? 'removeOne' : 'restoreOne');
  const serverId = session.identities.findServerId(module.id);
  return (
    <li className={styles.row} data-kind={kind}>
      <DifferenceName difference={difference} />
      {/* Where it stood before is a matter of the whole page. */}
      {kind !== 'moved' && serverId !== null && (
        <Button
          size="small"
          busy={busy}
          aria-label={`${action}: ${describe(difference)}`}
          onClick={() => void steps.restore(version, serverId).then(onRestored)}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEditorStore } from '@/lib/client/editor-store';
import { useChangeWords } from '../checks/use-change-words';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { reveal } from '../reveal';
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
  const { describe, findUser } = useChangeWords();
  const { session, steps } = useEditing();
  const busy = useEditorStore((state) => state.busy);
  const serverId = session.identities.findServerId(module.id);
  const user = findUser(serverId);
  const name = describe(difference);
  return (
    <li className={styles.row} data-kind={kind}>
      <span>
        {kind === 'removed' ? (
          name
        ) : (
          <button type="button" className={styles.name} onClick={() => reveal(module.id)}>
            {name}
          </button>
        )}
        {user !== '' && <span className={controls.hint}> {user}</span>}
      </span>
      {/* Where it stood before is a matter of the whole page. */}
      {kind !== 'moved' && serverId !== null && (
        <Button
          size="small"
          busy={busy}
          onClick={() => void steps.restore(version, serverId).then(onRestored)}
        >
          {t(kind === 'added' ? 'removeOne' : 'restoreOne')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { historyQuery } from '@/lib/client/queries';
import { isSection } from '@/lib/client/sections';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { reveal } from '../reveal';
import { excerptOf } from '../session/excerpt';
import type { Difference } from '../session/find-change';
import { useLabels } from '../use-labels';
import styles from './versions-panel.module.css';

/** One block that is not as it was: its name shows it, a button brings it back. */
export function DifferenceRow({
  difference: { module, kind },
  version,
}: {
  difference: Difference;
  version: number;
}) {
  const t = useTranslations('editor.versions');
  const check = useTranslations('editor.check');
  const labels = useLabels();
  const { session, steps } = useEditing();
  const busy = useEditorStore((state) => state.busy);
  const hasHistory = useEditorStore((state) => hasFeature(state.user, 'history'));
  const history = useQuery({ ...historyQuery(session.locale, session.key), enabled: hasHistory });
  const serverId = session.identities.findServerId(module.id);
  const user = history.data?.find((entry) => entry.module === serverId && !entry.undone)?.user ?? '';
  const own = isSection(module) ? check('section') : labels.kind(module.model);
  const excerpt = excerptOf(module);
  const name = check(`change.${kind}`, {
    name: excerpt === '' ? own : check('named', { kind: own, excerpt }),
  });
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
        <Button size="small" busy={busy} onClick={() => void steps.restore(version, serverId)}>
          {t(kind === 'added' ? 'removeOne' : 'restoreOne')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

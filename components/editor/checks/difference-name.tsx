import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { reveal } from '../reveal';
import type { Difference } from '../session/find-change';
import styles from './difference-name.module.css';
import { useChangeWords } from './use-change-words';

/** What has changed and by whom, in words; they lead to the block if it is on the page. */
export function DifferenceName({ difference }: { difference: Difference }) {
  const { module } = difference;
  const { describe, findUser } = useChangeWords();
  const { identities } = useEditing().session;
  const isHere = useEditorStore(({ sections }) => findModule(sections, module.id) !== null);
  const name = describe(difference);
  const user = findUser(identities.findServerId(module.id));
  return (
    <span>
      {isHere ? (
        <button type="button" className={styles.name} onClick={() => reveal(module.id)}>
          {name}
        </button>
      ) : (
        name
      )}
      {user !== '' && <span className={controls.hint}> {user}</span>}
    </span>
  );
}

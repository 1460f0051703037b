'use client';

import { useTranslations } from 'next-intl';
import { useEditables, type EditableRole } from '@/lib/client/editables';
import { useEditorStore } from '@/lib/client/editor-store';
import styles from './edit-offer.module.css';

/** In edit mode, above a document of the page that is not being edited: switches to it. */
export function EditOffer({ id, role }: { id: string; role: EditableRole }) {
  const t = useTranslations('editor.document');
  const isEditing = useEditorStore((state) => state.editing && state.user !== null);
  if (!isEditing) return null;
  return (
    <div className={styles.place} data-editor-layer="">
      <button
        type="button"
        className={styles.offer}
        data-role={role}
        onClick={() => useEditables.getState().choose(id)}
      >
        {t('edit', { name: t(role) })}
      </button>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';

/** Asks before deleting something that was never saved, which undo could not restore. */
export function RemovalDialog({ ids, count }: { ids: number[]; count: number }) {
  const t = useTranslations('editor.removal');
  const { session, arrangement, several } = useEditing();

  function close(): void {
    useEditorStore.setState({ removal: null });
  }

  return (
    <EditorDialog
      title={t('title')}
      description={t('description', { count })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('keep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
              const [id, ...others] = ids;
              if (id !== undefined && others.length === 0) arrangement.remove(id, true);
              else session.use(several, (each) => each.remove(ids, { sure: true }));
            }}
          >
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}

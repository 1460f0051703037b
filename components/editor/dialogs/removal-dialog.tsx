'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';

/** Asks before something is deleted that was never saved, which undo could not bring back. */
export function RemovalDialog({ id, count }: { id: number; count: number }) {
  const t = useTranslations('editor.removal');
  const { arrangement } = useEditing();

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
              void arrangement.remove(id, true);
            }}
          >
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}

'use client';

import { useRefresh, useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '../dialog';

/** Somebody saved the record meanwhile: take theirs, overwrite with mine, or go on editing. */
export function ConflictDialog({ theirs, onSettled }: { theirs: RaRecord; onSettled: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { save } = useSaveContext();
  const { reset, setValue, getValues } = useFormContext();

  function overwrite() {
    setValue('revision', theirs.revision);
    onSettled();
    void save?.(getValues());
  }

  return (
    <Dialog
      title={translate('admin.conflict.title')}
      lead={translate('admin.conflict.lead')}
      onClose={onSettled}
      footer={
        <>
          <Button
            variant="primary"
            onClick={() => {
              reset(theirs);
              onSettled();
              refresh();
            }}
          >
            {translate('admin.conflict.reload')}
          </Button>
          <Button onClick={overwrite}>{translate('admin.conflict.overwrite')}</Button>
          <Button variant="quiet" onClick={onSettled}>
            {translate('admin.conflict.keep')}
          </Button>
        </>
      }
    />
  );
}

'use client';

import { useId, useState } from 'react';
import { useNotify, useTranslate, useUpdateMany } from 'ra-core';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { DeleteDialog } from '../delete-dialog';
import { describeError } from '../describe-error';
import { Dialog } from '../dialog';
import listStyles from '../list/list.module.css';

interface MediaBulkProps {
  ids: readonly number[];
  folders: readonly string[];
  /** Called where the pressed action goes with the selection. */
  onFocusLost: () => void;
  onUnselect: () => void;
  /** The files were moved or deleted. */
  onChanged: () => void;
}

/** Actions on all selected files: move to a folder, delete. Files in use are deleted only after a second question. */
export function MediaBulk({ ids, folders, onFocusLost, onUnselect, onChanged }: MediaBulkProps) {
  const translate = useTranslate();
  const [asks, setAsks] = useState<'move' | 'delete' | null>(null);
  if (ids.length === 0) return null;

  function finish() {
    setAsks(null);
    onChanged();
  }

  const label = translate('admin.list.selected', { smart_count: ids.length });
  return (
    <div className={listStyles.bulk} role="group" aria-label={label}>
      <p>{label}</p>
      <Button size="small" onClick={() => setAsks('move')}>
        {translate('admin.media.move')}
      </Button>
      <Button size="small" variant="danger" onClick={() => setAsks('delete')}>
        {translate('admin.list.delete')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onFocusLost();
          onUnselect();
        }}
      >
        {translate('admin.list.unselect')}
      </Button>
      {asks === 'move' && (
        <MoveDialog
          ids={ids}
          folders={folders}
          onFocusLost={onFocusLost}
          onClose={() => setAsks(null)}
          onDone={finish}
        />
      )}
      {asks === 'delete' && (
        <DeleteDialog
          resource="media"
          ids={ids}
          onFocusLost={onFocusLost}
          onClose={() => setAsks(null)}
          onDone={finish}
        />
      )}
    </div>
  );
}

interface MoveDialogProps {
  ids: readonly number[];
  folders: readonly string[];
  onFocusLost: () => void;
  onClose: () => void;
  onDone: () => void;
}

function MoveDialog({ ids, folders, onFocusLost, onClose, onDone }: MoveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [folder, setFolder] = useState('');
  const [updateMany, { isPending }] = useUpdateMany();

  function move() {
    void updateMany(
      'media',
      { ids: [...ids], data: { folder: folder.trim() } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('admin.media.moved', { type: 'info', messageArgs: { smart_count: ids.length } });
          onDone();
        },
        onError: (error) => notify(describeError(error, translate), { type: 'error' }),
      },
    );
  }

  return (
    <Dialog
      title={translate('admin.media.move_title', { smart_count: ids.length })}
      onClose={onClose}
      onFocusLost={onFocusLost}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={isPending}>
            {translate('admin.media.move_confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) move();
        }}
      >
        <TextField
          label={translate('admin.media.move_target')}
          hint={translate('admin.media.move_hint')}
          list={`${id}-folders`}
          maxLength={200}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}

'use client';

import { useRef, useState } from 'react';
import { useListContext, useNotify, useTranslate, useUpdateMany } from 'ra-core';
import { Button } from '@/components/ui/button';
import { pageSizes } from '@/lib/contract/list';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { DeleteDialog } from '../delete-dialog';
import { describeError } from '../describe-error';
import { recordTitle } from '../record-text';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './list.module.css';

/** Most entries on one page of a list. */
const mostAtOnce = pageSizes.admin.max;

interface BulkActionsProps {
  definition: RecordDefinition;
  /** Called where the pressed action goes with the selection. */
  onFocusLost: () => void;
}

/** Actions on all selected entries: online, offline, delete. */
export function BulkActions({ definition, onFocusLost }: BulkActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useInterfaceLocale();
  const { selectedIds, onSelectAll, onUnselectItems, refetch, data, total = 0 } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const [isDeleting, setDeleting] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  if (selectedIds.length === 0) return null;

  function unselect() {
    if (group.current?.contains(document.activeElement)) onFocusLost();
    onUnselectItems();
  }

  function setOnline(isOnline: boolean) {
    void updateMany(
      definition.resource,
      { ids: selectedIds, data: { is_online: isOnline } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('admin.list.changed', { type: 'info', messageArgs: { smart_count: selectedIds.length } });
          unselect();
        },
        onError: (error) => notify(describeError(error, translate), { type: 'error' }),
        onSettled: () => void refetch(),
      },
    );
  }

  const isPageSelected = data?.every((record) => selectedIds.includes(record.id)) === true;
  const only = selectedIds.length === 1 ? data?.find((record) => record.id === selectedIds[0]) : undefined;
  return (
    <div
      ref={group}
      className={styles.bulk}
      role="group"
      aria-label={translate('admin.list.selected', { smart_count: selectedIds.length })}
    >
      <p>{translate('admin.list.selected', { smart_count: selectedIds.length })}</p>
      {isPageSelected && selectedIds.length < Math.min(total, mostAtOnce) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onFocusLost();
            onSelectAll({ limit: mostAtOnce });
          }}
        >
          {translate('admin.list.select_everything', { smart_count: Math.min(total, mostAtOnce) })}
        </Button>
      )}
      {definition.fields.is_online !== undefined && (
        <>
          <Button size="small" busy={isPending} onClick={() => setOnline(true)}>
            {translate('admin.list.online')}
          </Button>
          <Button size="small" busy={isPending} onClick={() => setOnline(false)}>
            {translate('admin.list.offline')}
          </Button>
        </>
      )}
      <Button variant="danger" size="small" onClick={() => setDeleting(true)}>
        {translate('admin.list.delete')}
      </Button>
      <Button variant="quiet" size="small" onClick={unselect}>
        {translate('admin.list.unselect')}
      </Button>
      {isDeleting && (
        <DeleteDialog
          resource={definition.resource}
          ids={selectedIds}
          title={only === undefined ? undefined : recordTitle(definition, only, locale)}
          onClose={() => setDeleting(false)}
          onFocusLost={onFocusLost}
          onDone={() => {
            setDeleting(false);
            onUnselectItems();
            void refetch();
          }}
        />
      )}
    </div>
  );
}

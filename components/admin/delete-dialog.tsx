'use client';

import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type Identifier } from 'ra-core';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { inUseSchema, type Usage } from '@/lib/contract/admin';
import { answerOf, describeError } from './describe-error';
import { Dialog } from './dialog';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  resource: string;
  ids: readonly Identifier[];
  /** Name of the record, if it is a single one. */
  title?: string | undefined;
  /** Nothing was deleted. */
  onClose: () => void;
  /** All of them were deleted, or some before the rest was kept. */
  onDone: () => void;
  /** Called after it has closed where what was focused before is gone. */
  onFocusLost?: () => void;
}

/** Asks before deleting. A record that is in use is not deleted at first: the dialog lists where it is used and asks again. */
export function DeleteDialog({ resource, ids, title, onClose, onDone, onFocusLost }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const [isBusy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<{ ids: Identifier[]; usages: Usage[] } | null>(null);
  const deletedRef = useRef(new Set<Identifier>());

  async function remove(wanted: readonly Identifier[], force: boolean) {
    setBusy(true);
    const inUse: Identifier[] = [];
    const usages: Usage[] = [];
    try {
      for (const id of wanted) {
        try {
          await provider.delete(resource, { id, ...(force ? { meta: { force: true } } : {}) });
          deletedRef.current.add(id);
        } catch (error) {
          const answer = inUseSchema.safeParse(answerOf(error));
          if (!answer.success) throw error;
          inUse.push(id);
          usages.push(...answer.data.used_by);
        }
      }
    } catch (error) {
      setBusy(false);
      notify(describeError(error, translate), { type: 'error' });
      return;
    }
    setBusy(false);
    if (inUse.length > 0) {
      setBlocked({ ids: inUse, usages });
      return;
    }
    notify('admin.delete.done', { type: 'info' });
    onDone();
  }

  function close() {
    const { size } = deletedRef.current;
    if (size === 0) {
      onClose();
      return;
    }
    notify('admin.delete.some', { type: 'info', messageArgs: { smart_count: size } });
    onDone();
  }

  const lead =
    title === undefined ? translate('admin.delete.lead_many') : translate('admin.delete.lead', { title });
  return (
    <Dialog
      title={
        blocked === null
          ? translate('admin.delete.title', { smart_count: ids.length })
          : translate('admin.delete.in_use')
      }
      lead={blocked === null ? lead : translate('admin.delete.in_use_lead')}
      onClose={close}
      onFocusLost={onFocusLost}
      footer={
        <>
          <Button onClick={close}>{translate('admin.delete.cancel')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => void remove(blocked?.ids ?? ids, blocked !== null)}
          >
            {translate(blocked === null ? 'admin.delete.confirm' : 'admin.delete.force')}
          </Button>
        </>
      }
    >
      {blocked !== null && <Usages usages={blocked.usages} onLeave={close} />}
    </Dialog>
  );
}

/** The places that use something, as links to their records, without repeats. */
export function Usages({ usages, onLeave }: { usages: readonly Usage[]; onLeave?: () => void }) {
  const translate = useTranslate();
  const places = [...new Map(usages.map((usage) => [`${usage.resource}/${usage.id}`, usage])).values()];
  return (
    <ul className={styles.usages}>
      {places.map((usage) => (
        <li key={`${usage.resource}/${usage.id}`}>
          <Link
            to={`/${usage.resource}/${usage.id}`}
            {...(onLeave === undefined ? {} : { onClick: onLeave })}
          >
            {usage.title}
          </Link>
          <span>{translate(`resources.${usage.resource}.name`, { smart_count: 1, _: usage.resource })}</span>
        </li>
      ))}
    </ul>
  );
}

'use client';

import { useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { useBlocker } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Dialog } from '../dialog';
import { useUnloadGuard } from '../use-unload-guard';
import { useHasChanges } from './use-has-changes';

/** State of a navigation after a save or deletion, which needs no question about unsaved changes. */
export const settled = { isSettled: true } as const;

const settledSchema = z.looseObject({ isSettled: z.literal(true) });

/**
 * Asks before a form with unsaved changes is left: with a dialog of ours within the admin, with the browser's own when the tab closes.
 * (react-admin's own guard treats an attempt to save as a save, and would let everything go after a failure.)
 */
export function LeaveGuard() {
  const translate = useTranslate();
  const isDirty = useHasChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      !settledSchema.safeParse(nextLocation.state).success,
  );

  useUnloadGuard(isDirty);

  // A save that was in progress when somebody wanted to leave has answered the question.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed();
  }, [blocker, isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={translate('admin.leave.title')}
      lead={translate('admin.leave.lead')}
      size="small"
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {translate('admin.leave.discard')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {translate('admin.leave.stay')}
          </Button>
        </>
      }
    />
  );
}

'use client';

import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';

/** Shown instead of a list that could not be loaded, with a button to try again. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert" className={`${controls.note} ${controls.alert}`}>
      <p>{translate('admin.list.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {translate('admin.list.retry')}
      </Button>
    </div>
  );
}

'use client';

import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';
import { describeError, isGone, isUnanswered } from '../describe-error';
import { ScreenHead } from '../layout/screen-head';
import { BackLink } from './back-link';

interface RecordFailureProps {
  resource: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a record that could not be read: it does not exist, or is unavailable now, with a button to try again. */
export function RecordFailure({ resource, error, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  if (isGone(error)) {
    return (
      <>
        <ScreenHead title={translate('ra.page.not_found')} above={<BackLink resource={resource} />} />
        <p role="alert">{translate('admin.form.not_found')}</p>
      </>
    );
  }
  return (
    <>
      <ScreenHead
        title={translate(`resources.${resource}.name`, { smart_count: 1 })}
        above={<BackLink resource={resource} />}
      />
      <div role="alert" className={`${controls.note} ${controls.alert}`}>
        <p>{isUnanswered(error) ? translate('admin.error.not_now') : describeError(error, translate)}</p>
        <Button size="small" onClick={onRetry}>
          {translate('admin.list.retry')}
        </Button>
      </div>
    </>
  );
}

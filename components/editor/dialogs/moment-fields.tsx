'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import type { WallTime } from '@/lib/client/site-time';
import { useClockChange } from '../use-clock-change';

interface MomentFieldsProps {
  value: WallTime;
  onChange: (value: WallTime) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A day and a time on the site's wall clock. It says itself what the change of the clocks makes of them. */
export function MomentFields({ value, onChange, error, hint }: MomentFieldsProps) {
  const t = useTranslations('editor.moment');
  const change = useClockChange(`${value.date}T${value.time}`);
  const hints = [hint, change.hint].filter((each) => each !== undefined);
  return (
    <>
      <TextField
        label={t('day')}
        type="date"
        // Without it, browsers take years of six digits.
        max="9999-12-31"
        value={value.date}
        error={error}
        onChange={({ target }) => onChange({ ...value, date: target.value })}
      />
      <TextField
        label={t('time')}
        type="time"
        value={value.time}
        hint={change.error === undefined ? hints.join(' ') : undefined}
        error={change.error}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </>
  );
}

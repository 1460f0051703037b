import { useTranslations } from 'next-intl';
import { findClockChange } from '@/lib/pagebuilder/clock-change';

/** What is to be said at a field of what the change of the clocks makes of a time in it (`2026-03-29T02:30`). */
export function useClockChange(moment: string): { error: string | undefined; hint: string | undefined } {
  const t = useTranslations('editor.moment');
  const change = findClockChange(moment);
  return {
    error: change === 'missing' ? t('missing') : undefined,
    hint: change === 'twice' ? t('twice') : undefined,
  };
}

import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { hasChanges } from './has-changes';

/**
 * Whether a form holds something that its record, as it was last saved, does not. (The form library's own "dirty" takes a field that
 * was never filled in for a change, because there nothing, null and an empty text are three things.)
 */
export function useHasChanges(): boolean {
  const values = useWatch();
  const record = useRecordContext();
  return hasChanges(values, record ?? {});
}

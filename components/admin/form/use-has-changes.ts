import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { hasChanges } from './has-changes';

/**
 * Whether a form differs from its record as last saved. (The form library's own "dirty" counts a field that was never filled in as
 * changed, because undefined, null and an empty text are different to it.)
 */
export function useHasChanges(): boolean {
  const values = useWatch();
  const record = useRecordContext();
  return hasChanges(values, record ?? {});
}

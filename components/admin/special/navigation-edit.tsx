'use client';

import { adminDefinitions } from '@/lib/records/definitions';
import { RecordEdit } from '../form/record-edit';

/** Menu and footer: the site always has exactly one of them, so it cannot be deleted and there is no list. */
export function NavigationEdit() {
  return <RecordEdit definition={adminDefinitions.navigation} canDelete={false} hasList={false} />;
}

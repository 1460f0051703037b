'use client';

import { adminDefinitions } from '@/lib/records/definitions';
import { RecordEdit } from '../form/record-edit';

/** Menu and footer: the site always has one, so it cannot be deleted. */
export function NavigationEdit() {
  return <RecordEdit definition={adminDefinitions.navigation} canDelete={false} />;
}

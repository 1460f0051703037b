'use client';

import { Notification } from 'react-admin';
import { alertDuration } from '@/lib/site';

/** What has just happened, at the upper edge: the lower one belongs to the form's "save". */
export function Messages() {
  return (
    <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} autoHideDuration={alertDuration} />
  );
}

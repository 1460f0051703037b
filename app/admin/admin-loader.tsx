'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { AdminWait } from '@/components/admin/admin-wait';
import { watchFiles } from '@/lib/client/lost-files';

const AdminApp = dynamic(() => import('@/components/admin/admin-app').then((module) => module.AdminApp), {
  ssr: false,
  loading: AdminWait,
});

/** Loads the admin in the browser, with a waiting message until then. */
export function AdminLoader() {
  useEffect(watchFiles, []);
  return <AdminApp />;
}

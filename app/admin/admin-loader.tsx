'use client';

import dynamic from 'next/dynamic';
import { AdminWait } from '@/components/admin/admin-wait';

const AdminApp = dynamic(() => import('@/components/admin/admin-app').then((module) => module.AdminApp), {
  ssr: false,
  loading: AdminWait,
});

/** Loads the admin in the browser; until then a short wait stands there. */
export function AdminLoader() {
  return <AdminApp />;
}

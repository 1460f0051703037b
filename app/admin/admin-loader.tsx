'use client';

import dynamic from 'next/dynamic';
import words from '@/messages/de/admin.json';

const AdminApp = dynamic(() => import('@/components/admin/admin-app').then((module) => module.AdminApp), {
  ssr: false,
  loading: () => (
    <main className="house admin-wait">
      <h1>{words.title}</h1>
      <p role="status">{words.loading}</p>
      <noscript>{words.no_script}</noscript>
    </main>
  ),
});

/** Loads the admin in the browser; until then a short wait stands there. */
export function AdminLoader() {
  return <AdminApp />;
}

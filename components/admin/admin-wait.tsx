'use client';

import words from '@/messages/de/admin.json';

/** What stands on the page until the admin is there: while its code loads, and while it asks who is signed in. */
export function AdminWait() {
  return (
    <main className="house admin-wait">
      <h1>{words.title}</h1>
      <p role="status">{words.loading}</p>
      <noscript>{words.no_script}</noscript>
    </main>
  );
}

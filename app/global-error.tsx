'use client';

import { useEffect, useState } from 'react';
import de from '@/messages/de/error.json';
import en from '@/messages/en/error.json';
import { ErrorPoster, localeOfAddress, titleOfError } from '@/components/screens/error-poster';
import { watchErrors } from '@/lib/client/error-watch';
import './globals.css';

/** The last resort when even the layout fails (spec §8: the error page itself cannot be shown). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [title] = useState(() => titleOfError(500));
  useEffect(() => {
    watchErrors();
    if (error.digest === undefined) reportError(error);
  }, [error]);

  const locale = localeOfAddress(typeof location === 'undefined' ? '/' : location.pathname);
  return (
    <html lang={locale}>
      <body>
        <title>{title}</title>
        <main>
          <ErrorPoster locale={locale} code={500} />
          <p lang="de">{de.show_failed}</p>
          <p lang="en">{en.show_failed}</p>
        </main>
      </body>
    </html>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { codeOfError, ErrorPoster, localeOfAddress, titleOfError } from '@/components/screens/error-poster';

/** Shown when a page fails in the browser or on the server (spec §8). */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const pathname = usePathname();
  const code = codeOfError(error);
  const [title] = useState(() => titleOfError(code));

  useEffect(() => {
    // An error with a digest happened on the server, which has reported it.
    if (error.digest === undefined) reportError(error);
  }, [error]);

  return (
    <main id="content" tabIndex={-1}>
      <title>{title}</title>
      <ErrorPoster locale={localeOfAddress(pathname)} code={code} onRetry={reset} />
    </main>
  );
}

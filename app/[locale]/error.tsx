'use client';

import { usePathname } from 'next/navigation';
import { ErrorPoster, localeOfAddress } from '@/components/screens/error-poster';

/** What a visitor sees when a page breaks in the browser or on the server (spec §8). */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { statusCode?: number };
  reset: () => void;
}) {
  const pathname = usePathname();
  return (
    <main>
      <title>{String(error.statusCode ?? 500)}</title>
      <ErrorPoster locale={localeOfAddress(pathname)} code={error.statusCode ?? 500} onRetry={reset} />
    </main>
  );
}

import { getLocale } from 'next-intl/server';
import { ErrorScreen } from '@/components/screens/error-screen';

/**
 * For a page that went offline between the middleware's look-up and its rendering, and previews of missing pages. Without header and
 * footer, since it is part of every page's data. Visitors usually get `404/page.tsx`.
 */
export default async function NotFound() {
  return (
    <main id="content">
      <ErrorScreen locale={await getLocale()} code={404} />
    </main>
  );
}

import { getLocale } from 'next-intl/server';
import { ErrorScreen } from '@/components/screens/error-screen';

/**
 * A page that went offline between the middleware's look-up and its rendering, and previews of what does not exist. Without header and
 * footer: it travels in the data of every page. What visitors meet stands in `404/page.tsx`.
 */
export default async function NotFound() {
  return (
    <main id="content">
      <ErrorScreen locale={await getLocale()} code={404} />
    </main>
  );
}

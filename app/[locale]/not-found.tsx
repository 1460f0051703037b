import { getLocale } from 'next-intl/server';
import { ErrorScreen } from '@/components/screens/error-screen';
import { SitePage } from './site-page';

/** A page that went offline between the middleware's look at the list and its rendering, and previews of what does not exist. */
export default async function NotFound() {
  const locale = await getLocale();
  return (
    <SitePage locale={locale} urls={{}}>
      <ErrorScreen locale={locale} code={404} />
    </SitePage>
  );
}

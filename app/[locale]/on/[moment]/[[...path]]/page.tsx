import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { GoneThen, NeverThen } from '@/components/screens/dated-screens';
import { DateMark, momentName } from '@/components/screens/date-mark';
import { countPlans, setRequestMoment } from '@/lib/content/moment';
import { isEditor } from '@/lib/content/reads';
import type { Locale } from '@/lib/contract/locale';
import { parseMoment } from '@/lib/contract/on-a-date';
import { localeOf } from '../../../params';
import { SitePage } from '../../../site-page';
import { findRoute, type Query } from './routes';

export const dynamic = 'force-dynamic';

interface DatedProps {
  params: Promise<{ locale: string; moment: string; path?: string[] }>;
  searchParams: Promise<Query>;
}

/**
 * The site as visitors will find it at a moment, for signed-in editors: the visitors' own pages, with everything read as of that moment
 * (lib/content/moment). Only the middleware's rewrite leads here; the session is checked again all the same.
 */
export default async function DatedPage({ params, searchParams }: DatedProps) {
  const { locale, moment, path } = await open(params);
  setRequestLocale(locale);
  if (moment === null) {
    return show(locale, null, 0, <NeverThen locale={locale} />);
  }
  const [plans, query] = await Promise.all([countPlans(moment), searchParams]);
  if (path[0] === 'gone') return show(locale, moment, plans, <GoneThen locale={locale} moment={moment} />);
  const route = findRoute(locale, path, query) ?? notFound();
  return (
    <>
      <DateMark locale={locale} moment={moment} plans={plans} />
      {route.page}
    </>
  );
}

/** The title that visitors will see, after the moment. */
export async function generateMetadata({ params, searchParams }: DatedProps): Promise<Metadata> {
  const { locale, moment, path } = await open(params);
  const hidden: Metadata = { robots: { index: false, follow: false } };
  if (moment === null) return { ...hidden, title: '400' };
  const route = path[0] === 'gone' ? null : findRoute(locale, path, await searchParams);
  if (route === null) return { ...hidden, title: '404' };
  const { title } = await route.metadata();
  const name = await momentName(locale, moment);
  if (typeof title === 'string') return { ...hidden, title: `${name}: ${title}` };
  const absolute = title && 'absolute' in title ? (title.absolute ?? '') : '';
  return { ...hidden, title: { absolute: `${name}: ${absolute}` } };
}

/** Checks the request; everything read afterwards is as of the moment. */
async function open(params: DatedProps['params']) {
  const { moment: asked, path = [] } = await params;
  const [locale, mayLook] = await Promise.all([localeOf(params), isAsking()]);
  if (!mayLook) notFound();
  const moment = parseMoment(decodeURIComponent(asked));
  if (moment !== null) setRequestMoment(moment);
  return { locale, moment, path };
}

const isAsking = cache(async () => isEditor(await headers()));

function show(locale: Locale, moment: string | null, plans: number, screen: ReactNode): ReactNode {
  return (
    <>
      <DateMark locale={locale} moment={moment} plans={plans} />
      <SitePage locale={locale} urls={{}}>
        {screen}
      </SitePage>
    </>
  );
}

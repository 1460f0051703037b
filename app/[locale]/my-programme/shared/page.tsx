import { setRequestLocale } from 'next-intl/server';
import { keptArtwork, keptEvent } from '@/components/programme/keep-button';
import { ProgrammeScreen } from '@/components/screens/programme-screen';
import { readMarked } from '@/lib/content/thing-reads';
import { readShared, writeShared } from '@/lib/contract/programme';
import { localeOf, readerOf } from '../../params';
import { SitePage } from '../../site-page';
import { generateMetadata, urls } from '../programme-metadata';

export const dynamic = 'force-dynamic';
export { generateMetadata };

interface SharedProgrammeProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A programme shared by a link; only the middleware leads here, with checked values. */
export default async function SharedProgramme({ params, searchParams }: SharedProgrammeProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const marks = readShared(readerOf(await searchParams).get('shared'));
  const { events, artworks } = await readMarked(locale, marks);
  const shared = [...events.map(keptEvent), ...artworks.map(keptArtwork)];
  return (
    <SitePage locale={locale} urls={urls} query={`?${new URLSearchParams({ shared: writeShared(marks) })}`}>
      <ProgrammeScreen locale={locale} shared={shared.length > 0 ? shared : null} />
    </SitePage>
  );
}

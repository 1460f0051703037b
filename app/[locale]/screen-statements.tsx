import { getTranslations } from 'next-intl/server';
import { Statements } from '@/components/site/statements';
import {
  describeArticle,
  describeArtwork,
  describeEvent,
  describeExhibition,
  describeOrganization,
  describeWay,
  type Statement,
} from '@/components/site/structured-data';
import { readSettings } from '@/lib/content/reads';
import { readProductions } from '@/lib/content/thing-reads';
import type { ArticleDetail } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { pagePath, screenPath } from '@/lib/contract/paths';
import type { Production } from '@/lib/contract/production';
import { siteUrl } from '@/lib/env';
import type { IntroducedScreen } from '@/lib/contract/standing';
import { screenTitle } from './screen-metadata';

interface StepProps {
  locale: Locale;
  /** The list that the record belongs to; absent for pages, which belong below the home page. */
  screen?: IntroducedScreen;
  /** The record or page itself; absent for the list. */
  title?: string;
  path?: string | undefined;
  about?: Statement;
}

/** Structured data: the path to a screen below the home page, and what the screen is about. */
export async function ScreenStatements({ locale, screen, title, path, about }: StepProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const steps = [{ name: t('home'), path: pagePath(locale, '') }];
  if (screen !== undefined)
    steps.push({ name: await screenTitle(locale, screen), path: screenPath(locale, screen) });
  if (title !== undefined && path !== undefined) steps.push({ name: title, path });
  return <Statements of={[about ?? null, describeWay(steps, { locale, origin: siteUrl })]} />;
}

/** Structured data of the home page: the organisation, and the exhibition with its works. */
export async function HomeStatements({ locale }: { locale: Locale }) {
  const [settings, artworks] = await Promise.all([
    readSettings(locale),
    readProductions(locale).catch(() => []),
  ]);
  const setting = { locale, origin: siteUrl };
  return (
    <Statements
      of={[describeOrganization(settings, setting), describeExhibition(settings, artworks, setting)]}
    />
  );
}

export async function EventStatements({ locale, event }: { locale: Locale; event: Event }) {
  const { name } = await readSettings(locale);
  const about = describeEvent(event, name, { locale, origin: siteUrl });
  return (
    <ScreenStatements locale={locale} screen="calendar" title={event.title} path={event.url} about={about} />
  );
}

export function ArtworkStatements({ locale, artwork }: { locale: Locale; artwork: Production }) {
  const about = describeArtwork(artwork, { locale, origin: siteUrl });
  return (
    <ScreenStatements
      locale={locale}
      screen="artworks-and-map"
      title={artwork.name}
      path={artwork.url}
      about={about}
    />
  );
}

export async function ArticleStatements({ locale, article }: { locale: Locale; article: ArticleDetail }) {
  const settings = await readSettings(locale);
  const about = describeArticle(article, settings, { locale, origin: siteUrl });
  return (
    <ScreenStatements locale={locale} screen="news" title={article.title} path={article.url} about={about} />
  );
}

import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { DraftGone } from '@/components/screens/draft-gone';
import { SharedMark } from '@/components/screens/preview-mark';
import { findSharedDraft } from '@/lib/content/reads';
import type { Locale } from '@/lib/contract/locale';
import { sharedDraftPath } from '@/lib/contract/preview-link';
import { localeOf } from '../../params';
import { previewTitle, showDraft } from '../../preview-screens';
import { SitePage } from '../../site-page';

export const dynamic = 'force-dynamic';

interface SharedDraftProps {
  params: Promise<{ locale: string; token: string }>;
}

/**
 * The draft of one page for anybody with a valid preview link, in both languages. Only the middleware's rewrite leads here, which has
 * checked the link and answers 404 for an invalid one.
 */
export default async function SharedDraftPage({ params }: SharedDraftProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { token } = await params;
  const shared = await findShown(locale, token);
  if (!shared) {
    return (
      <SitePage locale={locale} urls={{}}>
        <DraftGone locale={locale} />
      </SitePage>
    );
  }
  const { shown, expiresAt } = shared;
  const urls = Object.fromEntries(
    Object.keys(shown.urls).map((each) => [each, sharedDraftPath(each as Locale, token)]),
  );
  return (
    <SitePage locale={locale} urls={urls}>
      <SharedMark locale={locale} expiresAt={expiresAt} />
      {shown.screen}
    </SitePage>
  );
}

/** Not for search engines, and sites linked from it must not learn its address. */
export async function generateMetadata({ params }: SharedDraftProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const { token } = await params;
  const shared = await findShown(locale, token);
  const hidden: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };
  if (!shared) return { ...hidden, title: '404' };
  return { ...hidden, title: await previewTitle(locale, 'draft', shared.shown) };
}

const findShown = cache(async (locale: Locale, token: string) => {
  const shared = await findSharedDraft(token);
  const shown = shared && (await showDraft(locale, shared));
  return shown && { shown, expiresAt: shared.expiresAt };
});

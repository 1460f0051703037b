import { getTranslations } from 'next-intl/server';
import type { ArticleDetail } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { formatWallClock } from '@/lib/i18n/formats';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

/** One article. */
export async function ArticleScreen({ locale, article }: { locale: Locale; article: ArticleDetail }) {
  const t = await getTranslations({ locale, namespace: 'site.news' });
  const date = article.date
    ? formatWallClock(article.date, locale, { day: 'numeric', month: 'long', year: 'numeric' })
    : '';
  return (
    <>
      {article.image_obj ? (
        <PictureHero
          picture={article.image_obj}
          title={article.title}
          preline={[date, article.preline].filter(Boolean).join(' · ')}
          subtitle={article.subline}
        />
      ) : (
        <Hero title={article.title} seed={article.id} lead={<p>{article.subline || date}</p>} />
      )}
      {article.teaser && (
        <div className={listing.listing}>
          <p className={listing.lead}>{article.teaser}</p>
        </div>
      )}
      <ThingSections locale={locale} contentType="article" thing={article} />
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'news')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}

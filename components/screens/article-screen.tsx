import { getTranslations } from 'next-intl/server';
import { WorkTeaser } from '@/components/artworks/work-teaser';
import { ArticleCard } from '@/components/news/article-card';
import type { Article, ArticleDetail } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { formatWallClock } from '@/lib/i18n/formats';
import { partColours } from '@/lib/site';
import styles from './article-screen.module.css';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PageText } from './page-text';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

interface ArticleScreenProps {
  locale: Locale;
  article: ArticleDetail;
  /** The newest other articles. */
  more?: readonly Article[];
}

/** One article: its text in seven columns with the margin for additions, its artwork, and further articles. */
export async function ArticleScreen({ locale, article, more = [] }: ArticleScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.news' });
  const date = article.date
    ? formatWallClock(article.date, locale, { day: 'numeric', month: 'long', year: 'numeric' })
    : '';
  const works = article.productions.filter(({ url }) => url !== '');
  return (
    <>
      {article.image_obj ? (
        <PictureHero
          picture={article.image_obj}
          title={article.title}
          preline={[date, article.preline].filter(Boolean).join(' · ')}
          subtitle={article.subline}
          fields={{ title: 'title', subtitle: 'subline' }}
          colour={partColours.news}
        >
          <PageText field="teaser" className={styles.opening}>
            {article.teaser}
          </PageText>
        </PictureHero>
      ) : (
        <Hero
          title={article.title}
          field="title"
          label={date}
          colour={partColours.news}
          lead={article.subline && <PageText field="subline">{article.subline}</PageText>}
        />
      )}
      <div className={styles.article} data-rows="">
        {article.teaser && !article.image_obj && (
          <div className={styles.lead}>
            <PageText field="teaser">{article.teaser}</PageText>
          </div>
        )}
        <ThingSections locale={locale} contentType="article" thing={article} />
      </div>
      {works.length > 0 && (
        <section className={`${listing.listing} ${styles.works}`} aria-label={t('artworks')}>
          {works.map((artwork) => (
            <WorkTeaser key={artwork.id} artwork={artwork} name={t('artwork')} variant="row" />
          ))}
        </section>
      )}
      {more.length > 0 && (
        <section className={`${listing.listing} ${listing.further}`}>
          <h2 className={listing.title}>{t('read_on')}</h2>
          <div className={listing.thirds}>
            {more.map((other) => (
              <ArticleCard key={other.id} locale={locale} article={other} variant="third" />
            ))}
          </div>
        </section>
      )}
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'news')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}

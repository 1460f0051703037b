import { getTranslations } from 'next-intl/server';
import type { Article } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { topNews } from '@/lib/site';
import { ArticleCard } from './article-card';
import styles from './news-list.module.css';

/** All news: the first six in a loose grid that starts with the newest, the rest below in a list (spec §4). */
export async function NewsList({ locale, articles }: { locale: Locale; articles: readonly Article[] }) {
  const t = await getTranslations({ locale, namespace: 'site.news' });
  if (articles.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  const rest = articles.slice(topNews);
  return (
    <>
      <ul className={styles.top} role="list">
        {articles.slice(0, topNews).map((article, index) => (
          <li key={article.id}>
            <ArticleCard
              locale={locale}
              article={article}
              variant={index === 0 ? 'lead' : 'card'}
              level={2}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <section aria-labelledby="earlier-news">
          <h2 id="earlier-news" className={styles.title}>
            {t('more')}
          </h2>
          <ul role="list">
            {rest.map((article) => (
              <li key={article.id}>
                <ArticleCard locale={locale} article={article} variant="row" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

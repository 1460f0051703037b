import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';
import styles from './article-card.module.css';

interface ArticleCardProps {
  locale: Locale;
  article: Article;
  /** `row` leaves the picture and the teaser out. */
  variant?: 'card' | 'row';
  /** Level of its heading. */
  level?: 2 | 3;
}

/** One article in a list, as a card with its picture or as a row. */
export function ArticleCard({ locale, article, variant = 'card', level = 3 }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles[variant]}>
      {variant === 'card' && article.image_obj && (
        <Picture
          picture={{ ...article.image_obj, text: '' }}
          ratio={4 / 3}
          sizes="(min-width: 64em) 46vw, 92vw"
          className={styles.picture ?? ''}
        />
      )}
      <p className={styles.meta}>
        {article.date && (
          <time dateTime={article.date}>
            {formatWallClock(article.date, locale, { day: 'numeric', month: 'long', year: 'numeric' })}
          </time>
        )}
        {article.preline && <span>{article.preline}</span>}
      </p>
      <Heading className={styles.title}>
        <a href={article.url}>{article.title}</a>
      </Heading>
      {variant === 'card' && article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
    </article>
  );
}

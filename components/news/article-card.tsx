import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';
import styles from './article-card.module.css';

interface ArticleCardProps {
  locale: Locale;
  article: Article;
  /** `lead` has its text beside the picture, `row` a small picture; a `third` of a line is a row where one does not have three. */
  variant?: keyof typeof pictures;
  /** Level of its heading. */
  level?: 2 | 3;
}

const pictures = {
  lead: { ratio: 3 / 2, sizes: '(min-width: 64em) 56vw, 92vw' },
  card: { ratio: 4 / 3, sizes: '(min-width: 64em) 54vw, 92vw' },
  row: { ratio: 3 / 2, sizes: '(min-width: 48em) 15vw, 30vw' },
  third: { ratio: 4 / 3, sizes: '30vw' },
};

/** One article in a list: as the first one, as a card, as a row, or as one of three. */
export function ArticleCard({ locale, article, variant = 'card', level = 3 }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles[variant]}>
      {article.image_obj && (
        <Picture
          picture={{ ...article.image_obj, text: '' }}
          {...pictures[variant]}
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.words}>
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
        {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
      </div>
    </article>
  );
}

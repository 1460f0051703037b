import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import row from '@/components/ui/pushed-row.module.css';
import styles from './page-anchors.module.css';

/** A page with fewer parts needs no table of contents. */
const fewest = 3;

interface PagePart {
  anchor: string;
  name: string;
}

/** What the table of contents of a page lists: its sections with an anchor, by their first headline; none if there are too few. */
export function partsOf(sections: readonly Section[]): PagePart[] {
  const parts = sections.flatMap(({ anchor, columns }) => {
    const modules = columns.flatMap(({ children }) => children);
    const name = modules.find(({ model }) => model === 'headline')?.['content'];
    return anchor === '' || typeof name !== 'string' || name === '' ? [] : [{ anchor, name }];
  });
  return parts.length < fewest ? [] : parts;
}

/** The table of contents of a long page, which stays visible. As long as nothing tells what is read (`followParts`), it is the first part. */
export async function PageAnchors({ locale, parts }: { locale: Locale; parts: readonly PagePart[] }) {
  if (parts.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'site.page' });
  return (
    <nav aria-label={t('anchors')} className={styles.anchors} data-page-parts="">
      <ul role="list" className={row.row}>
        {parts.map(({ anchor, name }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={index === 0 || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

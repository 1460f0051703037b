import type { CSSProperties } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './result-groups.module.css';
import type { SearchStrings } from './search-strings';

interface ResultGroup {
  /** Id of its section. */
  anchor: string;
  title: string;
  /** The colour of its part of the site. */
  style: CSSProperties | undefined;
  /** How many hits it has; undefined if that is not known. */
  count: number | undefined;
}

interface ResultGroupsProps {
  groups: readonly ResultGroup[];
  strings: Pick<SearchStrings, 'groups' | 'hit_one' | 'hit_other'>;
}

/** What was found where, and the way there: one group alone needs none. */
export function ResultGroups({ groups, strings }: ResultGroupsProps) {
  if (groups.length < 2) return null;
  return (
    <nav aria-label={strings.groups} className={styles.groups}>
      <ul role="list">
        {groups.map(({ anchor, title, style, count }) => (
          <li key={anchor} style={style}>
            <a href={`#${anchor}`}>
              <b>{title}</b>
              {count !== undefined && (
                <>
                  {' '}
                  <span>{count}</span>
                  <VisuallyHidden> {count === 1 ? strings.hit_one : strings.hit_other}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

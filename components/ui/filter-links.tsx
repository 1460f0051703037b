import type { CSSProperties, MouseEvent } from 'react';
import styles from './filter-links.module.css';
import row from './pushed-row.module.css';

/** One choice of a filter. */
interface FilterLink {
  /** What tells it from the others. */
  key: string;
  /** The screen with this choice. */
  href: string;
  title: string;
  isChosen: boolean;
  /** Whether it and what follows stand in a line of their own where a tablet shows several. */
  startsLine?: boolean;
  /** Palette colour of what it stands for. */
  colour?: string | undefined;
  /** Shows the choice without another page; without it the address is loaded into the page that is there. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface FilterLinksProps {
  /** What is chosen here. */
  label: string;
  links: readonly FilterLink[];
}

/** Filters whose state is in the address: links that work without script (look: "as toggles that work without script"). */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter} data-filter="">
      <ul role="list" className={row.row} data-wraps="">
        {links.map(({ key, href, title, isChosen, startsLine, colour, onClick }) => (
          <li key={key} data-line={startsLine ? '' : undefined}>
            <a
              href={href}
              className={styles.choice}
              data-coloured={colour ? '' : undefined}
              style={colour ? ({ '--colour': `var(--color-${colour})` } as CSSProperties) : undefined}
              data-in-place={onClick ? undefined : ''}
              aria-current={isChosen ? 'true' : undefined}
              onClick={onClick}
            >
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

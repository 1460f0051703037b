import { artworkQuery, type ArtworkChoice } from '@/lib/contract/visit';
import styles from './artwork-filters.module.css';
import type { ExplorerLabels } from './explorer-labels';
import { takeOver } from './take-over';

interface ArtworkFiltersProps {
  /** Path of the screen. */
  base: string;
  choice: ArtworkChoice;
  labels: ExplorerLabels;
  /** Replaces a page load if there is script. */
  onChange: (choice: ArtworkChoice) => void;
}

type Filter = Pick<ArtworkChoice, 'step_free' | 'setting' | 'open' | 'stretch'>;

const filters = [
  { open: 'now' },
  { step_free: 'yes' },
  { setting: 'outdoors' },
  { setting: 'indoors' },
  { stretch: 'quay' },
  { stretch: 'island' },
  { stretch: 'upstream' },
] as const satisfies readonly Filter[];

/** Filters as toggles whose state is in the address: links without script, immediate with it. */
export function ArtworkFilters({ base, choice, labels, onChange }: ArtworkFiltersProps) {
  return (
    <nav aria-label={labels.filters} className={styles.filter}>
      <ul role="list">
        {filters.map((filter) => {
          const [[name, value] = []] = Object.entries(filter);
          const isOn = name !== undefined && choice[name as keyof Filter] === value;
          const next: ArtworkChoice = isOn
            ? { ...choice, ...Object.fromEntries([[name, undefined]]) }
            : { ...choice, ...filter };
          return (
            <li key={`${name}-${value}`}>
              <a
                href={`${base}${artworkQuery(next)}`}
                className={styles.choice}
                aria-current={isOn ? 'true' : undefined}
                onClick={(event) => {
                  if (takeOver(event)) onChange(next);
                }}
              >
                <span>{labels.filter[value as keyof ExplorerLabels['filter']]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

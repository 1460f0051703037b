import { artworkQuery, type ArtworkChoice } from '@/lib/contract/visit';
import { FilterLinks } from '@/components/ui/filter-links';
import type { ExplorerLabels } from './explorer-labels';
import { takeOver } from './take-over';
import styles from './artwork-filters.module.css';

interface ArtworkFiltersProps {
  /** Path of the screen. */
  base: string;
  choice: ArtworkChoice;
  labels: ExplorerLabels;
  /** Replaces a page load if there is script. */
  onChange: (choice: ArtworkChoice) => void;
}

type FilterName = Exclude<keyof ArtworkChoice, 'view'>;

/** A value that the artworks can be filtered by. */
type Filter = {
  [Name in FilterName]: { name: Name; value: NonNullable<ArtworkChoice[Name]> };
}[FilterName];

const filters: readonly Filter[] = [
  { name: 'open', value: 'now' },
  { name: 'step_free', value: 'yes' },
  { name: 'setting', value: 'outdoors' },
  { name: 'setting', value: 'indoors' },
  { name: 'stretch', value: 'quay' },
  { name: 'stretch', value: 'island' },
  { name: 'stretch', value: 'upstream' },
];

const isOn = (choice: ArtworkChoice, { name, value }: Filter) => choice[name] === value;

const labelOf = ({ value }: Filter, labels: ExplorerLabels) => labels.filter[value];

/** The labels of the chosen filters, as they are listed. */
export function chosenFilters(choice: ArtworkChoice, labels: ExplorerLabels): string[] {
  return filters.filter((filter) => isOn(choice, filter)).map((filter) => labelOf(filter, labels));
}

/** Filters of the artworks: toggles, immediate where there is script. */
export function ArtworkFilters({ base, choice, labels, onChange }: ArtworkFiltersProps) {
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={labels.filters}
        links={filters.map((filter) => {
          const { name, value } = filter;
          const isChosen = isOn(choice, filter);
          const next: ArtworkChoice = { ...choice, [name]: isChosen ? undefined : value };
          return {
            key: `${name}-${value}`,
            href: `${base}${artworkQuery(next)}`,
            title: labelOf(filter, labels),
            isChosen,
            onClick: (event) => {
              if (takeOver(event)) onChange(next);
            },
          };
        })}
      />
    </div>
  );
}

import { fillIn } from '@/components/map/labels';
import styles from './artwork-status.module.css';
import type { ExplorerLabels } from './explorer-labels';
import { takeOver } from './take-over';

interface ArtworkStatusProps {
  labels: ExplorerLabels;
  /** Names of the chosen filters. */
  filters: readonly string[];
  /** How many artworks are shown, of how many. */
  shown: number;
  all: number;
  /** Path of the screen, which shows all. */
  base: string;
  onReset: () => void;
  /** How the search for the visitor's position stands. */
  near: 'none' | 'asking' | 'failed' | 'found';
  onNear: () => void;
  hasRoute: boolean;
  onRoute: () => void;
}

/** Says what list and map show, and what else they can show. It stands on the map where there is one in sight. */
export function ArtworkStatus(props: ArtworkStatusProps) {
  const { labels, filters, shown, all, base, onReset, near, onNear, hasRoute, onRoute } = props;
  return (
    <div className={styles.status}>
      <div role="status">
        <h2>
          {filters.length === 0
            ? labels.all
            : fillIn(labels.filtered, {
                filters: filters.join(', '),
                shown: String(shown),
                all: String(all),
              })}
        </h2>
        {shown === 0 && <p>{labels.none}</p>}
        {near === 'failed' && <p>{labels.nearFailed}</p>}
      </div>
      {filters.length > 0 && (
        <a
          href={base}
          onClick={(event) => {
            if (takeOver(event)) onReset();
          }}
        >
          {labels.reset}
        </a>
      )}
      <button type="button" data-needs-script="" aria-busy={near === 'asking'} onClick={onNear}>
        {labels.near}
      </button>
      <button type="button" data-needs-script="" aria-pressed={hasRoute} onClick={onRoute}>
        {labels.route}
      </button>
    </div>
  );
}

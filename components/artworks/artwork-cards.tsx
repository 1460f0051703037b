import { useEffect, useRef, type CSSProperties } from 'react';
import type { ArtworkEntry } from './artwork-entry';
import styles from './artwork-cards.module.css';
import type { ExplorerLabels } from './explorer-labels';

interface ArtworkCardsProps {
  entries: readonly ArtworkEntry[];
  chosen: number | null;
  labels: ExplorerLabels;
  onLook: (id: number) => void;
}

/** Milliseconds for which the strip has to rest before the card in its middle counts as chosen. */
const rest = 160;

/** Cards over the map on a phone: the map follows when they are swiped, and they follow when a mark on the map is pressed. */
export function ArtworkCards({ entries, chosen, labels, onLook }: ArtworkCardsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const timer = useRef(0);

  useEffect(() => {
    const list = strip.current;
    const card = chosen === null ? null : list?.querySelector<HTMLElement>(`[data-card="${chosen}"]`);
    if (!list || !card || list.offsetParent === null) return;
    list.scrollTo({ left: card.offsetLeft - (list.clientWidth - card.clientWidth) / 2 });
  }, [chosen, entries]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onScroll = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const list = strip.current;
      if (!list) return;
      const middle = list.scrollLeft + list.clientWidth / 2;
      const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
      const card = cards.find(
        ({ offsetLeft, clientWidth }) => offsetLeft <= middle && offsetLeft + clientWidth >= middle,
      );
      const id = Number(card?.dataset.card);
      if (card && id !== chosen) onLook(id);
    }, rest);
  };

  return (
    <ul ref={strip} className={styles.cards} role="list" aria-label={labels.cards} onScroll={onScroll}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-card={entry.id}
          style={{ '--card-colour': `var(--color-${entry.colour})` } as CSSProperties}
          data-chosen={entry.id === chosen ? '' : undefined}
        >
          <a href={entry.url}>
            <span>
              <i>{entry.number}</i> <small>{entry.place}</small>
            </span>
            <b>{entry.name}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

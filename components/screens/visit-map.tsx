import { marksOf, toEntry } from '@/components/artworks/artwork-entry';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import { artworkMapPath } from '@/lib/contract/visit';
import listing from './listing.module.css';

interface VisitMapProps {
  locale: Locale;
  map: MapSettings;
  artworks: readonly Production[];
}

/** A map of everything, below the page about visiting (docs/decisions/0016). */
export function VisitMap({ locale, map, artworks }: VisitMapProps) {
  return (
    <div className={listing.listing}>
      <SmallMap
        locale={locale}
        settings={map}
        marks={marksOf(artworks.map(toEntry))}
        href={artworkMapPath(locale)}
      />
    </div>
  );
}

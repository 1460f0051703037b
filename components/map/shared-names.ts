import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';
import type { Role } from './schemas';

/** Names that two things have in common, of which one waits for it until there is room for both, or gives it away. */
export interface SharedNames {
  /** Of houses or grounds with a station or a stop beside them. */
  houses: readonly string[];
  /** Of quarters with a stop of their name. */
  quarters: readonly string[];
  /** Of stops of the tram with a station beside them. */
  stops: readonly string[];
  /** Of landings with a stop of the tram beside them. */
  landings: readonly string[];
}

/**
 * From this zoom on a stop has its sign and its name: one symbol, so that neither is seen where the other finds no room. A ring without a
 * name says nothing.
 */
export const firstStops = 14;

/** From these zooms on both have their name: who reads it twice a thumb apart looks for the difference. */
const sharedZooms = { houses: 16, stops: 15, landings: 15 } as const;

/** The filter of a layer of names, without those that another thing has at a zoom. */
export function withShared(
  role: Role,
  filter: FilterSpecification | undefined,
  shared: SharedNames,
): FilterSpecification | undefined {
  const isSeen = whereSeen(role, shared);
  if (isSeen === null) return filter;
  return filter ? (['all', filter, isSeen] as FilterSpecification) : isSeen;
}

/** Where a name of that role is seen though another thing has it; null for those that give way to none. */
function whereSeen(
  role: Role,
  { houses, quarters, stops, landings }: SharedNames,
): ExpressionSpecification | null {
  const isOwn = (names: readonly string[]): ExpressionSpecification => [
    '!',
    ['in', ['get', 'name'], ['literal', [...names]]],
  ];
  const isOther = (kind: string): ExpressionSpecification => ['!=', ['get', 'kind'], kind];
  const isNear = (zoom: number): ExpressionSpecification => ['>=', ['zoom'], zoom];
  if (role === 'poi') return ['any', isNear(sharedZooms.houses), isOwn(houses)];
  if (role === 'quarter') return ['any', ['<', ['zoom'], firstStops], isOwn(quarters)];
  if (role !== 'stop') return null;
  return [
    'all',
    ['any', isNear(sharedZooms.stops), isOther('tram_stop'), isOwn(stops)],
    ['any', isNear(sharedZooms.landings), isOther('ferry_terminal'), isOwn(landings)],
  ];
}

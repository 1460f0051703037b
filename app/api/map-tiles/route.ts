import { answerMapTiles } from '@/lib/content/map-archive';

export const dynamic = 'force-dynamic';

/** A part of a map archive other than the demo's (`MAP_TILES_URL`). */
export const GET = answerMapTiles;

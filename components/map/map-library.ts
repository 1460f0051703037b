import { addProtocol, setWorkerUrl } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { findSchema, type Schema } from './schemas';

/** Facts from an archive's header. */
export interface ArchiveFacts {
  schema: Schema;
  attribution: string;
  /** West, south, east, north. */
  bounds: [number, number, number, number];
}

// A separate file, since the policy allows no worker from a blob; the build gives it a name that changes with its content.
setWorkerUrl(new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

const known = new Map<string, Promise<ArchiveFacts>>();

/** Opens an archive once; the map then reads its tiles by range requests. */
export function openArchive(address: string): Promise<ArchiveFacts> {
  const facts = known.get(address) ?? readFacts(address);
  known.set(address, facts);
  // A failure is not kept, so the next map may try again.
  facts.catch(() => known.delete(address));
  return facts;
}

async function readFacts(address: string): Promise<ArchiveFacts> {
  const archive = new PMTiles(address);
  protocol.add(archive);
  const [header, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()]);
  const { vector_layers: layers, attribution } = (metadata ?? {}) as {
    vector_layers?: { id?: unknown }[];
    attribution?: unknown;
  };
  return {
    schema: findSchema((layers ?? []).map(({ id }) => String(id))),
    // Text only: an archive may come from anywhere, and the map inserts this as HTML.
    attribution:
      typeof attribution === 'string' ? attribution.replace(/<[^>]*>/g, '').replace(/[<>&]/g, '') : '',
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
  };
}

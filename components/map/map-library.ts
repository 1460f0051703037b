import { addProtocol, setWorkerUrl } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { findSchema, type Schema } from './schemas';

/** What an archive says about itself. */
export interface ArchiveFacts {
  schema: Schema;
  attribution: string;
  /** West, south, east, north. */
  bounds: [number, number, number, number];
}

// A file of its own (the policy allows no worker from a blob); the build gives it a name that changes with it.
setWorkerUrl(new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

const known = new Map<string, Promise<ArchiveFacts>>();

/** Opens an archive once; its tiles are then read by range as the map asks for them. */
export function openArchive(address: string): Promise<ArchiveFacts> {
  const facts = known.get(address) ?? readFacts(address);
  known.set(address, facts);
  // A failure is not kept: the next map may try again.
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
    // Text only: an archive may come from anywhere, and the map shows this as HTML.
    attribution:
      typeof attribution === 'string' ? attribution.replace(/<[^>]*>/g, '').replace(/[<>&]/g, '') : '',
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
  };
}

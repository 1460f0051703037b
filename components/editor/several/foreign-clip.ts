import type { Clip, ClipBlock, ClipModule } from '@/lib/contract/several';
import { isReference, rewriteHrefs } from '@/lib/pagebuilder/links';
import { upload } from '../session/upload';
import type { EditingSession } from '../session/editing-session';
import { listFields } from '../session/module-rules';
import type { Clipboard } from './clip';

type FieldValues = Record<string, unknown>;

/** Most bytes of all pictures in a clipboard. */
const mostPictureBytes = 12 * 2 ** 20;

/** The pictures of blocks, for a site that does not have them. What cannot be fetched, or is too large, is left out. */
export async function packPictures({ modules }: Clip): Promise<Clipboard['pictures']> {
  const addresses = new Map(modules.flatMap(listPictures));
  const pictures: Clipboard['pictures'] = {};
  let bytes = 0;
  for (const [reference, address] of addresses) {
    const file = await fetchPicture(address);
    if (file === null || bytes + file.size > mostPictureBytes) continue;
    bytes += file.size;
    const name = decodeURIComponent(address.split('/').at(-1) ?? 'bild');
    pictures[reference] = { name, data: await readData(file) };
  }
  return pictures;
}

function listPictures(module: ClipModule): [string, string][] {
  const own = Object.values(module.fields).flatMap((fields) =>
    listFields(module.model).flatMap(([name, { kind }]): [string, string][] => {
      const [reference, address] = [fields[name], fields[`${name}_url`]];
      if (kind !== 'image' || typeof reference !== 'string' || typeof address !== 'string') return [];
      return reference === '' || address === '' ? [] : [[reference, address]];
    }),
  );
  const inside: ClipBlock[] = [...(module.columns?.flat() ?? []), ...(module.children ?? [])];
  return [...own, ...inside.flatMap(listPictures)];
}

async function fetchPicture(address: string): Promise<Blob | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.blob() : null;
}

function readData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(file);
  });
}

/** Blocks of another site adapted to this one: their pictures uploaded, their links leading back there. */
export async function adoptForeign(clip: Clipboard, session: EditingSession): Promise<Clip> {
  const uploaded = new Map<string, string>();
  for (const [reference, { name, data }] of Object.entries(clip.pictures)) {
    const file = fileOf(name, data);
    if (file !== null) uploaded.set(reference, (await upload(session, file)).reference);
  }
  const adopt = (module: ClipBlock): ClipBlock => ({
    ...module,
    fields: Object.fromEntries(
      Object.entries(module.fields).map(([each, fields]) => [
        each,
        adoptFields(module.model, fields, clip.site, uploaded),
      ]),
    ),
    ...(module.children ? { children: module.children.map(adopt) } : {}),
  });
  return {
    modules: clip.modules.map((module) => ({
      ...adopt(module),
      layout: module.layout,
      color: module.color,
      columns: module.columns?.map((column) => column.map(adopt)),
    })),
  };
}

function adoptFields(
  model: string,
  fields: FieldValues,
  site: string,
  uploaded: ReadonlyMap<string, string>,
): FieldValues {
  const adopted: FieldValues = { ...fields };
  for (const [name, field] of listFields(model)) {
    const { kind } = field;
    const value = fields[name];
    if (kind === 'image') {
      delete adopted[`${name}_url`];
      adopted[name] = typeof value === 'string' ? (uploaded.get(value) ?? null) : null;
    } else if (field.kind === 'link' && field.to !== undefined) {
      // What is shown is the other site's own.
      delete adopted[`${name}_url`];
      adopted[name] = '';
    } else if (kind === 'link') {
      const address = isReference(value) ? fields[`${name}_url`] : value;
      delete adopted[`${name}_url`];
      adopted[name] = leadBack(typeof address === 'string' ? address : '', site);
    } else if (kind === 'rich_text' && typeof value === 'string') {
      adopted[name] = rewriteHrefs(value, (href) => leadBack(href, site));
    } else if (kind === 'relation') delete adopted[name];
  }
  return adopted;
}

/** A path of the other site as an absolute address. */
function leadBack(address: string, site: string): string {
  return address.startsWith('/') && URL.canParse(address, site) ? new URL(address, site).href : address;
}

/** The file of a `data:` address; null if it is not a picture. */
function fileOf(name: string, data: string): File | null {
  const [, type = '', bytes = ''] = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=]*)$/.exec(data) ?? [];
  const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  return type === '' ? null : new File([content], name, { type });
}

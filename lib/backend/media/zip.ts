import { downloadZip, predictLength } from 'client-zip';
import type { MediaRow } from './present';
import { mediaStorage } from './storage';

/**
 * Files of the media library as one streamed archive whose length is known beforehand. Files of the same name are numbered; one whose
 * bytes are missing is left out.
 */
export async function zipFiles(rows: readonly MediaRow[], name: string): Promise<Response> {
  const storage = mediaStorage();
  const taken = new Set<string>();
  const entries: { name: string; size: number; path: string; lastModified: Date }[] = [];
  for (const row of rows) {
    const path = row.renditions.find((rendition) => rendition.name === 'original')?.path;
    const size = path === undefined ? null : await storage.findSize(path);
    if (path === undefined || size === null) continue;
    entries.push({ name: freeName(row.filename, taken), size, path, lastModified: row.createdAt });
  }
  const length = predictLength(entries);
  const archive = downloadZip(readEntries(entries));
  return new Response(archive.body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(length),
      'Content-Disposition': `attachment; filename="${name}.zip"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Opens each file only when its turn comes. */
async function* readEntries(
  entries: readonly { name: string; size: number; path: string; lastModified: Date }[],
) {
  for (const { path, ...entry } of entries) {
    const file = await mediaStorage().read(path);
    if (file === null) throw new Error(`${path} vanished while it was sent.`);
    yield { ...entry, input: file.body };
  }
}

function freeName(filename: string, taken: Set<string>): string {
  const dot = filename.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [filename, ''] : [filename.slice(0, dot), filename.slice(dot)];
  let name = filename;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${ending}`;
  taken.add(name.toLowerCase());
  return name;
}

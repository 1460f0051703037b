/** What a block shows of the media library beside pictures, by the ending of its file. */
const types = {
  /** Films that every browser plays. */
  film: { mp4: 'video/mp4', webm: 'video/webm' },
  /** What is said in a film, with its times (WebVTT). */
  captions: { vtt: 'text/vtt' },
} as const;

export type ShownFile = keyof typeof types;

/** The MIME types of the files that can be shown as something. */
export function listFileTypes(shown: ShownFile): string[] {
  return Object.values(types[shown]);
}

/** Whether an address is that of a file which can be shown as something, by its ending: the media library has other files, too. */
export function isShownAs(shown: ShownFile, address: string): boolean {
  const ending = /^[^?#]+\.([^./?#]+)(?:[?#]|$)/.exec(address)?.[1] ?? '';
  return Object.keys(types[shown]).includes(ending.toLowerCase());
}

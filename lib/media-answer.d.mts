/** How a file of the media library is sent. */
export interface MediaFile {
  type: string;
  /** Whether browsers may show it; they are asked to download everything else. */
  isInline: boolean;
  /** Without its folder. */
  name: string;
  etag: string;
}

/** The content security policy of a file that is opened by itself: it may be viewed and played, and runs no script. */
export const mediaPolicy: string;

/** The file at a path below `/media/`; null for a path that none can have. Whether it is there is not looked at. */
export function readMediaPath(path: string): MediaFile | null;

/**
 * The headers of a file: cached for ever, except at the address of bytes that were replaced, which is revalidated each time.
 *
 * @param options.asDownload asked to be downloaded though it could be shown
 * @param options.isFormer whether the address is that of bytes which this file has replaced
 */
export function mediaHeaders(
  file: MediaFile,
  options?: { asDownload?: boolean; isFormer?: boolean },
): Record<string, string>;

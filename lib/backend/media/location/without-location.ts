import type { FileKind } from '../file-kind';
import { blankIptcLocation } from './iptc';
import { blankMovieLocation } from './movie';
import { mendPng } from './png';
import { blankGps } from './tiff';
import { blankXmpLocation } from './xmp';

/**
 * A file's bytes without the place where it was taken: GPS data of Exif, XMP and IPTC in pictures, of the container in films and
 * recordings. Nothing else changes and nothing is re-encoded: picture, orientation, colour profile, author and copyright stay.
 */
export function withoutLocation(bytes: Uint8Array, kind: Pick<FileKind, 'type' | 'isPicture'>): Uint8Array {
  const copy = Buffer.from(bytes);
  if (kind.type === 'video/mp4' || kind.type === 'audio/mp4' || kind.type === 'audio/x-m4a') {
    blankMovieLocation(copy);
    return copy;
  }
  if (!kind.isPicture) return bytes;
  blankGps(copy);
  blankXmpLocation(copy);
  blankIptcLocation(copy);
  return kind.type === 'image/png' || kind.type === 'image/apng' ? mendPng(copy) : copy;
}

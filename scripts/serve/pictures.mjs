// Pictures of the media library go from the disk to the visitor: a page has many of them, and by way of the framework each costs thirty times as
// much as the page (docs/decisions/0017).
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaHeaders, mediaPolicy, readMediaPath } from '../../lib/media-answer.mjs';
import { bareHeaders } from './bare-headers.mjs';
import { isKnown } from './ready-answer.mjs';

const mediaAddress = '/media/';

/** @type {typeof import('./pictures.mjs').makeSendPicture} */
export function makeSendPicture(folder) {
  return async (request, response) => {
    const { method, url = '', headers } = request;
    // Parts and downloads are the framework's, and so is a file that is not there: it may have been replaced.
    if (method !== 'GET' || !url.startsWith(mediaAddress) || headers.range !== undefined) return false;
    const name = url.slice(mediaAddress.length);
    const picture = readMediaPath(name);
    if (!picture?.isInline || !picture.type.startsWith('image/')) return false;
    const file = await fs.open(path.join(folder, name)).catch(() => null);
    if (file === null) return false;
    const sent = { ...bareHeaders(), 'Content-Security-Policy': mediaPolicy, ...mediaHeaders(picture) };
    if (isKnown(headers['if-none-match'], picture.etag)) {
      await file.close();
      response.writeHead(304, sent).end();
      return true;
    }
    const { size } = await file.stat();
    response.writeHead(200, { ...sent, 'Content-Length': size });
    // A visitor who goes away meanwhile needs nothing more.
    await pipeline(file.createReadStream(), response).catch(() => undefined);
    return true;
  };
}

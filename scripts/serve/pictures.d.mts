import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends pictures of the media library from their folder, with the headers that the application gives them (lib/media-answer.mjs). What it
 * returns answers a request, and says whether it did: everything but a whole picture that is there is left alone.
 *
 * @param folder of the media library
 */
export function makeSendPicture(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

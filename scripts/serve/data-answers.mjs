// Data of pages that are asked for and not here: another instance has made them, or they gave way to others.
import { ServerResponse } from 'node:http';
import { readyAt } from './data-files.mjs';
import { pathOf } from './internals.mjs';
import { send } from './ready-answer.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./data-files.mjs').Data} Data */

/**
 * Answers with data by making the page that asks for them, which the request names. If it is not the same any more there are none, and the
 * browser loads it anew.
 * @param {string} address
 * @param {Request} request
 * @param {Response} response
 * @param {(request: Request, response: Response) => Promise<Data | null>} makeData Those of the page that a request asks for.
 */
export async function answerData(address, request, response, makeData) {
  const page = pathOf(request.headers.referer ?? '');
  const data = page === null ? null : await makeUnsent(page, request, response, makeData);
  const found = data && readyAt(data, address);
  if (found) send(found, request, response);
  else response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
}

/**
 * What is no page is never sent in place of data, whatever it is and however long it gets.
 * @param {string} page
 * @param {Request} request
 * @param {Response} response
 * @param {(request: Request, response: Response) => Promise<Data | null>} makeData
 */
async function makeUnsent(page, request, response, makeData) {
  request.url = page;
  const unsent = new ServerResponse(request);
  for (const [name, value] of Object.entries(response.getHeaders())) unsent.setHeader(name, value ?? '');
  // Without a connection nothing says by itself that nobody reads any more.
  const end = () => unsent.destroy().emit('close');
  response.once('close', end);
  try {
    return await makeData(request, unsent);
  } finally {
    end();
  }
}

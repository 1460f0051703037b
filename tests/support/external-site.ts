import fs from 'node:fs';
import { expect } from 'vitest';
import { newSettings, SiteProcess } from './process';
import { type ReferenceServer, startReferenceServer } from './reference-server/server';
import { referenceSession } from './reference-server/session';

const secret = 'only-for-tests-only-for-tests';

/** A site that is about to start on an external content system, with a data folder of its own. */
export async function startSiteOn(
  contentUrl: string,
  more: Record<string, string> = {},
): Promise<SiteProcess> {
  return new SiteProcess({
    ...(await newSettings()),
    CONTENT_API_URL: contentUrl,
    REVALIDATE_SECRET: secret,
    ...more,
  });
}

/** Ends a site and removes its data. */
export async function removeSite(site: SiteProcess): Promise<void> {
  await site.end();
  fs.rmSync(site.settings.DATA_DIR ?? '', { recursive: true, force: true });
}

/** A site on the reference backend, over real HTTP. */
export class ExternalSite {
  private constructor(
    readonly reference: ReferenceServer,
    readonly site: SiteProcess,
    /** Headers of a signed-in editor's reads and writes. */
    readonly editor: Record<string, string>,
  ) {}

  /** Starts both, and builds the site unless an earlier run did. */
  static async start(): Promise<ExternalSite> {
    const reference = await startReferenceServer();
    // A shorter patience than the usual 3 s, so that the tests of hanging answers take less time.
    const site = await startSiteOn(reference.url, { CONTENT_API_TIMEOUT: '1000' });
    await site.ready();
    return new ExternalSite(reference, site, {
      ...(await referenceSession(reference.url)),
      Origin: site.url,
      'Content-Type': 'application/json',
    });
  }

  async end(): Promise<void> {
    await removeSite(this.site);
    await this.reference.close();
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.site.url}${address}`, { headers, redirect: 'manual' });
  }

  /** The text of a page that is answered with 200. */
  async text(address: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.get(address, headers);
    expect(answer.status, address).toBe(200);
    return answer.text();
  }

  /** A write as JSON, the editor's unless other headers are given. */
  write(
    method: string,
    address: string,
    body: unknown,
    headers: Record<string, string> = this.editor,
  ): Promise<Response> {
    return fetch(`${this.site.url}${address}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Tells the site that something was changed over there. */
  webhook(token = secret): Promise<Response> {
    return fetch(`${this.site.url}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  }

  /** The headline of a page of the reference backend, by its content. */
  headlineOf(content: string) {
    const row = this.reference.content.modules.find((each) => each.fields.content === content);
    if (!row) throw new Error(`The reference backend has no ${content}.`);
    return row;
  }
}

/** The headings of level 1 and 2, without markup. */
export function headings(html: string): string[] {
  return [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, inner]) =>
    (inner ?? '').replace(/<[^>]*>|&shy;|\u00ad/g, '').trim(),
  );
}

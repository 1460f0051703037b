import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemSchema, readProblem } from '@/lib/contract/problem';
import { ExternalSite, headings } from '../support/external-site';

let external: ExternalSite;

beforeAll(async () => {
  external = await ExternalSite.start();
}, 300_000);

afterAll(() => external.end());

describe('an editor', () => {
  it('sees what is offline, and nobody else does', async () => {
    for (const [address, heading] of [
      ['/de/entwurf', 'Entwurf'],
      ['/en/news/news-item-9/9', 'News item 9'],
    ] as const) {
      expect((await external.get(address)).status).toBe(404);
      expect((await external.get(address, { Cookie: 'sessionid=made-up' })).status).toBe(404);
      const answer = await external.get(address, external.editor);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(headings(await answer.text())).toContain(heading);
      expect((await external.get(address)).status).toBe(404);
    }
  });

  it('gets the hint that a session may exist, and loses it with the session', async () => {
    const cookie = (answer: Response) => answer.headers.getSetCookie().join();
    expect(cookie(await external.get('/de'))).toBe('');
    const first = await external.get('/de', external.editor);
    expect(cookie(first)).toMatch(/^litfass_editor=1-elsewhere; Path=\/;/);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(
      cookie(await external.get('/de', { Cookie: `${external.editor.Cookie}; litfass_editor=1-elsewhere` })),
    ).toBe('');
    expect(cookie(await external.get('/de', { Cookie: 'litfass_editor=1-elsewhere' }))).toMatch(
      /^litfass_editor=; .*Max-Age=0/i,
    );
  });

  it('changes a headline, and the next visitor sees it', async () => {
    expect(headings(await external.text('/de/ueber-uns'))).toContain('Über uns');
    const row = external.headlineOf('Über uns');
    const answer = await external.write('PATCH', `/de/pageeditor-api/headline/${row.id}`, {
      content: 'Wer wir sind',
    });
    expect(answer.status).toBe(200);
    expect(headings(await external.text('/de/ueber-uns'))).toContain('Wer wir sind');
    await external.write('PATCH', `/de/pageeditor-api/headline/${row.id}`, { content: 'Über uns' });
    expect(headings(await external.text('/de/ueber-uns'))).toContain('Über uns');
  });

  it('adds, moves and removes a block', async () => {
    const { parent } = external.headlineOf('About us');
    const created = await external.write('POST', '/en/pageeditor-api/text', {
      parent,
      column: 0,
      order: 9,
      content: '<p>Quite new</p>',
    });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: number };
    const before = await external.text('/en/about-us');
    expect(before.indexOf('Quite new')).toBeGreaterThan(before.indexOf('Reference'));
    expect(
      (await external.write('POST', '/en/pageeditor-api/reorder', { id, parent, column: 0, order: 0 }))
        .status,
    ).toBe(200);
    const after = await external.text('/en/about-us');
    expect(after.indexOf('Quite new')).toBeLessThan(after.indexOf('Reference'));
    expect((await external.write('DELETE', `/en/pageeditor-api/text/${id}`, undefined)).status).toBe(204);
    expect(await external.text('/en/about-us')).not.toContain('Quite new');
  });

  it('is told in sentences at fields what the content system refuses', async () => {
    const { id } = external.headlineOf('Home');
    const answer = await external.write('PATCH', `/en/pageeditor-api/headline/${id}`, {
      content: 'x'.repeat(121),
    });
    expect(answer.status).toBe(400);
    expect(readProblem(400, await answer.json())).toEqual({
      code: 'invalid',
      detail: 'Ensure this field has no more than 120 characters.',
      fields: { content: 'Ensure this field has no more than 120 characters.' },
    });
  });

  it('is refused as the content system says: no session, no token, no such thing', async () => {
    const { id } = external.headlineOf('Home');
    const address = `/en/pageeditor-api/headline/${id}`;
    const plain = { Origin: external.site.url, 'Content-Type': 'application/json' };
    const withoutToken = { ...plain, Cookie: external.editor.Cookie ?? '' };
    const answers = [
      [401, await external.write('PATCH', address, { content: 'x' }, plain)],
      [403, await external.write('PATCH', address, { content: 'x' }, withoutToken)],
      [404, await external.write('PATCH', '/en/pageeditor-api/headline/999999', { content: 'x' })],
      [404, await external.write('POST', '/en/pageeditor-api/publish', {})],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status);
      expect(readProblem(status, await answer.json())?.detail).not.toBe('');
    }
    expect(external.headlineOf('Home').id).toBe(id);
  });

  it('is refused here: from a foreign page, or with too much', async () => {
    const { id } = external.headlineOf('Home');
    const address = `/en/pageeditor-api/headline/${id}`;
    external.reference.requests.length = 0;
    const foreign = await external.write(
      'PATCH',
      address,
      { content: 'x' },
      { ...external.editor, Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(problemSchema.parse(await foreign.json())).toMatchObject({ code: 'forbidden' });
    const large = await external.write('PATCH', address, { content: 'x'.repeat(300 * 1024) });
    expect(large.status).toBe(413);
    expect(problemSchema.parse(await large.json())).toMatchObject({ code: 'too_large' });
    expect(external.reference.requests).toEqual([]);
  });

  it('writes although the content system insists on a trailing slash', async () => {
    external.reference.redirectWrites(true);
    const { id } = external.headlineOf('Home');
    const answer = await external.write('PATCH', `/en/pageeditor-api/headline/${id}`, {
      content: 'Home again',
    });
    external.reference.redirectWrites(false);
    expect(answer.status).toBe(200);
    expect(headings(await external.text('/en'))).toContain('Home again');
    await external.write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'Home' });
  });
});

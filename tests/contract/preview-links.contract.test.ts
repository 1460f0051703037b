import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { previewLinks } from '@/lib/backend/database/schema/documents';
import { findPreviewLink } from '@/lib/backend/documents/preview-links';
import { cleanUp } from '@/lib/backend/jobs/clean-up';
import { createRecord } from '@/lib/backend/records/write';
import type { List } from '@/lib/contract/list';
import {
  newPreviewLinkSchema,
  readSharedDraftPath,
  type NewPreviewLink,
  type PreviewLink,
} from '@/lib/contract/preview-link';
import { editor, other } from '@/tests/support/editors';
import { buildPage, keyOf, queryOf, send, type Refusal } from '@/tests/support/page-editor';

const create = (body: object, as: Record<string, string> | null = editor) =>
  send<NewPreviewLink & Refusal>('POST', 'preview-links', { body, ...(as ? { as } : {}) });
const list = async (page: number) =>
  (await send<List<PreviewLink>>('GET', `preview-links?${queryOf(page)}`, { as: other })).body.results;
const tokenOf = ({ urls }: NewPreviewLink) =>
  readSharedDraftPath(new URL(urls.de ?? 'http://x').pathname)?.token ?? '';
const open = async (link: NewPreviewLink) =>
  (await findPreviewLink(database(), tokenOf(link)))?.documentId ?? null;

describe('a link to a draft', () => {
  it('is told once in both languages, listed with who made it, and kept as a hash only', async () => {
    const page = await buildPage();
    const made = await create({ ...keyOf(page.id), days: 7 });
    expect(made.status).toBe(201);
    expect(newPreviewLinkSchema.parse(made.body)).toEqual(made.body);
    expect(made.body.urls.en).toBe(made.body.urls.de?.replace('/de/entwurf/', '/en/draft/'));
    const token = tokenOf(made.body);
    expect(token).toHaveLength(43);
    const left = Date.parse(made.body.expires_at) - Date.now();
    expect(Math.round(left / 86_400_000)).toBe(7);
    expect(await list(page.id)).toEqual([
      {
        ...{ id: made.body.id, name: '', user: 'editor@litfass.example' },
        ...{ created_at: made.body.created_at, expires_at: made.body.expires_at },
      },
    ]);
    const [row] = await database().select().from(previewLinks).where(eq(previewLinks.id, made.body.id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await open(made.body)).toBe(page.id);
  });

  it('has a name if editors give it one, which can be changed and taken away, by each of them', async () => {
    const page = await buildPage();
    const { body, status } = await create({ ...keyOf(page.id), days: 7, name: ' für die Jury ' });
    expect([status, body.name]).toEqual([201, 'für die Jury']);
    const path = `preview-links/${body.id}`;
    const rename = (name: unknown, as = other) =>
      send<PreviewLink & Refusal>('PATCH', path, { body: { name }, as });
    const renamed = await rename('für die Presse');
    expect([renamed.status, renamed.body]).toEqual([200, (await list(page.id))[0]]);
    expect(renamed.body).toMatchObject({ name: 'für die Presse', user: 'editor@litfass.example' });
    expect(await open(body)).toBe(page.id);
    expect((await rename('')).body.name).toBe('');
    expect((await list(page.id)).map(({ name }) => name)).toEqual(['']);
    expect((await rename('x'.repeat(81))).body.fields).toHaveProperty('name');
    expect((await rename(undefined)).status).toBe(400);
    expect((await send('PATCH', path, { body: { name: 'x' } })).status).toBe(401);
    await database()
      .update(previewLinks)
      .set({ expiresAt: new Date(0) })
      .where(eq(previewLinks.id, body.id));
    expect((await rename('zu spät')).status).toBe(404);
    const [row] = await database().select().from(previewLinks).where(eq(previewLinks.id, body.id));
    expect(row?.name).toBe('');
  });

  it('opens one page: another page has links of its own, and each is taken back by itself', async () => {
    const [one, two] = [await buildPage(), await buildPage()];
    const first = (await create({ ...keyOf(one.id), days: 1 })).body;
    const second = (await create({ ...keyOf(two.id), days: 1 }, other)).body;
    expect([await open(first), await open(second)]).toEqual([one.id, two.id]);
    expect((await send('DELETE', `preview-links/${first.id}`, { as: other })).status).toBe(204);
    expect([await open(first), await open(second)]).toEqual([null, two.id]);
    expect([await list(one.id), (await list(two.id)).length]).toEqual([[], 1]);
    expect((await send('DELETE', `preview-links/${first.id}`, { as: editor })).status).toBe(404);
  });

  it('ends with its time, in the list too, and goes away with the next cleaning', async () => {
    const page = await buildPage();
    const { body } = await create({ ...keyOf(page.id), days: 1 });
    await database()
      .update(previewLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(previewLinks.id, body.id));
    expect([await open(body), await list(page.id)]).toEqual([null, []]);
    await cleanUp();
    expect(await database().select().from(previewLinks).where(eq(previewLinks.id, body.id))).toEqual([]);
  });

  it('is one of fifty at most that are good, whatever has ended', async () => {
    const page = await buildPage();
    const { body } = await create({ ...keyOf(page.id), days: 1 });
    const [row] = await database().select().from(previewLinks).where(eq(previewLinks.id, body.id));
    if (!row) throw new Error('The link is not there.');
    const { id: _, ...values } = row;
    const more = Array.from({ length: 48 }, (_, count) => ({ ...values, tokenHash: `more-${count}` }));
    const ended = { ...values, tokenHash: 'ended', expiresAt: new Date(0) };
    await database()
      .insert(previewLinks)
      .values([...more, ended]);
    expect((await create({ ...keyOf(page.id), days: 1 })).status).toBe(201);
    expect((await create({ ...keyOf(page.id), days: 1 })).status).toBe(400);
  });

  it('is refused where it cannot be made', async () => {
    const page = await buildPage();
    const key = keyOf(page.id);
    const section = await createRecord('sections', { slug: 'ohne-adresse', title: 'Ohne' });
    expect((await create({ ...key, days: 7 }, null)).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await create({ ...key, days: 7 }, withoutToken)).status).toBe(403);
    expect((await create({ ...key, days: 8 })).status).toBe(400);
    expect((await create({ ...key })).body.fields).toHaveProperty('days');
    expect((await create({ ...keyOf(999_999), days: 7 })).status).toBe(404);
    expect((await create({ content_type: 'section', object_id: Number(section.id), days: 7 })).status).toBe(
      400,
    );
    expect((await send('GET', `preview-links?${queryOf(page.id)}`)).status).toBe(401);
    expect((await send('GET', 'preview-links?content_type=page', { as: editor })).status).toBe(400);
    expect((await send('GET', `preview-links?${queryOf(999_999)}`, { as: editor })).status).toBe(404);
    expect((await send('DELETE', 'preview-links/1')).status).toBe(401);
    expect((await send('DELETE', 'preview-links/x', { as: editor })).status).toBe(404);
  });
});

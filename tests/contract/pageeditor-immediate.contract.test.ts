import { expect, it, vi } from 'vitest';
import type { Page } from '@/lib/contract/page';

vi.hoisted(() => {
  process.env['EDITOR_PUBLISH'] = 'immediate';
});

const { editor } = await import('@/tests/support/editors');
const { addHeadline, addSection, buildPage, moduleIds, send } = await import('@/tests/support/page-editor');

it('makes every save public at once where EDITOR_PUBLISH is immediate', async () => {
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  const headline = await addHeadline(editor, section.id);
  const read = async () => moduleIds((await send<Page>('GET', `page/${page.slug}`)).body);
  expect(await read()).toEqual([headline.id]);
  await send('POST', 'undo', { as: editor, body: { content_type: 'page', object_id: page.id } });
  expect(await read()).toEqual([]);
});

import { z } from 'zod';
import { ask } from '../client';

const madeSchema = z.object({ id: z.int() });

export interface BenchPage {
  id: number;
  /** Path in German. */
  path: string;
  blocks: number;
  /** Id of its first headline. */
  headline: number;
}

type Post = (path: string, body: unknown) => Promise<string>;

function postTo(site: string, headers: Record<string, string>): Post {
  return async (path, body) => {
    const answer = await ask(`${site}${path}`, { method: 'POST', headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return answer.body;
  };
}

async function make(post: Post, path: string, body: unknown): Promise<number> {
  return madeSchema.parse(JSON.parse(await post(path, body))).id;
}

async function makeEmpty(post: Post, name: string): Promise<{ id: number; path: string }> {
  const slug = `${name}-${Date.now()}`;
  const title = { de: name, en: name };
  const id = await make(post, '/api/pages', { title, slug: { de: slug, en: `en-${slug}` }, is_online: true });
  return { id, path: `/de/${slug}` };
}

/** An empty page that is online. Returns its path in German; throws if a call is refused. */
export async function makeEmptyPage(site: string, headers: Record<string, string>): Promise<string> {
  return (await makeEmpty(postTo(site, headers), 'aufgabe')).path;
}

/** A published page with a number of blocks, at least one: alternating headlines and texts. Throws if a call is refused. */
export async function makePage(
  site: string,
  headers: Record<string, string>,
  blocks: number,
): Promise<BenchPage> {
  const post = postTo(site, headers);
  const { id, path } = await makeEmpty(post, `messung-${blocks}`);
  const key = { content_type: 'page', object_id: id };
  const parent = await make(post, '/de/pageeditor-api/container', { ...key, layout: 0 });
  const makeBlock = (index: number): Promise<number> =>
    index % 2 === 0
      ? make(post, '/de/pageeditor-api/headline', { parent, content: `Überschrift ${index}` })
      : make(post, '/de/pageeditor-api/text', {
          parent,
          content: `<p>Ein Absatz mit der Nummer ${index}, einem <strong>fetten</strong> Wort und einem Ende.</p>`,
        });
  const headline = await makeBlock(0);
  for (let index = 1; index < blocks; index += 1) await makeBlock(index);
  await post('/de/pageeditor-api/publish', { ...key, locales: ['de', 'en'] });
  return { id, path, blocks, headline };
}

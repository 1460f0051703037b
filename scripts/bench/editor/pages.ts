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

/** A published page with a number of blocks, at least one: alternating headlines and texts. Throws if a call is refused. */
export async function makePage(
  site: string,
  headers: Record<string, string>,
  blocks: number,
): Promise<BenchPage> {
  const post = async (path: string, body: unknown): Promise<string> => {
    const answer = await ask(`${site}${path}`, { method: 'POST', headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return answer.body;
  };
  const make = async (path: string, body: unknown): Promise<number> =>
    madeSchema.parse(JSON.parse(await post(path, body))).id;
  const slug = `messung-${blocks}-${Date.now()}`;
  const title = { de: `Messung ${blocks}`, en: `Measured ${blocks}` };
  const id = await make('/api/pages', { title, slug: { de: slug, en: `en-${slug}` }, is_online: true });
  const key = { content_type: 'page', object_id: id };
  const parent = await make('/de/pageeditor-api/container', { ...key, layout: 0 });
  const makeBlock = (index: number): Promise<number> =>
    index % 2 === 0
      ? make('/de/pageeditor-api/headline', { parent, content: `Überschrift ${index}` })
      : make('/de/pageeditor-api/text', {
          parent,
          content: `<p>Ein Absatz mit der Nummer ${index}, einem <strong>fetten</strong> Wort und einem Ende.</p>`,
        });
  const headline = await makeBlock(0);
  for (let index = 1; index < blocks; index += 1) await makeBlock(index);
  await post('/de/pageeditor-api/publish', { ...key, locales: ['de', 'en'] });
  return { id, path: `/de/${slug}`, blocks, headline };
}

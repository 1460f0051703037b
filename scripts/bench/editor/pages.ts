import { z } from 'zod';
import { ask } from '../client';

const madeSchema = z.object({ id: z.int() });

export interface BenchPage {
  id: number;
  /** Path in German. */
  path: string;
  blocks: number;
}

/** A published page with so many blocks: headlines and texts by turns. Throws if a call is refused. */
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
  const slug = `messung-${blocks}-${Date.now()}`;
  const title = { de: `Messung ${blocks}`, en: `Measured ${blocks}` };
  const made = await post('/api/pages', { title, slug: { de: slug, en: `en-${slug}` }, is_online: true });
  const { id } = madeSchema.parse(JSON.parse(made));
  const key = { content_type: 'page', object_id: id };
  const section = await post('/de/pageeditor-api/container', { ...key, layout: 0 });
  const { id: parent } = madeSchema.parse(JSON.parse(section));
  for (let index = 0; index < blocks; index += 1) {
    if (index % 2 === 0)
      await post('/de/pageeditor-api/headline', { parent, content: `Überschrift ${index}` });
    else
      await post('/de/pageeditor-api/text', {
        parent,
        content: `<p>Ein Absatz mit der Nummer ${index}, einem <strong>fetten</strong> Wort und einem Ende.</p>`,
      });
  }
  await post('/de/pageeditor-api/publish', { ...key, locales: ['de', 'en'] });
  return { id, path: `/de/${slug}`, blocks };
}

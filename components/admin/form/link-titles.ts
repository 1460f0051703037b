import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { linkChoicesSchema, type LinkChoice } from '@/lib/contract/link';
import { isReference } from '@/lib/pagebuilder/links';
import { withSession } from '../sign-in-request';

/** Most references in one call (`linkQuerySchema`). */
const mostAtOnce = 100;

interface Batch {
  references: Set<string>;
  answer: Promise<LinkChoice[]>;
}

const open = new Map<string, Batch>();

/** Joins look-ups of several fields at the same moment into one call: a menu has dozens of links. */
function lookUp(locale: string, reference: string): Promise<LinkChoice | null> {
  let batch = open.get(locale);
  if (batch === undefined || batch.references.size >= mostAtOnce) {
    const references = new Set<string>();
    batch = { references, answer: Promise.resolve().then(() => ask(locale, references)) };
    open.set(locale, batch);
  }
  batch.references.add(reference);
  return batch.answer.then((found) => found.find((choice) => choice.reference === reference) ?? null);
}

async function ask(locale: string, references: Set<string>): Promise<LinkChoice[]> {
  // The fields of a form are rendered together, but their queries start one after the other.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (open.get(locale)?.references === references) open.delete(locale);
  const query = { references: [...references].join(',') };
  const options = { params: { locale }, query, schema: linkChoicesSchema };
  return (await withSession(() => call('GET /{locale}/pageeditor-api/links', options))).results;
}

/** The target of a reference such as `page:12`; null if there is none, undefined while it is unknown. */
export function useLinkTitle(locale: string, reference: string): LinkChoice | null | undefined {
  return useQuery<LinkChoice | null>({
    queryKey: ['link', locale, reference],
    enabled: isReference(reference),
    queryFn: () => lookUp(locale, reference),
  }).data;
}

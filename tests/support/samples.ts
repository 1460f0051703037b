import type { ContractEndpoint } from '@/lib/contract/endpoints/contract-endpoint';

/** What is there for requests to name. */
export interface Existing {
  page: number;
  slug: string;
  section: number;
  headline: number;
}

/** No record, module, file or account has this id. */
export const missingId = 2_147_483_647;

const token = 'x'.repeat(43);

/**
 * A request of a call that is complete and right, as long as what it names is there; what a test wants to be wrong, it changes.
 * A call with a body, or with a query that needs something, must stand here.
 */
export function sampleBody(
  call: string,
  { page, section, headline }: Existing,
): Record<string, unknown> | undefined {
  const key = { content_type: 'page', object_id: page };
  const samples: Record<string, Record<string, unknown>> = {
    'POST {editor}/login': { email: 'niemand@litfass.example', password: 'falsch' },
    'POST {editor}/password': { token, password: 'a-password-for-tests' },
    'POST {editor}/forgotten-password': { email: 'niemand@litfass.example' },
    'POST {editor}/{kind}': { parent: section, content: 'Neu' },
    'PATCH {editor}/{kind}/{id}': { content: 'Anders' },
    'POST {editor}/reorder': { id: headline, parent: section, column: 0, order: 0 },
    'POST {editor}/duplicate': { id: headline },
    'POST {editor}/turn': { id: headline, kind: 'faq' },
    'POST {editor}/join': { id: headline },
    'POST {editor}/document/{content_type}/{id}/presence': { window: 'fenster-1' },
    'POST {editor}/document/{content_type}/{id}/operations': {
      since: 0,
      operations: [{ key: 'sample-key', operation: { type: 'remove', id: headline } }],
    },
    'POST {editor}/arrange': { ids: [headline], action: 'duplicate' },
    'POST {editor}/paste': {
      parent: section,
      modules: [{ model: 'headline', fields: { de: { content: 'Neu' } } }],
    },
    'POST {editor}/patterns': { title: 'Muster', modules: [{ model: 'headline' }] },
    'POST {editor}/publish': { ...key, locales: ['de'] },
    'POST {editor}/schedule': { ...key, locales: ['de'], at: '2090-01-01T10:00:00Z' },
    'PATCH {editor}/schedule/{id}': { at: '2090-01-02T10:00:00Z', was: '2090-01-01T10:00:00Z' },
    'PATCH {editor}/patterns/{id}': { title: 'Anderes Muster' },
    'POST {editor}/preview-links': { ...key, days: 7 },
    'PATCH {editor}/preview-links/{id}': { name: 'für die Jury' },
    'POST {editor}/notes': { module: headline, text: 'Bitte prüfen' },
    'PATCH {editor}/notes/{id}': { text: 'Bitte genau prüfen' },
    'POST {editor}/notes/{id}/replies': { text: 'Ist geprüft' },
    'POST {editor}/keep-translation': { id: headline },
    'POST {editor}/suggest': { source: 'en', texts: ['Harbour'], rich: false },
    'POST {editor}/undo': key,
    'POST {editor}/redo': key,
    'POST {editor}/take-back': { ...key, version_id: missingId },
    'POST {editor}/restore': { ...key, version_id: missingId },
    'POST {editor}/media': {},
    'POST {editor}/media/from-address': { url: 'https://127.0.0.1/bild.png' },
    'PATCH {editor}/media/{id}': { copyright: 'Anna' },
    'POST {editor}/media/{id}/crop': { x: 0, y: 0, width: 0.5, height: 0.5 },
    'POST {editor}/media/{id}/replace': {},
    'POST /api/users/{id}/password-link': {},
    'POST /api/setup/': { part: 'home' },
    'POST /api/newsletter/': { email: 'leserin@example.org', consent: true },
    'POST /api/newsletter/confirm/': { token },
    'POST /api/newsletter/unsubscribe/': { token },
    'POST /api/revalidate': { tags: ['content'] },
  };
  if (
    /^POST \/api\/(\{resource\}|articles|events|genres|productions|download-directories|settings)\//.test(
      call,
    )
  )
    return {};
  return samples[call.replace('/{locale}/pageeditor-api', '{editor}')];
}

/** The query that goes with `sampleBody`. */
export function sampleQuery(call: string, { page, headline }: Existing): Record<string, string> | undefined {
  if (/\/(history|versions|schedule|preview-links|notes)$/.test(call) && call.startsWith('GET')) {
    return { content_type: 'page', object_id: String(page) };
  }
  if (call.endsWith('/events') && call.startsWith('GET')) return { window: 'fenster-1' };
  if (call.endsWith('/operations') && call.startsWith('GET')) return { since: '0' };
  if (call.endsWith('/clip')) return { ids: String(headline) };
  return /^GET \/api\/newsletter\/(confirm|unsubscribe)/.test(call) ? { token } : undefined;
}

/** The path of a call with values for its placeholders. */
export function samplePath(
  { path }: Pick<ContractEndpoint, 'path'>,
  existing: Existing,
  values: Record<string, string | number> = {},
): string {
  const usual: Record<string, string | number> = {
    locale: 'de',
    slug: path.includes('/page/') ? existing.slug : 'kalender-intro',
    path: path.startsWith('/media') ? 'aaaaaaaaaaaaaaaaaaaa/original.png' : 'de/alt',
    kind: 'headline',
    content_type: 'page',
    resource: 'venues',
    id: path.includes('{kind}')
      ? existing.headline
      : path.includes('{content_type}')
        ? existing.page
        : missingId,
    ...values,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(usual[name]));
}

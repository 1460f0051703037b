import { loadDraft } from '@/lib/client/drafts';
import { createRecord } from '@/lib/client/records';
import { pasteModules, readClip } from '@/lib/client/several';
import type { AdminRecord } from '@/lib/contract/admin';
import { locales } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import type { ClipModule } from '@/lib/contract/several';
import type { EditingSession } from '../session/editing-session';
import { pageTemplates, type PageTemplate } from './page-templates';

/** Initial content of a new page: none, that of the present page, or a template. */
export type TemplateChoice = 'empty' | 'like' | PageTemplate;

/** The creation of one page. Retries after a failure create neither a second page nor its content twice. */
export class PageCreation {
  private made: AdminRecord | null = null;
  private key = { body: '', key: '' };

  constructor(private readonly session: EditingSession) {}

  /** Creates the page's record unless it exists. Returns its paths. */
  async create(values: Record<string, unknown>): Promise<Urls> {
    this.made ??= await createRecord('pages', values, this.keyOf(JSON.stringify(values)));
    return this.made.urls ?? {};
  }

  /** Adds the initial content to the page. */
  async fill(template: TemplateChoice): Promise<void> {
    const { session, made } = this;
    if (made === null || template === 'empty') return;
    const modules = template === 'like' ? await this.copyThis() : [...pageTemplates[template]];
    if (modules.length === 0) return;
    const place = { parent: null, column: 0, content_type: 'page', object_id: Number(made.id) } as const;
    await pasteModules(session.locale, { modules, ...place }, this.keyOf(JSON.stringify(modules)));
  }

  /** All sections of the present page. */
  private async copyThis(): Promise<ClipModule[]> {
    const { session } = this;
    await session.flush();
    const ids = new Set<number>();
    // A section limited to one language is only in that language's draft.
    for (const locale of locales) {
      for (const { id } of (await loadDraft(locale, session.source)).modules) ids.add(id);
    }
    return ids.size === 0 ? [] : (await readClip(session.locale, [...ids])).modules;
  }

  /** The same call, repeated because its answer was lost, counts once on the server. */
  private keyOf(body: string): string {
    if (this.key.body !== body) this.key = { body, key: crypto.randomUUID() };
    return this.key.key;
  }
}

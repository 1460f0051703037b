import { loadDraft } from '@/lib/client/drafts';
import { createRecord } from '@/lib/client/records';
import { pasteModules, readClip } from '@/lib/client/several';
import type { AdminRecord } from '@/lib/contract/admin';
import { locales } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import type { ClipModule } from '@/lib/contract/several';
import type { EditingSession } from '../session/editing-session';
import { pageTemplates, type PageTemplate } from './page-templates';

/** What a new page begins with: nothing, what stands on the page that one is at, or what is ready. */
export type TemplateChoice = 'empty' | 'like' | PageTemplate;

/** One page being made. Whatever is tried again after a failure, there is one page, and its template stands in it once. */
export class PageCreation {
  private made: AdminRecord | null = null;
  private key = { body: '', key: '' };

  constructor(private readonly session: EditingSession) {}

  /** Makes the page's record, unless it is there already. Answers its paths. */
  async create(values: Record<string, unknown>): Promise<Urls> {
    this.made ??= await createRecord('pages', values, this.keyOf(JSON.stringify(values)));
    return this.made.urls ?? {};
  }

  /** Puts the template into the page. */
  async fill(template: TemplateChoice): Promise<void> {
    const { session, made } = this;
    if (made === null || template === 'empty') return;
    const modules = template === 'like' ? await this.copyThis() : [...pageTemplates[template]];
    if (modules.length === 0) return;
    const place = { parent: null, column: 0, content_type: 'page', object_id: Number(made.id) } as const;
    await pasteModules(session.locale, { modules, ...place }, this.keyOf(JSON.stringify(modules)));
  }

  /** All sections of the page that one is at, as they stand there. */
  private async copyThis(): Promise<ClipModule[]> {
    const { session } = this;
    await session.queue.flushAll();
    const ids = new Set<number>();
    // A section can be limited to one language; then only that language's draft holds it.
    for (const locale of locales) {
      for (const { id } of (await loadDraft(locale, session.source)).modules) ids.add(id);
    }
    return ids.size === 0 ? [] : (await readClip(session.locale, [...ids])).modules;
  }

  /** The same call, made again because no answer came, is one call to the server. */
  private keyOf(body: string): string {
    if (this.key.body !== body) this.key = { body, key: crypto.randomUUID() };
    return this.key.key;
  }
}

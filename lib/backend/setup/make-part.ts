import { locales } from '@/lib/contract/locale';
import { type Screen, screenPaths } from '@/lib/contract/paths';
import type { SetupPart } from '@/lib/contract/setup';
import type { Values } from '@/lib/pagebuilder/tree';
import type { RecordResource } from '@/lib/records/definitions';
import { and, eq, sql } from 'drizzle-orm';
import { areaName } from '../accounts/area-name';
import { type Database, transaction } from '../database/client';
import { records } from '../database/schema/records';
import { lockDocument, takeIds } from '../documents/document';
import { saveOperation } from '../documents/save-operation';
import { type MessageKey, say } from '../kernel/messages';
import { ProblemError } from '../kernel/problem';
import { createRecordIn, updateRecordIn } from '../records/write';
import { headline, layout, section, type SectionContent, type Text, text } from '../seed/content/model';
import { Names } from '../seed/names';
import { buildTree, countNodes } from '../seed/trees';
import { legalFields, readSetup } from './read-setup';

const legalScreens = {
  imprint: 'imprint',
  data_policy: 'data-policy',
  accessibility: 'accessibility',
} as const satisfies Record<(typeof legalFields)[number], Screen>;

/** Screens of the first menu, which show their lists in any case. */
const menuScreens = { calendar: 'calendar', artworks: 'artworks-and-map', news: 'news' } as const;
const footerScreens = { newsletter: 'newsletter', press: 'press' } as const;

/**
 * Creates one part of a new site, once: the home page with a first section, menu and footer, or the legal pages. Pages whose text is
 * still to be written are offline drafts.
 */
export async function makePart(part: SetupPart, userId: string): Promise<void> {
  await transaction(async (tx) => {
    // One at a time: a second press finds what the first one created.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('litfass_setup'))`);
    await makers[part](tx, userId);
  });
}

const makers: Record<SetupPart, (tx: Database, userId: string) => Promise<void>> = {
  async home(tx, userId) {
    const { home, settings } = await readSetup(undefined, tx);
    if (home !== null) return;
    const [site] = settings === null ? [] : await tx.select().from(records).where(eq(records.id, settings));
    const id = await create(tx, 'pages', {
      title: words('setup.home.title'),
      slug: { de: '', en: '' },
      // The headline is the site's name.
      ...(site?.data['name'] === undefined ? {} : { headline: site.data['name'] }),
    });
    await fill(tx, id, [part('setup.home.headline', 'setup.home.text')], userId);
  },

  async navigation(tx) {
    if ((await readSetup(undefined, tx)).navigation !== null) return;
    const link = async (name: keyof typeof menuScreens | keyof typeof footerScreens, screen: Screen) =>
      `page:${await findOrCreatePage(tx, screen, { title: words(`setup.screens.${name}`), is_online: true })}`;
    const menu: Values[] = [];
    for (const name of ['calendar', 'artworks', 'news'] as const) {
      menu.push({
        menu_name: words(`setup.screens.${name}`),
        link: await link(name, menuScreens[name]),
        is_highlight: true,
        children: [],
      });
    }
    const footer: Values[] = [];
    for (const name of ['newsletter', 'press'] as const) {
      footer.push({ title: words(`setup.screens.${name}`), link: await link(name, footerScreens[name]) });
    }
    await create(tx, 'navigation', { name: areaName('de', 'navigation'), menu, footer });
  },

  async legal(tx, userId) {
    const { settings } = await readSetup(undefined, tx);
    if (settings === null) throw new ProblemError('conflict', 'setup.name_first');
    const [row] = await tx.select().from(records).where(eq(records.id, settings));
    const links: Values = {};
    for (const name of legalFields) {
      if (typeof row?.data[name] === 'string' && row.data[name] !== '') continue;
      const sections = [part(`setup.${name}.headline`, `setup.${name}.text`)];
      links[name] =
        `page:${await findOrCreatePage(tx, legalScreens[name], { title: words(`setup.${name}.title`) }, (id) => fill(tx, id, sections, userId))}`;
    }
    if (Object.keys(links).length > 0) await updateRecordIn(tx, 'settings', settings, links);
  },
};

/** A sentence in both languages. */
function words(key: MessageKey): Text {
  return { de: say('de', key), en: say('en', key) };
}

function part(head: MessageKey, body: MessageKey): SectionContent {
  return section(layout.full, [headline(words(head)), text(say('de', body), say('en', body))]);
}

async function create(tx: Database, resource: RecordResource, values: Values): Promise<number> {
  return Number((await createRecordIn(tx, resource, values)).id);
}

/** The page at a screen's path in any language, created if there is none. */
async function findOrCreatePage(
  tx: Database,
  screen: Screen,
  values: Values,
  onCreated?: (id: number) => Promise<void>,
): Promise<number> {
  const slug = screenPaths[screen];
  for (const locale of locales) {
    const [found] = await tx
      .select({ id: records.id })
      .from(records)
      .where(and(eq(records.resource, 'pages'), sql`${records.data}->'slug'->>${locale} = ${slug[locale]}`));
    if (found !== undefined) return found.id;
  }
  const id = await create(tx, 'pages', { ...values, slug: { ...slug } });
  await onCreated?.(id);
  return id;
}

/** Adds sections to the draft of a new document. */
async function fill(tx: Database, id: number, sections: SectionContent[], userId: string): Promise<void> {
  const takeId = await takeIds(tx, id, countNodes(sections));
  const tree = buildTree(sections, new Names(), takeId);
  await saveOperation(tx, await lockDocument(tx, id), { type: 'replace', tree }, { userId });
}

import { moduleDefinitions } from '@/components/modules/definitions';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Targets } from '@/lib/contract/operation';
import { trySettled, type Copy, type Orphan } from '@/lib/pagebuilder/copy/copy';
import { rewriteHrefs } from '@/lib/pagebuilder/links';
import { localise, type LocaliseContext, type LocaliseMemo } from '@/lib/pagebuilder/localise';
import { isEqual } from '@/lib/pagebuilder/serialize';
import { isSection, type SectionNode, type Tree } from '@/lib/pagebuilder/tree';

interface PageContext {
  document: () => LocaliseContext['document'];
  idOf: (id: number) => number;
  /** For a backend without trees. */
  derivedOf?: LocaliseContext['derivedOf'];
}

/** A document in wire form, as the canvas shows it. What has not changed in the tree is made once, and stays the same object. */
export class ShownPage {
  private readonly targets = new Map<string, Targets[string]>();
  private memos: Partial<Record<Locale, LocaliseMemo>> = {};
  private references: Partial<Record<Locale, Map<string, string>>> = {};
  private last: Partial<Record<Locale, { tree: Tree; sections: Section[] }>> = {};
  /** Texts whose rendering may lag behind what was typed in them. */
  private readonly typedTexts = new Set<() => void>();

  constructor(private readonly context: PageContext) {}

  /** Takes in what references lead to. */
  learn(targets: Targets): void {
    for (const [reference, target] of Object.entries(targets)) {
      const known = this.targets.get(reference);
      if (isEqual(known, target)) continue;
      this.targets.set(reference, target);
      this.forget();
    }
  }

  /** What was made of nodes holds no longer, since what they lead to is another. */
  forget(): void {
    this.memos = {};
    this.references = {};
    this.last = {};
  }

  /** A tree in one language. */
  show(tree: Tree, locale: Locale): Section[] {
    const last = this.last[locale];
    if (last?.tree === tree) return last.sections;
    const { document, idOf, derivedOf } = this.context;
    const target = (reference: string) => this.targets.get(reference)?.[locale];
    const sections = localise(tree, {
      ...{ locale, definitions: moduleDefinitions, audience: 'editor', document: document(), idOf },
      ...(derivedOf ? { derivedOf } : {}),
      resolver: {
        findUrl: (reference) => target(reference)?.url ?? null,
        findPicture: (reference) => target(reference)?.picture ?? null,
      },
      memo: (this.memos[locale] ??= new WeakMap()),
    });
    this.last[locale] = { tree, sections };
    return sections;
  }

  /**
   * Has a text in which somebody has typed follow whenever the page is shown for another reason, until it is told not to: a step may lead
   * back to what was rendered of it last, so that rendering changes nothing.
   */
  followTyping(follow: () => void): () => void {
    this.typedTexts.add(follow);
    return () => this.typedTexts.delete(follow);
  }

  /** The page is shown for another reason than typing. */
  catchUp(): void {
    this.typedTexts.forEach((follow) => follow());
  }

  /** A rich text as it is stored: addresses of pages that are known here are references. */
  internalise(html: string, locale: Locale): string {
    const known = (this.references[locale] ??= this.listAddresses(locale));
    return rewriteHrefs(html, (href) => known.get(href) ?? href);
  }

  private listAddresses(locale: Locale): Map<string, string> {
    const addresses = new Map<string, string>();
    for (const [reference, target] of this.targets) {
      const url = target[locale]?.url;
      if (url != null && !addresses.has(url)) addresses.set(url, reference);
    }
    return addresses;
  }
}

/** Id of a section that only this browser shows; those of new modules are negative. */
const standIn = 0;

/** What is on the page, with the blocks that others have deleted while the person was writing in them: nothing unsaved vanishes from sight. */
export function withOrphans({ shown, orphans }: Pick<Copy, 'shown' | 'orphans'>): Tree {
  return orphans.reduce(insertOrphan, shown);
}

function insertOrphan(tree: Tree, { node, place }: Orphan): Tree {
  const back = trySettled(tree, { type: 'insert', node, place })?.tree;
  if (back || isSection(node)) return back ?? tree;
  const [section] = tree.sections;
  const around = section ?? makeStandIn();
  const home = section ? tree : { sections: [around] };
  const end = { parent: around.id, column: 0, order: Number.MAX_SAFE_INTEGER };
  return trySettled(home, { type: 'insert', node, place: end })?.tree ?? tree;
}

/** A page whose sections somebody else has all deleted gets one for show. */
function makeStandIn(): SectionNode {
  return {
    ...{ id: standIn, kind: 'container', version: 1, anchor: '', locales: null, layout: 0 },
    columns: [[]],
  };
}

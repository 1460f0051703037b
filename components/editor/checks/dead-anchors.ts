import { listModules } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';
import { slugSchema } from '@/lib/contract/identifier';

interface AnchoredPage {
  sections: readonly Section[];
  /** Its address in the language of its sections. */
  path: string | undefined;
  /** Whether something of the page has this id that is not of its sections, such as its header. */
  isShown: (id: string) => boolean;
}

/**
 * Judges whether an address leads to a place of a page that is not there. Nothing is said of a page on which stand-alone sections stand, which
 * have places of their own and come later, and of an address that cannot be the name of a block's place.
 */
export function judgeAnchors({ sections, path, isShown }: AnchoredPage): (address: string) => boolean {
  const modules = listModules(sections);
  const anchors = new Set(modules.map(({ anchor }) => anchor));
  if (modules.some(({ model }) => model === 'sectionreference')) return () => false;
  return (address) => {
    const [before = '', name] = address.split('#');
    if (name === undefined || (before !== '' && before !== path)) return false;
    return slugSchema.safeParse(name).success && !anchors.has(name) && !isShown(name);
  };
}

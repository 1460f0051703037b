import type { Module, Section } from '@/lib/contract/module';
import { readSectionPath } from '@/lib/contract/standing';

/** Stand-alone sections within each other: no page needs more, and two that each refer twice to the next would double at every step. */
export const deepestPlaced = 3;

/** And stand-alone sections in all of a page: each that shows many others would multiply them, and no page needs as many. */
const most = 50;

/** The slug of the stand-alone section that a block refers to; null for a block of another kind, and for one that leads nowhere. */
export function findPlacedSlug({ model, section_url: address }: Module): string | null {
  return model === 'sectionreference' && typeof address === 'string' ? readSectionPath(address) : null;
}

/** The stand-alone section that a block shows, once `placeSections` has put it there. */
export function findPlaced(module: Module): Section | null {
  const placed = module['section_obj'];
  return findPlacedSlug(module) !== null && isSection(placed) ? placed : null;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'model' in value && value.model === 'container';
}

/**
 * Puts the stand-alone sections that blocks refer to into these blocks, as `section_obj`; null where there is none, and where there are too
 * many already. A section that refers to itself, also by way of others, shows nothing more: `around` names those that stand around these.
 */
export async function placeSections(
  sections: readonly Section[],
  load: (slug: string) => Promise<Section | null>,
  around: readonly string[] = [],
): Promise<Section[]> {
  const loaded = new Map<string, Promise<Section | null>>();
  const loadOnce = (slug: string) => {
    const found = loaded.get(slug) ?? load(slug);
    loaded.set(slug, found);
    return found;
  };
  return placeWithin(sections, { load: loadOnce, left: most }, around);
}

/** What one call of `placeSections` has in common at all depths. */
interface Placing {
  load: (slug: string) => Promise<Section | null>;
  /** How many may still be placed. */
  left: number;
}

async function placeWithin(
  sections: readonly Section[],
  placing: Placing,
  around: readonly string[],
): Promise<Section[]> {
  const place = async (module: Module): Promise<Module> => {
    if (module.model !== 'sectionreference') return module;
    const slug = findPlacedSlug(module);
    const isCircle = slug === null || around.includes(slug) || around.length >= deepestPlaced;
    if (isCircle || placing.left === 0) return { ...module, section_obj: null };
    placing.left -= 1;
    const found = await placing.load(slug);
    const [placed = null] = found === null ? [] : await placeWithin([found], placing, [...around, slug]);
    return { ...module, section_obj: placed };
  };
  return Promise.all(
    sections.map(async (section) => {
      const refers = section.columns.some(({ children }) =>
        children.some(({ model }) => model === 'sectionreference'),
      );
      if (!refers) return section;
      const columns = section.columns.map(async (column) => ({
        ...column,
        children: await Promise.all(column.children.map(place)),
      }));
      return { ...section, columns: await Promise.all(columns) };
    }),
  );
}

import type { Module, Section } from '@/lib/contract/module';
import { findPlaced } from './placed';

/** The pictures of all logos in sections, also in stand-alone sections within them. */
function listLogos(sections: readonly Section[]): string[] {
  const within = (module: Module): string[] => {
    const placed = findPlaced(module);
    const { model, image_url: address, children = [] } = module;
    return [
      ...(model === 'logoitem' && typeof address === 'string' ? [address] : []),
      ...children.flatMap(within),
      ...(placed === null ? [] : listLogos([placed])),
    ];
  };
  return sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children.flatMap(within)));
}

/** Whether sections show every logo that others show, and there are any. */
export function showsLogosOf(sections: readonly Section[], others: readonly Section[]): boolean {
  const shown = new Set(listLogos(sections));
  const asked = listLogos(others);
  return asked.length > 0 && asked.every((logo) => shown.has(logo));
}

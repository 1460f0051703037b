import type { Module, Section } from '@/lib/contract/module';
import { textAt } from './values';

/** What a headline is without a level that it can have. */
const usual = 2;

/** The level of the heading that what follows a module stands under; `under` is that of what stands before it. */
function headingAfter(module: Module, under: number): number {
  if (module.model === 'headline' && textAt(module, 'content') !== '') {
    const level = module['headline_level'];
    return typeof level === 'number' && level >= 2 && level <= 6 ? level : usual;
  }
  return module.model === 'fullteaser' && textAt(module, 'headline') !== '' ? 2 : under;
}

const modulesOf = ({ columns }: Section): Module[] => columns.flatMap(({ children }) => children);

/** For each module of a section, the level of the heading before it. */
export function headingsWithin(section: Section, under: number): Map<Module, number> {
  const levels = new Map<Module, number>();
  let level = under;
  for (const module of modulesOf(section)) {
    levels.set(module, level);
    level = headingAfter(module, level);
  }
  return levels;
}

/** For each section, the level of the heading before it: that of the page, then of the last headline. */
export function headingsBefore(sections: readonly Section[]): number[] {
  let level = 1;
  return sections.map((section) => {
    const before = level;
    level = modulesOf(section).reduce((under, module) => headingAfter(module, under), level);
    return before;
  });
}

/** The heading of an item of a list: one level below what it stands under, so that none is left out. */
export function itemHeading(under: number): 'h2' | 'h3' | 'h4' {
  return under <= 1 ? 'h2' : under === 2 ? 'h3' : 'h4';
}

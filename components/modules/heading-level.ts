import type { Module, Section } from '@/lib/contract/module';
import { textAt } from './values';

/** The level of a headline without a valid one. */
const usual = 2;

/** The level of the last heading after a module; `headingAbove` is that of the last one before it. */
function headingAfter(module: Module, headingAbove: number): number {
  if (module.model === 'headline' && textAt(module, 'content') !== '') {
    const level = module['headline_level'];
    return typeof level === 'number' && level >= 2 && level <= 6 ? level : usual;
  }
  return module.model === 'fullteaser' && textAt(module, 'headline') !== '' ? 2 : headingAbove;
}

const modulesOf = ({ columns }: Section): Module[] => columns.flatMap(({ children }) => children);

/** For each module of a section, the level of the last heading before it. */
export function headingsWithin(section: Section, headingAbove: number): Map<Module, number> {
  const levels = new Map<Module, number>();
  let level = headingAbove;
  for (const module of modulesOf(section)) {
    levels.set(module, level);
    level = headingAfter(module, level);
  }
  return levels;
}

/** For each section, the level of the last heading before it: the page's, then that of the last headline. */
export function headingsBefore(sections: readonly Section[]): number[] {
  let level = 1;
  return sections.map((section) => {
    const before = level;
    level = modulesOf(section).reduce((headingAbove, module) => headingAfter(module, headingAbove), level);
    return before;
  });
}

/** The heading level of an item of a list: one below the heading before it, so that no level is left out. */
export function itemLevel(headingAbove: number): 2 | 3 | 4 {
  return headingAbove <= 1 ? 2 : headingAbove === 2 ? 3 : 4;
}

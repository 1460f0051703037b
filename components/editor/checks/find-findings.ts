import type { SaveState } from '@/lib/client/save-port';
import { isSection, listChildren, listModules } from '@/lib/client/sections';
import type { TranslationState } from '@/lib/client/translation-state';
import type { Module, Section } from '@/lib/contract/module';
import { isReference } from '@/lib/pagebuilder/links';
import { excerptOf } from '../session/excerpt';
import { findDefinition, isFilledByItself, listFields } from '../session/module-rules';

/** Something on a page that somebody should look at before it is public. */
export interface Finding {
  kind: 'unsaved' | 'conflict' | 'heading' | 'link' | 'description' | 'empty' | 'missing' | 'outdated';
  /** The block that it is about. */
  id: number;
  module: Module;
  /** Where a link leads to nothing. */
  address?: string;
}

interface Examined {
  states: Readonly<Record<number, SaveState>>;
  /** What of a module has to be translated. */
  findTranslation: (module: Module) => TranslationState | null;
  /** Pictures that are nothing but decoration need no words. */
  isDecorative: (reference: string) => boolean;
  /** Paths of this site that lead nowhere. */
  deadPaths: ReadonlySet<string>;
}

/** What is to be looked at, in the order of the page. */
export function findFindings(sections: readonly Section[], examined: Examined): Finding[] {
  const headings = new HeadingOrder();
  return listModules(sections).flatMap((module) => {
    const { id } = module;
    const kinds: Finding['kind'][] = [];
    const status = examined.states[id]?.status;
    if (status === 'incomplete' || status === 'error') kinds.push('unsaved');
    if (status === 'conflict') kinds.push('conflict');
    if (module.model === 'headline' && headings.skips(Number(module.headline_level))) kinds.push('heading');
    if (listUndescribed(module).some((picture) => !examined.isDecorative(picture))) kinds.push('description');
    if (isEmpty(module)) kinds.push('empty');
    const translation = examined.findTranslation(module)?.kind;
    if (translation === 'missing' || translation === 'outdated') kinds.push(translation);
    const dead = listTargets(module).filter(
      (target) => isReference(target) || examined.deadPaths.has(pathOf(target)),
    );
    return [
      ...kinds.map((kind): Finding => ({ kind, id, module })),
      ...dead.map((address): Finding => ({ kind: 'link', id, module, address })),
    ];
  });
}

/** The paths of this site that a page leads to. */
export function listOwnPaths(sections: readonly Section[]): string[] {
  const targets = listModules(sections).flatMap(listTargets);
  return [...new Set(targets.filter((target) => /^\/[^/]/.test(target)).map(pathOf))];
}

/** Pictures without a description in this language, by their references. */
export function listUndescribed(module: Module): string[] {
  return listFields(module.model).flatMap(([name, { kind }]) => {
    const picture = module[name];
    const isNamed = kind === 'image' && typeof picture === 'string' && isReference(picture);
    return isNamed && module[`${name}_alt`] === '' ? [picture] : [];
  });
}

/** Levels of headlines: below the page's own, which is the first, each goes down one step at most. */
class HeadingOrder {
  private last = 1;

  skips(level: number): boolean {
    const isSkipping = level > this.last + 1;
    this.last = level;
    return isSkipping;
  }
}

/** Where a module leads: an address, or a reference that stands for none. */
function listTargets(module: Module): string[] {
  return listFields(module.model).flatMap(([name, { kind }]) => {
    const value = module[name];
    if (typeof value !== 'string' || value === '') return [];
    if (kind === 'link') return [readAddress(module[`${name}_url`], value)];
    if (kind !== 'rich_text') return [];
    return [...value.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href);
  });
}

/** What is stored, where it leads nowhere; a link that was just chosen is not resolved yet. */
function readAddress(url: unknown, stored: string): string {
  return typeof url === 'string' && url !== '' ? url : stored;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A section or list with nothing in it, a text without words. What calendar or news fill is never empty. */
function isEmpty(module: Module): boolean {
  if (isSection(module) || findDefinition(module.model)?.children !== undefined) {
    return !isFilledByItself(module) && listChildren(module).length === 0;
  }
  return module.model === 'text' && excerptOf(module) === '';
}

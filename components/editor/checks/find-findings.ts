import { findDefinition } from '@/components/modules/kinds';
import { isOnlyTooLong, type SaveState } from '@/lib/client/save-state';
import { isSection, listChildren, listModules } from '@/lib/client/sections';
import type { TranslationState } from '@/lib/client/translation-state';
import type { Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import { isReference, listHrefs } from '@/lib/pagebuilder/links';
import { outsideAddress } from '@/lib/pagebuilder/outside-links';
import { excerptOf } from '../session/excerpt';
import { isFilledByItself, listFields } from '../session/module-rules';

/** Something on a page to check before publishing. */
export interface Finding {
  kind:
    | 'unsaved'
    | 'tooLong'
    | 'conflict'
    | 'heading'
    | 'link'
    | 'description'
    | 'contrast'
    | 'empty'
    | 'missing'
    | 'outdated';
  /** The block that it is about. */
  id: number;
  module: Module;
  /** The language in which it is so. */
  locale: Locale;
  /** For a link: its dead address. */
  address?: string;
  /** For a description: the picture that lacks it. */
  picture?: string;
}

interface Examined {
  locale: Locale;
  states: Readonly<Record<number, SaveState>>;
  /** What of a module has to be translated. */
  findTranslation: (module: Module) => TranslationState | null;
  /** Decorative pictures need no description. */
  isDecorative: (reference: string) => boolean;
  /** Whether text can be read on the colour of a section. */
  isLegibleOn: (colour: unknown) => boolean;
  /** Dead paths of this site. */
  deadPaths: ReadonlySet<string>;
  /** Dead addresses of other sites. */
  deadAddresses: ReadonlySet<string>;
  /** Whether an address leads to a place of the page that is not there. */
  isDeadAnchor: (address: string) => boolean;
}

/** What to check in a language, in the order of the page. */
export function findFindings(sections: readonly Section[], examined: Examined): Finding[] {
  const { locale } = examined;
  const headings = new HeadingOrder();
  return listModules(sections).flatMap((module) => {
    const { id } = module;
    const kinds: Finding['kind'][] = [];
    const state = examined.states[id];
    if (state?.status === 'incomplete' || state?.status === 'error')
      kinds.push(isOnlyTooLong(state) ? 'tooLong' : 'unsaved');
    if (state?.status === 'conflict') kinds.push('conflict');
    if (module.model === 'headline' && headings.skips(Number(module.headline_level))) kinds.push('heading');
    const picture = listUndescribed(module).find((each) => !examined.isDecorative(each));
    if (picture !== undefined) kinds.push('description');
    if (isSection(module) && !examined.isLegibleOn(module.color)) kinds.push('contrast');
    const translation = examined.findTranslation(module)?.kind;
    // What is written in the other language lacks its translation, and nothing else.
    if (isEmpty(module) && translation !== 'missing') kinds.push('empty');
    if (translation === 'missing' || translation === 'outdated') kinds.push(translation);
    const dead = listTargets(module).filter(
      (target) =>
        isReference(target) ||
        examined.deadPaths.has(pathOf(target)) ||
        examined.deadAddresses.has(outsideAddress(target) ?? '') ||
        examined.isDeadAnchor(target),
    );
    return [
      ...kinds.map((kind): Finding => ({
        kind,
        id,
        module,
        locale,
        ...(kind === 'description' && { picture }),
      })),
      ...dead.map((address): Finding => ({ kind: 'link', id, module, locale, address })),
    ];
  });
}

/** Findings of several languages, each once: what is so of a block in all of them is said of the first. A description is of one language. */
export function joinFindings(languages: readonly (readonly Finding[])[]): Finding[] {
  const known = new Set<string>();
  return languages.flat().filter(({ kind, id, address, locale }) => {
    const key = [kind, id, kind === 'description' ? locale : address].join(' ');
    return !known.has(key) && known.add(key);
  });
}

/** The paths of this site that a page links to. */
export function listOwnPaths(sections: readonly Section[]): string[] {
  const targets = listModules(sections).flatMap(listTargets);
  return [...new Set(targets.filter((target) => /^\/[^/]/.test(target)).map(pathOf))];
}

/** References of pictures without a description in this language. */
export function listUndescribed(module: Module): string[] {
  return listFields(module.model).flatMap(([name, { kind }]) => {
    const picture = module[name];
    const isNamed = kind === 'image' && typeof picture === 'string' && isReference(picture);
    return isNamed && module[`${name}_alt`] === '' ? [picture] : [];
  });
}

/** Checks heading levels: below the page's own first level, each may go down one step at most. */
class HeadingOrder {
  private last = 1;

  skips(level: number): boolean {
    const isSkipping = level > this.last + 1;
    this.last = level;
    return isSkipping;
  }
}

/** The link targets of a module: addresses, or references that could not be resolved. */
function listTargets(module: Module): string[] {
  return listFields(module.model).flatMap(([name, { kind }]) => {
    const value = module[name];
    if (typeof value !== 'string' || value === '') return [];
    if (kind === 'link') return [readAddress(module[`${name}_url`], value)];
    if (kind !== 'rich_text') return [];
    return listHrefs(value);
  });
}

/** The stored reference if it could not be resolved; a link that was just chosen is not resolved yet. */
function readAddress(url: unknown, stored: string): string {
  return typeof url === 'string' && url !== '' ? url : stored;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A section or list without content, or a text without words. A list filled by the site itself is never empty. */
function isEmpty(module: Module): boolean {
  if (isSection(module) || findDefinition(module.model)?.children !== undefined) {
    return !isFilledByItself(module) && listChildren(module).length === 0;
  }
  return module.model === 'text' && excerptOf(module) === '';
}

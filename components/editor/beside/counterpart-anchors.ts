import type { Section, Module } from '@/lib/contract/module';
import type { Locale } from '@/lib/contract/locale';

const renamed = new WeakMap<Section, Section>();

/**
 * The sections of a page that stands beside the same one: an anchor is the id of an element, and those of the canvas are taken. What has not
 * changed stays the same object.
 */
export function renameAnchors(sections: readonly Section[], locale: Locale): Section[] {
  return sections.map((section) => {
    const known = renamed.get(section);
    if (known !== undefined) return known;
    const made = {
      ...rename(section, locale),
      columns: section.columns.map((column) => ({
        ...column,
        children: column.children.map((module) => rename(module, locale)),
      })),
    };
    renamed.set(section, made);
    return made;
  });
}

function rename<Named extends Module>(module: Named, locale: Locale): Named {
  return module.anchor === '' ? module : { ...module, anchor: `${locale}-${module.anchor}` };
}

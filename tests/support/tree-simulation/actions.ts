import { locales } from '@/lib/contract/locale';
import type { ProposedOperation } from '@/lib/contract/operation';
import { sectionLayouts } from '@/lib/contract/module';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkTree } from '@/lib/pagebuilder/locate';
import {
  isSection,
  type ModuleNode,
  type SectionNode,
  type Tree,
  type TreePlace,
} from '@/lib/pagebuilder/tree';
import { joinTexts } from '@/lib/pagebuilder/turn';
import { buildModule, buildSection } from '../trees';
import { pick } from './network';

interface Tools {
  chance: () => number;
  newWord: () => string;
  takeNodeId: () => number;
}

/** What somebody does to a page: mostly writing, sometimes something to its structure. Null where there is nothing to do it to. */
export function chooseAction(tree: Tree, tools: Tools): ProposedOperation | null {
  const { chance, takeNodeId, newWord } = tools;
  const texts = [...walkTree(tree)].flatMap(({ node }) =>
    !isSection(node) && node.kind === 'text' ? [node] : [],
  );
  const luck = chance();
  if (tree.sections.length === 0 || luck < 0.03) {
    const node = buildSection({ id: takeNodeId(), columns: [[]] });
    return { type: 'insert', node, place: { parent: null, column: 0, order: Math.floor(chance() * 4) } };
  }
  const section = pick(tree.sections, chance);
  if (texts.length === 0 || luck < 0.13) {
    const content = { de: `<p>${newWord()} ${newWord()}</p>`, en: `<p>${newWord()}</p>` };
    const node = buildModule({ id: takeNodeId(), kind: 'text', values: { content } });
    return { type: 'insert', node, place: placeIn(section, chance) };
  }
  const text = pick(texts, chance);
  if (luck < 0.17) return { type: 'remove', id: text.id };
  if (luck < 0.18) return { type: 'remove', id: section.id };
  if (luck < 0.24) return { type: 'move', id: text.id, place: placeIn(section, chance) };
  if (luck < 0.26)
    return {
      type: 'move',
      id: section.id,
      place: { parent: null, column: 0, order: Math.floor(chance() * 4) },
    };
  if (luck < 0.29)
    return { type: 'set_layout', id: section.id, layout: Math.floor(chance() * sectionLayouts.length) };
  if (luck < 0.31) return colour(section, chance);
  if (luck < 0.35) return join(section, chance);
  if (luck < 0.38) return turn(tree, text, takeNodeId());
  return write(text, tools);
}

function placeIn(section: SectionNode, chance: () => number): TreePlace {
  const column = Math.floor(chance() * section.columns.length);
  const count = section.columns[column]?.length ?? 0;
  return { parent: section.id, column, order: Math.floor(chance() * (count + 1)) };
}

function colour(section: SectionNode, chance: () => number): ProposedOperation {
  const value = pick(['yellow', 'orange', 'pink'], chance);
  return { type: 'update', id: section.id, changes: [{ target: 'color', value }] };
}

/** Appends a text to the one before it. */
function join(section: SectionNode, chance: () => number): ProposedOperation | null {
  const column = pick(section.columns, chance);
  const at = 1 + Math.floor(chance() * (column.length - 1));
  const [before, node] = [column[at - 1], column[at]];
  if (!before || !node) return null;
  const joined = joinTexts(before.values['content'], node.values['content']);
  const changes = locales.flatMap((locale) => {
    const value = joined[locale];
    return value === undefined ? [] : [{ target: 'value' as const, field: 'content', locale, value }];
  });
  return {
    type: 'batch',
    operations: [
      { type: 'update', id: before.id, changes },
      { type: 'remove', id: node.id },
    ],
  };
}

/** Makes another module of the same words in the place of one. */
function turn(tree: Tree, node: ModuleNode, id: number): ProposedOperation | null {
  const place = [...walkTree(tree)].find((each) => each.node === node)?.place;
  if (!place) return null;
  return {
    type: 'batch',
    operations: [
      { type: 'remove', id: node.id },
      { type: 'insert', node: { ...node, id }, place },
    ],
  };
}

/** Writes, changes, takes away or marks a word of a text, or begins a paragraph. */
function write({ id, values }: ModuleNode, { chance, newWord }: Tools): ProposedOperation {
  const locale = pick(locales, chance);
  const content = values['content'];
  const text = isLocalisedValue(content) ? content[locale] : '';
  const paragraphs = (typeof text === 'string' ? text : '').match(/<p>.*?<\/p>/g) ?? ['<p></p>'];
  const place = Math.floor(chance() * paragraphs.length);
  const words = (paragraphs[place] ?? '')
    .replace(/<\/?p>/g, '')
    .split(' ')
    .filter((word) => word !== '');
  const at = Math.floor(chance() * (words.length + 1));
  const kind = chance();
  if (kind < 0.5 || words.length < 3) words.splice(at, 0, newWord());
  else if (kind < 0.7) words.splice(at, 1, newWord());
  else if (kind < 0.8) words.splice(at, 1);
  else if (kind < 0.9 && !(words[at] ?? '<').includes('<')) words[at] = `<strong>${words[at] ?? ''}</strong>`;
  else words.splice(at, 0, `</p><p>${newWord()}`);
  paragraphs[place] = `<p>${words.join(' ')}</p>`.replaceAll(' </p>', '</p>');
  const value = paragraphs.join('');
  return { type: 'update', id, changes: [{ target: 'value', field: 'content', locale, value }] };
}

import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { ClipBlock, ClipModule } from '@/lib/contract/several';
import { listTextFields, textOfHtml } from './field-values';
import type { Definitions } from './localise';

/** Characters that are enough to tell what is in it. */
const longest = 80;

/** The first words of each module, from top to bottom, as far as is needed to recognise them: in a language, or else in the other one. */
export function wordsOfClip(
  modules: readonly ClipModule[],
  locale: Locale,
  definitions: Definitions,
): string {
  const words = listAll(modules)
    .map(
      (module) => wordsOf(module, locale, definitions) || wordsOf(module, otherLocale(locale), definitions),
    )
    .filter((text) => text !== '')
    .join(' · ');
  return words.length <= longest ? words : `${words.slice(0, longest).replace(/[\s·]+\S*$/, '')} …`;
}

function listAll(modules: readonly ClipModule[]): ClipModule[] {
  return modules.flatMap((module) => [module, ...listAll(listInside(module))]);
}

/** What is directly in a module or section of a clipboard. */
export function listInside({ columns = [], children = [] }: ClipModule): ClipBlock[] {
  return [...columns.flat(), ...children];
}

function wordsOf({ model, fields }: ClipModule, locale: Locale, definitions: Definitions): string {
  const values = fields[locale] ?? {};
  const texts = listTextFields(definitions[model]?.fields ?? {}).map(([name]) => values[name]);
  return (
    texts.map((text) => (typeof text === 'string' ? textOfHtml(text) : '')).find((text) => text !== '') ?? ''
  );
}

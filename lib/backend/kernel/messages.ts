import type { Locale } from '@/lib/contract/locale';
import de from '@/messages/de/backend.json';
import en from '@/messages/en/backend.json';

type Keys<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${Keys<Branch[Key]>}`;
}[keyof Branch & string];

/** Every sentence of the backend, as a path into `messages/<locale>/backend.json`. */
export type MessageKey = Keys<typeof de>;

const catalogues: Record<Locale, unknown> = { de, en };

/** The sentence under a key, or null if there is none. */
export function findMessage(locale: Locale, key: string): string | null {
  let branch = catalogues[locale];
  for (const step of key.split('.')) {
    if (typeof branch !== 'object' || branch === null || !Object.hasOwn(branch, step)) return null;
    branch = Object.entries(branch).find(([name]) => name === step)?.[1];
  }
  return typeof branch === 'string' ? branch : null;
}

/** A word in singular or plural, `#` being the number: what the messages need of ICU beside `{placeholders}`. */
const plurals = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/** The sentence under a key, with its `{placeholders}` filled. */
export function say(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  const sentence = findMessage(locale, key) ?? key;
  return sentence
    .replace(plurals, (_, name: string, one: string, other: string) =>
      (Number(values[name]) === 1 ? one : other).replace('#', `{${name}}`),
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

import type { Json, Values } from '@/lib/pagebuilder/tree';
import { namePattern } from './content/model';

/** Ids by name (`@page:visit` → 12), filled while the seed creates records. */
export class Names {
  readonly #ids = new Map<string, number>();

  add(name: string, id: number): void {
    if (this.#ids.has(name)) throw new Error(`Two things are named ${name}.`);
    this.#ids.set(name, id);
  }

  /**
   * The values with names converted to what is stored: `page:12` for links and pictures, the id alone for relations (venues, genres, and
   * lists of names). Throws for an unknown name.
   */
  resolve(values: Values, relations: ReadonlySet<string>): Values {
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        this.#resolveValue(value, relations.has(field)),
      ]),
    );
  }

  #resolveValue(value: Json, isRelation: boolean): Json {
    if (typeof value === 'string') return isRelation ? this.#id(value) : this.#resolveText(value);
    if (Array.isArray(value)) return value.map((each) => this.#resolveValue(each, isRelation));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [field, this.#resolveValue(each, isRelation)]),
    );
  }

  #resolveText(text: string): string {
    return text.replace(namePattern, (name, kind: string) => `${kind}:${this.#id(name)}`);
  }

  #id(name: string): number {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`Nothing is named ${name}.`);
    return id;
  }
}

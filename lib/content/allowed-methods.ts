import { locales } from '@/lib/contract/locale';
import { contractEndpoints } from '@/lib/contract/openapi';

/** The calls at one path of the contract. */
interface Calls {
  pattern: RegExp;
  methods: string[];
}

/** Sorts names before placeholders, and those before placeholders for a whole rest, so that the first match is the framework's choice too. */
const inOrder = (path: string) => path.replace(/\{(?:slug|path)\}/, '\uffff').replace(/\{\w+\}/g, '\ufffe');

let known: Calls[] | undefined;

/**
 * The methods that a path of the contract accepts, as an `Allow` header lists them; null if no call has this path. The framework itself
 * sends no `Allow`, and refuses unusual methods as a bad request.
 */
export function findAllowedMethods(pathname: string): string[] | null {
  known ??= listCalls();
  const path = pathname.replace(/\/$/, '');
  return known.find(({ pattern }) => pattern.test(path))?.methods ?? null;
}

function listCalls(): Calls[] {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of contractEndpoints) {
    const plain = path.replace(/\/$/, '');
    const methods = byPath.get(plain) ?? new Set(['OPTIONS']);
    byPath.set(plain, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return [...byPath]
    .toSorted(([one], [other]) => (inOrder(one) < inOrder(other) ? -1 : 1))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods: [...methods].toSorted() }));
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', String.raw`\.`)
    .replace('{locale}', `(?:${locales.join('|')})`)
    .replace('/page/{slug}', '/page(?:/.*)?')
    .replace(/\{(?:slug|path)\}/, '.+')
    .replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

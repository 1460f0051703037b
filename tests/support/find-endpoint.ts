import type { ContractEndpoint } from '@/lib/contract/endpoints/contract-endpoint';
import { contractEndpoints } from '@/lib/contract/openapi';
import { findPattern } from './route-table';

const patterns = [...new Set(contractEndpoints.map(({ path }) => path))].map((path) => ({
  path,
  pattern: patternOf(path),
}));

/** The path of a call as a route file would be named: `/[locale]/pageeditor-api/page/[[...slug]]`. */
export function patternOf(path: string): string {
  return path
    .replace(/\/$/, '')
    .replace('/page/{slug}', '/page/[[...slug]]')
    .replace(/\{(slug|path)\}/, '[...$1]')
    .replace(/\{(\w+)\}/g, '[$1]');
}

/** The call of the contract that a request is; null if the contract does not know it. */
export function findEndpoint(method: string, pathname: string): ContractEndpoint | null {
  const found = findPattern(patterns, pathname);
  const wanted = method === 'HEAD' ? 'GET' : method;
  return (
    contractEndpoints.find(({ method: each, path }) => each === wanted && path === found?.item.path) ?? null
  );
}

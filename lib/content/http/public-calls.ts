import 'server-only';
import type { z } from 'zod';
import type { ContractEndpoint } from '@/lib/contract/endpoints/contract-endpoint';
import { publicDataEndpoints } from '@/lib/contract/endpoints/public-data';
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';
import { navigationSchema } from '@/lib/contract/navigation';
import { reportLeftOut } from '../report-failure';
import { cleanNavigation } from './clean';
import { readTolerantly } from './tolerant';

const endpoints: readonly ContractEndpoint[] = publicDataEndpoints;
const schemas = endpoints.flatMap(({ method, path, answers }): [RegExp, z.ZodType][] => {
  const schema = answers[200];
  if (method !== 'GET' || !schema) return [];
  return [[new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`), schema]];
});

/**
 * An answer of the public data interface for the site's own screens in the browser, lifted to the contract's form if the system has
 * another. Anything else, and what cannot be read, stays as it is.
 */
export function liftAnswer(address: string, language: string | null, value: unknown): unknown {
  const { pathname, searchParams } = new URL(address);
  if (/^\/(?:de|en)\/pageeditor-api\/nav\/?$/.test(pathname)) return liftNavigation(value, pathname);
  const schema = schemas.find(([pattern]) => pattern.test(pathname))?.[1];
  if (schema === undefined) return value;
  const leftOut: string[] = [];
  const read = readTolerantly(schema, value, {
    locale: localeOf(searchParams.get('locale') ?? language),
    leftOut: (place) => leftOut.push(place),
  });
  if (read === null || (leftOut.length === 0 && schema.safeParse(value).success)) return value;
  if (leftOut.length > 0) reportLeftOut(pathname, leftOut);
  return read;
}

function liftNavigation(value: unknown, pathname: string): unknown {
  const read = readTolerantly(navigationSchema, value, {
    locale: localeOf(pathname.slice(1)),
    leftOut: () => undefined,
  });
  return read === null ? value : cleanNavigation(read);
}

function localeOf(language: string | null): Locale {
  const short = language?.slice(0, 2);
  return isLocale(short) ? short : defaultLocale;
}

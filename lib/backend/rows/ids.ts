import { ProblemError } from '../kernel/problem';

const largestId = 2_147_483_647;

/** A numeric id of a path. Throws `not_found` for anything else. */
export function idOf(id: string): number {
  if (!isId(id)) throw new ProblemError('not_found');
  return Number(id);
}

/** The numeric ids of the parameter `ids`. Throws `invalid` for anything else. */
export function idsOfParameter(ids: string): number[] {
  const list = ids.split(',');
  if (!list.every(isId))
    throw new ProblemError('invalid', undefined, { fields: { ids: 'records.bad_parameter' } });
  return list.map(Number);
}

function isId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId;
}

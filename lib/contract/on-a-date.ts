/** The parameter by which signed-in editors see the site on a date. */
export const onParameter = 'on';

/**
 * A moment on the site's wall clock, as in the parameter and in the setting of the clock (`2025-07-20T10:00`); null if it is not a valid
 * one, such as the 30th of February.
 */
export function parseMoment(value: string | null): string | null {
  if (value === null || !/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value)) return null;
  const asIfUtc = new Date(`${value}Z`);
  return !Number.isNaN(asIfUtc.getTime()) && asIfUtc.toISOString().startsWith(value) ? value : null;
}

/** The address of a page on a date; its other parameters stay as they are. */
export function addressOn(address: string, moment: string): string {
  const [rest = '', ...hash] = address.split('#');
  const [path = '', query = ''] = rest.split('?');
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(onParameter));
  const end = hash.length === 0 ? '' : `#${hash.join('#')}`;
  return `${path}?${[...others, `${onParameter}=${moment}`].join('&')}${end}`;
}

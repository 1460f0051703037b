/** The address of the hub; `forgotten` to have a link for a new password mailed, `next` for the path that a sign-in leads on to. */
export function hubPath({ forgotten = false, next }: { forgotten?: boolean; next: string | null }): string {
  const query = [
    ...(forgotten ? ['forgotten'] : []),
    ...(next === null ? [] : [`next=${encodeURIComponent(next)}`]),
  ].join('&');
  return query === '' ? '/cms-hub' : `/cms-hub?${query}`;
}

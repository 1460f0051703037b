/** Author and time below a version or a step; without an author, as in the demo, only the time. */
export function signatureOf(user: string, time: string): string {
  return [user, time].filter((part) => part !== '').join(', ');
}

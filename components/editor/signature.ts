/** Who did something and when, as it stands beneath a version or a step; what nobody did, such as the demo, has only its time. */
export function signatureOf(user: string, time: string): string {
  return [user, time].filter((part) => part !== '').join(', ');
}

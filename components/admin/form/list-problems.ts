/** The errors of a form as a flat list: the path of each field at fault, and its message. */
export function listProblems(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && errors.message !== '') {
    return [{ path, message: errors.message }];
  }
  return Object.entries(errors).flatMap(([name, inner]) =>
    // `ref` is the element, `root` the list itself.
    name === 'ref'
      ? []
      : listProblems(inner, name === 'root' ? path : path === '' ? name : `${path}.${name}`),
  );
}

/**
 * The address of a page at the foot of each sheet of paper (`app/globals.css` has the box), in browsers that know the margins of sheets. It
 * is an address as the platform writes one, so it holds neither quotes nor brackets.
 */
export function PaperAddress({ path, origin }: { path: string; origin: string }) {
  const { host, pathname } = new URL(path, origin);
  return <style dangerouslySetInnerHTML={{ __html: `:root{--page-address:"${host}${pathname}"}` }} />;
}

import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { isOffline } from '../session/is-offline';

/**
 * Takes the page out of the menus around the canvas once it is offline, as visitors see them. The framework would render them anew only with
 * the page itself, which is another one to it then, and reset the editor.
 */
export function useMenusOffline(): void {
  const isGone = useEditorStore(({ draft }) => draft?.content_type === 'page' && isOffline(draft));
  useEffect(() => {
    if (!isGone) return;
    const sheet = new CSSStyleSheet();
    const link = `a[href="${CSS.escape(location.pathname)}"]`;
    sheet.replaceSync(
      `:is([data-site-header], [data-site-menu], footer nav) li:has(> ${link}) { display: none }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [isGone]);
}

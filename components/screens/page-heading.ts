import type { Page } from '@/lib/contract/page';

/** What a page is called in its opening: in large type its headline, else its title, which stands above a headline. */
export interface PageHeading {
  title: string;
  label: string;
  /** The field of the page's record that the large words are; only these are written in place. */
  field: 'title' | 'headline' | undefined;
}

/** How a page opens; `otherwise` is the name of a screen that no page names. */
export function headingOf(page: Page | null, otherwise = ''): PageHeading {
  const title = page?.title || otherwise;
  if (page?.headline) return { title: page.headline, label: title, field: 'headline' };
  return { title, label: title, field: page?.title ? 'title' : undefined };
}

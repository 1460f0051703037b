import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** The site's name; until it is known, a visually hidden description of the page, so that a link to it always has a name. */
export function SiteName({ name, otherwise }: { name: string; otherwise: string }) {
  return name === '' ? <VisuallyHidden>{otherwise}</VisuallyHidden> : name;
}

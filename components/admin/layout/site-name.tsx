import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** The site's name; until it is known, unseen what the page is, so that a link to it is never without a name. */
export function SiteName({ name, otherwise }: { name: string; otherwise: string }) {
  return name === '' ? <VisuallyHidden>{otherwise}</VisuallyHidden> : name;
}

import type { ViewProps } from '../view';

export function SectionreferenceView({ renderPlaced }: ViewProps<'sectionreference'>) {
  return renderPlaced();
}

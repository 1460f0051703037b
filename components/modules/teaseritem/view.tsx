import { fitWord } from '@/components/ui/fit-word';
import { itemLevel } from '../heading-level';
import { ModuleLink } from '../module-link';
import { ModulePicture } from '../picture';
import { findAddress, readText, textAt } from '../values';
import type { ViewProps } from '../view';
import styles from './view.module.css';

/** Sizes in a grid; a slide gets its size from its list. */
const inGrid = '(min-width: 85.375em) 33vw, (min-width: 48em) 50vw, 92vw';

export function TeaseritemView({
  module,
  Field,
  sizes = inGrid,
  headingAbove,
  isEditable,
}: ViewProps<'teaseritem'>) {
  const href = readText(module, 'headline') === '' ? null : findAddress(module, 'link');
  const Heading = `h${itemLevel(headingAbove)}` as const;
  // Its picture grows into that of the artwork's page (carried-picture.ts).
  const isArtwork = textAt(module, 'link').startsWith('production:');
  return (
    <article className={styles.teaser} data-carried={isArtwork ? '' : undefined}>
      <ModulePicture module={module} name="image" ratio={4 / 3} sizes={sizes} className={styles.picture} />
      <Field module={module} name="preline" as="p" className={styles.preline} />
      <Heading className={styles.headline} style={fitWord(readText(module, 'headline'))}>
        <ModuleLink href={href} className={styles.link}>
          <Field module={module} name="headline" as="span" />
        </ModuleLink>
      </Heading>
      <Field module={module} name="subline" as="p" className={styles.subline} />
      <Field module={module} name="text" as="p" className={styles.text} />
      {(href !== null || isEditable) && (
        <Field module={module} name="link_text" as="span" className={styles.more} />
      )}
    </article>
  );
}

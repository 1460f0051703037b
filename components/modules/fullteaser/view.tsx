import { fitWord } from '@/components/ui/fit-word';
import { ModuleLink } from '../module-link';
import { ModulePicture } from '../picture';
import { findAddress, readOption, findPicture, readText } from '../values';
import type { ViewProps } from '../view';
import { fullteaserDefinition } from './definition';
import styles from './view.module.css';

export function FullteaserView({ module, Field, isEditable }: ViewProps<'fullteaser'>) {
  const variant = readOption(module, 'extra_class', fullteaserDefinition.fields.extra_class);
  const href = readText(module, 'headline') === '' ? null : findAddress(module, 'link');
  return (
    <div className={styles.container}>
      <article
        className={styles.teaser}
        data-variant={variant}
        data-picture={findPicture(module, 'image') ? '' : undefined}
      >
        <ModulePicture
          module={module}
          name="image"
          ratio={variant === 'default' ? 21 / 9 : 1}
          narrowest={variant === 'default' ? 3 / 2 : 1}
          sizes={variant === 'default' ? '100vw' : '(min-width: 64em) 50vw, 92vw'}
          className={styles.picture}
        />
        <div className={styles.body}>
          <div className={styles.head}>
            <Field module={module} name="preline" as="p" className={styles.preline} />
            <h2 className={styles.headline} style={fitWord(readText(module, 'headline'))}>
              <ModuleLink href={href} className={styles.link}>
                <Field module={module} name="headline" as="span" />
              </ModuleLink>
            </h2>
          </div>
          <div className={styles.rest}>
            <Field module={module} name="text" as="p" className={styles.text} />
            {(href !== null || isEditable) && (
              <Field module={module} name="link_text" as="span" className={styles.more} />
            )}
          </div>
        </div>
      </article>
    </div>
  );
}

import { Caption } from '../caption';
import { Enlarge } from '../enlarge';
import { ModulePicture } from '../picture';
import { readOption } from '../values';
import type { ViewProps } from '../view';
import { imageDefinition } from './definition';
import styles from './view.module.css';

/** Aspect ratios of the two sizes of the generic form (spec §3). */
const ratios: Partial<Record<string, number>> = { vertical: 400 / 500, horizontal: 1240 / 700 };

const sizes: Record<string, string> = {
  small: '(min-width: 48em) 20rem, 60vw',
  medium: '(min-width: 64em) 44rem, 100vw',
  vertical: '(min-width: 48em) 40rem, 100vw',
};

export function ImageView({ module, Field, isLeading }: ViewProps<'image'>) {
  const alias = readOption(module, 'alias', imageDefinition.fields.alias);
  const ratio = ratios[alias];
  return (
    <figure className={styles.image} data-alias={alias}>
      <Enlarge module={module} className={styles.frame}>
        <ModulePicture
          module={module}
          name="image"
          sizes={sizes[alias] ?? '100vw'}
          priority={isLeading}
          {...(ratio === undefined ? {} : { ratio })}
        />
      </Enlarge>
      <Caption module={module} Field={Field} name="description" picture="image" />
    </figure>
  );
}

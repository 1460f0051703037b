import type { ContentKind } from '@/lib/contract/module';
import type { Fields } from '@/lib/pagebuilder/fields';
import { Picture } from '@/components/ui/picture';
import { moduleDefinition } from './kinds';
import styles from './picture.module.css';
import { findPicture } from './values';
import type { FieldName, ModuleOf } from './view';

interface ModulePictureProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  name: FieldName<Kind, 'image'>;
  sizes?: string | undefined;
  ratio?: number;
  narrowest?: number;
  /** Loads it at once and before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A picture of a module. `data-field` tells the editor which field it shows. A missing required picture leaves a placeholder that is
 * visible only inside `[data-editing]`.
 */
export function ModulePicture<Kind extends ContentKind>({
  module,
  name,
  sizes,
  ratio,
  narrowest,
  priority = false,
  className,
}: ModulePictureProps<Kind>) {
  const picture = findPicture(module, name);
  if (picture === null) {
    // A missing optional picture takes no space, so nothing moves when edit mode is switched on.
    const { [name]: field }: Fields = moduleDefinition(module.model).fields;
    if (field?.required !== true) return null;
    return <span className={styles.placeholder} data-field={name} data-placeholder="" />;
  }
  return (
    <span className={[styles.picture, className].filter(Boolean).join(' ')} data-field={name}>
      <Picture
        picture={picture}
        priority={priority}
        {...(sizes === undefined ? {} : { sizes })}
        {...(ratio === undefined ? {} : { ratio })}
        {...(narrowest === undefined ? {} : { narrowest })}
      />
    </span>
  );
}

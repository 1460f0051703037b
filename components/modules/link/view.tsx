import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ModuleLink } from '../module-link';
import { findAddress, readFlag, readOption, readText } from '../values';
import type { ViewProps } from '../view';
import { linkDefinition } from './definition';
import styles from './view.module.css';

const slab = buttonClass({ shape: 'slant', variant: 'primary' });

export function LinkView({ module, Field, isEditable }: ViewProps<'link'>) {
  const isButton = readOption(module, 'extra_class', linkDefinition.fields.extra_class) === 'button';
  // Without text there is nothing to press.
  const href = readText(module, 'content') === '' ? null : findAddress(module, 'link');
  // Its target may be offline, or not published in this language.
  if (href === null && !isEditable) return null;
  return (
    <ModuleLink
      // Typed in where it stands, it leads nowhere: a link around the field would be a second thing to press.
      href={isEditable ? null : href}
      newWindow={readFlag(module, 'open_new_window')}
      className={isButton ? classNames(slab, styles.button) : styles.link}
    >
      <Field module={module} name="content" as="span" className={styles.label} />
    </ModuleLink>
  );
}

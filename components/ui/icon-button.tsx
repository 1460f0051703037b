import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon and a name. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={title}
      className={classNames(styles.square, className)}
    >
      {icon}
    </Button>
  );
}

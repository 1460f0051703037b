'use client';

import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Actions at the lower edge; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** For what would lose something typed: keeps the dialog when a person presses beside it. */
  keepOnOutsidePress?: boolean;
  onCloseAutoFocus?: ComponentProps<typeof Radix.Content>['onCloseAutoFocus'];
  children: ReactNode;
}

/** A modal dialog: holds the focus, closes by Escape, gives the focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'medium',
  footer,
  keepOnOutsidePress = false,
  onCloseAutoFocus,
  children,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.dialog}
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          onInteractOutside={(event) => {
            if (keepOnOutsidePress) event.preventDefault();
          }}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </Radix.Close>
          </header>
          {description ? (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          ) : null}
          <div className={styles.body}>{children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

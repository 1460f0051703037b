'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './editor-dialog.module.css';

interface EditorDialogProps {
  title: string;
  description?: string | undefined;
  /** Called when it closes by Escape, the cross or a click outside. */
  onClose: () => void;
  /** At its lower edge, the main action last. */
  actions?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/** A dialog of the editor: focus goes in, stays in and comes back (radix); Escape closes. */
export function EditorDialog({
  title,
  description,
  onClose,
  actions,
  wide = false,
  children,
}: EditorDialogProps) {
  const t = useTranslations('editor.dialog');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.content}
          data-wide={wide || undefined}
          data-editor-layer=""
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('close')}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" />
              </svg>
            </Dialog.Close>
          </div>
          <div className={styles.body}>
            {description !== undefined && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Dialog as ModalDialog } from '@/components/ui/dialog';

interface DialogProps {
  title: string;
  lead?: string | undefined;
  onClose: () => void;
  /** Called after it has closed where what was focused before is gone. */
  onFocusLost?: (() => void) | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Actions at the lower edge. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A dialog of the admin, open while it is rendered. A press outside does not close it, since something may have been typed. */
export function Dialog({
  title,
  lead,
  onClose,
  onFocusLost,
  size = 'medium',
  footer,
  children,
}: DialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onFocusLost={onFocusLost}
      title={title}
      description={lead}
      closeLabel={translate('ra.action.close')}
      size={size}
      footer={footer}
      keepOnOutsidePress
    >
      <div className="house">{children}</div>
    </ModalDialog>
  );
}

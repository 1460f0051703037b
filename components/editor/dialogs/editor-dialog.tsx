'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { focusLastPlace } from '../last-place';

interface EditorDialogProps {
  title: string;
  description?: string | undefined;
  /** Called when it is closed by Escape, the cross or a press outside. */
  onClose: () => void;
  /** Sets the focus when it closes; false leaves that to the dialog, which returns it. */
  onCloseFocus?: () => boolean;
  /** Actions at the lower edge, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** For dialogs in which something could be lost: a press outside does not close it. */
  keep?: boolean;
  /** For content to read and scroll. */
  readable?: boolean;
  children?: ReactNode;
}

/** A dialog of the editor, open while it is rendered. */
export function EditorDialog({
  title,
  description,
  onClose,
  onCloseFocus,
  actions,
  wide = false,
  keep = false,
  readable = false,
  children,
}: EditorDialogProps) {
  const t = useTranslations('editor.dialog');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
      size={wide ? 'large' : 'medium'}
      footer={actions}
      keepOnOutsidePress={keep}
      readable={readable}
      onCloseFocus={onCloseFocus}
      onFocusLost={focusLastPlace}
    >
      {/* React's events go up through the dialog to the canvas, which must not take them for its own. */}
      <div data-editor-layer="">{children}</div>
    </Dialog>
  );
}

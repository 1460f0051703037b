'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { focusLastPlace } from '../last-place';

interface EditorDialogProps {
  title: string;
  description?: string | undefined;
  /** Called when it closes by Escape, the cross or a press beside it. */
  onClose: () => void;
  /** At its lower edge, the main action last. */
  actions?: ReactNode;
  wide?: boolean;
  /** For what would lose something typed: a press beside it does not close it. */
  keep?: boolean;
  /** It is there to be read and scrolled. */
  readable?: boolean;
  children?: ReactNode;
}

/** A dialog of the editor, open as long as it is rendered. */
export function EditorDialog({
  title,
  description,
  onClose,
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
      onFocusLost={focusLastPlace}
    >
      {/* React's events go up through the dialog to the canvas, which must not take them for its own. */}
      <div data-editor-layer="">{children}</div>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FoldProps } from '@/components/modules/view';
import styles from './editable-fold.module.css';

/**
 * A fold on the canvas: its head is an editable text beside the button that opens it, not inside. It opens when somebody starts to write in it
 * and stays open, so that nothing moves when edit mode is switched on. The button comes first, so that Tab leads from the head to what is
 * folded.
 */
export function EditableFold({ className, head, headClassName, signClassName, children }: FoldProps) {
  const t = useTranslations('editor.block');
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={className}
      data-open={isOpen || undefined}
      onFocus={({ target }) => {
        if (target.closest('button') === null) setOpen(true);
      }}
    >
      <div className={headClassName}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t('unfold')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={signClassName} aria-hidden="true" />
        </button>
        {head}
      </div>
      <div hidden={!isOpen}>{children}</div>
    </div>
  );
}

'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useSaveContext, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import styles from './save-bar.module.css';
import { useHasChanges } from './use-has-changes';

/** The lower edge of a form: save (also Ctrl or ⌘ and S), whether there are unsaved changes, and further actions. */
export function SaveBar({ isFinishing, children }: { isFinishing: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const isBusy = saving === true || isFinishing;
  const isDirty = useHasChanges();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // What is behind an open dialog is hidden.
      if (button.current?.closest('[aria-hidden="true"]') === null) button.current.click();
    }
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);

  return (
    <div className={styles.bar}>
      <Button
        ref={button}
        type="submit"
        variant="primary"
        busy={isBusy}
        aria-keyshortcuts="Control+S Meta+S"
        title={translate('admin.form.save_keys')}
      >
        {translate(isBusy ? 'admin.form.saving' : 'admin.form.save')}
      </Button>
      <p role="status">{isDirty && !isBusy ? translate('admin.form.unsaved') : ''}</p>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

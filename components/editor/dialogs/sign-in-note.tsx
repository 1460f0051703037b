'use client';

import { useTranslations } from 'next-intl';
import styles from './sign-in-note.module.css';

/** Says that the session has ended while somebody writes: the caret stays in the text, and the sign-in waits for this button. */
export function SignInNote({ onSignIn }: { onSignIn: () => void }) {
  const t = useTranslations('editor.login');
  return (
    <div className={styles.note} data-editor-layer="" data-above-dialogs="">
      <p role="alert">{t('ended')}</p>
      {/* A press must not take the caret away before the sign-in is there. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onSignIn}>
        {t('again')}
      </button>
    </div>
  );
}

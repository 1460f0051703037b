'use client';

import { useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { Button, buttonClass } from '@/components/ui/button';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  error?: unknown;
  resetErrorBoundary?: ((...values: unknown[]) => void) | undefined;
}

/** Shown when a screen of the admin fails, with a way to try again and a way out. */
export function ErrorScreen({ error, resetErrorBoundary }: ErrorScreenProps) {
  const translate = useTranslate();

  useEffect(() => {
    // Reaches the error reporting like any other error of the browser.
    if (error !== undefined) reportError(error);
  }, [error]);

  return (
    <main className={`house ${styles.page}`}>
      <h1>{translate('admin.error.title')}</h1>
      <p>{translate('admin.error.unknown')}</p>
      <p className={styles.tools}>
        {resetErrorBoundary !== undefined && (
          <Button variant="primary" onClick={() => resetErrorBoundary()}>
            {translate('admin.error.retry')}
          </Button>
        )}
        <a className={buttonClass()} href="/admin">
          {translate('admin.error.home')}
        </a>
      </p>
    </main>
  );
}

'use client';

import { useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { consent } from '@/lib/site';
import styles from './embed.module.css';

interface EmbedFrameProps {
  source: string;
  title: string;
  /** Text of the button that gives consent and starts. */
  startLabel: string;
  style: CSSProperties;
  /** Has no poster to look at, so it starts by itself for a visitor who has allowed external media. */
  startsByItself: boolean;
  /** What is shown until then. */
  children: ReactNode;
}

function onConsentChange(notify: () => void): () => void {
  document.addEventListener(consent.event, notify);
  return () => document.removeEventListener(consent.event, notify);
}

function hasConsent(): boolean {
  return new RegExp(`(?:^|; )${consent.cookie}=[a-z.]*\\bexternal\\b`).test(document.cookie);
}

/** A third party's player in our own sandboxed frame. Nothing is asked of the third party before consent. */
export function EmbedFrame({ source, title, startLabel, style, startsByItself, children }: EmbedFrameProps) {
  const [isStarted, setStarted] = useState(false);
  const isAllowed = useSyncExternalStore(onConsentChange, hasConsent, () => false);
  if (isStarted || (isAllowed && startsByItself)) {
    return (
      <iframe
        ref={(frame) => {
          if (isStarted) frame?.focus();
        }}
        data-allowed=""
        loading={isStarted ? 'eager' : 'lazy'}
        className={styles.frame}
        style={style}
        src={source}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.placeholder} data-allowed={isAllowed ? '' : undefined}>
      {children}
      <button type="button" className={styles.start} onClick={() => setStarted(true)}>
        <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 2 22 12 5 22Z" fill="currentColor" />
        </svg>
        <span>{startLabel}</span>
      </button>
    </div>
  );
}

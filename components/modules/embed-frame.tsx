'use client';

import { useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
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

/**
 * Only pages with embeds allow frames of other sites. Whoever came from another page without loading this one is under that page's policy:
 * then this one is loaded.
 */
function reloadWhereFramesAreForbidden(): () => void {
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    const name = 'litfass-frames';
    if (effectiveDirective !== 'frame-src' || sessionStorage.getItem(name) === location.pathname) return;
    sessionStorage.setItem(name, location.pathname);
    location.reload();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

/** A third party's player in our own sandboxed frame. Nothing is asked of the third party before consent. */
export function EmbedFrame({ source, title, startLabel, style, startsByItself, children }: EmbedFrameProps) {
  const [isStarted, setStarted] = useState(false);
  const isAllowed = useSyncExternalStore(onConsentChange, hasConsent, () => false);
  useEffect(reloadWhereFramesAreForbidden, []);
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

'use client';

import { useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { consent } from '@/lib/site';
import styles from './embed.module.css';

interface EmbedFrameProps {
  source: string;
  title: string;
  /** Label of the button that gives consent and starts. */
  startLabel: string;
  style: CSSProperties;
  /** Starts by itself for a visitor who has allowed external media, if there is no poster to look at. */
  startsByItself: boolean;
  /** Shown until then. */
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
 * Only pages with embeds allow frames of other sites. A visitor who came from another page without a full load is still under that page's
 * policy, so this one is reloaded.
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

/** A third party's player in a sandboxed frame of ours. Nothing is requested from the third party before consent. */
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

'use client';

import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './embed.module.css';

interface EmbedFrameProps {
  source: string;
  title: string;
  /** Text of the button that gives consent and starts. */
  startLabel: string;
  style: CSSProperties;
  /** What is shown until then. */
  children: ReactNode;
}

/** A third party's player in our own sandboxed frame. Nothing is asked of the third party before the click. */
export function EmbedFrame({ source, title, startLabel, style, children }: EmbedFrameProps) {
  const [isStarted, setStarted] = useState(false);
  if (isStarted) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
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
    <div className={styles.placeholder}>
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

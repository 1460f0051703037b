'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { wantsLessMotion } from '@/lib/client/motion';
import styles from './home-hero.module.css';

/**
 * The water behind the poster: stripes in the page itself, shown from the first paint and under reduced motion. When the browser is idle,
 * the animation replaces them.
 */
export function Water({ children }: { children: ReactNode }) {
  const [Animation, setAnimation] = useState<ComponentType<{ onReady: () => void }> | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (wantsLessMotion()) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      import('./water-animation').then(
        (module) => isGone || setAnimation(() => module.WaterAnimation),
        // Without the animation the stripes stay.
        () => undefined,
      );
    }, 1500);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <>
      {isReady ? null : children}
      {Animation && (
        <div className={styles.animation} aria-hidden="true" data-water="">
          <Animation onReady={() => setReady(true)} />
        </div>
      )}
    </>
  );
}

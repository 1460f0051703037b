'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { wantsLessMotion } from '@/lib/client/motion';
import styles from './home-hero.module.css';

/**
 * The water behind the poster: stripes of the page's own, which stand there from the first paint and stay under reduced motion. When the browser
 * has nothing else to do, the animation takes their place.
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
        // Without it the stripes stay.
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

'use client';

import type { ReactNode } from 'react';
import { useInterfaceLocale } from '../use-interface-locale';
import { useSite } from '../use-site';
import styles from './admin-layout.module.css';

interface ScreenHeadProps {
  title: string;
  /** Shown small above the title, such as a link back. */
  above?: ReactNode;
  /** Actions beside the title. */
  children?: ReactNode;
}

/** The head of every screen: its only h1, which also names the document, and its actions. */
export function ScreenHead({ title, above, children }: ScreenHeadProps) {
  const site = useSite(useInterfaceLocale());
  return (
    <div className={styles.head}>
      <title>{site.name === '' ? title : `${title} – ${site.name}`}</title>
      <div>
        {above}
        <h1>{title}</h1>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

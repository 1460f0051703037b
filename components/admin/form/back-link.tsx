'use client';

import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** The way back to the list. */
export function BackLink({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <Link className={styles.back} to={`/${resource}`}>
      ← {translate(`resources.${resource}.name`, { smart_count: 2 })}
    </Link>
  );
}

import styles from './network-notice.module.css';

/** Says that the network is gone, and that it is back (spec §1): `watchNetwork` puts the words in. */
export function NetworkNotice({ gone, back }: { gone: string; back: string }) {
  return (
    <p
      role="status"
      className={styles.notice}
      data-network=""
      data-gone={gone}
      data-back={back}
      suppressHydrationWarning
    />
  );
}

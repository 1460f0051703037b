import styles from './network-notice.module.css';

/** Announces that the network is gone, and back (spec §1): `watchNetwork` inserts the text. */
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

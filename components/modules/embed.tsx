import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { EmbedFamily } from '@/lib/pagebuilder/embeds';
import { EmbedFrame } from './embed-frame';
import { findPlayer } from './embed-player';
import styles from './embed.module.css';

interface EmbedProps {
  /** Stored address of an embed field. */
  address: string;
  family: EmbedFamily;
  /** What it is, if it has a name. */
  title?: string;
  /** Name of the field, for the editor. */
  field: string;
  children?: ReactNode;
}

/**
 * A third party's content: a placeholder that names the platform and starts on a click, and a plain link beside it.
 * An address without a player shows the link only; a foreign one shows nothing.
 */
export function Embed({ address, family, title = '', field, children }: EmbedProps) {
  const t = useTranslations('modules.shared');
  const player = findPlayer(address, family);
  if (player === null) {
    return children ?? <span className={styles.missing} data-field={field} data-placeholder="" />;
  }
  const { provider, source, shape } = player;
  const style: CSSProperties =
    'ratio' in shape ? { aspectRatio: String(shape.ratio) } : { blockSize: `${shape.height}rem` };
  const name = title || t('content_from', { provider });
  return (
    <div className={styles.embed} data-field={field} data-shape={'ratio' in shape ? 'ratio' : 'height'}>
      {source === null ? (
        children
      ) : (
        <EmbedFrame
          source={source}
          title={`${name} – ${provider}`}
          startLabel={t('start', { provider })}
          notice={t('notice', { provider })}
          style={style}
        >
          {children}
        </EmbedFrame>
      )}
      <a className={styles.direct} href={address} target="_blank" rel="noopener noreferrer">
        {t('open_at', { provider })}
      </a>
    </div>
  );
}

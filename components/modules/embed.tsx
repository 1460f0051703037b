import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { EmbedFamily } from '@/lib/pagebuilder/embeds';
import { EmbedFrame } from './embed-frame';
import { findPlayer } from './embed-player';
import styles from './embed.module.css';
import { ModuleLink } from './module-link';

interface EmbedProps {
  /** Stored address of an embed field. */
  address: string;
  family: EmbedFamily;
  /** Name of the field, for the editor. */
  field: string;
  /** Its title, if it has one. */
  title?: string;
  /** Name of its platform, if an editor has chosen one; otherwise the address tells. */
  provider?: string | undefined;
  /** Picture to show instead; without one, the platform's name is shown. */
  poster?: ReactNode;
}

/** Content of a third party: a placeholder that starts on click. Without a playable address only the poster, or nothing. */
export function Embed({ address, family, field, title = '', provider: named, poster }: EmbedProps) {
  const t = useTranslations('modules.shared');
  const player = findPlayer(address, family);
  if (player === null || player.source === null) {
    return (
      poster ?? (player ? null : <span className={styles.missing} data-field={field} data-placeholder="" />)
    );
  }
  const { source, shape } = player;
  const provider = named ?? player.provider;
  const style: CSSProperties =
    'ratio' in shape ? { aspectRatio: String(shape.ratio) } : { blockSize: `${shape.height}rem` };
  return (
    <div
      className={styles.embed}
      data-embed=""
      data-field={field}
      data-shape={'ratio' in shape ? 'ratio' : 'height'}
      data-poster={poster ? '' : undefined}
    >
      <EmbedFrame
        source={source}
        title={`${title || t('content_from', { provider })} – ${provider}`}
        startLabel={t('start', { provider })}
        style={style}
        startsByItself={!poster}
      >
        {poster ?? (
          <span className={styles.provider} aria-hidden="true">
            {provider}
          </span>
        )}
      </EmbedFrame>
    </div>
  );
}

/** What a click on the placeholder does, and an alternative: a plain link to the platform. */
export function EmbedNote({
  address,
  family,
  provider: named,
}: Pick<EmbedProps, 'address' | 'family' | 'provider'>) {
  const t = useTranslations('modules.shared');
  const player = findPlayer(address, family);
  if (player === null) return null;
  const provider = named ?? player.provider;
  return (
    <p className={styles.note}>
      {player.source === null ? null : <span className={styles.notice}>{t('notice', { provider })} </span>}
      <ModuleLink href={address}>{t('open_at', { provider })}</ModuleLink>
    </p>
  );
}

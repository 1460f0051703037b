import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { MapLabels } from './labels';

/** The map's labels; the browser fills the placeholders. */
export async function readMapLabels(locale: Locale): Promise<MapLabels> {
  const t = await getTranslations({ locale, namespace: 'site.map' });
  return {
    map: t('map'),
    zoomIn: t('zoom_in'),
    zoomOut: t('zoom_out'),
    works: t.raw('works') as string,
    cluster: t.raw('cluster') as string,
    mark: t.raw('mark') as string,
    you: t('you'),
    ask: t.raw('ask') as string,
    allow: t('allow'),
    failed: t('failed'),
    ctrl: t('ctrl'),
    command: t('command'),
    fingers: t('fingers'),
  };
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

/** Shown by the service worker for a page that is not on the device. */
export async function OfflineScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.offline' });
  return (
    <>
      <Hero title={t('title')} colour={partColours.programme} lead={<p>{t('text')}</p>} />
      <p className={listing.listing}>
        <a href={screenPath(locale, 'my-programme')} className={listing.back}>
          {t('programme')}
        </a>
      </p>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { readableMoment } from './date-mark';
import styles from './error-screen.module.css';

/** Shown to an editor if visitors will find no page at a moment. */
export async function GoneThen({ locale, moment }: { locale: Locale; moment: string }) {
  const t = await getTranslations({ locale, namespace: 'site.dated' });
  const time = readableMoment(locale, moment);
  return <Poster title={t('gone')} text={t('gone_text', { time })} />;
}

/** Shown to an editor for an invalid moment. */
export async function NeverThen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.dated' });
  return <Poster title={t('never')} text={t('never_text')} />;
}

function Poster({ title, text }: { title: string; text: string }) {
  return (
    <div className={`${styles.poster} error-html`}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{title}</h1>
        <p>{text}</p>
      </div>
    </div>
  );
}

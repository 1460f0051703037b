import { getTranslations } from 'next-intl/server';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { addressBesideName } from '@/lib/contract/venue';
import styles from './event-facts.module.css';

/** Keeps a postcode and its town on one line. */
const afterPostcode = /(?<=\b\d{5}) /;

/** Further facts about an event: address, language, access. Its genre stands above its name. */
export async function EventFacts({ locale, event }: { locale: Locale; event: EventDetail }) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const facts = [
    {
      name: t('address'),
      lines: event.venue
        ? [event.venue.name, addressBesideName(event.venue).replace(afterPostcode, '\u00a0')]
        : [],
    },
    { name: t('language'), lines: [event.language] },
    { name: t('access'), lines: [event.access, event.is_accessible ? t('accessible') : ''] },
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, lines }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          {lines.filter(Boolean).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

import { getTranslations } from 'next-intl/server';
import { EventList } from '@/components/events/event-list';
import buttons from '@/components/newsletter/newsletter-form.module.css';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

const steps = ['pending', 'confirmed', 'unsubscribed', 'failed', 'confirm', 'unsubscribe'] as const;

type NewsletterStep = (typeof steps)[number];

export function findNewsletterStep(name: string): NewsletterStep | undefined {
  return steps.find((step) => step === name);
}

interface NewsletterStepProps {
  locale: Locale;
  step: NewsletterStep;
  /** Token of the link in the mail, for the questions. */
  token: string;
  /** What comes next, for somebody who has nothing to do here any more. */
  next?: readonly Event[];
}

/**
 * The target of links in mails and of forms without script: tells what has been done, or asks first, since programs that scan mails open
 * links but press no buttons.
 */
export async function NewsletterStepScreen({ locale, step, token, next = [] }: NewsletterStepProps) {
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  const site = await getTranslations({ locale, namespace: 'site' });
  return (
    <>
      <Hero
        title={t(`${step}_title`)}
        colour={partColours.newsletter}
        lead={<p role="status">{t(step)}</p>}
      />
      <div className={listing.listing}>
        {step === 'confirm' || step === 'unsubscribe' ? (
          <form method="post" action={`/api/newsletter/${step}?locale=${locale}`}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={buttons.button}>
              <span>{t(`${step}_button`)}</span>
            </button>
          </form>
        ) : (
          <>
            {step !== 'failed' && next.length > 0 && (
              <section aria-labelledby="next">
                <h2 id="next" className={listing.title}>
                  {site('programme.next')}
                </h2>
                <EventList locale={locale} events={next} />
              </section>
            )}
            <p>
              <a
                href={step === 'failed' ? screenPath(locale, 'newsletter') : screenPath(locale, 'calendar')}
                className={listing.back}
              >
                {step === 'failed' ? t('again') : site('calendar.back')}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import type { Locale } from '@/lib/contract/locale';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface NewsletterScreenProps {
  locale: Locale;
  content: ScreenContent;
  /** The text that subscribers consent to. */
  consent: string;
}

/** Subscribing to the newsletter: its poster is the form; below it stands what subscribers get. */
export async function NewsletterScreen({ locale, content, consent }: NewsletterScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  const strings = {
    email: t('email'),
    consent,
    submit: t('submit'),
    privacy: t('privacy'),
    not_sent: t('not_sent'),
    wrong_email: t('wrong_email'),
    no_consent: t('no_consent'),
  };
  return (
    <div className={listing.closing}>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths.newsletter[locale]}
        title={t('title')}
        lead={t('lead')}
        colour={partColours.newsletter}
        form={
          <NewsletterForm locale={locale} strings={strings} privacyPath={screenPath(locale, 'data-policy')} />
        }
      />
    </div>
  );
}

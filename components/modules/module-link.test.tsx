import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { ModuleLink } from './module-link';

const show = (href: string, newWindow = false) =>
  render(
    <NextIntlClientProvider
      locale="de"
      timeZone="Europe/Berlin"
      messages={{ modules: getMessages('de').modules }}
    >
      <ModuleLink href={href} newWindow={newWindow}>
        Mehr
      </ModuleLink>
    </NextIntlClientProvider>,
  );

const link = () => screen.getByRole('link', { name: /^Mehr/ });

it.each(['/media/1/plan.pdf', '/filer/plan.pdf', 'https://example.org/', 'HTTP://example.org/'])(
  'opens %s in a new tab, and says so',
  (href) => {
    show(href);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAccessibleName(/^Mehr ?\(.*Tab.*\)$/);
  },
);

it.each(['/de/besuch', '/de/media/besuch', '#karte', 'mailto:haus@example.org', 'tel:+49401234'])(
  'opens %s where the page is, unless an editor wants otherwise',
  (href) => {
    const { unmount } = show(href);
    expect(link()).not.toHaveAttribute('target');
    expect(link()).toHaveAccessibleName('Mehr');
    unmount();
    show(href, true);
    expect(link()).toHaveAttribute('target', '_blank');
  },
);

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { hubMessages } from '@/components/admin/hub-messages';
import '@/components/ui/fonts';
import { defaultLocale } from '@/lib/contract/locale';
import { productName } from '@/lib/site';
import '../globals.css';
import '@/components/admin/house.css';

export const metadata: Metadata = {
  title: { template: `%s – ${productName}`, default: `${hubMessages.de.title} – ${productName}` },
  description: hubMessages.de.description,
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0f1112' };

/** The hub has no language prefix and a root layout of its own; its language is chosen in the browser (spec §2). */
export default function HubLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} data-scripts-now="">
      <body>{children}</body>
    </html>
  );
}

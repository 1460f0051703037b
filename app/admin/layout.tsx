import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/components/ui/fonts';
import { defaultLocale } from '@/lib/contract/locale';
import { productName } from '@/lib/site';
import words from '@/messages/de/admin.json';
import '../globals.css';
import '@/components/admin/house.css';

export const metadata: Metadata = {
  title: { template: `%s – ${productName}`, default: `${words.title} – ${productName}` },
  description: words.description,
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0f1112' };

/** A root layout of its own: the admin shares only fonts and tokens with the public pages. */
export default function AdminRouteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} data-scripts-now="">
      <body>{children}</body>
    </html>
  );
}

import type { Metadata } from 'next';
import '@/components/ui/fonts';
import { ErrorPoster } from '@/components/screens/error-poster';
import { defaultLocale } from '@/lib/contract/locale';
import { productName } from '@/lib/site';
import './globals.css';

/** Made by the build, which knows no content and so no site name. */
export const metadata: Metadata = { title: `404 – ${productName}`, robots: { index: false } };

/** For paths that the middleware passes to routes without any having it. All other unknown paths get `/{locale}/404`. */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale}>
      <body>
        <main>
          <ErrorPoster locale={defaultLocale} code={404} />
        </main>
      </body>
    </html>
  );
}

import type { Metadata } from 'next';
import '@/components/ui/fonts';
import { ErrorPoster } from '@/components/screens/error-poster';
import { defaultLocale } from '@/lib/contract/locale';
import { productName } from '@/lib/site';
import './globals.css';

/** Made with the build, which knows no content and so no site's name. */
export const metadata: Metadata = { title: `404 – ${productName}`, robots: { index: false } };

/** For paths that the middleware lets pass to routes, and that no route has. All other unknown paths get `/{locale}/404`. */
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

import { NextResponse, type NextRequest } from 'next/server';
import { locales } from '@/lib/contract/locale';
import { screenPath, type Screen } from '@/lib/contract/paths';
import { getMessages } from '@/lib/i18n/messages';
import { isTooOld, oldestBrowsers } from '@/lib/old-browsers.mjs';

/** What everybody has to be able to read by law: texts, which need no new browser. */
const readable = ['imprint', 'data-policy', 'accessibility'] as const satisfies readonly Screen[];

const readablePaths = new Set(
  locales.flatMap((locale) => readable.map((screen) => screenPath(locale, screen))),
);

/** A plain page in both languages for browsers too old for the site (spec §1); null for all others. */
export function tellOldBrowser(request: NextRequest): NextResponse | null {
  if (!isTooOld(request.headers.get('user-agent') ?? undefined)) return null;
  if (readablePaths.has(new URL(request.url).pathname)) return null;
  return new NextResponse(page(), {
    status: 403,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locales.join(', '),
      'Cache-Control': 'no-store',
      Vary: 'User-Agent',
    },
  });
}

/** It contains nothing that a browser of 2010 would not know. */
function page(): string {
  const parts = locales.map((locale) => {
    const { backend, site } = getMessages(locale);
    const words = backend.old_browser;
    const browsers = oldestBrowsers.map(
      ({ name, version }) =>
        `<li>${words.since.replace('{name}', name).replace('{version}', String(version))}</li>`,
    );
    const names = {
      imprint: site.footer.imprint,
      'data-policy': site.footer.data_policy,
      accessibility: site.footer.accessibility,
    };
    const links = readable.map((screen) => `<a href="${screenPath(locale, screen)}">${names[screen]}</a>`);
    return `<div lang="${locale}"><h1>${words.title}</h1><p>${words.text}</p><ul>${browsers.join('')}</ul><p>${words.legal} ${links.join(', ')}</p></div>`;
  });
  const title = locales.map((locale) => getMessages(locale).backend.old_browser.title).join(' · ');
  return [
    `<!DOCTYPE html><html lang="${locales[0]}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<style>body{margin:0;padding:1.5em;background:#ffd60a;color:#0f1112;font:18px/1.5 Arial,sans-serif}',
    'div{max-width:34em;margin-bottom:3em}h1{margin:0 0 .3em;font-size:2.2em;line-height:1}a{color:#0f1112}</style>',
    `</head><body>${parts.join('')}</body></html>`,
  ].join('\n');
}

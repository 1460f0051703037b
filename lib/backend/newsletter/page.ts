import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { siteName } from '@/lib/site';
import { type MessageKey, say } from '../http/messages';

/**
 * A page without script that asks before it acts: programs that look into mails open links, but press no buttons. `action` is
 * where its form goes; without one it only tells.
 */
export function newsletterPage(
  locale: Locale,
  sentence: MessageKey,
  form?: { action: string; token: string; button: MessageKey },
): Response {
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(siteName)}</title>
</head>
<body>
<main>
<h1>Newsletter</h1>
<p>${escape(say(locale, sentence))}</p>
${form === undefined ? '' : formHtml(locale, form)}
<p><a href="${screenPath(locale, 'newsletter')}">${escape(siteName)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
    },
  });
}

function formHtml(locale: Locale, form: { action: string; token: string; button: MessageKey }): string {
  return `<form method="post" action="${form.action}?locale=${locale}">
<input type="hidden" name="token" value="${escape(form.token)}">
<button>${escape(say(locale, form.button))}</button>
</form>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

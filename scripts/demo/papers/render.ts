import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { islandArtworks } from '../../../lib/backend/seed/content/artworks-island';
import { quayArtworks } from '../../../lib/backend/seed/content/artworks-quay';
import { upstreamArtworks } from '../../../lib/backend/seed/content/artworks-upstream';

/**
 * Prints the demo's press papers to PDF (`npm run demo:papers`). The results are committed; run this again after changing a text.
 * CHROMIUM names a browser other than Playwright's own.
 */
const folder = path.resolve('lib/backend/seed/pictures');

interface Paper {
  file: string;
  language: 'de' | 'en';
  title: string;
  body: string;
}

function works(locale: 'de' | 'en'): string {
  const rows = [...quayArtworks, ...islandArtworks, ...upstreamArtworks].map(({ values }) => {
    const read = (value: unknown) =>
      typeof value === 'object' && value !== null && locale in value
        ? String(Object.entries(value).find(([key]) => key === locale)?.[1])
        : '';
    return `<tr><td>${String(values['work_identifier'])}</td><td><b>${read(values['name'])}</b></td><td>${read(values['subtitle'])}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const papers: readonly Paper[] = [
  {
    file: 'pressemitteilung.pdf',
    language: 'de',
    title: 'Sieben Kilometer Kunst gegen den Strom',
    body: '<p class="lead">Fährstadt, 2. Juni 2025. Vom 28. Juni bis 5. Oktober zeigt STROMAUF 24 Kunstwerke entlang der Aue. Fast alle stehen unter freiem Himmel, fast alle kosten keinen Eintritt.</p><p>Der Weg beginnt am Alten Fähranleger, wo Mara Lindqvist einen Pegel von vierzehn Metern Höhe auf die Kaimauer malt, und endet auf der Laichwiese bei siebzig Fischen aus alten Ruderblättern. Dazwischen: ein um zwölf Grad gekipptes Haus, ein tanzender Hafenkran, ein Tisch von 214 Metern Länge und ein Chor aus sieben Bojen.</p><p>„Wir haben keine Kunst ans Wasser gestellt“, sagt die künstlerische Leiterin Ilse Marquardt. „Wir haben das Wasser gefragt, was ihm fehlt. Es wollte einen Stuhl.“</p><p>Zur Eröffnung am 28. Juni um 11 Uhr auf dem Kranplatz laden wir Sie herzlich ein. Boote für Kameras stehen bereit.</p><p><b>Kontakt:</b> Ngoc-Anh Lam, presse@stromauf.example, +49 4999 2025-5</p>',
  },
  {
    file: 'press-release.pdf',
    language: 'en',
    title: 'Seven kilometres of art against the current',
    body: '<p class="lead">Fährstadt, 2 June 2025. From 28 June to 5 October, UPSTREAM presents 24 artworks along the river Aue. Nearly all of them are outdoors and nearly all are free.</p><p>The route starts at the Old Ferry Landing, where Mara Lindqvist is painting a fourteen-metre gauge on the quay wall, and ends at the Spawning Meadow with seventy fish made from old oar blades. In between: a house tilted by twelve degrees, a dancing harbour crane, a table 214 metres long and a choir of seven buoys.</p><p>“We didn’t put art next to the water,” says artistic director Ilse Marquardt. “We asked the water what it was missing. It wanted a chair.”</p><p>Join us for the opening on 28 June at 11:00 in Crane Square. Boats for camera crews will be waiting.</p><p><b>Contact:</b> Ngoc-Anh Lam, presse@stromauf.example, +49 4999 2025-5</p>',
  },
  {
    file: 'zahlen-und-daten.pdf',
    language: 'de',
    title: 'Zahlen und Daten / Facts and figures',
    body: '<table><tr><td>24</td><td>Kunstwerke, davon 19 für ihren Ort gemacht</td><td lang="en">artworks, 19 of them made for their sites</td></tr><tr><td>7,2</td><td>Kilometer Uferweg</td><td lang="en">kilometres of riverside path</td></tr><tr><td>100</td><td>Tage, 28. Juni bis 5. Oktober 2025</td><td lang="en">days, 28 June to 5 October 2025</td></tr><tr><td>4</td><td>Häuser, Di–So 10–18 Uhr, Do bis 20 Uhr</td><td lang="en">indoor venues, Tue–Sun 10 am–6 pm, Thu until 8 pm</td></tr><tr><td>6 / 3 €</td><td>für alle Häuser zusammen; im Freien kostenlos</td><td lang="en">for all indoor venues; outdoors free</td></tr><tr><td>61</td><td>Uferlotsinnen und Uferlotsen</td><td lang="en">river guides</td></tr><tr><td>1,9 Mio. €</td><td>Kosten: Stadt, Land, Stiftungen und Kuchen</td><td lang="en">budget: town, state, foundations and cake</td></tr></table>',
  },
  {
    file: 'werkliste.pdf',
    language: 'de',
    title: 'Werkliste / List of works',
    body: `${works('de')}<h2 lang="en">In English</h2><div lang="en">${works('en')}</div>`,
  },
];

const style = `@page{size:A4;margin:22mm 20mm}body{font:300 11pt/1.5 'Host Grotesk';color:#0f1112}b{font-weight:700}h1{font-size:34pt;line-height:1;font-weight:700;margin:24mm 0 10mm}h2{font-size:16pt}header{font-weight:700;border-bottom:1mm solid;padding-bottom:3mm}.lead{font-weight:700}table{border-collapse:collapse;width:100%;font-size:10pt}td{border-top:.3mm solid;padding:2mm 4mm 2mm 0;vertical-align:top}td:first-child{font-weight:700;white-space:nowrap}`;

const font = await readFile(
  'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
);
const face = `@font-face{font-family:'Host Grotesk';font-weight:300 800;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const page = await browser.newPage();
  for (const { file, language, title, body } of papers) {
    await page.setContent(
      `<!doctype html><html lang="${language}"><title>${title}</title><style>${face}${style}</style><header>STROMAUF / UPSTREAM · 28.6.–5.10.25 · Fährstadt</header><h1>${title}</h1>${body}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({
      path: path.join(folder, file),
      preferCSSPageSize: true,
      tagged: true,
      printBackground: true,
    });
    console.log(file);
  }
} finally {
  await browser.close();
}

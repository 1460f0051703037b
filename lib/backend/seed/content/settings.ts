import type { Values } from '@/lib/pagebuilder/tree';
import { houseHours } from './artwork';
import { t } from './model';

const profile = (name: string, url: string) => ({ name, url });

/** The demo's name, dates (spec §9) and footer. */
export const settings = {
  name: t('STROMAUF', 'UPSTREAM'),
  wordmark: t('STROM/^AUF', '^UP/STREAM'),
  slogan: t('Kunst entlang der Aue', 'Art along the Aue'),
  description: t(
    'STROMAUF ist eine Kunstausstellung entlang der Aue in Fährstadt: Kunstwerke, Veranstaltungen und Führungen vom 28. Juni bis 5. Oktober 2025.',
    'UPSTREAM is an art exhibition along the river Aue in Fährstadt: artworks, events and guided tours from 28 June to 5 October 2025.',
  ),
  date_start: '2025-06-28',
  date_end: '2025-10-05',
  // The exhibition is over, so the demo's clock is set to a Saturday in its third week.
  clock: '2025-07-12T14:00',
  opening_hours: houseHours,
  special_hours: [
    {
      date_from: '2025-10-03',
      opens: '10:00',
      closes: '22:00',
      note: t('Lange Nacht zum Abschied', 'Open late, to say goodbye'),
    },
  ],
  address: t(
    'Kunst am Strom e. V.\nSpeicherkai 4\n29399 Fährstadt',
    'Kunst am Strom e. V.\nSpeicherkai 4\n29399 Fährstadt, Germany',
  ),
  opening: t(
    'Im Freien: jederzeit\nHäuser: Di–So 10–18 Uhr, Do\u00a0bis\u00a020 Uhr',
    'Outdoors: any time\nIndoors: Tue–Sun 10:00–18:00, Thu\u00a0until\u00a020:00',
  ),
  newsletter_title: t('Flaschenpost', 'Message in a bottle'),
  newsletter_text: t(
    'Unser Newsletter, einmal im Monat: Neues von den Kunstwerken und vom Ufer.',
    'Our newsletter, once a month: news from the river and its artworks.',
  ),
  copyright: t('© 2025 STROMAUF, Fährstadt an der Aue', '© 2025 UPSTREAM, Fährstadt on the Aue'),
  social: [
    profile('Instagram', 'https://www.instagram.com/stromauf.example/'),
    profile('Facebook', 'https://www.facebook.com/stromauf.example'),
    profile('YouTube', 'https://www.youtube.com/@stromauf.example'),
    profile('TikTok', 'https://www.tiktok.com/@stromauf.example'),
  ],
  imprint: '@page:imprint',
  data_policy: '@page:data-policy',
  accessibility: '@page:accessibility',
} as const satisfies Values;

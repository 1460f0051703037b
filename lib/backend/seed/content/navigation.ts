import type { Values } from '@/lib/pagebuilder/tree';
import { type RecordContent, t } from './model';

const entry = (de: string, en: string, link: string, is_highlight = false, children: Values[] = []) => ({
  menu_name: t(de, en),
  link,
  is_highlight,
  children,
});
const child = (de: string, en: string, link: string) => ({ menu_name: t(de, en), link });
const foot = (de: string, en: string, link: string) => ({ title: t(de, en), link });

/** Menu and footer. Wide screens show the first three entries (spec §1). */
export const navigation: Values = {
  name: 'STROMAUF',
  menu: [
    entry('Kalender', 'Calendar', '@page:calendar', true),
    entry('Kunstwerke & Karte', 'Artworks & map', '@page:artworks', true),
    entry('Besuch', 'Visit', '@page:visit', true),
    entry('Aktuelles', 'News', '@page:news'),
    entry('Über uns', 'About us', '@page:about', false, [
      child('Geschichte', 'Our story', '@page:about'),
      child('Team', 'Team', '@page:team'),
      child('Partner', 'Partners', '@page:partners'),
    ]),
    entry('Service', 'Information', '@page:faq', false, [
      child('Häufige Fragen', 'Questions & answers', '@page:faq'),
      child('Barrierefreiheit', 'Accessibility', '@page:accessibility'),
      child('Newsletter', 'Newsletter', '@page:newsletter'),
    ]),
    entry('Presse', 'Press', '@page:press'),
  ],
  footer: [
    foot('Barrierefreiheit', 'Accessibility', '@page:accessibility'),
    foot('Häufige Fragen', 'Questions & answers', '@page:faq'),
    foot('Presse', 'Press', '@page:press'),
    foot('Partner', 'Partners', '@page:partners'),
    foot('Stadt Fährstadt', 'Town of Fährstadt', 'https://faehrstadt.example/'),
  ],
};

/** Addresses in last year's leaflet, and ones that people are likely to guess. */
export const redirects: readonly RecordContent[] = [
  { key: 'programm', values: { old_path: '/de/programm', new_path: '/de/kalender' } },
  { key: 'programme', values: { old_path: '/en/programme', new_path: '/en/calendar' } },
  { key: 'anfahrt', values: { old_path: '/de/anfahrt', new_path: '/de/besuch' } },
];

import type { PaletteColour } from '@/lib/site';
import { headline, image, layout, type RecordContent, section, t, text } from './model';
import { partnerLogos } from './page-about';

/** The fixed screens as pages, so that menus and links can refer to them in both languages. */
function screen(
  key: string,
  slug: [string, string],
  title: [string, string],
  head: [string, string],
  description: [string, string],
  colour: PaletteColour,
): RecordContent {
  return {
    key,
    values: {
      title: t(...title),
      headline: t(...head),
      slug: t(...slug),
      colour,
      is_online: true,
      meta_description: t(...description),
    },
  };
}

export const screens: readonly RecordContent[] = [
  screen(
    'calendar',
    ['kalender', 'calendar'],
    ['Kalender', 'Calendar'],
    ['Was wann stromauf passiert', 'What happens upstream, and when'],
    [
      'Rundgänge, Konzerte, Gespräche, Werkstätten, Filme und Feste vom 28. Juni bis 5. Oktober 2025.',
      'Tours, concerts, talks, workshops, films and celebrations from 28 June to 5 October 2025.',
    ],
    'light-green',
  ),
  screen(
    'artworks',
    ['kunstwerke-und-karte', 'artworks-and-map'],
    ['Kunstwerke & Karte', 'Artworks & map'],
    ['24 Gründe, stehen zu bleiben', '24 reasons to stop'],
    [
      'Alle 24 Kunstwerke an der Aue, als Liste und auf der Karte.',
      'All 24 artworks along the Aue, as a list and on the map.',
    ],
    'pink',
  ),
  screen(
    'news',
    ['aktuelles', 'news'],
    ['Aktuelles', 'News'],
    ['Neues vom Ufer', 'News from the riverbank'],
    [
      'Nachrichten aus der Ausstellung, vom Wasserstand bis zum Bass.',
      'News from the exhibition, from water levels to basses.',
    ],
    'lilac',
  ),
  screen(
    'newsletter',
    ['newsletter', 'newsletter'],
    ['Newsletter', 'Newsletter'],
    ['Flaschenpost', 'Message in a bottle'],
    [
      'Einmal im Monat: was ansteht, was schwimmt, was sich lohnt.',
      'Once a month: what’s on, what’s afloat, what’s worth the trip.',
    ],
    'yellow',
  ),
  screen(
    'press',
    ['presse', 'press'],
    ['Presse', 'Press'],
    ['Bilder, Texte, Zahlen', 'Images, text, facts'],
    [
      'Pressebilder und Texte zum Herunterladen, Ansprechpartnerin für Medien.',
      'Press images and text to download, and a contact for the media.',
    ],
    'peach',
  ),
  screen(
    'search',
    ['search', 'search'],
    ['Suche', 'Search'],
    ['Was suchen Sie?', 'What are you looking for?'],
    ['Die ganze Website durchsuchen.', 'Search the whole website.'],
    'yellow',
  ),
];

/** Stand-alone sections: the strip of partners in the footer, and introductions of screens. */
export const intros: readonly RecordContent[] = [
  {
    key: 'partners-strip',
    values: { title: 'Fußbereich: Partner', slug: 'partner' },
    sections: [section(layout.full, [partnerLogos])],
  },
  {
    key: 'calendar-intro',
    values: { title: 'Kalender: Einleitung', slug: 'calendar-intro' },
    sections: [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Rund siebzig Termine, acht Sorten. Das meiste kostet nichts; wo „Anmeldung“ steht, sind die Plätze gezählt.</p>',
            '<p>Some seventy events in eight categories. Most are free; where it says “booking required”, places are limited. Everything is in German unless stated otherwise.</p>',
          ),
        ],
        [],
      ),
    ],
  },
  {
    key: 'artworks-intro',
    values: { title: 'Kunstwerke: Einleitung', slug: 'artworks-intro' },
    sections: [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Die Nummern steigen stromauf: 01 steht am Fähranleger, 24 auf der Laichwiese. Wer rückwärts geht, hat die Sonne im Rücken und die Pointe zuerst.</p>',
            '<p>The numbers rise as you go upstream: 01 is at the ferry landing, 24 on the Spawning Meadow. Walk it in reverse and you have the sun behind you and the punchline first.</p>',
          ),
        ],
        [],
      ),
    ],
  },
  {
    key: 'news-intro',
    values: { title: 'Aktuelles: Einleitung', slug: 'news-intro' },
    sections: [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Was sich am Ufer tut, aufgeschrieben von denen, die nasse Füße bekommen haben.</p>',
            '<p>What is happening along the river, written down by the people who got their feet wet.</p>',
          ),
        ],
        [],
      ),
    ],
  },
  {
    key: 'newsletter-intro',
    values: { title: 'Newsletter: Einleitung', slug: 'newsletter-intro' },
    sections: [
      section(
        layout.halves,
        [
          headline(
            t(
              'Einmal im Monat, nie länger als eine Tasse Kaffee',
              'Once a month, never longer than a cup of coffee',
            ),
          ),
          text(
            '<p>Der Monat in zehn Zeilen, ein Werk aus der Nähe, der Pegel und eine Empfehlung für Kuchen. Abmelden geht mit einem Klick, und wir sind nicht beleidigt.</p>',
            '<p>The month in ten lines, one work up close, the water level and where to find good cake. Unsubscribing takes one click, and we won’t be offended.</p>',
          ),
        ],
        [image('@media:newsletter', 'horizontal')],
      ),
    ],
  },
  {
    key: 'press-intro',
    values: { title: 'Presse: Einleitung', slug: 'press-intro' },
    sections: [
      section(
        layout.wideLeft,
        [
          headline(t('Für Ihren Bericht', 'For your story')),
          text(
            '<p>Bilder und Texte können Sie hier ohne Anmeldung herunterladen und frei verwenden. Nennen müssen Sie niemanden; ein Beleg freut uns.</p>',
            '<p>Download images and text here without registering and use them freely. You don’t have to credit anyone, but we would love to see what you publish.</p>',
          ),
        ],
        [
          headline(t('Kontakt', 'Contact')),
          text(
            '<p>Ngoc-Anh Lam<br><a href="mailto:presse@stromauf.example">presse@stromauf.example</a><br><a href="tel:+49499920255">+49 4999 2025-5</a></p>',
            '<p>Ngoc-Anh Lam<br><a href="mailto:presse@stromauf.example">presse@stromauf.example</a><br><a href="tel:+49499920255">+49 4999 2025-5</a></p>',
          ),
        ],
      ),
    ],
  },
];

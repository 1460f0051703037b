import { type MediaContent, type Name, type RecordContent, t } from './model';

type Pair = [de: string, en: string];

const paper = (file: string, de: string, en: string): MediaContent => ({
  file,
  folder: 'press',
  alt: t(de, en),
  // As with the pictures, named once in the imprint.
  copyright: '',
});

/** Texts for the press, as PDF. */
export const papers: readonly MediaContent[] = [
  paper(
    'pressemitteilung.pdf',
    'Pressemitteilung zur Eröffnung, eine Seite',
    'Press release for the opening, in German, one page',
  ),
  paper(
    'press-release.pdf',
    'Pressemitteilung zur Eröffnung auf Englisch, eine Seite',
    'Press release for the opening, one page',
  ),
  paper(
    'zahlen-und-daten.pdf',
    'Zahlen, Daten und Adressen zur Ausstellung, zweisprachig, eine Seite',
    'Facts, figures and addresses, bilingual, one page',
  ),
  paper(
    'werkliste.pdf',
    'Liste der 24 Kunstwerke mit Künstlerinnen und Künstlern und Orten, zweisprachig',
    'List of the 24 artworks with artists and places, bilingual',
  ),
];

const file = (name: Name, de: string, en: string) => ({ file: name, title: t(de, en) });

/** One licence for all of it, which the imprint names as well. */
const licence = t('CC0 1.0: Sie dürfen damit tun, was Sie möchten.', 'CC0 1.0: do with it as you like.');

function directory(
  key: string,
  order: number,
  name: Pair,
  slug: Pair,
  description: Pair,
  files: { file: Name; title: { de: string; en: string } }[],
): RecordContent {
  return {
    key,
    values: {
      name: t(...name),
      slug: t(...slug),
      description: t(...description),
      licence,
      order,
      files,
      is_online: true,
    },
  };
}

/** What the press may download, in five directories. */
export const downloads: readonly RecordContent[] = [
  directory(
    'texts',
    1,
    ['Texte', 'Texts'],
    ['texte', 'texts'],
    [
      'Pressemitteilung, Werkliste und die Zahlen, nach denen alle fragen.',
      'Press release, list of works, and the figures everyone asks for.',
    ],
    [
      file('@media:pressemitteilung', 'Pressemitteilung (deutsch)', 'Press release (German)'),
      file('@media:press-release', 'Pressemitteilung (englisch)', 'Press release (English)'),
      file('@media:zahlen-und-daten', 'Zahlen und Daten', 'Facts and figures'),
      file('@media:werkliste', 'Werkliste', 'List of works'),
    ],
  ),
  directory(
    'works-town',
    2,
    ['Kunstwerke in der Stadt', 'Artworks in town'],
    ['kunstwerke-stadt', 'artworks-town'],
    ['Vom Alten Fähranleger bis zur Langen Brücke.', 'From the Old Ferry Landing to the Long Bridge.'],
    [
      file('@media:pegel-afar', 'Mara Lindqvist: Pegel', 'Mara Lindqvist: Water Level'),
      file('@media:zwoelf-grad-afar', 'Henrike Osei: Zwölf Grad', 'Henrike Osei: Twelve Degrees'),
      file(
        '@media:treibgut-afar',
        'Kollektiv Niedrigwasser: Treibgut, geordnet',
        'Kollektiv Niedrigwasser: Flotsam, Sorted',
      ),
      file('@media:rotes-boot-afar', 'Ansgar Thiele: Boot, keine Ruder', 'Ansgar Thiele: Boat, No Oars'),
      file('@media:kran-tanzend-afar', 'Jiří Kolárek: Kran, tanzend', 'Jiří Kolárek: Crane, Dancing'),
      file(
        '@media:laengster-tisch-afar',
        'Bureau Mitte-Links: Der längste Tisch',
        'Bureau Mitte-Links: The Longest Table',
      ),
    ],
  ),
  directory(
    'works-upstream',
    3,
    ['Kunstwerke stromauf', 'Artworks upstream'],
    ['kunstwerke-stromauf', 'artworks-upstream'],
    ['Von der Insel bis zur Laichwiese.', 'From the island to the Spawning Meadow.'],
    [
      file(
        '@media:bojenchor-afar',
        'Ruth Eilers und Dayo Adewale: Bojenchor',
        'Ruth Eilers and Dayo Adewale: Choir of Buoys',
      ),
      file(
        '@media:faehrmann-afar',
        'Gesa Wolkenhauer: Der Fährmann hat frei',
        'Gesa Wolkenhauer: The Ferryman’s Day Off',
      ),
      file('@media:aalleiter-afar', 'Yuki Brandt: Aalleiter', 'Yuki Brandt: Eel Ladder'),
      file('@media:nachtfaehre-afar', 'Anouk Derksen: Nachtfähre', 'Anouk Derksen: Night Ferry'),
      file('@media:laichplatz-afar', 'Ines Kowalke: Laichplatz', 'Ines Kowalke: Spawning Ground'),
      file(
        '@media:stromauf-afar',
        'Elif Hartmann und die Klasse 7b: Stromauf',
        'Elif Hartmann and Class 7b: Upstream',
      ),
    ],
  ),
  directory(
    'portraits',
    4,
    ['Porträts', 'Portraits'],
    ['portraets', 'portraits'],
    ['Das Team, zum Erkennen am Ufer.', 'The team, so you’ll recognise them on the riverbank.'],
    [
      file('@media:team-ilse', 'Ilse Marquardt, künstlerische Leiterin', 'Ilse Marquardt, artistic director'),
      file('@media:team-tarek', 'Tarek Sandvoss, Produktion', 'Tarek Sandvoss, production'),
      file('@media:team-jule', 'Jule Petersen, Vermittlung', 'Jule Petersen, learning and tours'),
      file('@media:team-oke', 'Oke Brodersen, Technik', 'Oke Brodersen, technology'),
      file('@media:team-ngoc', 'Ngoc-Anh Lam, Presse', 'Ngoc-Anh Lam, press'),
      file(
        '@media:team-birte',
        'Birte Qualen, Besuch und Zugänglichkeit',
        'Birte Qualen, visitors and access',
      ),
    ],
  ),
  directory(
    'graphics',
    5,
    ['Plakat und Logos', 'Poster and logos'],
    ['plakat', 'poster'],
    ['Das Plakatmotiv und die Logos der Partner.', 'The poster artwork and the partners’ logos.'],
    [
      file('@media:hero', 'Plakatmotiv', 'Poster artwork'),
      file('@media:logo-hafenwerk', 'Hafenwerk', 'Hafenwerk'),
      file('@media:logo-museum', 'Stadtmuseum Fährstadt', 'Stadtmuseum Fährstadt'),
      file('@media:logo-landesfonds', 'Landesfonds Ufer', 'Landesfonds Ufer'),
    ],
  ),
];

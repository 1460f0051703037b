import {
  coloured,
  fullTeaser,
  headline,
  image,
  layout,
  link,
  live,
  quote,
  type RecordContent,
  section,
  t,
  teasers,
  text,
  part,
} from './model';

/** The home page: hero, invitation, highlights, three places to begin, a voice, the news. */
export const home: RecordContent = {
  key: 'home',
  values: {
    title: t('Start', 'Home'),
    headline: t('STROMAUF', 'UPSTREAM'),
    slug: t('', ''),
    is_online: true,
    in_menu: false,
    meta_title: t('24 Kunstwerke am Fluss', '24 artworks along a river'),
    meta_description: t(
      'STROMAUF: 24 Kunstwerke entlang der Aue in Fährstadt, 28. Juni bis 5. Oktober 2025. Programm, Karte und alles für Ihren Besuch.',
      'UPSTREAM: 24 artworks along the river Aue in Fährstadt, 28 June to 5 October 2025. Programme, map and all you need for your visit.',
    ),
    og_image: '@media:hero',
  },
  sections: [
    section(layout.full, [
      headline(t('Gegen den Strom geht es sich gut', 'Against the current is a fine way to walk'), {
        preline: t('Die Ausstellung', 'The exhibition'),
        wide: true,
      }),
    ]),
    section(
      layout.wideLeft,
      [
        text(
          '<p>Sieben Kilometer Ufer, 24 Kunstwerke, ein Sommer. Die Ausstellung beginnt am Alten Fähranleger und endet, wo die Aue nach Wiese riecht. Dazwischen: ein Haus, das schief steht, ein Kran, der tanzt, eine Bank aus Sand und der längste Tisch der Stadt.</p><p>Fast alles liegt unter freiem Himmel, fast alles kostet nichts. Sie können vorne anfangen, in der Mitte oder dort, wo gerade ein Stuhl frei ist.</p>',
          '<p>Seven kilometres of riverbank, 24 artworks, one summer. The exhibition starts at the Old Ferry Landing and ends where the Aue begins to smell of meadows. In between: a house that leans, a crane that dances, a bank made of sand and the longest table in town.</p><p>Nearly all of it is outdoors and nearly all of it is free. Begin at the beginning, in the middle, or wherever there happens to be a chair.</p>',
        ),
      ],
      [
        headline(t('28. Juni bis 5.\u00a0Oktober 2025', '28 June to 5\u00a0October 2025'), { level: 3 }),
        text(
          '<p>Im Freien: jederzeit</p><p>Häuser: Di–So 10–18 Uhr, Do\u00a0bis\u00a020\u00a0Uhr</p><p>Eintritt: draußen frei; Häuser 6 Euro, ermäßigt 3 Euro</p>',
          '<p>Outdoors: any time</p><p>Indoors: Tue–Sun 10:00–18:00, Thu\u00a0until\u00a020:00</p><p>Admission: outdoors free; indoor venues €6, concessions €3</p>',
        ),
        link(t('Besuch planen', 'Plan your visit'), '@page:visit'),
      ],
    ),
    coloured(
      'water-green',
      section(layout.full, [
        headline(t('Als Nächstes am Ufer', 'Coming up on the river'), {
          preline: t('Kalender', 'Calendar'),
        }),
        live('events'),
        link(t('Alle Termine', 'All events'), '@page:calendar'),
      ]),
    ),
    section(layout.full, [
      headline(t('Womit anfangen?', 'Where to start?'), {
        preline: t('Sechs von vierundzwanzig', 'Six of twenty-four'),
      }),
      teasers(
        'slide',
        {
          headline: t('Pegel', 'Water Level'),
          preline: t('01 · Mara Lindqvist', '01 · Mara Lindqvist'),
          text: t('Ein Maßstab, der bis über die Dächer reicht.', 'A gauge that reaches above the rooftops.'),
          image: '@media:pegel-afar',
          link: '@production:pegel',
        },
        {
          headline: t('Zwölf Grad', 'Twelve Degrees'),
          preline: t('02 · Henrike Osei', '02 · Henrike Osei'),
          text: t(
            'Ein Haus steht schief. Oder alle anderen.',
            'One house is crooked. Or all the others are.',
          ),
          image: '@media:zwoelf-grad-afar',
          link: '@production:zwoelf-grad',
        },
        {
          headline: t('Bojenchor', 'Choir of Buoys'),
          preline: t('12 · Ruth Eilers und Dayo Adewale', '12 · Ruth Eilers and Dayo Adewale'),
          text: t(
            'Sieben Bojen singen. Der\u00a0Bass hat Schnupfen.',
            'Seven buoys sing. The\u00a0bass has a cold.',
          ),
          image: '@media:bojenchor-afar',
          link: '@production:bojenchor',
        },
        {
          headline: t('Der Fährmann hat frei', 'The Ferryman’s Day Off'),
          preline: t('13 · Gesa Wolkenhauer', '13 · Gesa Wolkenhauer'),
          text: t('Ein Stuhl, ein Fluss, sieben Minuten.', 'One chair, one river, seven minutes.'),
          image: '@media:faehrmann-afar',
          link: '@production:faehrmann',
        },
        {
          headline: t('Kiesel, vergrößert', 'Pebbles, Enlarged'),
          preline: t('15 · Theo Mansour', '15 · Theo Mansour'),
          text: t(
            'Aus einer Hosentasche, neun Tonnen schwer.',
            'Out of a trouser pocket, weighing nine tonnes.',
          ),
          image: '@media:kiesel-afar',
          link: '@production:kiesel',
        },
        {
          headline: t('Laichplatz', 'Spawning Ground'),
          preline: t('23 · Ines Kowalke', '23 · Ines Kowalke'),
          text: t('Fünfzehnhundert Kugeln schauen Sie an.', 'Fifteen hundred globes are looking at you.'),
          image: '@media:laichplatz-afar',
          link: '@production:laichplatz',
        },
      ),
      link(t('Alle Werke auf der Karte', 'All artworks on the map'), '@page:artworks'),
    ]),
    section(layout.full, [
      fullTeaser('image-right', {
        preline: t('An fünf Sonntagen', 'On five Sundays'),
        headline: t('Die Stadt isst zu Abend', 'The town sits down to dinner'),
        text: t(
          '214 Meter Eiche von Ufer zu Ufer: Am\u00a0längsten Tisch ist für alle gedeckt, die etwas mitbringen. Kartoffelsalat ist erfahrungsgemäß genug da.',
          '214 metres of oak from bank to bank, with a place laid for everyone who brings a dish. Experience suggests there will be enough potato salad.',
        ),
        image: '@media:laengster-tisch-afar',
        link: '@event:tafel-1',
        link_text: t('Zum ersten Abendessen', 'Join the first dinner'),
      }),
    ]),
    section(layout.full, [headline(t('Wie viel Zeit haben Sie?', 'How long have you got?'))]),
    section(
      layout.thirds,
      part(
        t('Eine Stunde', 'One hour'),
        '<p>Kranplatz, Lange Brücke, Insel. Fünf Werke, ein Eis, zurück zum Bahnhof.</p><p><a href="@page:artworks">Alle Werke auf der Karte</a></p>',
        '<p>Crane Square, Long Bridge, island. Five works, one ice cream, back to the station.</p><p><a href="@page:artworks">All works on the map</a></p>',
      ),
      part(
        t('Ein halber Tag', 'Half a day'),
        '<p>Vom Fähranleger bis zum Flussbad. Badesachen einpacken: Auf den Kieseln trocknet es sich gut.</p><p><a href="@page:calendar">Was am Ufer los ist</a></p>',
        '<p>From the ferry landing to the River Pool. Bring swimming things: the pebbles are good for drying off on.</p><p><a href="@page:calendar">What’s on along the river</a></p>',
      ),
      part(
        t('Der ganze Fluss', 'The whole river'),
        '<p>Mit dem Pendelboot bis zum Mühlenwehr, mit dem Rad bis zur Laichwiese. Zurück treiben lassen ist erlaubt.</p><p><a href="@page:visit">Wann das Pendelboot fährt</a></p>',
        '<p>By shuttle boat as far as Mill Weir, by bicycle to the Spawning Meadow. Drifting back is permitted.</p><p><a href="@page:visit">Shuttle boat timetable</a></p>',
      ),
    ),
    section(layout.full, [
      image(
        '@media:hero',
        'big',
        t(
          'Litfaßsäule am Kai, das Motiv der Ausstellung; als Plakat im Bootshaus für vier Euro',
          'The poster column on the quay: our exhibition poster, €4 at the Boathouse',
        ),
      ),
    ]),
    coloured(
      'yellow',
      section(layout.full, [
        quote(
          t(
            'Wir haben keine Kunst ans Wasser gestellt.\nWir haben das Wasser gefragt, was ihm fehlt.\nEs wollte einen\u00a0Stuhl.',
            'We didn’t put art next to the water.\nWe asked the water what\u00a0it\u00a0was missing.\nIt wanted a chair.',
          ),
          t('Ilse Marquardt, künstlerische\u00a0Leiterin', 'Ilse Marquardt, artistic director'),
        ),
      ]),
    ),
    section(
      layout.halves,
      [image('@media:barrierefreiheit', 'horizontal')],
      [
        headline(t('Ohne Stufen stromauf', 'Upstream, step-free')),
        text(
          '<p>Vierzehn von 24 Werken erreichen Sie ohne eine einzige Stufe, sieben weitere zum Teil. Für die übrigen drei gibt es Tastmodelle, Filme und ehrliche Beschreibungen.</p>',
          '<p>Fourteen of the 24 works can be reached without a single step, another seven in part. For the remaining three there are tactile models, films and honest descriptions.</p>',
        ),
        link(t('Stufenlos unterwegs', 'Getting around step-free'), '@page:accessibility', false),
      ],
    ),
    section(layout.full, [
      headline(t('Neues vom Ufer', 'News from the riverbank')),
      live('news'),
      link(t('Alle Meldungen', 'All news'), '@page:news'),
    ]),
  ],
};

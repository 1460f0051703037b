import {
  fullTeaser,
  headline,
  image,
  images,
  layout,
  link,
  logos,
  quote,
  type ModuleContent,
  type RecordContent,
  section,
  t,
  type Text,
  teasers,
  text,
} from './model';

type Pair = [de: string, en: string];

/** A number as large as its column allows, with its label. */
const figure = (de: string, en: string, counted: Text) =>
  headline(t(de, en), { level: 3, wide: true, subline: counted });

/** About us, team, partners. */
export const about: RecordContent = {
  key: 'about',
  values: {
    title: t('Über uns', 'About us'),
    headline: t('Die mit den Gummistiefeln', 'We’re the ones in the wellies'),
    slug: t('ueber-uns', 'about-us'),
    is_online: true,
    in_menu: true,
    meta_description: t(
      'Wie aus einem Hochwasser eine Ausstellung wurde: die Geschichte von STROMAUF und der Menschen dahinter.',
      'How a flood turned into an exhibition: the story of UPSTREAM and of the people behind it.',
    ),
    og_image: '@media:ueber-uns',
  },
  sections: [
    section(
      layout.wideRight,
      [headline(t('Wie es anfing', 'How it began'))],
      [
        text(
          '<p>Im Februar 2022 stand die Aue elf Tage lang in der Marktgasse. Als sie wieder ging, lagen auf dem Kranplatz ein Klavier, vierzig Meter Steg und ein Verkehrsschild aus dem Nachbarort. Jemand stellte die Dinge nebeneinander. Jemand anderes kam und schaute. Am dritten Tag waren es zweihundert.</p><p>Der Verein „Kunst am Strom e. V.“ gründete sich im selben Frühjahr in einem Gymnastikraum. Auf der ersten Sitzung wurde beschlossen, nie wieder eine Ausstellung zu machen, für die man eine Tür braucht. Das hat nicht ganz geklappt: Vier Türen sind es geworden.</p>',
          '<p>In February 2022 the Aue spent eleven days in Marktgasse. When it left, Crane Square held a piano, forty metres of jetty and a road sign from the next town. Somebody lined them up. Somebody else stopped to look. By the third day there were two hundred of them.</p><p>The association Kunst am Strom was founded that spring in a school gym. Its first meeting resolved never to put on an exhibition that needed a door. That didn’t quite work out: we have four.</p>',
        ),
      ],
    ),
    section(layout.full, [image('@media:ueber-uns', 'big')]),
    section(layout.full, [
      quote(
        t(
          'Ein Fluss ist die einzige Straße, die von selbst kommt.',
          'A river is the only road that comes to you.',
        ),
        t('Satzung des Vereins, Präambel', 'Articles of association, preamble'),
      ),
    ]),
    section(
      layout.thirds,
      [
        figure('24', '24', t('Werke', 'works')),
        text(
          '<p>Ausgewählt aus 318 Vorschlägen. Neunzehn entstanden für ihren Ort, zwei davon aus ihm.</p>',
          '<p>Chosen from 318 proposals. Nineteen were made for the spot they stand on, two of them from it.</p>',
        ),
      ],
      [
        figure('61', '61', t('Lotsinnen und Lotsen', 'river guides')),
        text(
          '<p>Sie erkennen sie an der orangefarbenen Weste und daran, dass sie fast nie „Bitte\u00a0nicht“ sagen.</p>',
          '<p>You can tell them by their orange tabards and by how rarely they say “please don’t”.</p>',
        ),
      ],
      [
        figure('1,9', '1.9', t('Millionen Euro', 'million euros')),
        text(
          '<p>Ein Drittel Stadt, ein Drittel Land, ein Drittel Stiftungen und Leute, die Kuchen kaufen. Abgerechnet wird im Dezember, öffentlich.</p>',
          '<p>One third from the town, one third from the state, one third from foundations and people who buy cake. The accounts will be published in December.</p>',
        ),
      ],
    ),
    section(layout.full, [
      fullTeaser('image-left', {
        headline: t('Sechs Menschen, ein Boot', 'Six people, one boat'),
        text: t(
          'Wer plant, schraubt, erklärt, telefoniert und nachts den Pegel abliest: das Team.',
          'The people who plan, build, explain, answer the phone and read the gauge at night.',
        ),
        image: '@media:team',
        link: '@page:team',
        link_text: t('Zum Team', 'Meet the team'),
      }),
    ]),
    section(
      layout.wideRight,
      [headline(t('Woran wir uns halten', 'What we stand by'))],
      [
        text(
          '<ul><li>Wir bauen nichts, was wir nicht wieder abbauen können.</li><li>Künstlerinnen und Künstler bekommen Honorar, Material, ein\u00a0Bett.</li><li>Alles Wichtige gibt es in beiden Sprachen, einfach und ohne Stufe.</li><li>Was zerbricht, wird gezeigt, wie es zerbrochen ist.</li></ul>',
          '<ul><li>We build nothing that we cannot take down again.</li><li>Artists get a fee, materials and a bed.</li><li>Everything that matters comes in both languages, in plain words and step-free.</li><li>If something breaks, it stays on show, broken.</li></ul>',
        ),
      ],
    ),
    section(layout.wideRight, [headline(t('Im Aufbau', 'Going up'))], []),
    section(layout.full, [
      images(
        {
          image: '@media:rotes-boot-hour',
          description: t(
            'In der Halle der Werft\u00a0Behn, vor dem Stapellauf',
            'In the shed at Behn Shipyard, before the launch',
          ),
        },
        {
          image: '@media:gefaltetes-ufer-hour',
          description: t('Dreißig von sechzig Metern', 'Thirty metres of sixty'),
        },
        {
          image: '@media:treibgut-hour',
          description: t('Fünf Eimer, eine Farbe je Eimer', 'Five buckets, one colour to each'),
        },
      ),
    ]),
    section(
      layout.wideRight,
      [headline(t('Mit wem wir arbeiten', 'Who we work with'))],
      [
        text(
          '<p>Ein Fonds, drei Betriebe, ein Museum und eine Hochschule rudern mit.</p>',
          '<p>A fund, three companies, a museum and an art school row with us.</p>',
        ),
        link(t('Zu den Partnern', 'Meet the partners'), '@page:partners', false),
      ],
    ),
  ],
};

const person = (picture: string, name: string, role: Pair, [de, en]: Pair, mailbox = picture) => {
  const address = `${mailbox}@stromauf.example`;
  return {
    headline: t(name, name),
    preline: t(...role),
    image: `@media:team-${picture}` as const,
    text: t(de, en),
    link: `mailto:${address}`,
    link_text: t(address, address),
  };
};

export const team: RecordContent = {
  key: 'team',
  values: {
    title: t('Team', 'Team'),
    headline: t('Sechs im Boot, einundsechzig am Ufer', 'Six in the boat, 61 on the bank'),
    slug: t('ueber-uns/team', 'about-us/team'),
    is_online: true,
    in_menu: false,
    meta_description: t(
      'Wer STROMAUF macht: sechs Menschen und ihre Zuständigkeiten, mit Adressen.',
      'Who makes UPSTREAM: six people and what they do, with addresses.',
    ),
    og_image: '@media:team',
  },
  sections: [
    section(layout.full, [
      teasers(
        'standard',
        person(
          'ilse',
          'Ilse Marquardt',
          ['Künstlerische Leitung', 'Artistic director'],
          [
            'Hat in Rotterdam, Łódź und auf einem Feuerschiff kuratiert. Sagt „schauen wir mal“ und meint es wörtlich.',
            'Has curated in Rotterdam, Łódź and on a lightship. Says “let’s see” and means it literally.',
          ],
        ),
        person(
          'tarek',
          'Tarek Sandvoss',
          ['Produktion und Genehmigungen', 'Production and permits'],
          [
            'Kennt jedes Formular der Wasserbehörde beim Vornamen. Hat ein Haus um zwölf Grad gekippt, statisch einwandfrei.',
            'On first-name terms with every form the water authority prints. Tilted a house by twelve degrees, structurally sound.',
          ],
        ),
        person(
          'jule',
          'Jule Petersen',
          ['Vermittlung', 'Learning and tours'],
          [
            'Erklärt Kunst so, dass man danach Fragen hat. Leitet die Werkstätten und die Lotsinnen und Lotsen.',
            'Explains art so well that you come away with questions. Runs the workshops and the river guides.',
          ],
        ),
        person(
          'oke',
          'Oke Brodersen',
          ['Technik und Wasser', 'Technology and water'],
          [
            'Gelernter Schleusenwärter. Liest den Pegel dreimal täglich ab, auch im Urlaub.',
            'A lock-keeper by training. Reads the gauge three times a day, on holiday too.',
          ],
        ),
        person(
          'ngoc',
          'Ngoc-Anh Lam',
          ['Presse und Kommunikation', 'Press and communications'],
          [
            'Antwortet auf Anfragen am selben Tag und auf Beschwerden mit Kuchen.',
            'Answers enquiries the same day, and complaints with cake.',
          ],
          'presse',
        ),
        person(
          'birte',
          'Birte Qualen',
          ['Besuch und Zugänglichkeit', 'Visitors and access'],
          [
            'Ist jeden Weg im Rollstuhl abgefahren, bevor er gebaut wurde, und jeden zweiten danach noch einmal.',
            'Tried every path in a wheelchair before it was built, and every other one again afterwards.',
          ],
        ),
      ),
    ]),
    section(
      layout.wideLeft,
      [
        headline(t('Und einundsechzig am Ufer', 'And 61 on the bank')),
        text(
          '<p>Ohne die Uferlotsinnen und Uferlotsen ginge hier nichts. Die jüngste ist 16 und kennt alle Molche, der älteste ist 84 und kannte den Kran noch bei der Arbeit. Im August suchen wir noch acht; <a href="@page:faq">wie das geht, steht hier</a>.</p>',
          '<p>Nothing here would work without the river guides. The youngest is 16 and knows every newt; the oldest is 84 and knew the crane when it was still in work. We need another eight in August; <a href="@page:faq">find out how here</a>.</p>',
        ),
      ],
      [image('@media:fuehrung', 'medium')],
    ),
  ],
};

const partner = (key: string, de: string, en: string) => ({
  image: `@media:logo-${key}` as const,
  text: t(de, en),
});

const funder = partner('landesfonds', 'Landesfonds Ufer', 'Landesfonds Ufer');

const sponsors = [
  partner('sparkasse', 'Auekasse', 'Auekasse'),
  partner('stadtwerke', 'Stadtwerke Fährstadt', 'Stadtwerke Fährstadt'),
  partner('hafenwerk', 'Hafenwerk', 'Hafenwerk'),
];

const institutions = [
  partner('museum', 'Stadtmuseum Fährstadt', 'Stadtmuseum Fährstadt'),
  partner('hochschule', 'Kunsthochschule am\u00a0Strom', 'Kunsthochschule am\u00a0Strom'),
];

export const partnerLogos = logos(funder, ...sponsors, ...institutions);

/** Partners of one kind: their contribution on the left, their logos beside it. */
const partnerGroup = (name: Text, given: ModuleContent, marks: readonly ReturnType<typeof partner>[]) =>
  section(layout.wideRight, [headline(name), given], [logos(...marks)]);

export const partners: RecordContent = {
  key: 'partners',
  values: {
    title: t('Partner', 'Partners'),
    headline: t('Wer mitrudert', 'Who’s rowing with us'),
    slug: t('partner', 'partners'),
    is_online: true,
    in_menu: true,
    in_footer: true,
    meta_description: t(
      'Institutionen, Betriebe und Stiftungen, die STROMAUF möglich machen.',
      'The institutions, companies and foundations that make UPSTREAM possible.',
    ),
    og_image: '@media:team',
  },
  sections: [
    partnerGroup(
      t('Gefördert von', 'Funded by'),
      text(
        '<p>Ein Drittel der Kosten trägt der Landesfonds Ufer.</p>',
        '<p>Landesfonds Ufer covers a third of the costs.</p>',
      ),
      [funder],
    ),
    partnerGroup(
      t('Getragen von', 'Sponsored by'),
      text(
        '<p>Die Auekasse leiht ihr Bürohaus bei Nacht, die Stadtwerke jeden Meter Kabel. Die Genossenschaft Hafenwerk hat den Beton für die Kiesel gemischt und den Kran wieder in Gang gebracht.</p>',
        '<p>Auekasse lends us its office block at night, and Stadtwerke supplies every metre of cable. The Hafenwerk cooperative mixed the concrete for the pebbles and got the crane going again.</p>',
      ),
      sponsors,
    ),
    partnerGroup(
      t('Zusammen mit', 'In partnership with'),
      text(
        '<p>Das Stadtmuseum hat sein Archiv geöffnet, die Kunsthochschule ihre Druckwerkstatt. Einunddreißig Studierende führen durch die Ausstellung, acht haben sie mitgebaut. Dass die Pressen danach sauberer waren als vorher, möchten wir hier festhalten.</p>',
        '<p>The Town Museum opened its archive to us, the art school its print workshop. Thirty-one students give tours, and eight helped build the show. We would like it on record that the presses were cleaner afterwards than before.</p>',
      ),
      institutions,
    ),
    section(
      layout.wideRight,
      [
        headline(t('Auch mitmachen?', 'Care to join in?')),
        text(
          '<p>Wir nehmen keine Werbung, aber gern Hilfe: Holz, Betten, Lastwagen, Stunden. Schreiben Sie an <a href="mailto:rudern@stromauf.example">rudern@stromauf.example</a>.</p>',
          '<p>We don’t take advertising, but we’re glad of help: timber, beds, lorries, a\u00a0few hours of your time. Write to <a href="mailto:rudern@stromauf.example">rudern@stromauf.example</a>.</p>',
        ),
      ],
      [
        image(
          '@media:kran-tanzend-afar',
          'big',
          t('Kran 3 dreht sich wieder, dank dem Hafenwerk', 'Crane 3 is turning again, thanks to Hafenwerk'),
        ),
      ],
    ),
  ],
};

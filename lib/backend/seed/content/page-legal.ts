import {
  anchored,
  headline,
  image,
  layout,
  link,
  type ModuleContent,
  type RecordContent,
  section,
  t,
  type Text,
  text,
} from './model';

/** Accessibility, imprint, data policy. */
const part = (de: string, en: string): ModuleContent => headline(t(de, en), { level: 3 });

/** A part of a text for reference: its heading on the left, its content beside it. */
const entry = (name: Text, ...said: ModuleContent[]) => section(layout.wideRight, [headline(name)], said);

/** One of many such parts, with an anchor for the page's table of contents. */
const article = (anchor: string, name: Text, ...said: ModuleContent[]) =>
  anchored(anchor, entry(name, ...said));

export const accessibility: RecordContent = {
  key: 'accessibility',
  values: {
    title: t('Barrierefreiheit', 'Accessibility'),
    headline: t(
      'Was geht, was nicht, und was wir dagegen tun',
      'What works, what doesn’t, and what we do about it',
    ),
    slug: t('barrierefreiheit', 'accessibility'),
    opening: 'text',
    is_online: true,
    in_footer: true,
    meta_description: t(
      'Wege, Toiletten, Tastmodelle, Gebärdensprache: Zugänglichkeit der Ausstellung und dieser Website.',
      'Paths, toilets, tactile models, sign language: access to the exhibition and to this website.',
    ),
    og_image: '@media:barrierefreiheit',
  },
  sections: [
    article(
      'raeder',
      t('Rollstuhl und Rollator', 'Wheelchairs and walking frames'),
      text(
        '<p>14 der 24 Werke sind stufenlos erreichbar, sieben zum Teil. Der Uferweg ist bis zum Mühlenwehr asphaltiert und nirgends schmaler als 1,80 Meter; dahinter wird er sandig. Drei Werke haben Stufen, die wir nicht umgehen können: „Zwölf Grad“, „Brückenprobe“ und „Höhenlinien“. Zwei Elektrorollstühle und ein Strandrollstuhl stehen im Bootshaus bereit, kostenlos, am besten mit Anruf vorher.</p>',
        '<p>Fourteen of the 24 works can be reached without steps, seven in part. The riverside path is paved as far as Mill Weir and never narrower than 1.80 metres; beyond that it turns sandy. Three works have steps with no way around them: “Twelve Degrees”, “Bridge Rehearsal” and “Contour Lines”. Two powered wheelchairs and a beach wheelchair are available at the Boathouse free of charge; a call in advance helps.</p>',
      ),
      image('@media:barrierefreiheit', 'horizontal'),
    ),
    article(
      'sehen',
      t('Sehen', 'Sight'),
      text(
        '<p>Zu zwölf Werken gibt es Tastmodelle, zu allen eine Audiobeschreibung unter der Nummer am Schild. Das Leitsystem am Boden reicht vom Bahnhof bis zur Insel. Assistenzhunde sind überall willkommen, auch auf der Laichwiese.</p>',
        '<p>There are tactile models for twelve works and audio descriptions for all of them, via the number on the sign. Tactile paving runs from the station to the island. Assistance dogs are welcome everywhere, including the Spawning Meadow.</p>',
      ),
    ),
    article(
      'hoeren',
      t('Hören', 'Hearing'),
      text(
        '<p>Jeden ersten Samstag führt Malte Feddersen in Deutscher Gebärdensprache. Uferkino und Museum haben Induktionsschleifen. „Nebelhorn“ und „Bojenchor“ lassen sich auch fühlen: Am Geländer ist eine Platte angebracht, die mitschwingt.</p>',
        '<p>On the first Saturday of each month Malte Feddersen gives a tour in German Sign Language. The Riverside Cinema and the museum have induction loops. “Foghorn” and “Choir of Buoys” can also be felt: a plate on the railing vibrates with them.</p>',
      ),
    ),
    article(
      'ruhe',
      t('Ruhe', 'Quiet'),
      text(
        '<p>Mittwochs von 10 bis 12 Uhr ist stille Zeit: kein Horn, kein Kran, keine Gruppen. Auf der Insel gibt es ein Zelt zum Zurückziehen.</p>',
        '<p>Wednesdays from 10:00 to 12:00 are quiet hours: no horn, no crane, no groups. There is a tent on the island if you need to withdraw.</p>',
      ),
    ),
    article(
      'website',
      t('Diese Website', 'This website'),
      text(
        '<p>Diese Erklärung gilt für stromauf.example, Stand 1. Juni 2025. Wir richten uns nach WCAG 2.2, Stufe AA, und der BITV 2.0.</p>',
        '<p>This statement applies to stromauf.example as of 1 June 2025. We follow WCAG 2.2, level AA.</p>',
      ),
      part('Was noch fehlt', 'What is still missing'),
      text(
        '<ul><li>Die Karte der Kunstwerke ist mit der Tastatur bedienbar, für Vorlesehilfen ist die Liste daneben der bessere Weg. Beide enthalten dasselbe.</li><li>Einige Pressedokumente sind noch nicht als zugängliches PDF vorhanden. Wir schicken sie Ihnen gern als Text.</li><li>Leichte Sprache gibt es für Besuch und Startseite, noch nicht für alle Kunstwerke.</li></ul>',
        '<ul><li>The map of artworks can be used with a keyboard; with a screen reader, the list beside it is the better way. Both contain the same.</li><li>Some press documents are not yet available as accessible PDFs. We will happily send them to you as text.</li><li>Easy-to-read versions exist for the visit and home pages in German, but not yet for every artwork.</li></ul>',
      ),
    ),
    article(
      'melden',
      t('Etwas geht nicht?', 'Something not working?'),
      text(
        '<p>Sagen Sie es Birte Qualen: <a href="mailto:zugang@stromauf.example">zugang@stromauf.example</a>, <a href="tel:+49499920256">+49 4999 2025-6</a>. Sie antwortet innerhalb von drei Werktagen. Führt das zu nichts, hilft die Schlichtungsstelle des Landes, kostenlos und ohne Anwalt.</p>',
        '<p>Tell Birte Qualen: <a href="mailto:access@stromauf.example">access@stromauf.example</a>, <a href="tel:+49499920256">+49 4999 2025-6</a>. She replies within three working days. If that leads nowhere, the state arbitration service will help, free of charge and without a lawyer.</p>',
      ),
      link(t('Anreise und Toiletten', 'Getting here and toilets'), '@page:visit', false),
    ),
  ],
};

export const imprint: RecordContent = {
  key: 'imprint',
  values: {
    title: t('Impressum', 'Imprint'),
    headline: t('Impressum', 'Imprint'),
    slug: t('impressum', 'imprint'),
    opening: 'text',
    is_online: true,
    in_footer: false,
    meta_description: t(
      'Anbieterkennzeichnung von STROMAUF und Kunst am Strom e. V., Fährstadt.',
      'Legal notice for UPSTREAM and Kunst am Strom e. V., Fährstadt.',
    ),
  },
  sections: [
    entry(
      t('Angaben gemäß § 5 DDG', 'Information under section 5 of the German Digital Services Act'),
      text(
        '<p><strong>Kunst am Strom e. V.</strong><br>Speicherkai 4<br>29399 Fährstadt</p><p>Telefon: <a href="tel:+4949992025">+49 4999 2025-0</a><br>E-Mail: <a href="mailto:post@stromauf.example">post@stromauf.example</a></p><p>Vertreten durch den Vorstand: Ilse\u00a0Marquardt (Vorsitz), Tarek\u00a0Sandvoss, Hinnerk\u00a0Voss<br>Vereinsregister: Amtsgericht Fährstadt, VR 2022<br>Umsatzsteuer-ID: DE000000000</p>',
        '<p><strong>Kunst am Strom e. V.</strong><br>Speicherkai 4<br>29399 Fährstadt, Germany</p><p>Telephone: <a href="tel:+4949992025">+49 4999 2025-0</a><br>Email: <a href="mailto:post@stromauf.example">post@stromauf.example</a></p><p>Represented by its board: Ilse\u00a0Marquardt (chair), Tarek\u00a0Sandvoss, Hinnerk\u00a0Voss<br>Register of associations: Fährstadt district court, VR 2022<br>VAT number: DE000000000</p>',
      ),
    ),
    entry(
      t('Verantwortlich für den Inhalt', 'Responsible for content'),
      text('<p>Ngoc-Anh Lam, Anschrift wie oben.</p>', '<p>Ngoc-Anh Lam, address as above.</p>'),
    ),
    entry(
      t('Bilder', 'Pictures'),
      text(
        '<p>Alle Bilder dieser Vorführung wurden von einem Programm gezeichnet; sie und die Pressetexte stehen unter CC0 1.0. Namen, Orte und Kunstwerke sind erfunden; Ähnlichkeiten mit echten Flüssen sind deren Schuld.</p>',
        '<p>All pictures in this demonstration were drawn by a program; they and the press texts are released under CC0 1.0. Names, places and artworks are invented; any resemblance to real rivers is the rivers’ own doing.</p>',
      ),
    ),
    entry(
      t('Streitbeilegung', 'Dispute resolution'),
      text(
        '<p>Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil, reden aber gern.</p>',
        '<p>We do not take part in consumer arbitration proceedings, but we are happy to talk.</p>',
      ),
    ),
    entry(
      t('Der Verein', 'The association'),
      text(
        '<p>Wir sind ein gemeinnütziger Verein mit 114 Mitgliedern und einem Boot.</p>',
        '<p>We are a charitable association with 114 members and one boat.</p>',
      ),
      link(t('Datenschutz', 'Privacy policy'), '@page:data-policy', false),
    ),
  ],
};

export const dataPolicy: RecordContent = {
  key: 'data-policy',
  values: {
    title: t('Datenschutz', 'Privacy policy'),
    headline: t('Was wir über Sie wissen: fast nichts', 'What we know about you: next to nothing'),
    slug: t('datenschutz', 'data-policy'),
    opening: 'text',
    is_online: true,
    in_footer: false,
    meta_description: t(
      'Welche Daten diese Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
      'Which data this website processes, what for, for how long, and what your rights are.',
    ),
  },
  sections: [
    entry(
      t('In drei Sätzen', 'In three sentences'),
      text(
        '<p>Wir verfolgen Sie nicht. Wir verkaufen nichts. Fragen beantwortet Oke, der auch sonst alles zählt.</p>',
        '<p>We don’t follow you around. We don’t sell anything. Questions go to Oke, who counts everything else as well.</p>',
      ),
    ),
    article(
      'verantwortlich',
      t('Verantwortlich', 'Who is responsible'),
      text(
        '<p>Kunst am Strom e. V., Speicherkai 4, 29399 Fährstadt, <a href="mailto:datenschutz@stromauf.example">datenschutz@stromauf.example</a>.</p>',
        '<p>Kunst am Strom e. V., Speicherkai 4, 29399 Fährstadt, Germany, <a href="mailto:privacy@stromauf.example">privacy@stromauf.example</a>.</p>',
      ),
    ),
    article(
      'ansehen',
      t('Wenn Sie die Seite nur ansehen', 'When you simply look around'),
      text(
        '<p>Unser Server schreibt auf, welche Seite wann abgerufen wurde, und löscht das nach sieben Tagen. Ihre IP-Adresse wird dabei gekürzt. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO: Wir möchten merken, wenn etwas kaputt ist.</p>',
        '<p>Our server notes which page was requested when, and deletes this after seven days. Your IP address is truncated. The legal basis is Art. 6 (1) (f) GDPR: we would like to notice when something breaks.</p>',
      ),
    ),
    article(
      'cookies',
      t('Cookies', 'Cookies'),
      text(
        '<p>Notwendig ist nur der Cookie, in dem steht, welche Cookies Sie wollen. Statistik, Marketing und Medien von außen kommen erst dazu, wenn Sie zustimmen. Ihre Wahl können Sie jederzeit ändern, über „Cookie-Einstellungen“ im Fuß jeder Seite.</p><p>Was Sie sich merken und welche Seiten Sie zuletzt gesehen haben, steht nur in Ihrem Browser. Wir erfahren davon nichts.</p>',
        '<p>The only cookie we need is the one that remembers which cookies you want. Statistics, marketing and external media are added only if you agree. You can change your mind at any time via “Cookie settings” at the foot of every page.</p><p>What you save, and which pages you saw last, is kept in your browser only. We never hear of it.</p>',
      ),
    ),
    article(
      'newsletter',
      t('Newsletter', 'Newsletter'),
      text(
        '<p>Wir speichern Ihre E-Mail-Adresse, Ihre Sprache und den Zeitpunkt Ihrer Zustimmung, bis Sie sich abmelden. Dafür steht in jeder Ausgabe ein Link. Wir zählen nicht, wer was öffnet.</p>',
        '<p>We keep your email address, your language and the time of your consent until you unsubscribe. Every issue contains a link for that. We do not count who opens what.</p>',
      ),
    ),
    article(
      'medien',
      t('Videos, Audio, Soziales', 'Video, audio, social media'),
      text(
        '<p>Eingebettete Inhalte laden erst, wenn Sie es erlauben. Dann gelten die Regeln des jeweiligen Dienstes, und der erfährt, dass Sie hier waren.</p>',
        '<p>Embedded content loads only once you allow it. After that the rules of the service in question apply, and it will know that you were here.</p>',
      ),
    ),
    article(
      'rechte',
      t('Ihre Rechte', 'Your rights'),
      text(
        '<ul><li>Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit</li><li>Widerspruch und Widerruf, jederzeit und ohne Begründung</li><li>Beschwerde bei der Aufsichtsbehörde Ihres Bundeslands</li></ul>',
        '<ul><li>Access, rectification, erasure, restriction, portability</li><li>Objection and withdrawal, at any time and without giving reasons</li><li>A complaint to the supervisory authority</li></ul>',
      ),
      link(t('Impressum', 'Imprint'), '@page:imprint', false),
    ),
  ],
};

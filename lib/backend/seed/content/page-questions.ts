import {
  anchored,
  coloured,
  faq,
  headline,
  layout,
  type ModuleContent,
  type RecordContent,
  section,
  t,
  type Text,
  text,
} from './model';

/** Questions about one part of a visit: its heading on the left, the questions beside it. */
const questionsOn = (anchor: string, name: Text, asked: ModuleContent) =>
  anchored(anchor, section(layout.wideRight, [headline(name)], [asked]));

export const questions: RecordContent = {
  key: 'faq',
  values: {
    title: t('Häufige Fragen', 'Questions & answers'),
    headline: t('Was man uns fragt', 'What people ask us'),
    slug: t('haeufige-fragen', 'faq'),
    opening: 'text',
    is_online: true,
    in_menu: true,
    meta_description: t(
      'Tickets, Wege, Hunde, Hochwasser: Antworten auf die Fragen, die am Infopunkt wirklich gestellt werden.',
      'Tickets, routes, dogs, high water: answers to the questions people really ask at the information desk.',
    ),
    og_image: '@media:gespraech',
  },
  sections: [
    questionsOn(
      'vorher',
      t('Vor dem Besuch', 'Beforehand'),
      faq(
        [
          t('Wie lange brauche ich?', 'How long will it take?'),
          t(
            '<p>Zu Fuß mit Hinsehen etwa vier Stunden, mit dem Rad zwei, mit Kindern bis zur Ente. Sie können an jeder Stelle ein- und aussteigen.</p>',
            '<p>On foot and paying attention, about four hours; by bicycle two; with children, as far as the duck. You can join and leave at any point.</p>',
          ),
        ],
        [
          t('Muss ich reservieren?', 'Do I need to book?'),
          t(
            '<p>Nur wo im Kalender „Anmeldung“ steht, etwa bei der „Nachtfähre“ und den Werkstätten, und für den Stuhl des Fährmanns. Alles andere ist einfach da.</p>',
            '<p>Only where the calendar says “booking required”, as it does for “Night Ferry” and the workshops, and for the ferryman’s chair. Everything else is simply there.</p>',
          ),
          'reservierung',
        ],
        [
          t('Kann ich Tickets zurückgeben?', 'Can I get a refund?'),
          t(
            '<p>Bis zum Tag vorher jederzeit, am selben Tag bei Gewitter oder gutem Grund.</p>',
            '<p>Any time up to the day before; on the day itself in case of thunder or a good reason.</p>',
          ),
        ],
        [
          t('Gibt es die Ausstellung auch auf Englisch?', 'Is everything available in English?'),
          t(
            '<p>Alle Texte vor Ort sind zweisprachig. Einmal im Monat gibt es samstags um 14 Uhr einen Rundgang auf Englisch; <a href="@page:calendar">die Tage stehen im Kalender</a>.</p>',
            '<p>All texts on site are bilingual, and once a month there is a tour in English, on a Saturday at 14:00; <a href="@page:calendar">the dates are in the calendar</a>.</p>',
          ),
        ],
      ),
    ),
    questionsOn(
      'unterwegs',
      t('Unterwegs', 'On the day'),
      faq(
        [
          t('Darf ich die Werke anfassen?', 'Can I touch the works?'),
          t(
            '<p>Siebzehn ja, sieben nein. Am Schild sehen Sie eine Hand, oder eben keine.</p>',
            '<p>Seventeen yes, seven no. The sign shows a hand – or doesn’t.</p>',
          ),
          'anfassen',
        ],
        [
          t('Darf ich fotografieren?', 'Can I take photographs?'),
          t(
            '<p>Gern, auch mit Stativ. Drohnen bitte nicht; der Bojenchor verträgt kein Summen.</p>',
            '<p>Please do, tripods included. No drones, though; the Choir of Buoys can’t bear humming.</p>',
          ),
        ],
        [
          t('Was passiert bei Hochwasser?', 'What if the river floods?'),
          t(
            '<p>Ab 4,20 Metern sperren wir den Uferweg und zeigen, was oberhalb liegt. „Pegel“ und „Boot, keine Ruder“ sind dann am besten.</p>',
            '<p>Above 4.20 metres we close the riverside path and show whatever lies higher. “Water Level” and “Boat, No Oars” are at their best then.</p>',
          ),
        ],
        [
          t('Ich habe mein Telefon beim Fährmann (13) vergessen.', 'I left my phone with the ferryman (13).'),
          t(
            '<p>Das passiert etwa zweimal am Tag. Rufen Sie sich an; wir gehen ran: +49 4999 2025-13.</p>',
            '<p>It happens about twice a day. Give yourself a ring; we will answer: +49 4999 2025-13.</p>',
          ),
        ],
      ),
    ),
    questionsOn(
      'danach',
      t('Danach', 'Afterwards'),
      faq(
        [
          t(
            'Was geschieht mit den Kunstwerken nach dem 5.\u00a0Oktober?',
            'What happens to the works after 5 October?',
          ),
          t(
            '<p>Neun bleiben, sieben ziehen weiter, sechs werden wieder zu dem, was sie vorher waren, und zwei löst der Fluss auf.</p>',
            '<p>Nine will stay, seven move on, six turn back into what they were before, and two will be dissolved by the river.</p>',
          ),
        ],
        [
          t('Kann ich ein Werk kaufen?', 'Can I buy a work?'),
          t(
            '<p>Manche. Den Stuhl nicht. Schreiben Sie an <a href="mailto:kunst@stromauf.example">kunst@stromauf.example</a>.</p>',
            '<p>Some of them. Not the chair. Write to <a href="mailto:kunst@stromauf.example">kunst@stromauf.example</a>.</p>',
          ),
        ],
        [
          t('Wie kann ich helfen?', 'How can I help?'),
          t(
            '<p>Als Uferlotsin oder Uferlotse: zwei Stunden in der Woche, eine Weste, so viel Kuchen, wie da ist. Melden Sie sich im Bootshaus.</p>',
            '<p>As a river guide: two hours a week, one vest, and as much cake as there is. Ask at the Boathouse.</p>',
          ),
        ],
      ),
    ),
    coloured(
      'light-blue',
      section(
        layout.wideRight,
        [headline(t('Ihre Frage fehlt?', 'Can’t find your question?'))],
        [
          text(
            '<p>Fragen Sie uns: Dienstag bis Freitag von 10 bis 16 Uhr unter <a href="tel:+4949992025">+49\u00a04999\u00a02025-0</a>, sonst jederzeit an <a href="mailto:post@stromauf.example">post@stromauf.example</a>. Die besten Fragen kommen auf diese Seite.</p>',
            '<p>Call us Tuesday to Friday, 10:00–16:00, on <a href="tel:+4949992025">+49\u00a04999\u00a02025-0</a>, or write any time to <a href="mailto:post@stromauf.example">post@stromauf.example</a>. The best questions end up on this page.</p>',
          ),
        ],
      ),
    ),
  ],
};

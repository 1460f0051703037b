import { longEnglish, longGerman, type Samples } from '../sample';

export const textSamples = {
  typical: {
    values: {
      content: {
        de: '<p>Der Fluss war zuerst da. Die Stadt kam später, mit <strong>Fähren, Speichern und einer Brücke</strong>, die zweimal neu gebaut wurde. <em>Stromauf</em> geht den Weg zurück: zu Fuß, am Wasser entlang, <a href="/de">von Werk zu Werk</a>.</p><ul><li>Der Rundgang ist vier Kilometer lang.</li><li>Alle Wege sind stufenlos.</li><li>Der Eintritt ist frei.</li></ul>',
        en: '<p>The river came first. The town followed, with <strong>ferries, warehouses and a bridge</strong> that was rebuilt twice. <em>Upstream</em> walks back along the water, <a href="/en">from work to work</a>.</p><ul><li>The walk is four kilometres long.</li><li>All paths are free of steps.</li><li>Admission is free.</li></ul>',
      },
      add_additional_space: false,
      show_more: false,
    },
  },
  longest: {
    values: {
      content: {
        de: `<p>${longGerman}. Wer an der Schleuse wartet, hört das Wasser, bevor er es sieht.</p><p>Im Speicher liegen die Karten von 1871, auf denen der Fluss noch drei Arme hat. Zwei davon sind heute Straßen, und wer genau hinsieht, erkennt an den Häusern, wo das Ufer war.</p><ol><li>Alter Hafen</li><li>Speicherinsel</li><li>Schleuse</li></ol><p style="text-align: right">Rechts steht, was rechts stehen soll.</p><p>Danach führt der Weg unter der Bahnbrücke hindurch in den Auwald.</p>`,
        en: `<p>${longEnglish}. Whoever waits at the lock hears the water before seeing it.</p><p>The warehouse holds the maps of 1871, on which the river still has three arms. Two of them are streets today, and a close look at the houses tells where the bank used to be.</p><ol><li>Old harbour</li><li>Warehouse island</li><li>Lock</li></ol><p style="text-align: right">On the right stands what should stand on the right.</p><p>Then the path leads below the railway bridge and into the wood.</p>`,
      },
      add_additional_space: true,
      show_more: true,
    },
  },
  emptiest: { values: { content: {}, add_additional_space: false, show_more: false } },
} satisfies Samples;

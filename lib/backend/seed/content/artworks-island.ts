import { artwork } from './artwork';
import { t } from './model';

/** Artworks 9 to 16, on and around the island. */
export const islandArtworks = [
  artwork(
    'brueckenprobe',
    9,
    'lange-bruecke',
    ['Brückenprobe', 'Bridge Rehearsal'],
    ['Lamin Bergström: sechs Lagen gebogenes Sperrholz', 'Lamin Bergström: six tiers of bent plywood'],
    [
      'Fünf Brücken übereinander, keine führt hinüber. Geprobt wird trotzdem.',
      'Five bridges on top of one another and none leads across. The rehearsal goes on regardless.',
    ],
    [
      'Bevor die Lange Brücke gebaut wurde, gab es elf Entwürfe. Lamin Bergström hat die abgelehnten nachgebaut und gestapelt wie Stühle nach einem Fest. Jeder Bogen trägt den nächsten, die oberste Lage trägt nur sich selbst.',
      'Die Konstruktion wurde mit 40 Freiwilligen des Sportvereins getestet, die gleichzeitig hüpften. Die Ingenieurin nickte. Davon gibt es ein Foto.',
    ],
    [
      'Before the Long Bridge was built there were eleven designs. Lamin Bergström has rebuilt the rejected ones and stacked them like chairs after a party. Each arch carries the next; the top tier carries only itself.',
      'The structure was tested by 40 volunteers from the sports club, jumping in time. The engineer nodded. There is a photograph of it.',
    ],
  ),
  artwork(
    'leihfluss',
    10,
    'festwiese',
    ['Leihfluss', 'River on Loan'],
    ['Océane Marchetti: Scherenschnitt auf Lkw-Plane', 'Océane Marchetti: cut-outs in lorry tarpaulin'],
    [
      'Eine Wiese voller Wasserpflanzen, ausgeschnitten mit der Schere. Zurückzugeben am 5. Oktober.',
      'A meadow full of water plants, cut out with scissors. To be returned on 5 October.',
    ],
    [
      'Für Scherenschnitte braucht man eine ruhige Hand und ein Blatt Papier. Océane Marchetti nahm vier Lkw-Planen und eine Schneiderschere ihres Großvaters. Entstanden sind Laichkraut, Tausendblatt, Wasserpest und ein Hecht, der aussieht, als wüsste er etwas.',
      'Die Planen liegen auf der Festwiese wie Beete. Darunter wächst das Gras langsamer; im Oktober wird der Scherenschnitt als helle Zeichnung noch einige Wochen zu sehen sein.',
    ],
    [
      'Paper-cutting takes a steady hand and a sheet of paper. Océane Marchetti took four lorry tarpaulins and her grandfather’s tailoring shears. The result: pondweed, milfoil, waterweed and a pike that looks as though it knows something.',
      'The tarpaulins lie on the fairground like flower beds. The grass grows more slowly beneath them; come October, the cut-outs will remain visible for a few weeks as a pale drawing.',
    ],
  ),
  artwork(
    'gegenstrom',
    11,
    'festwiese',
    ['Gegenstrom', 'Counter-current'],
    [
      'Ferdinand Achterberg: zwei Drehscheiben, Siebdruck',
      'Ferdinand Achterberg: two revolving discs, screen print',
    ],
    [
      'Zwei Scheiben mit Wellen drehen sich gegeneinander. Nach einer halben Minute dreht sich die Insel mit.',
      'Two discs of waves turn against each other. Half a minute later the island joins in.',
    ],
    [
      'Mehr als Linien ist es nicht: blau auf weiß, schwarz auf orange, im Abstand von zwei Zentimetern. Die Bewegung macht Ihr Auge. Ferdinand Achterberg, im Hauptberuf Optiker in der Marktgasse, hat dafür zwölf Jahre lang Muster gesammelt.',
      'Die Scheiben werden von der Strömung angetrieben, über ein Mühlrad unter dem Steg. Bei Niedrigwasser stehen sie still. Achterberg nennt das „die Pupille ausruhen“.',
    ],
    [
      'It is nothing but lines: blue on white, black on orange, two centimetres apart. Your eye supplies the movement. Ferdinand Achterberg, an optician in Marktgasse by profession, collected patterns for it for twelve years.',
      'The discs are driven by the current, by way of a mill wheel below the footbridge. At low water they stand still. Achterberg calls it “resting the pupil”.',
    ],
  ),
  artwork(
    'bojenchor',
    12,
    'bootshaus',
    ['Bojenchor', 'Choir of Buoys'],
    [
      'Ruth\u00a0Eilers und Dayo\u00a0Adewale: sieben Bojen, sieben Stimmen',
      'Ruth\u00a0Eilers and Dayo\u00a0Adewale: seven buoys, seven voices',
    ],
    [
      'Sieben ausgemusterte Bojen singen, was der Wellengang vorgibt. Der\u00a0Bass hat Schnupfen.',
      'Seven retired buoys sing whatever the waves dictate. The\u00a0bass has a cold.',
    ],
    [
      'In jeder Boje steckt eine Orgelpfeife. Hebt sich das Wasser, presst es Luft hindurch; ein Ausflugsdampfer ergibt einen Akkord, ein Gewitter eine Oper. Ruth Eilers stimmt die Pfeifen jeden Montag vom Ruderboot aus.',
      'Gesungen wird in Moll, weil die Bojen das so wollten. Einmal im Monat kommt der Fährstädter Kirchenchor dazu und versucht, sich anzupassen.',
    ],
    [
      'There is an organ pipe in every buoy. Rising water pushes air through it; a pleasure steamer makes a chord, a thunderstorm an opera. Ruth Eilers tunes the pipes every Monday from a rowing boat.',
      'It is all in a minor key, because the buoys insisted. Once a month the parish choir joins in and does its best to blend.',
    ],
    {
      articles: ['@article:chor-sucht-bass'],
      said: [
        'Wir haben lange geprobt,\nbis wir verstanden:\nDie Bojen proben\u00a0nicht.\nDie meinen das\u00a0so.',
        'We rehearsed for ages\nbefore we understood:\nbuoys don’t rehearse.\nThey mean it.',
      ],
    },
  ),
  artwork(
    'faehrmann',
    13,
    'bootshaus',
    ['Der Fährmann hat frei', 'The Ferryman’s Day Off'],
    ['Gesa Wolkenhauer: Ponton, Stuhl, Abendsonne', 'Gesa Wolkenhauer: pontoon, chair, evening sun'],
    [
      'Ein Stuhl auf einem Ponton. Sieben Minuten gehören Ihnen, dann kommt der Nächste.',
      'A chair on a pontoon. It is yours for seven minutes; then it is the next person’s turn.',
    ],
    [
      'Fährmann Hinnerk Voss fuhr 31 Jahre lang hin und her und hatte nie Zeit, hinzusehen. Gesa Wolkenhauer hat ihm einen Stuhl auf den Fluss gestellt. Er saß genau einmal darauf und fand, das müssten alle machen.',
      'Anmeldung im Bootshaus, sieben Minuten pro Person. Das Telefon bleibt an Land, in einer Schale mit Ihrem Namen. Der Stuhl ist unbequem genug, um nicht einzuschlafen.',
    ],
    [
      'For 31 years ferryman Hinnerk Voss went back and forth and never had time to look. Gesa Wolkenhauer put a chair on the river for him. He sat on it exactly once and decided that everyone should.',
      'Sign up at the Boathouse, seven minutes per person. Your phone stays ashore in a bowl with your name on it. The chair is just uncomfortable enough to keep you awake.',
    ],
    {
      articles: ['@article:interview-faehrmann'],
      said: [
        'Sieben Minuten sind kurz, wenn man etwas vorhat, und sehr lang, wenn nicht.',
        'Seven minutes are short if you have plans and very long if you haven’t.',
      ],
    },
  ),
  artwork(
    'aalleiter',
    14,
    'flussbad',
    ['Aalleiter', 'Eel Ladder'],
    ['Yuki Brandt: Linie aus Feuerwehrschlauch, 640 m', 'Yuki Brandt: a line of fire hose, 640 m'],
    [
      'Eine einzige Linie, die durchs Schwimmbad schlängelt und dabei elf Sprossen nimmt.',
      'One single line that winds its way through the swimming pool, taking eleven rungs as it goes.',
    ],
    [
      'Aale schwimmen aus der Sargassosee hierher, sechstausend Kilometer, und scheitern dann an einem Wehr von achtzig Zentimetern. Yuki Brandt legt ihnen eine Leiter aus ausgedienten Feuerwehrschläuchen, groß genug, dass auch Menschen verstehen, wie sie funktioniert.',
      'Am unteren Ende ist die Leiter echt: Das Wasserwirtschaftsamt zählt mit. Stand Ende Mai: 212 Aale, ein Krebs, ein Tennisball.',
    ],
    [
      'Eels swim here from the Sargasso Sea, six thousand kilometres, and are then defeated by an eighty-centimetre weir. Yuki Brandt lays out a ladder for them made of discarded fire hoses, big enough for humans to see how it works.',
      'Its lower end is the real thing, and the water authority is counting. By the end of May: 212 eels, one crayfish, one tennis ball.',
    ],
    { articles: ['@article:zweihundertzwoelf-aale'] },
  ),
  artwork(
    'kiesel',
    15,
    'flussbad',
    ['Kiesel, vergrößert', 'Pebbles, Enlarged'],
    [
      'Theo Mansour: Beton, sechs Stücke bis 9 t',
      'Theo Mansour: concrete, six pieces weighing up to 9 tonnes',
    ],
    [
      'Sechs Kiesel aus einer Hosentasche, hundertfach vergrößert. Man darf hinauf.',
      'Six pebbles from a trouser pocket, a hundred times larger. Climbing is allowed.',
    ],
    [
      'Theo Mansour steckt Steine ein, seit er gehen kann. Sechs davon hat er abgetastet, vergrößert und in Beton gegossen; die Punkte auf der Oberfläche sind kein Muster, sondern das Raster des Scanners, Korn für Korn von Hand nachgemalt.',
      'Sie liegen auf der Liegewiese des Flussbads, als hätten sie Badeschluss verpasst. In der Sonne werden sie warm. Der lilafarbene ist der beliebteste, niemand weiß, warum.',
    ],
    [
      'Theo Mansour has been pocketing stones ever since he could walk. He scanned six of them, enlarged them and cast them in concrete; the dots on the surface are not a pattern but the scanner’s raster, repainted by hand, grain by grain.',
      'They lie about on the lawn of the River Pool as if they had missed closing time. They warm up in the sun. The lilac one is the favourite and nobody knows why.',
    ],
  ),
  artwork(
    'nachtfaehre',
    16,
    'uferkino',
    ['Nachtfähre', 'Night Ferry'],
    ['Anouk Derksen: schwimmendes Kino ohne Film', 'Anouk Derksen: a floating cinema without a film'],
    [
      'Die letzte Fähre fährt um 22:40 Uhr ab und kommt um 23:25 Uhr am selben Steg wieder an.',
      'The last ferry leaves at 22:40 and arrives at the same jetty at 23:25.',
    ],
    [
      'Anouk Derksen hat die alte Autofähre gemietet, die Scheinwerfer gelöscht und jedes Fenster mit einer anderen Farbfolie beklebt. Mehr passiert nicht. Das Ufer zieht vorbei, und wer lange genug schaut, hält es für Handlung.',
      'Tickets gibt es im Uferkino, Reihe und Platz inbegriffen. Popcorn ist erlaubt. Am Ende wird nicht applaudiert, sondern angelegt.',
    ],
    [
      'Anouk Derksen hired the old car ferry, switched off its floodlights and covered each window with a different colour. That is all that happens. The bank drifts past, and if you watch for long enough you take it for a plot.',
      'Tickets at the Riverside Cinema, row and seat included. Popcorn is permitted. It ends not with applause but with a mooring.',
    ],
    {
      hours: [{ day_from: 'mo', day_to: 'su', opens: '22:40', closes: '23:25', note: t('', '') }],
    },
  ),
] as const;

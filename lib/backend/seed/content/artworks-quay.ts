import { artwork, houseHours } from './artwork';
import { t } from './model';

/** Artworks 1 to 8, from the ferry landing to the Long Bridge. */
export const quayArtworks = [
  artwork(
    'pegel',
    1,
    'faehranleger',
    ['Pegel', 'Water Level'],
    [
      'Mara Lindqvist: Fassadenfarbe auf Kaimauer, 38 × 4 m',
      'Mara Lindqvist: masonry paint on quay wall, 38 × 4 m',
    ],
    [
      'Ein Maßstab, der bis über die Dächer reicht. Wie hoch das Wasser steht, sehen Sie selbst; wie hoch es stehen könnte, auch.',
      'A gauge that reaches above the rooftops. You can see how high the water is – and how high it might get.',
    ],
    [
      'Am Alten Fähranleger hat Mara Lindqvist die amtliche Pegellatte abgeschrieben und weitergezählt: von drei Metern, wo der Fluss heute steht, bis vierzehn, wo er laut Gutachten im Jahr 2100 stehen könnte. Jede Zahl ist so groß wie ein Mensch.',
      'Die Farbe ist dieselbe, mit der die Stadt ihre Parkverbote malt. „Ich wollte keine Warnung“, sagt Lindqvist, „sondern eine Auskunft.“ Bei Hochwasser verschwindet das Werk von unten nach oben. Das gehört dazu.',
    ],
    [
      'At the Old Ferry Landing, Mara Lindqvist copied the official gauge and simply kept counting: from three metres, where the river stands today, to fourteen, where it may stand in 2100 according to the town’s own report. Each figure is as tall as a person.',
      'The paint is the one the council uses for its no-parking lines. “I wasn’t after a warning,” says Lindqvist. “I was after a piece of information.” At high water the work disappears from the bottom up. That is the idea.',
    ],
    {
      articles: ['@article:farbe-an-der-kaimauer'],
      said: [
        'Eine Zahl ist das Ehrlichste, was man auf eine Wand malen kann. Sie will nichts von einem.',
        'A number is the most honest thing you can paint on a wall. It doesn’t want anything from you.',
      ],
    },
  ),
  artwork(
    'zwoelf-grad',
    2,
    'speicherhof',
    ['Zwölf Grad', 'Twelve Degrees'],
    ['Henrike Osei: begehbares Haus, Holz und Putz', 'Henrike Osei: walk-in house, timber and render'],
    [
      'Ein Wohnhaus, um zwölf Grad gekippt und vollständig eingerichtet. Nach vier Minuten steht die Stadt schief.',
      'A fully furnished house, tilted by twelve degrees. After four minutes it is the town that leans.',
    ],
    [
      'Das Haus steht neben dem Kornspeicher, als sei es vom Wasser abgesetzt worden. Drinnen ist alles da: Garderobe, Küche, ein Radio, das den Seewetterbericht sendet. Nur die Senkrechte fehlt.',
      'Henrike Osei hat jedes Möbelstück lotrecht zum Boden gebaut, nicht zur Erde. Wer sich an den Tisch setzt, gewöhnt sich überraschend schnell. Schwierig wird es beim Hinausgehen. Bitte halten Sie sich am Türrahmen fest.',
    ],
    [
      'The house stands next to the Granary as though a flood had put it down there. Inside, nothing is missing: coat hooks, kitchen, a radio tuned to the shipping forecast. Only the vertical has gone.',
      'Henrike Osei built every piece of furniture at right angles to the floor rather than to the earth. Sit down at the table and you adjust surprisingly fast. Leaving is the hard part. Please hold on to the door frame.',
    ],
    {
      hours: houseHours,
      said: [
        'Ein schiefes Haus ist kein Witz. Schief ist nur die Angewohnheit, es für einen zu halten.',
        'A crooked house isn’t a joke. What’s crooked is the habit of taking it for one.',
      ],
    },
  ),
  artwork(
    'treibgut',
    3,
    'kornspeicher',
    ['Treibgut, geordnet', 'Flotsam, Sorted'],
    [
      'Kollektiv Niedrigwasser: 2311 Fundstücke in Regalen',
      'Kollektiv Niedrigwasser: 2,311 found objects on shelves',
    ],
    [
      'Ein Jahr lang eingesammelt, was die Aue anspült, und nach Farbe sortiert. Ein Fach blieb leer.',
      'A year’s worth of what the Aue washes up, sorted by colour. One shelf has stayed empty.',
    ],
    [
      'Fünf Leute, fünf Eimer, 52 Wochenenden: Das Kollektiv Niedrigwasser hat aufgehoben, was am Ufer lag. Flaschen, Latten, ein Schirm, ein linker Schuh, später auch ein rechter, aber ein anderer. Im ersten Boden des Kornspeichers liegt alles nach Farben geordnet wie in einem sehr gründlichen Kaufhaus.',
      'Nichts ist gereinigt, nichts repariert. Wer etwas wiedererkennt, darf es gegen Beschreibung mitnehmen; bisher sind es neun Dinge. An ihrer Stelle liegt eine Quittung.',
    ],
    [
      'Five people, five buckets, 52 weekends: Kollektiv Niedrigwasser picked up whatever lay on the bank. Bottles, laths, an umbrella, a left shoe, later a right one, though not its partner. On the first floor of the Granary it is all arranged by colour, as in a very thorough department store.',
      'Nothing has been cleaned or mended. If you recognise something and can describe it, you may take it home; nine things have gone so far. A receipt lies in their place.',
    ],
    { articles: ['@article:linker-schuh'] },
  ),
  artwork(
    'rotes-boot',
    4,
    'werft',
    ['Boot, keine Ruder', 'Boat, No Oars'],
    ['Ansgar Thiele: gefalteter Stahl, schwimmend', 'Ansgar Thiele: folded steel, afloat'],
    [
      'Ein Papierboot aus sechs Millimeter Stahl. Es schwimmt. Der Künstler war selbst erstaunt.',
      'A paper boat made of six-millimetre steel. It floats. The artist was as surprised as anyone.',
    ],
    [
      'Gefaltet wurde auf der Werft Behn, mit der Presse, mit der hier früher Schiffsböden gebogen wurden. Elf Knicke, keine Schweißnaht. Die Zeichnung dazu stammt von Thieles Tochter, sechs Jahre, und liegt in der Vitrine neben dem Slip.',
      'Das Boot hängt an einer einzigen Kette und dreht sich mit der Strömung. Bei Westwind zeigt der Bug flussauf. Der Hafenmeister trägt es seitdem in sein Buch ein, unter „Besuch“.',
    ],
    [
      'It was folded at Behn Shipyard on the press that once bent the bottoms of ships. Eleven creases, not a single weld. The drawing is by Thiele’s daughter, aged six, and can be seen in the case beside the slipway.',
      'The boat hangs on one chain and turns with the current. In a westerly its bow points upstream. The harbour master has taken to entering it in his log, under “visitors”.',
    ],
  ),
  artwork(
    'nebelhorn',
    5,
    'werft',
    ['Nebelhorn für einen klaren Tag', 'Foghorn for a Clear Day'],
    ['Paula Reinhardt-Sow: Klanginstallation', 'Paula Reinhardt-Sow: sound installation'],
    [
      'Ein Horn, das nur bei guter Sicht tutet. Viermal täglich, sehr höflich.',
      'A horn that only sounds when visibility is good. Four times a day, very politely.',
    ],
    [
      'Das Horn stammt vom Feuerschiff „Geeste“, verstummt seit 1983. Paula Reinhardt-Sow hat es gereinigt, gestimmt und ihm eine neue Aufgabe gegeben: Es meldet, dass nichts im Weg ist.',
      'Um 10, 13, 16 und 18 Uhr misst ein Sensor die Sichtweite. Reicht sie bis zum Wasserturm, ertönt ein tiefes F, elf Sekunden lang. An dunstigen Tagen bleibt es still, und man vermisst etwas, das man vorher nicht kannte.',
    ],
    [
      'The horn comes from the lightship Geeste and had been silent since 1983. Paula Reinhardt-Sow cleaned it, tuned it and gave it a new job: it reports that there is nothing in the way.',
      'At 10:00, 13:00, 16:00 and 18:00 a sensor measures how far one can see. If it is as far as the Water Tower, a low F sounds for eleven seconds. On hazy days it stays quiet, and you find yourself missing something you never knew.',
    ],
  ),
  artwork(
    'kran-tanzend',
    6,
    'kranplatz',
    ['Kran, tanzend', 'Crane, Dancing'],
    ['Jiří Kolárek: Choreografie für einen Hafenkran', 'Jiří Kolárek: choreography for a harbour crane'],
    [
      'Der letzte Hafenkran der Stadt bekommt ein Solo: vier Minuten, zwölf Tonnen, ein Ausleger.',
      'The town’s last harbour crane is given a solo: four minutes, twelve tonnes, one jib.',
    ],
    [
      'Seit 1997 hat Kran 3 nichts mehr gehoben. Jiří Kolárek, ausgebildeter Tänzer und ehemaliger Kranführer in Děčín, hat ein Stück für ihn geschrieben, in dem er auch nichts heben muss. Er soll sich nur bewegen, wie er wollte, wenn man ihn ließe.',
      'Aufführungen samstags und sonntags um 17 Uhr. Die Partitur hängt am Kranfuß aus, mit allen Winkeln. Der größte Sprung misst zwölf Grad.',
    ],
    [
      'Crane 3 has not lifted anything since 1997. Jiří Kolárek, a trained dancer who used to drive cranes in Děčín, wrote a piece in which it still does not have to lift anything. It simply moves as it might have liked to, had anyone let it.',
      'Performances on Saturdays and Sundays at 17:00. The score hangs at the foot of the crane, angles and all. The biggest leap measures twelve degrees.',
    ],
    {
      articles: ['@article:kran-drei'],
      said: [
        'Ein Kran hat nur zwei Gelenke. Das zwingt zur Aufrichtigkeit.',
        'A crane has only two joints. That forces you to be sincere.',
      ],
    },
  ),
  artwork(
    'fenster-zum-fluss',
    7,
    'museum',
    ['Fenster zum Fluss', 'Windows on the River'],
    [
      'Solveig Anders: Lichtprogramm für siebzig Fenster',
      'Solveig Anders: lighting sequence for seventy windows',
    ],
    [
      'Nach Sonnenuntergang fließt die Aue noch einmal, quer durch ein Bürohaus.',
      'After sunset the Aue flows a second time, straight across an office block.',
    ],
    [
      'Das Sparkassengebäude hinter dem Museum hat siebzig Fenster zur Stadt und keines zum Wasser. Solveig Anders hat das geändert: Jeden Abend leuchten die Büros, die auf der Linie des alten Flussarms liegen. 1904 wurde er zugeschüttet.',
      'Wer lange arbeitet, arbeitet jetzt im Fluss. Die Angestellten haben zugestimmt, einstimmig, bei einer Enthaltung aus dem vierten Stock.',
    ],
    [
      'The savings bank behind the museum has seventy windows facing the town and none facing the water. Solveig Anders has put that right: every night the offices along the line of the old river arm light up. It was filled in back in 1904.',
      'Those who work late now work in the river. The staff agreed to it unanimously, with one abstention from the fourth floor.',
    ],
    // The sun sets by ten on the longest of the days.
    { hours: [{ day_from: 'mo', day_to: 'su', opens: '22:00', closes: '04:00', note: t('', '') }] },
  ),
  artwork(
    'laengster-tisch',
    8,
    'lange-bruecke',
    ['Der längste Tisch', 'The Longest Table'],
    ['Bureau Mitte-Links: Eiche, 214 m', 'Bureau Mitte-Links: oak, 214 m'],
    [
      'Ein Tisch von Ufer zu Ufer. Wer Platz nimmt, sitzt mit einem Bein in der Nordstadt.',
      'A table from bank to bank. Sit down and you have one leg in the northern half of town.',
    ],
    [
      'Nordstadt und Südstadt mögen einander aus der Ferne. Das Bureau Mitte-Links hat deshalb 214 Meter Eiche über die Lange Brücke gelegt, in 107 Stücken, jedes von einem anderen Haushalt ausgesucht.',
      'Der Tisch ist immer gedeckt: mit Tellern, nicht mit Essen. Das bringen Sie mit. An fünf Sonntagen wird gemeinsam gegessen; die Gräten gehen über Bord.',
    ],
    [
      'The north and the south of the town are fond of each other from afar. So Bureau Mitte-Links laid 214 metres of oak across the Long Bridge, in 107 pieces, each chosen by a different household.',
      'The table is always laid – with plates, not with food. Bring your own. On five Sundays everybody eats together; the fishbones go over the side.',
    ],
    { articles: ['@article:tisch-gedeckt'] },
  ),
] as const;

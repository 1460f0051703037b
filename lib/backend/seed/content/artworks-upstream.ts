import { artwork } from './artwork';

/** Artworks 17 to 24, from the Water Tower to the meadow at the end of the route. */
export const upstreamArtworks = [
  artwork(
    'regenmacher',
    17,
    'wasserturm',
    ['Regenmacher', 'Rainmaker'],
    ['Sibel Aktürk: Niederschlag auf Bestellung', 'Sibel Aktürk: rain, made to order'],
    [
      'Im Wasserturm regnet es. Stärke, Richtung und Dauer bestimmt, wer an der Kurbel steht.',
      'It is raining inside the Water Tower. Whoever stands at the crank decides how hard, from where and for how long.',
    ],
    [
      'Vierzig Meter hoch ist der leere Kessel, gerade genug für einen ordentlichen Schauer. Sibel Aktürk pumpt Wasser der Aue nach oben und lässt es durch 4800 Löcher fallen, immer um zwölf Grad geneigt, weil hier immer Wind ist.',
      'Unter dem Kessel steht ein Häuschen mit gelbem Dach. Darin ist es trocken, warm und klingt nach Campingurlaub 1989. Gummistiefel gibt es in den Größen 24 bis 47.',
    ],
    [
      'The empty tank is forty metres tall, just enough for a decent shower. Sibel Aktürk pumps water up from the Aue and lets it drop through 4,800 holes, always at an angle of twelve degrees, because it is always windy here.',
      'Below the tank stands a hut with a yellow roof. Inside it is dry and warm and sounds like a camping holiday in 1989. Wellingtons are available in all sizes from toddler to ferryman.',
    ],
    {
      articles: ['@article:regen-am-montag'],
      said: [
        'Ich habe lange in Berlin gelebt. Dort fällt der Regen einfach so, ohne Idee.',
        'I lived in Berlin for years. The rain there just falls, without any idea behind it.',
      ],
    },
  ),
  artwork(
    'schleuse',
    18,
    'muehlenwehr',
    ['Schleuse, nur für Blicke', 'A Lock for Looking Through'],
    ['Studio Ober/Unter: zwei Tore, zwei Pegel', 'Studio Ober/Unter: two gates, two levels'],
    [
      'Links das Unterwasser, rechts das Oberwasser, dazwischen drei Meter Unterschied und ein Schlitz.',
      'Downstream to your left, upstream to your right; in between, a three-metre drop and a slit.',
    ],
    [
      'Die Schleuse am Mühlenwehr ist seit 1971 außer Betrieb. Studio Ober/Unter hat sie mit Streifen ausgekleidet, die sich an der Torkante treffen sollten und es um genau die Fallhöhe nicht tun. Von einer einzigen Stelle aus passt es. Ein Fußabdruck markiert sie.',
      'Wer kleiner ist, findet einen zweiten Abdruck, mit Kiste. Wer im Rollstuhl kommt, hat die beste Sicht: Das Studio hat von dort aus gemessen.',
    ],
    [
      'The lock at Mill Weir has been out of service since 1971. Studio Ober/Unter lined it with stripes that ought to meet at the edge of the gate and miss by exactly the drop of the water. From one single spot it all lines up. A footprint marks it.',
      'Shorter visitors will find a second footprint, with a box. Wheelchair users get the best view of all: that is the height the studio measured from.',
    ],
  ),
  artwork(
    'gefaltetes-ufer',
    19,
    'muehlenwehr',
    ['Gefaltetes Ufer', 'Folded Bank'],
    ['Nora Vantongeren: Tyvek und Weidenruten, 60 m', 'Nora Vantongeren: Tyvek and willow, 60 m'],
    [
      'Ein Stück Böschung, gefaltet wie eine Landkarte, die nicht mehr ins Handschuhfach will.',
      'A stretch of embankment, folded like a map that no longer fits the glovebox.',
    ],
    [
      'Nora Vantongeren faltet Papier, seit sie neun ist; in Kyoto hat sie gelernt, damit aufzuhören, wenn es gut ist. Am Mühlenwehr hat sie sechzig Meter Ufer vermessen und in Dreiecke zerlegt, die in der Sonne siebenerlei Grün ergeben, obwohl es nur zwei sind.',
      'Die Weidenruten darunter stecken in der Erde und treiben aus. Im September wird das Papier verschwunden sein, zumindest für Leute ohne Geduld.',
    ],
    [
      'Nora Vantongeren has been folding paper since she was nine; in Kyoto she learned to stop when it is good. At Mill Weir she surveyed sixty metres of bank and broke them down into triangles. In sunlight they make seven greens, though there are only two.',
      'The willow rods beneath are stuck in the earth and have begun to sprout. By September the paper will have disappeared, at least for anyone without patience.',
    ],
    {
      said: [
        'Falten heißt, etwas kleiner zu machen, ohne etwas wegzunehmen.',
        'Folding means making a thing smaller without taking anything away.',
      ],
    },
  ),
  artwork(
    'alphabet-der-stroemung',
    20,
    'uferkino',
    ['Alphabet der Strömung', 'Alphabet of the Current'],
    ['Konrad Lüders: 26 Buchstaben, von Wasser gesetzt', 'Konrad Lüders: 26 letters, typeset by water'],
    [
      'Eine Schrift, die der Fluss gezeichnet hat. Das S konnte er von Anfang an.',
      'A typeface drawn by the river. It could do an S from the start.',
    ],
    [
      'Konrad Lüders ist Schriftsetzer im Ruhestand. Er hat Holzbuchstaben an Leinen ins Wasser gehängt und sie beim Verrutschen fotografiert, Scheibe für Scheibe, eine Stunde lang. Aus 26 Belichtungen entstand eine Schrift mit dem Namen „Aue Kursiv“.',
      'An der Wand des Uferkinos hängen die ersten drei Buchstaben, vier Meter hoch. Die ganze Schrift können Sie im Pressebereich herunterladen. Kerning, sagt Lüders, sei Sache der Schleuse.',
    ],
    [
      'Konrad Lüders is a retired compositor. He hung wooden letters in the water on lines and photographed them drifting apart, slice by slice, for an hour. Twenty-six exposures became a typeface called “Aue Italic”.',
      'The first three letters hang on the wall of the Riverside Cinema, four metres tall. The complete typeface can be downloaded from our press pages. Kerning, says Lüders, is up to the lock-keeper.',
    ],
    { articles: ['@article:aue-kursiv'] },
  ),
  artwork(
    'hoehenlinien',
    21,
    'sandbank',
    ['Höhenlinien', 'Contour Lines'],
    [
      'Vermessungsamt (Carla\u00a0Dietz, Piet\u00a0Noack): Farbe auf Asphalt',
      'Vermessungsamt (Carla\u00a0Dietz, Piet\u00a0Noack): paint on asphalt',
    ],
    [
      'Die Landkarte im Maßstab 1 : 1. Achtung, man stolpert über die Zehn-Meter-Linie.',
      'A map on a scale of 1 : 1. Mind the ten-metre line, people trip over it.',
    ],
    [
      'Fährstadt gilt als flach. Carla Dietz und Piet Noack haben nachgemessen und auf dem Weg zum Großen Bogen alle Höhenlinien aufgemalt, alle zehn Zentimeter eine. Es sind 170, und plötzlich hat die Stadt ein Gebirge.',
      'Radfahrerinnen und Radfahrer berichten, sie würden den Weg seither anstrengender finden. Am höchsten Punkt, 17,40 Meter über Null, steht ein Gipfelkreuz im Format eines Eisstiels.',
    ],
    [
      'Fährstadt is considered flat. Carla Dietz and Piet Noack measured it again and painted every contour on the path to the Great Bend, one every ten centimetres. There are 170 of them, and all of a sudden the town has mountains.',
      'Cyclists report that the path now feels harder. At the highest point, 17.40 metres above sea level, stands a summit cross the size of an ice-lolly stick.',
    ],
  ),
  artwork(
    'sandbank',
    22,
    'sandbank',
    ['Sandbank, Filiale Fährstadt', 'Sandbank, Fährstadt Branch'],
    [
      'Rasmus Oyelaran: Sand, Schalterhalle, Öffnungszeiten',
      'Rasmus Oyelaran: sand, banking hall, opening hours',
    ],
    [
      'Ein Geldinstitut aus Sand. Eingezahlt wird Zeit, Zinsen trägt der Wind davon.',
      'A bank made of sand. Deposits are taken in time; the wind carries off the interest.',
    ],
    [
      'Bei Niedrigwasser liegt am Großen Bogen eine Sandbank frei. Rasmus Oyelaran hat ihr das gegeben, was einer Bank fehlt: einen Schalter, eine Wartenummer und einen Kugelschreiber an der Kette. Sie zahlen eine Stunde ein und erhalten ein Sparbuch.',
      'Die Halle ist aus dem Sand gebaut, auf dem sie steht, und jeden Morgen ein wenig kleiner. Die Auszahlung erfolgt am 5. Oktober, in Form eines gemeinsamen Nachmittags.',
    ],
    [
      'At low water a sandbank surfaces at the Great Bend. Rasmus Oyelaran has given it everything a bank requires: a counter, a queue number and a pen on a chain. You deposit one hour and are issued a passbook.',
      'The hall is built of the sand it stands on and is a little smaller every morning. Savings will be paid out on 5 October, in the form of an afternoon spent together.',
    ],
    {
      said: [
        'Alle Banken sind auf Sand gebaut. Meine steht dazu.',
        'All banks are built on sand. Mine owns up to it.',
      ],
    },
  ),
  artwork(
    'laichplatz',
    23,
    'laichwiese',
    ['Laichplatz', 'Spawning Ground'],
    ['Ines Kowalke: 1500 Glaskugeln', 'Ines Kowalke: 1,500 glass globes'],
    [
      'Tausendfünfhundert Kugeln im nassen Gras. Alle schauen in dieselbe Richtung, vermutlich zu Ihnen.',
      'Fifteen hundred globes in wet grass. All of them look the same way – at you, presumably.',
    ],
    [
      'Wo im Mai die Frösche laichen, hat Ines Kowalke geblasenes Glas ausgelegt, jede Kugel mit einem dunklen Kern. Von Weitem sieht man einen schillernden Flusslauf, von Nahem wird man angesehen.',
      'Das Glas stammt aus eingeschmolzenen Flaschen des Werks „Treibgut, geordnet“. Die Molche haben das Werk angenommen; die Naturschutzbehörde hat darüber einen sehr schönen Brief geschrieben.',
    ],
    [
      'Where frogs spawn in May, Ines Kowalke has laid out blown glass, each globe with a dark core. From a distance you see a shimmering river; close up, you are being watched.',
      'The glass is made from melted-down bottles left over from “Flotsam, Sorted”. The newts have taken to the work; the conservation authority has written a rather beautiful letter about it.',
    ],
  ),
  artwork(
    'stromauf',
    24,
    'laichwiese',
    ['Stromauf', 'Upstream'],
    [
      'Elif Hartmann und die Klasse 7b: 70 Fische aus Ruderblättern',
      'Elif Hartmann and Class 7b: 70 fish made from oar blades',
    ],
    [
      'Neunundsechzig Fische schwimmen, wie es sich gehört. Der orangefarbene hat es sich überlegt.',
      'Sixty-nine fish swim the way fish should. The orange one has changed its mind.',
    ],
    [
      'Das letzte Werk am Weg gab der Ausstellung den Namen. Siebzig alte Ruderblätter vom Ruderclub hat die Klasse 7b der Gesamtschule Nord zu Fischen gesägt und in die Wiese gesteckt, alle gegen den Strom.',
      'Über den einen wurde drei Wochen lang gestritten: Schwimmt er falsch oder frei? Abgestimmt wurde geheim, 14 zu 13. Elif Hartmann hat die Stimmzettel in seinen Bauch gelegt.',
    ],
    [
      'The last work on the route gave the exhibition its name. Class 7b from Nord Comprehensive sawed seventy old oar blades from the rowing club into fish and planted them in the meadow, all against the current.',
      'The odd one out was debated for three weeks: is it going wrong, or going free? They took a secret vote, 14 to 13. Elif Hartmann put the ballot papers in its belly.',
    ],
    {
      articles: ['@article:klasse-7b', '@article:eroeffnung'],
      said: [
        'Wir haben ihn orange gemacht, damit niemand sagen kann, er hätte ihn übersehen.',
        'We made it orange so nobody could say they hadn’t seen it.',
      ],
    },
  ),
] as const;

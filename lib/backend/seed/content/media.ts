import { type MediaContent, type Text, t } from './model';
import { viewPictures } from './views';

/** Named once for all pictures, in the imprint. */
const copyright = '';

function picture(folder: string, file: string, de: string, en: string): MediaContent {
  return { file, folder, alt: t(de, en), copyright };
}

const work = (name: string, de: string, en: string) => picture('artworks', `${name}.jpg`, de, en);

const artworkPictures: readonly MediaContent[] = [
  work(
    'pegel',
    'Gelbe Wand mit schwarzen Pegelstrichen und den Zahlen 5, 4 und 3; unterhalb einer schrägen Linie geht sie in blaues Wasser über, in dem alles versetzt erscheint.',
    'Yellow wall with black gauge marks and the figures 5, 4 and 3; below a slanting line it turns into blue water in which everything is shifted.',
  ),
  work(
    'zwoelf-grad',
    'Weißes Haus mit orangefarbenem Dach, um zwölf Grad nach rechts gekippt; hinter einem der zwölf Fenster brennt gelbes Licht.',
    'White house with an orange roof, tilted twelve degrees to the right; a yellow light is on behind one of its twelve windows.',
  ),
  work(
    'treibgut',
    'Raster aus 24 farbigen Feldern mit schwarzen Umrissen von Fundstücken wie Flasche, Ring, Schirm und Paddel; ein Feld ist durchgekreuzt.',
    'Grid of 24 coloured squares with black outlines of finds such as a bottle, a ring, an umbrella and a paddle; one square is crossed out.',
  ),
  work(
    'nebelhorn',
    'Gelbes Horn am linken Rand, von dem schwarze Ringe über eine rosa Fläche laufen und sich zu flirrenden Mustern überlagern.',
    'Yellow horn at the left edge; black rings spread from it across a pink field and overlap into shimmering patterns.',
  ),
  work(
    'kran-tanzend',
    'Hafenkran in vier Drehungen übereinander, hellblau, türkis, rosa und orange, auf hellgelbem Grund.',
    'A harbour crane in four rotations on top of one another, pale blue, turquoise, pink and orange, on pale yellow.',
  ),
  work(
    'laengster-tisch',
    'Lange pfirsichfarbene Tafel mit bunten Tellern, die in der Ferne über türkisem Wasser zu einem Punkt zusammenläuft.',
    'Long peach-coloured table with coloured plates, running to a point in the distance above turquoise water.',
  ),
  work(
    'brueckenprobe',
    'Fünf Reihen von Brückenbögen übereinander, nach oben hin breiter, in Orange, Weiß, Rosa, Hellblau und Gelb auf Schwarz.',
    'Tiers of bridge arches stacked up, wider towards the top, in orange, white, pink, pale blue and yellow on black.',
  ),
  work(
    'bojenchor',
    'Sieben bunte, schief schwimmende Bojen mit weit geöffneten Mündern auf blauen Wellen.',
    'Seven coloured buoys, floating at odd angles with their mouths wide open on blue waves.',
  ),
  work(
    'faehrmann',
    'Leerer weißer Stuhl auf einem schwarzen Steg im lila Wasser vor einer großen orangefarbenen Sonne.',
    'Empty white chair on a black jetty in lilac water before a large orange sun.',
  ),
  work(
    'aalleiter',
    'Gestreifter schwarz-gelber Aal, der sich durch schräge türkise Sprossen auf grünem Grund schlängelt.',
    'Striped black and yellow eel winding through slanting turquoise rungs on a green ground.',
  ),
  work(
    'kiesel',
    'Sechs riesige, grob gerasterte Kieselsteine in Rosa, Gelb, Grün, Lila, Orange und Blau auf Schwarz.',
    'Six giant, coarsely dithered pebbles in pink, yellow, green, lilac, orange and blue on black.',
  ),
  work(
    'nachtfaehre',
    'Beleuchtete Fähre mit bunten Fenstern auf schwarzem Wasser, in dem sich die Lichter als Streifen spiegeln.',
    'Ferry with coloured lit windows on black water that mirrors the lights as stripes.',
  ),
  work(
    'regenmacher',
    'Schräger Regen aus drei Wolken auf ein gelbes Haus mit spitzem Dach.',
    'Slanting rain from three clouds onto a yellow house with a pointed roof.',
  ),
  work(
    'alphabet-der-stroemung',
    'Die Buchstaben A, U und E, in waagerechte Scheiben geschnitten und gegeneinander verschoben.',
    'The letters A, U and E, cut into horizontal slices that have slipped against each other.',
  ),
  work(
    'laichplatz',
    'Hunderte Kugeln mit dunklem Kern auf Schwarz; die kleinen türkisen bilden einen Fluss zwischen großen orangefarbenen.',
    'Hundreds of globes with dark cores on black; small turquoise ones form a river between large orange ones.',
  ),
  work(
    'stromauf',
    'Schwarm aus blauen und türkisen Fischen, die alle nach links oben schwimmen; ein orangefarbener schwimmt ihnen entgegen.',
    'Shoal of blue and turquoise fish all swimming up to the left; a single orange one swims against them.',
  ),
];

const page = (name: string, de: string, en: string) => picture('pages', `${name}.jpg`, de, en);

const pagePictures: readonly MediaContent[] = [
  page(
    'hero',
    'Plakat: schräge Wasserstreifen in Blau und Türkis, ein kleines Papierboot und eine Litfaßsäule vor orangefarbener Sonne.',
    'Poster: slanting stripes of blue and turquoise water, a small paper boat and an advertising column before an orange sun.',
  ),
  page(
    'besuch',
    'Vereinfachter Stadtplan: ein blauer Fluss mit Insel und drei Brücken, daran sechs schräge Fahnen, vier davon auf einer gestrichelten Route.',
    'Simplified town map: a blue river with an island and three bridges, and six slanted flags, four of them on a dashed route.',
  ),
  page(
    'ueber-uns',
    'Bunte Giebelhäuser stehen schräg im Hochwasser, aus dem eine Litfaßsäule ragt; ein Klavier und ein Verkehrsschild treiben vorbei.',
    'Colourful gabled houses in a slanting flood, out of which an advertising column rises; a piano and a road sign drift past.',
  ),
  page(
    'barrierefreiheit',
    'Eine Person im Rollstuhl fährt eine gelbe Rampe hinauf, neben der eine Treppe endet.',
    'A person in a wheelchair going up a yellow ramp beside a flight of stairs that ends.',
  ),
  page(
    'presse',
    'Schwarzes Megafon, aus dem gelbe und weiße Strahlen über eine orangefarbene Fläche gehen.',
    'Black megaphone with yellow and white beams going out across an orange field.',
  ),
  page(
    'newsletter',
    'Flaschenpost mit einem beschriebenen Zettel auf grünen Wellen; weiter hinten treibt eine zweite, kleine.',
    'Message in a bottle with a written note, on green waves; a second, tiny one drifts further off.',
  ),
  page(
    'team',
    'Sechs Menschen rudern gemeinsam ein schwarzes Boot schräg stromauf.',
    'Six people rowing a black boat upstream together at an angle.',
  ),
];

const scene = (name: string, de: string, en: string) => picture('news', `${name}.jpg`, de, en);

const occasionPictures: readonly MediaContent[] = [
  scene(
    'eroeffnung',
    'Buntes Konfetti vor Hellgelb über einem schrägen schwarzen Hügel mit orangefarbener Fahne.',
    'Coloured confetti on pale yellow above a slanting black hill with an orange flag.',
  ),
  scene(
    'konzert',
    'Schwarze und gelbe Klangsäulen auf violettem Grund.',
    'Black and yellow bars of sound on a purple ground.',
  ),
  scene(
    'fuehrung',
    'Schwarze Fußspuren auf Gelb, die letzte ist orange.',
    'Black footprints on yellow; the last one is orange.',
  ),
  scene(
    'gespraech',
    'Zwei Gesichter im Profil, blau und orange, zwischen ihnen Wellenlinien.',
    'Two faces in profile, blue and orange, with wavy lines between them.',
  ),
  scene(
    'werkstatt',
    'Gelber Bleistift schräg auf kariertem hellblauem Papier, daneben ein Winkelmesser.',
    'Yellow pencil at an angle on pale blue squared paper, next to a set square.',
  ),
  scene(
    'kinder',
    'Vier gelbe Enten auf türkisem Wasser unter orangefarbener Sonne.',
    'Four yellow ducks on turquoise water under an orange sun.',
  ),
  scene(
    'film',
    'Lichtkegel eines Projektors, der ein Bild von Meer und Sonne auf eine schräge Leinwand wirft.',
    'Beam of a projector throwing a picture of sea and sun onto a slanting screen.',
  ),
  scene(
    'tanz',
    'Fünf tanzende Strichfiguren in Weiß, Gelb, Orange, Violett und Schwarz auf Rosa.',
    'Five dancing figures in white, yellow, orange, purple and black on pink.',
  ),
  scene(
    'fest',
    'Drei Reihen bunter Wimpel vor blauem Himmel, darunter vier Lampions.',
    'Three rows of coloured bunting against a blue sky, four lanterns below.',
  ),
  scene(
    'aufbau',
    'Schwarzes Baugerüst auf hellem Gelb, darin eine orangefarbene Tafel mit dem Buchstaben A.',
    'Black scaffolding on pale yellow holding an orange board with the letter A.',
  ),
  scene(
    'gezeiten',
    'Wellenbänder von Hellgelb über Orange und Rosa bis Türkis.',
    'Bands of waves from pale yellow through orange and pink to turquoise.',
  ),
  scene(
    'rad',
    'Orangefarbenes Fahrrad, das eine hellgrüne Schräge hinauffährt.',
    'Orange bicycle going up a light green slope.',
  ),
];

const portrait = (name: string, de: string, en: string) => picture('team', `team-${name}.jpg`, de, en);

const teamPictures: readonly MediaContent[] = [
  portrait(
    'ilse',
    'Porträt als Scherenschnitt: Frau mit weißem Haar und runder Brille vor Gelb.',
    'Cut-paper portrait: woman with white hair and round glasses against yellow.',
  ),
  portrait(
    'tarek',
    'Porträt als Scherenschnitt: Mann mit schwarzem Haar und Bart vor Türkis.',
    'Cut-paper portrait: man with black hair and a beard against turquoise.',
  ),
  portrait(
    'jule',
    'Porträt als Scherenschnitt: Frau mit langem orangefarbenem Haar vor Rosa.',
    'Cut-paper portrait: woman with long orange hair against pink.',
  ),
  portrait(
    'oke',
    'Porträt als Scherenschnitt: Mann mit violetter Schirmmütze vor Hellblau.',
    'Cut-paper portrait: man with a purple peaked cap against pale blue.',
  ),
  portrait(
    'ngoc',
    'Porträt als Scherenschnitt: Frau mit schwarzem Dutt vor Lila.',
    'Cut-paper portrait: woman with a black bun against lilac.',
  ),
  portrait(
    'birte',
    'Porträt als Scherenschnitt: Frau mit hellen Locken vor Orange.',
    'Cut-paper portrait: woman with pale curls against orange.',
  ),
];

const mark = (name: string, alt: Text): MediaContent => ({
  file: `logo-${name}.png`,
  folder: 'partners',
  alt,
  copyright,
});

const partnerMarks: readonly MediaContent[] = [
  mark('hafenwerk', t('Hafenwerk', 'Hafenwerk')),
  mark('stadtwerke', t('Stadtwerke Fährstadt', 'Stadtwerke Fährstadt')),
  mark('sparkasse', t('Auekasse', 'Auekasse')),
  mark('museum', t('Stadtmuseum Fährstadt', 'Stadtmuseum Fährstadt')),
  mark('hochschule', t('Kunsthochschule am\u00a0Strom', 'Kunsthochschule am\u00a0Strom')),
  mark('landesfonds', t('Landesfonds Ufer', 'Landesfonds Ufer')),
];

/** Every picture of the demo. Its key is its file name without extension. */
export const media: readonly MediaContent[] = [
  ...viewPictures,
  ...artworkPictures,
  ...pagePictures,
  ...occasionPictures,
  ...teamPictures,
  ...partnerMarks,
];

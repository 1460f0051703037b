const units = [
  'Uhr|Euro|Meter|Metern|Zentimeter|Zentimetern|Kilometer|Kilometern|Kilo|Liter|Grad|Prozent|Tonnen|Minuten|Stunden|Tage|Jahre|Jahren',
  'Millionen|million|metres|centimetres|kilometres|litres|degrees|per cent|tonnes|minutes|hours|days|years|euros|am|pm|m|cm|t|kg|×',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|January|February|March|May|June|July|October|December',
  'April|August|September|November',
  'guests|teenagers|volunteers|artworks|works|people|fish|letters',
].join('|');

const joints = [
  // A number and its unit, or a day and its month.
  new RegExp(`(?<=\\d\\.?) (?=(?:${units})(?!\\p{L}))`, 'gu'),
  // A number and what it counts, if that is short: in German a noun is seen by its capital.
  /(?<=(?<![\d.,:–])\d{1,4}) (?=(?!Abs)\p{Lu}\p{Ll}{2,11}(?!\p{L}))/gu,
  // The two numbers of a size, and thousands.
  /(?<=×) (?=\d)/gu,
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  // Two prices with a stroke between them.
  /(?<=\d) (?=\/ [€\d])/gu,
  /(?<=\d[ \u00a0]\/) (?=[€\d])/gu,
  // A number that is part of a name.
  /(?<=(?<!\p{L})(?:Werk|Werke|work|works|Nr\.|No\.|Art\.|Abs\.|Linie|Straßenbahn|tram|trams|Kran|Crane|Klasse|class)) (?=\d)/giu,
  // A price and for how long, and a way of getting somewhere.
  /(?<=(?:Euro|€\d+)) (?=am Tag(?!\p{L}))/gu,
  /(?<=(?<!\p{L})(?:zu|on)) (?=(?:Fuß|foot)(?!\p{L}))/gu,
  / (?=(?:lit\. f|DSGVO))/gu,
  // The most that something is.
  /(?<=(?<!\p{L})up) (?=to \d)|(?<=(?<!\p{L})up to) (?=\d)/gu,
  // Who plays against whom.
  / (?=v \p{L})|(?<= v) (?=\p{L})/gu,
  / (?=e\.\s?V\.)/gu,
  // Until when it is open on a day.
  /(?<=(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)) (?=(?:bis|until) \d)/gu,
  /(?<=(?<!\p{L})(?:bis|until)) (?=\d+(?::\d\d|\u00a0Uhr))/gu,
  /(?<=(?<!\p{L})(?:lit\.|e\.|z\.|d\.|Dr\.|St\.)) (?=\p{L})/gu,
];

/** A range of two numbers, which browsers would break after its dash. */
const spans = /(?<=\d–)(?=\d)/gu;

/** A text in which no line breaks between a number and its unit or what it counts, nor within a range or an abbreviation. */
export function keepTogether(text: string): string {
  return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text).replace(spans, '\u2060');
}

const units = [
  'Uhr|Euro|Meter|Metern|Zentimeter|Zentimetern|Kilometer|Kilometern|Kilo|Liter|Grad|Prozent|Tonnen|Minuten|Stunden|Tage|Jahre|Jahren',
  'Millionen|million|metres|centimetres|kilometres|litres|degrees|per cent|tonnes|minutes|hours|days|years|euros|am|pm|m|cm|t|kg|×',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|January|February|March|May|June|July|October|December',
  'April|August|September|November',
].join('|');

const joints = [
  // What a number counts, or the month that it is the day of.
  new RegExp(`(?<=\\d\\.?) (?=(?:${units})(?!\\p{L}))`, 'gu'),
  // Two numbers of a size, and thousands.
  /(?<=×) (?=\d)/gu,
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  // A number that is a name.
  /(?<=(?<!\p{L})(?:Werk|Werke|work|works|Nr\.|No\.|Art\.|Abs\.|Linie|Straßenbahn|tram|trams|Kran|Crane)) (?=\d)/giu,
  / (?=(?:lit\. f|DSGVO))/gu,
  / (?=e\.\s?V\.)/gu,
  // Until when it is open on a day.
  /(?<=(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)) (?=(?:bis|until) \d)/gu,
  /(?<=(?<!\p{L})(?:bis|until)) (?=\d+(?::\d\d|\u00a0Uhr))/gu,
  /(?<=(?<!\p{L})(?:lit\.|e\.|z\.|d\.|Dr\.|St\.)) (?=\p{L})/gu,
];

/** A span of two numbers, which a browser would divide after its dash. */
const spans = /(?<=\d–)(?=\d)/gu;

/** A text in which no line ends between a number and what it counts, nor within a span or an abbreviation. */
export function keepTogether(text: string): string {
  return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text).replace(spans, '\u2060');
}

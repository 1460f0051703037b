import sharp from 'sharp';
import { shareSize } from '@/lib/contract/sharing';
import { fit, measure, outline } from './typesetting';

const { width, height } = shareSize;
const quality = 82;
const margin = 64;

/** Horizontal extent of the slant over the whole height (components/ui/tokens.css). */
const slantRun = Math.round(height * 0.21256);

/** Backgrounds without a picture, on which ink is always legible (components/ui/tokens.css). */
const colours = ['#ffd60a', '#ff8cbc', '#a8dcff', '#bdf0a0', '#3fd6c4', '#ffc4a3', '#d2bcff', '#fff4a8'];

export interface ShareFacts {
  title: string;
  /** Its date, or what it belongs to; may be empty. */
  line: string;
  /** Name and dates of the site. */
  name: string;
  dates: string;
}

/** A picture chosen for sharing, cropped to the size of networks around the focal point that sharp detects. */
export async function cutShareImage(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
}

/** A poster of a title on a flat colour, with the picture on the right of the slant if there is one. */
export async function makeShareImage(facts: ShareFacts, picture: Uint8Array | null): Promise<Buffer> {
  const field = picture === null ? width : Math.round(width * 0.62);
  const colour =
    colours[[...facts.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colours.length];
  const base = sharp({ create: { ...shareSize, channels: 3, background: colour ?? '#ffd60a' } });
  const layers = [];
  if (picture !== null) {
    const left = field - slantRun;
    const shown = await sharp(picture, { limitInputPixels: 50_000_000 })
      .autoOrient()
      .resize({ width: width - left, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toBuffer();
    layers.push({ input: shown, left, top: 0 });
  }
  layers.push({ input: Buffer.from(drawText(facts, field, colour ?? '#ffd60a', picture !== null)) });
  return base.composite(layers).jpeg({ quality }).toBuffer();
}

/** The field of colour with its slanted edge and the text. */
function drawText(facts: ShareFacts, field: number, colour: string, isCut: boolean): string {
  const room = field - 2 * margin - (isCut ? slantRun / 2 : 0);
  const { size, lines } = fit(facts.title, { width: room, most: 5, sizes: [132, 112, 96, 80, 68, 58] });
  const leading = size * 0.98;
  const words = [
    ...(facts.line === '' ? [] : [outline(facts.line, margin, margin + 30, 30)]),
    ...lines.map((line, index) =>
      outline(
        line,
        margin - size * 0.04,
        margin + (facts.line === '' ? 0 : 56) + size * 0.78 + index * leading,
        size,
      ),
    ),
    outline(facts.name, margin, height - margin, 38),
    ...(facts.dates === ''
      ? []
      : [outline(facts.dates, margin + measure(facts.name, 38) + 28, height - margin, 26)]),
  ];
  const edge = isCut ? `<path fill="${colour}" d="M0 0H${field}L${field - slantRun} ${height}H0Z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${edge}<path fill="#0f1112" d="${words.join('')}"/></svg>`;
}

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutShareImage, makeShareImage } from './share-image';
import { fit, measure, outline, tracking } from './typesetting';

const facts = {
  title: 'Große Ausstellungseröffnung am Fluss',
  line: 'Sa, 28. Juni',
  name: 'STROMAUF',
  dates: '28.6.–5.10.25',
};

const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#00ff00' } })
    .avif()
    .toBuffer();

async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a share image', () => {
  it.each([
    ['of a title alone', () => makeShareImage(facts, null)],
    ['of a title and a picture', async () => makeShareImage(facts, await picture())],
    ['that was chosen', async () => cutShareImage(await picture())],
    ['of nothing but signs that no font has', () => makeShareImage({ ...facts, title: '東京 🎨' }, null)],
    [
      'of a title without end',
      () => makeShareImage({ ...facts, title: 'Donaudampfschifffahrt'.repeat(40) }, null),
    ],
  ])('%s is a JPEG of 1200 × 630 pixels', async (_, make) => {
    const image = await make();
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(300_000);
  });

  it('shows the picture behind the slant, and ink on colour before it', async () => {
    const image = await makeShareImage(facts, await picture());
    const [red = 0, green = 0] = await pixel(image, 1150, 300);
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
    const { data } = await sharp(image)
      .extract({ left: 64, top: 100, width: 400, height: 300 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.filter((value) => value < 40).length).toBeGreaterThan(2000);
  });
});

describe('typesetting', () => {
  it('tracks like the headlines of the site', () => {
    const tokens = readFileSync('components/ui/tokens.css', 'utf8');
    expect(tokens).toContain(`--tracking-display: ${tracking}em;`);
  });

  it('draws every letter of a line', () => {
    const steps = /^(?:[ML]-?[\d.]+ -?[\d.]+|Q(?:-?[\d.]+ ?){4}|C(?:-?[\d.]+ ?){6}|Z)+$/;
    for (const line of ['Vierundzwanzig Gründe,', 'stehen zu bleiben', 'STROMAUF', '28.6.–5.10.25'])
      expect(outline(line, 61.36, 118.24, 68)).toMatch(steps);
  });

  it('takes the largest size at which the text fits', () => {
    const short = fit('Fluss', { width: 600, most: 3, sizes: [100, 50] });
    expect(short).toEqual({ size: 100, lines: ['Fluss'] });
    const long = fit('Große Ausstellungseröffnung am Fluss', { width: 600, most: 3, sizes: [100, 50] });
    expect(long.size).toBe(50);
    expect(long.lines.every((line) => measure(line, 50) <= 600)).toBe(true);
  });

  it('leaves out what does not fit at any size, and divides what no line holds', () => {
    const { lines } = fit(`${'x'.repeat(200)} ende`, { width: 300, most: 2, sizes: [40] });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/-$/);
    expect(lines[1]).toMatch(/ …$/);
  });

  it('knows letters beyond the Latin ones', () => {
    expect(measure('ł', 100)).toBeGreaterThan(10);
  });
});

import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { listSchema } from '@/lib/contract/list';
import { type MediaFile, mediaFileSchema, uploadAnswerSchema } from '@/lib/contract/media';
import { appAddress } from '../support/app-server';
import { editor } from '../support/editors';
import { makeRecord, upload } from '../support/records';
import { call } from '../support/request';

describe('the media library', () => {
  let file: MediaFile;

  it('takes a picture once', async () => {
    const png = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#0088aa80' } })
      .png()
      .toBuffer();
    const first = await upload(png);
    expect(first.status).toBe(201);
    file = uploadAnswerSchema.parse(await first.json());
    expect(file).toMatchObject({ type: 'image/png', width: 64, height: 32, alt: { de: 'Ein Bild' } });
    const again = await upload(png, 'anders.png');
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id: file.id, duplicate: true });
  });

  it('serves it, and its renditions', async () => {
    for (const url of [file.url, file.thumbs['xs_avif']?.url ?? '', file.thumbs['small']?.url ?? '']) {
      const answer = await call(url);
      expect(answer.status, url).toBe(200);
      await answer.body?.cancel();
    }
    expect((await call('/media/a/b')).status).toBe(404);
  });

  it('lists and crops', async () => {
    const list = await call('/de/pageeditor-api/media?type=image', { as: editor });
    const answer = listSchema(mediaFileSchema).parse(await list.json());
    expect(answer.results.map((each) => each.id)).toEqual([file.id]);
    const cropped = await call(`/de/pageeditor-api/media/${file.id}/crop`, {
      method: 'POST',
      body: { x: 0, y: 0, width: 0.5, height: 1 },
      as: editor,
    });
    expect(await cropped.json()).toMatchObject({ width: 32, height: 32, duplicate: false });
  });

  it('refuses strangers, nothing, the wrong type and the broken', async () => {
    expect((await upload(Buffer.from('x'), 'a.png', {})).status).toBe(401);
    expect((await upload(null)).status).toBe(400);
    expect((await upload(Buffer.from('MZ not a picture'), 'a.png')).status).toBe(415);
    const json = await call('/de/pageeditor-api/media', {
      method: 'POST',
      body: {},
      as: editor,
    });
    expect(json.status).toBe(415);
    const broken = await call('/de/pageeditor-api/media', {
      method: 'POST',
      body: 'no parts',
      as: editor,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('the site’s icon', () => {
  const manifest = async () =>
    (await (await fetch(`${await appAddress()}/de/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };

  it('is the house’s own, and the logo once there is one, in every size', async () => {
    expect((await call('/api/site-icon?size=64')).status).toBe(404);
    expect((await manifest()).icons.some(({ src }) => src === '/icon-512.png')).toBe(true);
    const wide = sharp({ create: { width: 90, height: 30, channels: 4, background: '#0088aa' } });
    const { id } = uploadAnswerSchema.parse(await (await upload(await wide.png().toBuffer())).json());
    await makeRecord('settings', { name: { de: 'Haus' }, logo: `media:${id}` });
    const { icons } = await manifest();
    const sides = icons.map(({ sizes }) => Number(sizes.split('x')[0]));
    expect(sides).toEqual([64, 96, 128, 192, 256, 384, 512, 192, 512]);
    for (const [index, { src }] of icons.entries()) {
      const answer = await call(src);
      expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const side = sides[index] ?? 0;
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
      // Whole within the square, on white.
      const at = async (left: number, top: number) =>
        (await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())[0];
      expect([await at(side >> 1, side >> 1), await at(2, 2)]).toEqual([0, 255]);
    }
    for (const bad of ['', '?size=65', '?size=4096', '?size=64x'])
      expect((await call(`/api/site-icon${bad}`)).status, bad).toBe(400);
  });
});

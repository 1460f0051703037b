import { describe, expect, it, vi } from 'vitest';
import type * as Media from '@/lib/contract/media';

// A bound that a test need not fill with 50 megabytes.
vi.mock('@/lib/contract/media', async (original) => ({
  ...(await original<typeof Media>()),
  maximumUploadBytes: 100,
}));

const { readUpload } = await import('./read-upload');

const file = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });

function post(parts: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request('http://localhost/x', { method: 'POST', body });
}

describe('an upload', () => {
  it('is a file with its texts', async () => {
    const given = { file, folder: 'presse', alt_de: 'Plan', decorative: 'true', copyright: 'Ada' };
    const { bytes, options } = await readUpload(post(given));
    expect(new TextDecoder().decode(bytes)).toBe('plan');
    expect(options).toEqual({
      filename: 'plan.pdf',
      folder: 'presse',
      alt: { de: 'Plan' },
      decorative: true,
      copyright: 'Ada',
    });
  });

  it('may come without texts, and with empty ones', async () => {
    const { options } = await readUpload(post({ file, alt_de: '', alt_en: 'Map' }));
    expect(options).toMatchObject({ alt: { en: 'Map' }, decorative: false });
  });

  it.each([
    [
      'no form',
      new Request('http://localhost/x', { method: 'POST', body: 'plan' }),
      'unsupported_media_type',
    ],
    [
      'a form that is cut off',
      new Request('http://localhost/x', {
        method: 'POST',
        body: '--b\r\nx',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      }),
      'invalid',
    ],
    ['no file', post({ folder: 'presse' }), 'invalid'],
    ['a text in its place', post({ file: 'plan' }), 'invalid'],
    ['an empty file', post({ file: new File([], 'leer.pdf') }), 'invalid'],
    ['texts that are none of these', post({ file, decorative: 'perhaps' }), 'invalid'],
  ])('is refused if it is %s', async (_, request, code) => {
    await expect(readUpload(request)).rejects.toMatchObject({ code });
  });

  it('without a file names the field', async () => {
    await expect(readUpload(post({}))).rejects.toMatchObject({
      options: { fields: { file: 'media.no_file' } },
    });
  });

  it('that is empty says so, instead of that there is none', async () => {
    await expect(readUpload(post({ file: new File([], 'leer.pdf') }))).rejects.toMatchObject({
      options: { fields: { file: 'media.empty' } },
    });
  });

  it('may be as large as the contract says, and not larger', async () => {
    const sized = (size: number) => post({ file: new File([new Uint8Array(size)], 'film.mp4') });
    expect((await readUpload(sized(100))).bytes.length).toBe(100);
    await expect(readUpload(sized(101))).rejects.toMatchObject({ code: 'too_large' });
    await expect(readUpload(sized(70_000))).rejects.toMatchObject({ code: 'too_large' });
  });
});

import { describe, expect, it } from 'vitest';
import { findShareImage } from './page-metadata';

const thumb = (url: string, width: number) => ({ url, width });

describe('the picture that is shared', () => {
  it('is one that every network reads, as small as is wide enough', () => {
    const thumbs = {
      xs_avif: thumb('/media/0/xs.avif', 320),
      sm_fallback: thumb('/media/0/sm.jpg', 640),
      xl_fallback: thumb('/media/0/xl.jpg', 1280),
      xxl_fallback: thumb('/media/0/xxl.jpg', 1536),
    };
    expect(findShareImage(thumbs)?.url).toBe('/media/0/xl.jpg');
  });

  it('is the widest where none is wide enough, and none where none can be read', () => {
    const thumbs = { a: thumb('/media/0/xs.png', 320), b: thumb('/media/0/sm.png', 640) };
    expect(findShareImage(thumbs)?.url).toBe('/media/0/sm.png');
    expect(
      findShareImage({ a: thumb('/media/0/xs.avif', 320), b: { url: 'javascript:x.jpg' } }),
    ).toBeUndefined();
  });
});

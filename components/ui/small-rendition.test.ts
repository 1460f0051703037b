import { expect, it } from 'vitest';
import { smallRendition } from './small-rendition';

it('is the narrowest WebP picture that is wide enough, else the picture itself', () => {
  const thumbs = {
    lg: { url: '/l.webp', width: 1024, type: 'webp' },
    sm: { url: '/s.webp', width: 640, type: 'webp' },
    xs: { url: '/x.webp', width: 320, type: 'webp' },
    avif: { url: '/s.avif', width: 640, type: 'avif' },
  };
  expect(smallRendition({ url: '/o.jpg', thumbs }, 480)).toBe('/s.webp');
  expect(smallRendition({ url: '/o.jpg', thumbs }, 4800)).toBe('/o.jpg');
  expect(smallRendition({ url: '/o.jpg' }, 480)).toBe('/o.jpg');
});

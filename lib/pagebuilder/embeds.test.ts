import { describe, expect, it } from 'vitest';
import { extractEmbedAddress, isAllowedEmbed } from './embeds';

describe('an embedded address', () => {
  it.each([
    'https://youtube.com/embed/x',
    'https://www.youtube-nocookie.com/embed/x',
    'https://player.vimeo.com/video/7',
  ])('%s is allowed', (address) => {
    expect(isAllowedEmbed(address, 'video')).toBe(true);
  });

  it.each([
    ['no address', 'youtube.com'],
    ['not encrypted', 'http://youtube.com/embed/x'],
    ['a name before the host', 'https://evil@youtube.com/embed/x'],
    ['a port', 'https://youtube.com:8443/embed/x'],
    ['a host that ends like it', 'https://notyoutube.com/embed/x'],
    ['a host that begins like it', 'https://youtube.com.evil.example/'],
    ['a host of another family', 'https://issuu.com/x'],
  ])('is not allowed: %s', (_, address) => {
    expect(isAllowedEmbed(address, 'video')).toBe(false);
  });

  it.each([
    ['the address itself', '  https://vimeo.com/7\n', 'https://vimeo.com/7'],
    ['without a scheme', '//vimeo.com/7', 'https://vimeo.com/7'],
    ['not encrypted', 'http://vimeo.com/7', 'https://vimeo.com/7'],
    [
      'the first that is allowed',
      'https://a.example/ https://vimeo.com/7 https://vimeo.com/8',
      'https://vimeo.com/7',
    ],
    ['in code', `<iframe src='https://vimeo.com/7?a=1&amp;b=2'></iframe>`, 'https://vimeo.com/7?a=1&b=2'],
    ['in an address of another host', 'https://a.example/?u=https://vimeo.com/7', null],
    ['in words', 'siehe vimeo.com/7', null],
    ['nothing', '', null],
  ])('is found in what was pasted: %s', (_, pasted, address) => {
    expect(extractEmbedAddress(pasted, 'video')).toBe(address);
  });
});

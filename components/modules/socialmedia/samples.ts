import type { Samples } from '../sample';

export const socialmediaSamples = {
  typical: { values: { embed: 'https://www.instagram.com/p/CxYzAbCdEfG/', media_type: 'instagram' } },
  longest: {
    values: { embed: 'https://www.tiktok.com/@stromauf/video/7234567890123456789', media_type: 'tiktok' },
  },
  emptiest: { values: { embed: 'https://x.com/stromauf/status/1234567890123456789', media_type: 'auto' } },
} satisfies Samples;

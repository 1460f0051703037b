import type { Samples } from '../sample';

export const audioSamples = {
  typical: { values: { embed: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk' } },
  longest: {
    values: { embed: 'https://podcasts.apple.com/de/podcast/am-ufer/id1234567890?i=1000612345678' },
  },
  emptiest: { values: { embed: 'https://soundcloud.com/stromauf/flussaufnahme' } },
} satisfies Samples;

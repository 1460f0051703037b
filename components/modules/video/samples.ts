import { longEnglish, longGerman, type Samples } from '../sample';

export const videoSamples = {
  typical: {
    values: {
      title: { de: 'Ein Tag an der Schleuse', en: 'A day at the lock' },
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      film: '',
      captions: {},
      image: 'media:2',
      length: '3:24',
    },
  },
  longest: {
    values: {
      title: { de: longGerman, en: longEnglish },
      video_url: 'https://vimeo.com/76979871',
      film: 'media:8',
      captions: { de: 'media:7', en: 'media:7' },
      image: 'media:1',
      length: '1:03:24',
    },
  },
  emptiest: { values: { title: {}, video_url: '', film: '', captions: {}, image: 'media:1', length: '' } },
} satisfies Samples;

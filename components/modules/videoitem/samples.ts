import { longEnglish, longGerman, type Samples } from '../sample';

export const videoitemSamples = {
  typical: {
    values: {
      title: { de: 'Wie eine Boje entsteht', en: 'How a buoy is made' },
      content: {
        de: '<p>Drei Wochen in der Werft: schweißen, schleifen, streichen.</p>',
        en: '<p>Three weeks at the yard: welding, grinding, painting.</p>',
      },
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
      film: '',
      captions: {},
      image: 'media:2',
      length: '5:10',
    },
  },
  longest: {
    values: {
      title: { de: longGerman, en: longEnglish },
      content: { de: `<p>${longGerman}</p>`, en: `<p>${longEnglish}</p>` },
      video_url: 'https://vimeo.com/76979871',
      film: 'media:8',
      captions: { de: 'media:7', en: 'media:7' },
      image: 'media:1',
      length: '1:12:45',
    },
  },
  emptiest: {
    values: { title: {}, content: {}, video_url: '', film: '', captions: {}, image: 'media:3', length: '' },
  },
} satisfies Samples;

import type { ContentKind } from '@/lib/contract/module';
import type { Picture } from '@/lib/contract/picture';
import { sectionPath } from '@/lib/contract/standing';
import type { Values } from '@/lib/pagebuilder/tree';

export const sampleNames = ['typical', 'longest', 'emptiest'] as const;

export type SampleName = (typeof sampleNames)[number];

/** Stored values of a module, in both languages; a list names the samples of its items. */
export interface Sample {
  values: Values;
  children?: readonly SampleName[];
}

/** Samples of a kind for the gallery, the editor's menu and tests. `emptiest` has only required values. */
export type Samples = Record<SampleName, Sample>;

function drawing(id: number, width: number, height: number, text: string, body: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return {
    id,
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    text,
    description: '',
    copyright: id < 10 ? 'Litfass' : '',
    width,
    height,
    focal_point: { x: 0.5, y: 0.5 },
    thumbs: {},
  };
}

const stripes = [0, 1, 2, 3, 4, 5]
  .map((at) => `<path d="M${at * 300 - 200} 1000 l212 -1000 h120 l-212 1000z" fill="#0f1112"/>`)
  .join('');

/** Pictures of samples, referred to as `media:1` and so on; drawn, so that they exist without a media library. */
export const samplePictures: Record<string, Picture> = {
  'media:1': drawing(
    1,
    1600,
    1000,
    'Schräge Wasserstreifen',
    `<path fill="#3fd6c4" d="M0 0h1600v1000H0z"/>${stripes}`,
  ),
  'media:2': drawing(
    2,
    1600,
    1000,
    'Sonne über dem Fluss',
    '<path fill="#ffd60a" d="M0 0h1600v1000H0z"/><circle cx="1010" cy="520" r="330" fill="#ff7d1f"/><path fill="#0f1112" d="M0 640h1600v360H0z"/><path fill="#ff7d1f" d="M820 700h380l-30 60H850zM880 810h270l-30 60H900z"/>',
  ),
  'media:3': drawing(
    3,
    1200,
    1500,
    'Boot von oben',
    '<path fill="#5b93ff" d="M0 0h1200v1500H0z"/><path fill="#f5f8f8" d="M600 140 860 620v560l-260 180-260-180V620z"/><path fill="#0f1112" d="M600 420 720 660v380H480V660z"/>',
  ),
  'media:10': drawing(
    10,
    500,
    300,
    'Stadtwerke Fährstadt',
    '<path d="M20 60h180v60H90v30h90v60H90v60H20z"/><path d="M250 60h70l38 210h-70z"/><path d="M350 60h70l38 210h-70z"/>',
  ),
  'media:11': drawing(
    11,
    500,
    300,
    'Aue-Stiftung',
    '<circle cx="130" cy="150" r="100"/><path d="M270 50h200v40H270zM262 130h200v40H262zM254 210h200v40H254z"/>',
  ),
};

/** Paths that samples refer to. */
export const sampleAddresses: Record<string, string> = {
  'page:1': '/de',
  'media:7': '/media/captions.vtt',
  'media:8': '/media/film.mp4',
  'media:9': '/media/plan.pdf',
  'section:1': sectionPath('de', 'tickets'),
  'section:2': sectionPath('de', 'partner'),
};

/** The blocks that a stand-alone section has in samples: kinds with the names of their samples. */
export const sampleSections: Record<string, readonly [ContentKind, SampleName][]> = {
  'section:1': [
    ['headline', 'typical'],
    ['text', 'typical'],
  ],
  'section:2': [
    ['headline', 'longest'],
    ['text', 'longest'],
    ['link', 'longest'],
  ],
};

export const longGerman =
  'Hochwasserschutzanlagenbesichtigungstermin am Stromaufwärtsschleusenwärterhäuschen der Binnenschifffahrtsgesellschaft';
export const longEnglish =
  'Guided tour of the flood defences at the lock-keeper’s house upstream of the inland navigation company’s counterrevolutionary headquarters';

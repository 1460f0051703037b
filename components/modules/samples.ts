// Written by `npm run registries` from the list in lib/contract/module.ts.
import type { ContentKind } from '@/lib/contract/module';
import type { Samples } from './sample';
import { audioSamples } from './audio/samples';
import { faqSamples } from './faq/samples';
import { faqitemSamples } from './faqitem/samples';
import { fullteaserSamples } from './fullteaser/samples';
import { headlineSamples } from './headline/samples';
import { imageSamples } from './image/samples';
import { imageitemSamples } from './imageitem/samples';
import { imagelistSamples } from './imagelist/samples';
import { linkSamples } from './link/samples';
import { logoitemSamples } from './logoitem/samples';
import { logolistSamples } from './logolist/samples';
import { quoteSamples } from './quote/samples';
import { sectionreferenceSamples } from './sectionreference/samples';
import { socialmediaSamples } from './socialmedia/samples';
import { teaseritemSamples } from './teaseritem/samples';
import { teaserlistSamples } from './teaserlist/samples';
import { textSamples } from './text/samples';
import { videoSamples } from './video/samples';
import { videoitemSamples } from './videoitem/samples';
import { videolistSamples } from './videolist/samples';
import { viewerSamples } from './viewer/samples';

/** Samples of every kind of module. */
export const moduleSampleValues = {
  headline: headlineSamples,
  text: textSamples,
  link: linkSamples,
  image: imageSamples,
  imagelist: imagelistSamples,
  imageitem: imageitemSamples,
  quote: quoteSamples,
  faq: faqSamples,
  faqitem: faqitemSamples,
  teaserlist: teaserlistSamples,
  teaseritem: teaseritemSamples,
  fullteaser: fullteaserSamples,
  video: videoSamples,
  videolist: videolistSamples,
  videoitem: videoitemSamples,
  logolist: logolistSamples,
  logoitem: logoitemSamples,
  sectionreference: sectionreferenceSamples,
  audio: audioSamples,
  viewer: viewerSamples,
  socialmedia: socialmediaSamples,
} as const satisfies Record<ContentKind, Samples>;

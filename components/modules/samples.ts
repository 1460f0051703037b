import type { ContentKind } from '@/lib/contract/module';
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
import { socialmediaSamples } from './socialmedia/samples';
import { teaseritemSamples } from './teaseritem/samples';
import { teaserlistSamples } from './teaserlist/samples';
import { textSamples } from './text/samples';
import { videoSamples } from './video/samples';
import { videoitemSamples } from './videoitem/samples';
import { videolistSamples } from './videolist/samples';
import { viewerSamples } from './viewer/samples';
import type { Samples } from './sample';

/** Samples of every kind. A missing kind does not compile. */
export const moduleSampleValues = {
  headline: headlineSamples,
  text: textSamples,
  link: linkSamples,
  image: imageSamples,
  video: videoSamples,
  videolist: videolistSamples,
  videoitem: videoitemSamples,
  quote: quoteSamples,
  faq: faqSamples,
  faqitem: faqitemSamples,
  fullteaser: fullteaserSamples,
  teaserlist: teaserlistSamples,
  teaseritem: teaseritemSamples,
  imagelist: imagelistSamples,
  imageitem: imageitemSamples,
  logolist: logolistSamples,
  logoitem: logoitemSamples,
  audio: audioSamples,
  viewer: viewerSamples,
  socialmedia: socialmediaSamples,
} as const satisfies Record<ContentKind, Samples>;

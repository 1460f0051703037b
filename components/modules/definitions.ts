// Written by `npm run registries` from the list in lib/contract/module.ts.
import type { ContentKind } from '@/lib/contract/module';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { audioDefinition } from './audio/definition';
import { faqDefinition } from './faq/definition';
import { faqitemDefinition } from './faqitem/definition';
import { fullteaserDefinition } from './fullteaser/definition';
import { headlineDefinition } from './headline/definition';
import { imageDefinition } from './image/definition';
import { imageitemDefinition } from './imageitem/definition';
import { imagelistDefinition } from './imagelist/definition';
import { linkDefinition } from './link/definition';
import { logoitemDefinition } from './logoitem/definition';
import { logolistDefinition } from './logolist/definition';
import { quoteDefinition } from './quote/definition';
import { sectionreferenceDefinition } from './sectionreference/definition';
import { socialmediaDefinition } from './socialmedia/definition';
import { teaseritemDefinition } from './teaseritem/definition';
import { teaserlistDefinition } from './teaserlist/definition';
import { textDefinition } from './text/definition';
import { videoDefinition } from './video/definition';
import { videoitemDefinition } from './videoitem/definition';
import { videolistDefinition } from './videolist/definition';
import { viewerDefinition } from './viewer/definition';

/** Every kind of module in columns and lists. */
export const moduleDefinitions = {
  headline: headlineDefinition,
  text: textDefinition,
  link: linkDefinition,
  image: imageDefinition,
  imagelist: imagelistDefinition,
  imageitem: imageitemDefinition,
  quote: quoteDefinition,
  faq: faqDefinition,
  faqitem: faqitemDefinition,
  teaserlist: teaserlistDefinition,
  teaseritem: teaseritemDefinition,
  fullteaser: fullteaserDefinition,
  video: videoDefinition,
  videolist: videolistDefinition,
  videoitem: videoitemDefinition,
  logolist: logolistDefinition,
  logoitem: logoitemDefinition,
  sectionreference: sectionreferenceDefinition,
  audio: audioDefinition,
  viewer: viewerDefinition,
  socialmedia: socialmediaDefinition,
} as const satisfies { [Kind in ContentKind]: ModuleDefinition & { kind: Kind } };

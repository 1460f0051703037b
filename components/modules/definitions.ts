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
import { socialmediaDefinition } from './socialmedia/definition';
import { teaseritemDefinition } from './teaseritem/definition';
import { teaserlistDefinition } from './teaserlist/definition';
import { textDefinition } from './text/definition';
import { videoDefinition } from './video/definition';
import { videoitemDefinition } from './videoitem/definition';
import { videolistDefinition } from './videolist/definition';
import { viewerDefinition } from './viewer/definition';

/** Every kind of module in columns and lists. A missing kind does not compile. */
export const moduleDefinitions = {
  headline: headlineDefinition,
  text: textDefinition,
  link: linkDefinition,
  image: imageDefinition,
  video: videoDefinition,
  videolist: videolistDefinition,
  videoitem: videoitemDefinition,
  quote: quoteDefinition,
  faq: faqDefinition,
  faqitem: faqitemDefinition,
  fullteaser: fullteaserDefinition,
  teaserlist: teaserlistDefinition,
  teaseritem: teaseritemDefinition,
  imagelist: imagelistDefinition,
  imageitem: imageitemDefinition,
  logolist: logolistDefinition,
  logoitem: logoitemDefinition,
  audio: audioDefinition,
  viewer: viewerDefinition,
  socialmedia: socialmediaDefinition,
} as const satisfies Record<ContentKind, ModuleDefinition>;

/** The kinds that a person can place in a column, in the order of the editor's menu: those of the toolbar first (spec §3). */
export const placeableKinds = [
  'headline',
  'text',
  'link',
  'image',
  'imagelist',
  'quote',
  'faq',
  'teaserlist',
  'fullteaser',
  'video',
  'videolist',
  'logolist',
  'audio',
  'viewer',
  'socialmedia',
] as const satisfies readonly ContentKind[];

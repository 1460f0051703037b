// Written by `npm run registries` from the list in lib/contract/module.ts.
import type { ContentKind } from '@/lib/contract/module';
import type { ModuleView } from './view';
import { AudioView } from './audio/view';
import { FaqView } from './faq/view';
import { FaqitemView } from './faqitem/view';
import { FullteaserView } from './fullteaser/view';
import { HeadlineView } from './headline/view';
import { ImageView } from './image/view';
import { ImageitemView } from './imageitem/view';
import { ImagelistView } from './imagelist/view';
import { LinkView } from './link/view';
import { LogoitemView } from './logoitem/view';
import { LogolistView } from './logolist/view';
import { QuoteView } from './quote/view';
import { SectionreferenceView } from './sectionreference/view';
import { SocialmediaView } from './socialmedia/view';
import { TeaseritemView } from './teaseritem/view';
import { TeaserlistView } from './teaserlist/view';
import { TextView } from './text/view';
import { VideoView } from './video/view';
import { VideoitemView } from './videoitem/view';
import { VideolistView } from './videolist/view';
import { ViewerView } from './viewer/view';

/** The view of every kind of module. */
export const moduleViews = {
  headline: HeadlineView,
  text: TextView,
  link: LinkView,
  image: ImageView,
  imagelist: ImagelistView,
  imageitem: ImageitemView,
  quote: QuoteView,
  faq: FaqView,
  faqitem: FaqitemView,
  teaserlist: TeaserlistView,
  teaseritem: TeaseritemView,
  fullteaser: FullteaserView,
  video: VideoView,
  videolist: VideolistView,
  videoitem: VideoitemView,
  logolist: LogolistView,
  logoitem: LogoitemView,
  sectionreference: SectionreferenceView,
  audio: AudioView,
  viewer: ViewerView,
  socialmedia: SocialmediaView,
} as const satisfies { [Kind in ContentKind]: ModuleView<Kind> };

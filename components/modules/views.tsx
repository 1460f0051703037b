import type { ContentKind } from '@/lib/contract/module';
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
import { SocialmediaView } from './socialmedia/view';
import { TeaseritemView } from './teaseritem/view';
import { TeaserlistView } from './teaserlist/view';
import { TextView } from './text/view';
import { VideoView } from './video/view';
import { VideoitemView } from './videoitem/view';
import { VideolistView } from './videolist/view';
import { ViewerView } from './viewer/view';
import type { ModuleView } from './view';

/** The view of every kind of module. A missing kind does not compile. */
export const moduleViews = {
  headline: HeadlineView,
  text: TextView,
  link: LinkView,
  image: ImageView,
  video: VideoView,
  videolist: VideolistView,
  videoitem: VideoitemView,
  quote: QuoteView,
  faq: FaqView,
  faqitem: FaqitemView,
  fullteaser: FullteaserView,
  teaserlist: TeaserlistView,
  teaseritem: TeaseritemView,
  imagelist: ImagelistView,
  imageitem: ImageitemView,
  logolist: LogolistView,
  logoitem: LogoitemView,
  audio: AudioView,
  viewer: ViewerView,
  socialmedia: SocialmediaView,
} as const satisfies { [Kind in ContentKind]: ModuleView<Kind> };

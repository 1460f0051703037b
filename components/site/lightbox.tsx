import { createRoot, type Root } from 'react-dom/client';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ChevronIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { wantsLessMotion } from '@/lib/client/motion';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { readSlide, slideLinks } from './lightbox-slides';

/** Messages of the lightbox. */
export type LightboxWords = Record<
  | 'carousel'
  | 'close'
  | 'gallery'
  | 'lightbox'
  | 'next'
  | 'position'
  | 'previous'
  | 'slide'
  | 'zoom_in'
  | 'zoom_out',
  string
>;

/** Room for the counter, the buttons and the caption around a picture, in px; a phone's is above and below the picture anyway. */
const barHeight = 64;

let root: Root | null = null;

/**
 * Enlarges the page's pictures, starting with the one whose link was followed: swiping, paging with the arrow keys, zooming. The address
 * names the visible picture. When it is closed, the page is where it was, with the focus on the link of the last picture.
 */
export function openLightbox(link: HTMLAnchorElement, words: LightboxWords): void {
  if (root) return;
  const links = slideLinks(document);
  const index = links.findIndex(({ href }) => href === link.href);
  if (index === -1) return;
  let seen = link;
  const place = document.createElement('div');
  document.body.append(place);
  const mounted = createRoot(place);
  root = mounted;

  const isStill = wantsLessMotion();
  const isWide = matchMedia('(min-width: 48em)').matches;
  // Asked for once it is out of sight; a second time where Escape was pressed twice.
  const leave = () => {
    if (root !== mounted) return;
    root = null;
    writeHash('');
    mounted.unmount();
    place.remove();
    seen.focus();
  };

  mounted.render(
    <Lightbox
      open
      index={index}
      slides={links.map((each): SlideImage => readSlide(each))}
      plugins={[Captions, Counter, Zoom]}
      labels={{
        Carousel: words.carousel,
        Close: words.close,
        'Photo gallery': words.gallery,
        Lightbox: words.lightbox,
        Next: words.next,
        Previous: words.previous,
        Slide: words.slide,
        'Zoom in': words.zoom_in,
        'Zoom out': words.zoom_out,
        '{index} of {total}': `{index} ${words.position} {total}`,
      }}
      carousel={{ finite: links.length < 3, padding: isWide ? barHeight : 0, spacing: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'start' }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: false }}
      {...(isStill ? { animation: { fade: 0, swipe: 0, zoom: 0 } } : {})}
      render={{
        iconClose: CloseIcon,
        iconPrev: ChevronIcon,
        iconNext: ChevronIcon,
        iconZoomIn: PlusIcon,
        iconZoomOut: MinusIcon,
        ...(links.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
      close={leave}
      on={{
        view: ({ index: shown }) => {
          const next = links[shown];
          // The picture that was pressed may stand on the page once more.
          if (next && next.href !== seen.href) seen = next;
          writeHash(`#${seen.id}`);
        },
      }}
    />,
  );
}

/** Sets the fragment without a history entry. */
function writeHash(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

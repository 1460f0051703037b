import { wantsLessMotion } from '@/lib/client/motion';

/** Most milliseconds for which the page freezes for it; a prefetched page is there sooner. */
export const standstill = 250;

const name = 'carried';
let arrive: (() => void) | null = null;

/**
 * Carries the picture of a card over to the card's page as a view transition, in which the old picture grows into the new one, if the
 * browser supports it. Navigation starts at once and is not delayed: a page that is not there in time is shown by `late`. Returns whether
 * the picture is carried.
 */
export function carryPicture(link: Element, go: () => void, late: () => void): boolean {
  const picture = link.closest('[data-carried]')?.querySelector('img');
  // Not every browser supports it.
  const begin = (document as { startViewTransition?: typeof document.startViewTransition })
    .startViewTransition;
  if (!picture || begin === undefined || wantsLessMotion() || !isInSight(picture)) return false;
  picture.style.viewTransitionName = name;
  let target: HTMLElement | null = null;
  const transition = begin.call(
    document,
    () =>
      new Promise<void>((resolve) => {
        picture.style.viewTransitionName = '';
        const timer = window.setTimeout(() => {
          arrive = null;
          resolve();
          transition.skipTransition();
          late();
        }, standstill);
        arrive = () => {
          arrive = null;
          window.clearTimeout(timer);
          target = document.querySelector<HTMLElement>('[data-hero-image] img');
          if (target) target.style.viewTransitionName = name;
          resolve();
        };
        go();
      }),
  );
  // Navigating on before it has ended aborts it, which is not an error.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => undefined);
  void transition.finished
    .finally(() => target?.style.removeProperty('view-transition-name'))
    .catch(() => undefined);
  return true;
}

/** To be called when the page is there. Does nothing without a transition in progress. */
export function putDownPicture(): void {
  arrive?.();
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

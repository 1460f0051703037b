import { wantsLessMotion } from '@/lib/client/motion';

/** For so long at most, in milliseconds, the page stands still for it; a page that is fetched beforehand is there in less. */
export const standstill = 250;

const name = 'carried';
let arrive: (() => void) | null = null;

/**
 * Carries the picture of a card over to the page that the card leads to, where the browser can: as a view transition, in which the old picture
 * grows into the new one. The way there begins at once and is held up by nothing: a page that is not there in time comes by `late`. Returns
 * whether it does so.
 */
export function carryPicture(link: Element, go: () => void, late: () => void): boolean {
  const picture = link.closest('[data-carried]')?.querySelector('img');
  // Not every browser has it.
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
  // Whoever goes on before it has ended cuts it short, which is no fault.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => undefined);
  void transition.finished
    .finally(() => target?.style.removeProperty('view-transition-name'))
    .catch(() => undefined);
  return true;
}

/** The page is there. Does nothing if no picture is on its way. */
export function putDownPicture(): void {
  arrive?.();
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

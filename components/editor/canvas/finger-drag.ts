/** Pixels that a finger moves from a handle before it drags; less is a press. */
const slack = 8;

/** Pixels from the window's edges within which the page scrolls along, and pixels that it does so in a frame. */
const scrolling = { room: 80, step: 12 };

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Drags blocks by finger from their handles. Browsers begin to drag only where a finger has rested for a while, and not all of them do: what
 * the finger does is told in the events of a drag, which are taken like those of a mouse. Returns a function that ends it.
 */
export function dragByFinger(canvas: HTMLElement): () => void {
  const listening = new AbortController();
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
      const source = handle?.closest<HTMLElement>('[draggable="true"]');
      if (source && event.pointerType === 'touch' && event.isPrimary) follow(source, event);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

/** Tells what one finger does, from its press on the handle of an element until it is lifted. */
function follow(source: HTMLElement, { pointerId, clientX, clientY }: PointerEvent): void {
  const following = new AbortController();
  const dataTransfer = new DataTransfer();
  let at: Point = { clientX, clientY };
  let isDragging = false;
  let frame = 0;

  const tell = (type: string, target: EventTarget): boolean =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }));
  const findOver = (): Element =>
    document.elementFromPoint(at.clientX, at.clientY) ?? document.documentElement;

  function scroll(): void {
    frame = requestAnimationFrame(scroll);
    const isAbove = at.clientY < scrolling.room;
    if (!isAbove && at.clientY < innerHeight - scrolling.room) return;
    scrollBy({ top: isAbove ? -scrolling.step : scrolling.step, behavior: 'instant' });
    tell('dragover', findOver());
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    if (!isDragging) {
      if (Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < slack) return;
      isDragging = tell('dragstart', source);
      if (!isDragging) {
        following.abort();
        return;
      }
      source.dataset.dragged = '';
      frame = requestAnimationFrame(scroll);
    }
    // A pointer that moves is taken for the end of a drag.
    event.stopImmediatePropagation();
    at = { clientX: event.clientX, clientY: event.clientY };
    tell('dragover', findOver());
  }

  function end({ pointerId: ended, type }: PointerEvent): void {
    if (ended !== pointerId) return;
    following.abort();
    if (!isDragging) return;
    cancelAnimationFrame(frame);
    delete source.dataset.dragged;
    if (type === 'pointerup') tell('drop', findOver());
    tell('dragend', source);
  }

  // First of all that listen.
  const options = { capture: true, signal: following.signal };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
}

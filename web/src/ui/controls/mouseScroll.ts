/** Pixels a press may move before it is a drag and no click. */
const DRAG_PX = 4;

/** Lets the wheel of a mouse scroll a strip sideways, and a press drag it. @param signal ends it */
export function scrollByMouse(element: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; scrollLeft: number } | null = null;
  let isDragged = false;
  element.addEventListener(
    'wheel',
    (event) => {
      const before = element.scrollLeft;
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      element.scrollLeft += event.deltaY;
      // At its end the page scrolls.
      if (element.scrollLeft !== before) event.preventDefault();
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      isDragged = false;
      from = pointerType === 'mouse' && button === 0 ? { x: clientX, scrollLeft: element.scrollLeft } : null;
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    ({ clientX, buttons }: PointerEvent) => {
      if (from === null) return;
      if (buttons === 0) from = null;
      else if (isDragged || Math.abs(clientX - from.x) > DRAG_PX) {
        isDragged = true;
        element.scrollLeft = from.scrollLeft + from.x - clientX;
      }
    },
    { signal },
  );
  addEventListener('pointerup', () => (from = null), { signal });
  // A drag ends over something; that was not meant.
  element.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

import { useEffect, type RefObject } from 'react';

/** Pixels a press may move before it is a drag and no click. */
const DRAG_PX = 4;

/** Mouse support for a strip that a finger swipes: its wheel scrolls sideways, and it can be dragged. */
export function useMouseScroll(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const control = new AbortController();
    const { signal } = control;
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
        from =
          pointerType === 'mouse' && button === 0 ? { x: clientX, scrollLeft: element.scrollLeft } : null;
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
    return () => control.abort();
  }, [strip]);
}

/**
 * Long press: 350 ms with 10 px tolerance; the context menu key and a right click do the same.
 */
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { LIMITS, TIMES } from '@shangyuan/contract';

/** Handlers for the element that is pressed. */
export interface LongPressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Calls back on a long press; the click that ends it is swallowed. */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const timer = useRef(0);
  const start = useRef({ x: 0, y: 0, atMs: 0 });
  const isDone = useRef(false);
  const isPressed = useRef(false);
  const stop = () => {
    isPressed.current = false;
    clearTimeout(timer.current);
  };
  const finish = () => {
    stop();
    isDone.current = true;
    navigator.vibrate?.(10);
    onLongPress();
  };
  return {
    onPointerDown: (event) => {
      isDone.current = false;
      start.current = { x: event.clientX, y: event.clientY, atMs: event.timeStamp };
      stop();
      isPressed.current = true;
      timer.current = window.setTimeout(finish, TIMES.longPressMs);
    },
    onPointerMove: (event) => {
      const distance = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
      if (distance > LIMITS.longPressPx) stop();
    },
    onPointerUp: (event) => {
      // On a busy device the timer may come late; the hand was not.
      if (isPressed.current && event.timeStamp - start.current.atMs >= TIMES.longPressMs) finish();
      else stop();
    },
    onPointerCancel: stop,
    onContextMenu: (event) => {
      event.preventDefault();
      if (isDone.current) return;
      stop();
      isDone.current =
        event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
      onLongPress();
    },
    onClickCapture: (event) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

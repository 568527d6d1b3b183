import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of an element as it is now, for a figure whose geometry follows it.
 *
 * @param first before the element is there
 */
export function useBoxWidth(first: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

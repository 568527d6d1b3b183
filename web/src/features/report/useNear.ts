import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element is near what the reader sees.
 *
 * @param margin how near, as an IntersectionObserver takes it
 */
export function useNear<T extends Element>(margin: string): readonly [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: margin,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [margin]);
  return [element, isNear];
}

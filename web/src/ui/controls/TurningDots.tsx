import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';
import { TIMES } from '@shangyuan/contract';
import { whenIdle } from '../../lib/page/whenIdle.ts';

interface TurningDotsProps {
  /** What the slides are seen through. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly names: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Embla's duration is the weight of a spring, not milliseconds: of the way of a slide less than half a pixel is left after 28 frames,
 * 470 ms, with 18 (with 30 it takes 1,230 ms).
 */
const EMBLA_DURATION = 18;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns slides every 5000 ms in 500 ms, and by a dot for each; they stop while touched and under reduced motion. */
export function TurningDots({ viewport, names, selected, onSelect }: TurningDotsProps) {
  const [plugins] = useState(() =>
    isCalm()
      ? []
      : [
          Autoplay({
            delay: TIMES.carouselIntervalMs,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
          }),
        ],
  );
  const [take, embla] = useEmblaCarousel({ loop: true, duration: isCalm() ? 0 : EMBLA_DURATION }, plugins);
  useEffect(() => {
    let isCurrent = true;
    // It measures every slide: cheap once they have been laid out and painted.
    void whenIdle().then(() => isCurrent && take(viewport.current));
    return () => {
      isCurrent = false;
    };
  }, [take, viewport]);
  useEffect(() => {
    if (embla === undefined) return;
    const update = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', update);
    return () => {
      embla.off('select', update);
    };
  }, [embla, onSelect]);
  if (embla === undefined) return null;
  return names.map((name, index) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      aria-current={index === selected}
      onClick={() => embla.scrollTo(index)}
    >
      <i />
    </button>
  ));
}

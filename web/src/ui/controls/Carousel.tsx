import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '../../lib/page/whenIdle.ts';
import { Inline } from '../kit/Kit.tsx';
import styles from './Carousel.module.css';
import type { TurningDots } from './TurningDots.tsx';

interface CarouselProps {
  readonly label: string;
  /** Slides with their names; without content while it is still being loaded. */
  readonly slides: readonly { readonly key: string; readonly name: string; readonly content: ReactNode }[];
}

interface Turning {
  readonly Dots: typeof TurningDots;
}

/** What turns slides, once all of them are there and the browser rests; null until then. */
function useTurning(isWhole: boolean): Turning | null {
  const [turning, setTurning] = useState<Turning | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isCurrent = true;
    const load = async () => {
      await whenIdle();
      const { TurningDots: Dots } = await import('./TurningDots.tsx');
      startTransition(() => {
        if (isCurrent) setTurning({ Dots });
      });
    };
    // Without it the first slide stays.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWhole]);
  return turning;
}

/** Slides that turn. The first is shown at once; the others and the turning follow when all have loaded. */
export function Carousel({ label, slides }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const turning = useTurning(slides.every(({ content }) => content !== null));
  const laid = turning === null ? slides.slice(0, 1) : slides;
  return (
    <section className={styles.Carousel} aria-roledescription="轮播" aria-label={label}>
      <div ref={viewport} className={styles.Viewport}>
        <Inline>
          {laid.map(({ key, name, content }, index) => (
            <div
              key={key}
              className={styles.Slide}
              role="group"
              aria-roledescription="页"
              aria-label={name}
              inert={index !== selected}
            >
              {content}
            </div>
          ))}
        </Inline>
      </div>
      <div className={styles.Dots}>
        {turning !== null && (
          <turning.Dots
            viewport={viewport}
            names={slides.map(({ name }) => name)}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </div>
    </section>
  );
}

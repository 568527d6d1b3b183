import { useEffect, useState } from 'react';
import { resting } from '../../lib/page/resting.ts';
import type { SlidesProps, TurningSlides } from './TurningSlides.tsx';
import styles from './Carousel.module.css';

interface Turning {
  readonly Slides: typeof TurningSlides;
}

/** What turns slides, once all of them are there and the browser rests; null until then. */
function useTurning(isWhole: boolean): Turning | null {
  const [turning, setTurning] = useState<Turning | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isCurrent = true;
    const load = async () => {
      await resting();
      const { TurningSlides: Loaded } = await import('./TurningSlides.tsx');
      if (isCurrent) setTurning({ Slides: Loaded });
    };
    // Without it the first slide stays.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWhole]);
  return turning;
}

/** Slides that turn. The first stands there at once; what turns them is loaded when they are all there. */
export function Carousel({ label, slides }: SlidesProps) {
  const turning = useTurning(slides.every(({ content }) => content !== null));
  if (turning !== null) return <turning.Slides label={label} slides={slides} />;
  const [first] = slides;
  return (
    <section className={styles.Carousel} aria-roledescription="轮播" aria-label={label}>
      <div className={styles.Viewport}>
        <div className={styles.Track}>
          <div className={styles.Slide} role="group" aria-roledescription="页" aria-label={first?.name}>
            {first?.content}
          </div>
        </div>
      </div>
      <div className={styles.Dots} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import styles from './Carousel.module.css';

/** Slides with their names. */
export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly name: string; readonly content: ReactNode }[];
}

const loadTurning = () => import('./TurningSlides.tsx');

/** Slides that turn. The first stands there at once; what turns them is loaded when the page is drawn. */
export function Carousel({ label, slides }: CarouselProps) {
  const loaded = useLoaded(loadTurning, 'turning');
  if (loaded.state === 'ready') return <loaded.value.TurningSlides label={label} slides={slides} />;
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

import { useLoaded } from '../../lib/page/useLoaded.ts';
import type { SlidesProps } from './TurningSlides.tsx';
import styles from './Carousel.module.css';

const loadTurning = () => import('./TurningSlides.tsx');

/** Slides that turn. The first stands there at once; what turns them is loaded when the page is drawn. */
export function Carousel({ label, slides }: SlidesProps) {
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

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';
import { TIMES } from '@shangyuan/contract';
import styles from './Carousel.module.css';

/** Slides with their names. */
export interface SlidesProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly name: string; readonly content: ReactNode }[];
}

/** Embla's duration is a friction, not milliseconds; 30 settles in about 500 ms at 60 frames a second. */
const EMBLA_DURATION = 30;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that turn every 5000 ms in 500 ms; they stand still while touched and under reduced motion. */
export function TurningSlides({ label, slides }: SlidesProps) {
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
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, duration: isCalm() ? 0 : EMBLA_DURATION },
    plugins,
  );
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (embla === undefined) return;
    const update = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', update);
    return () => {
      embla.off('select', update);
    };
  }, [embla]);
  return (
    <section className={styles.Carousel} aria-roledescription="轮播" aria-label={label}>
      <div ref={viewport} className={styles.Viewport}>
        <div className={styles.Track}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className={styles.Slide}
              role="group"
              aria-roledescription="页"
              aria-label={slide.name}
              inert={index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.Dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.key}
            type="button"
            aria-label={slide.name}
            aria-current={index === selected}
            onClick={() => embla?.scrollTo(index)}
          >
            <i />
          </button>
        ))}
      </div>
    </section>
  );
}

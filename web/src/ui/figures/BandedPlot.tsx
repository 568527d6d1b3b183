import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Grid } from '../kit/Kit.tsx';
import styles from './BandedPlot.module.css';

/** Choosing a place across the plot: by a tap, a drag or the keys. */
export interface PlotSlider {
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly text: string;
  /** @param x part of 100 across */
  readonly onPlace: (x: number) => void;
  /** What a key chooses; false where it chooses nothing. */
  readonly onKey: (key: string) => boolean;
}

interface BandedPlotProps {
  readonly label: string;
  /** Names of the bands with the height of their middle, part of 100 down. */
  readonly bands: readonly { readonly name: string; readonly y: number }[];
  /** Null where nothing can be chosen: a picture. */
  readonly slider: PlotSlider | null;
  readonly className?: string | undefined;
  /** The ground that the bands belong to. */
  readonly children: ReactNode;
  /** Below the ground, within what is tapped. */
  readonly axis?: ReactNode;
}

/** A plot on bands with their names at its left. */
export function BandedPlot({ label, bands, slider, className, children, axis }: BandedPlotProps) {
  const take = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    slider?.onPlace(((clientX - left) / width) * 100);
  };
  const handleDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    take(event);
  };
  const handleMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (slider?.onKey(event.key) === true) event.preventDefault();
  };
  const role =
    slider === null
      ? { role: 'img' }
      : {
          role: 'slider',
          tabIndex: 0,
          'aria-valuemin': slider.min,
          'aria-valuemax': slider.max,
          'aria-valuenow': slider.now,
          'aria-valuetext': slider.text,
          onPointerDown: handleDown,
          onPointerMove: handleMove,
          onKeyDown: handleKey,
        };
  return (
    <Grid columns="1.5rem minmax(0, 1fr)">
      <span className={styles.Bands} aria-hidden>
        {bands.map(({ name, y }) => (
          <span key={name} style={{ '--y': `${y}%` }}>
            {name}
          </span>
        ))}
      </span>
      <div className={styles.Plot} aria-label={label} {...role}>
        <div className={[styles.Ground, className].filter(Boolean).join(' ')}>{children}</div>
        {axis}
      </div>
    </Grid>
  );
}

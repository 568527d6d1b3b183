import type { SixLines } from '@shangyuan/engine/hexagram';
import styles from './Hexagrams.module.css';

interface HexagramFigureProps {
  /** 1 for a whole line, bottom first. */
  readonly lines: SixLines<0 | 1>;
  /** Numbers of the moving lines, drawn in the accent of change. */
  readonly moving?: readonly number[];
}

/** The six lines drawn; the text beside names them. */
export function HexagramFigure({ lines, moving = [] }: HexagramFigureProps) {
  return (
    <svg className={styles.Figure} viewBox="0 0 40 44" aria-hidden>
      {lines.map((line, index) => {
        const y = 40 - index * 7.2;
        return (
          <path
            key={index}
            data-moving={moving.includes(index + 1)}
            d={line === 1 ? `M2 ${y}H38` : `M2 ${y}H17M23 ${y}H38`}
          />
        );
      })}
    </svg>
  );
}

import { nameOfPicture } from './nameOfPicture.ts';
import styles from './Icon.module.css';

interface IconProps {
  /** Outline on a 256 grid, from tables/icons.ts. */
  readonly of: string;
  /** Edge in rem units of the root rule; 1.5 (24 px) by default. */
  readonly size?: number;
  /** What the icon says; without it, it is decoration. */
  readonly label?: string;
}

/** One icon in the colour of the text around it. */
export function Icon({ of, size = 1.5, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      className={styles.Icon}
      style={{ '--size': `${size}rem` }}
      {...nameOfPicture(label)}
    >
      <path d={of} />
    </svg>
  );
}

import type { LiveHeading } from './useHeading.ts';
import styles from './Compass.module.css';

const FULL_TILT_DEG = 20;
const LEVEL_WITHIN_DEG = 3;
const REACH = 11;

const clamp = (deg: number) =>
  (Math.max(-FULL_TILT_DEG, Math.min(FULL_TILT_DEG, deg)) / FULL_TILT_DEG) * REACH;

/** The level: its bubble is in the ring while the device lies flat. */
export function Level({ level }: { readonly level: LiveHeading['level'] }) {
  const isLevel = Math.hypot(level.xDeg, level.yDeg) <= LEVEL_WITHIN_DEG;
  return (
    <svg className={styles.Level} viewBox="-18 -18 36 36" role="img" aria-label={isLevel ? '水平' : '未水平'}>
      <circle className={styles.Edge} r="17" />
      <circle className={styles.Edge} r="6" />
      <circle
        className={styles.Bubble}
        data-level={isLevel}
        cx={clamp(-level.xDeg)}
        cy={clamp(-level.yDeg)}
        r="4.5"
      />
    </svg>
  );
}

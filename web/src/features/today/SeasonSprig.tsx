import styles from './SeasonSprig.module.css';

const PETALS = [0, 1, 2, 3, 4].map((index) => ((index * 72 - 90) * Math.PI) / 180);

/** A five-petalled flower. */
function Blossom({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g>
      {PETALS.map((angle) => (
        <circle
          key={angle}
          className={styles.Petal}
          cx={x + Math.cos(angle) * r}
          cy={y + Math.sin(angle) * r}
          r={r * 0.78}
        />
      ))}
      <circle className={styles.Petal} cx={x} cy={y} r={r * 0.3} />
    </g>
  );
}

function Plum() {
  return (
    <>
      <path d="M2 65C20 62 30 56 38 42 46 30 58 24 70 8" />
      <path d="M16 61C14 52 12 44 9 37M38 42C48 47 56 46 62 44M52 27C49 22 46 18 45 12" />
      <Blossom x={28} y={50} r={6.4} />
      <Blossom x={55} y={24} r={5.8} />
      <Blossom x={43} y={10} r={4.4} />
      <circle className={styles.Petal} cx={9} cy={34} r={3} />
      <circle className={styles.Petal} cx={64} cy={43} r={3} />
      <circle className={styles.Petal} cx={72} cy={6} r={2.6} />
    </>
  );
}

function Pine() {
  const tufts = [
    [20, 44],
    [44, 32],
    [64, 18],
    [38, 54],
  ] as const;
  return (
    <>
      <path d="M2 62C22 58 30 46 44 40 56 34 62 26 74 20M28 50C36 56 44 58 54 56" />
      {tufts.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l-12-4M${x} ${y}l-8-9M${x} ${y}l-1-12M${x} ${y}l7-10M${x} ${y}l11-6`} />
      ))}
    </>
  );
}

function Lotus() {
  return (
    <>
      <path d="M44 66C45 54 45 48 44 38M62 66C62 58 66 52 72 46" />
      <path
        className={styles.Petal}
        d="M44 38C34 36 27 28 27 18 35 20 40 26 44 38 48 26 53 20 61 18 61 28 54 36 44 38Z"
      />
      <path className={styles.Petal} d="M44 38C36 30 36 16 44 8 52 16 52 30 44 38Z" />
      <path className={styles.Petal} d="M56 48C62 42 76 42 82 47 76 51 64 52 56 48Z" />
      <path d="M4 60C12 54 30 54 38 60M10 66C18 62 28 62 34 66" />
    </>
  );
}

function Chrysanthemum() {
  const rays = Array.from({ length: 14 }, (_, index) => (index * Math.PI) / 7);
  return (
    <>
      <path d="M10 66C26 60 36 50 44 32M30 55C24 48 18 46 10 46 14 54 20 57 30 55ZM38 46C46 50 54 50 62 46 54 42 46 42 38 46Z" />
      {rays.map((angle) => (
        <ellipse
          key={angle}
          className={styles.Petal}
          cx={48 + Math.cos(angle) * 12}
          cy={22 + Math.sin(angle) * 12}
          rx="7"
          ry="2.6"
          transform={`rotate(${(angle * 180) / Math.PI} ${48 + Math.cos(angle) * 12} ${22 + Math.sin(angle) * 12})`}
        />
      ))}
      <circle className={styles.Petal} cx={48} cy={22} r="4.5" />
    </>
  );
}

/** Drawing of a season by its month: pine, lotus, chrysanthemum, plum. Seasons turn in February, May, August, November. */
export function SeasonSprig({ month }: { readonly month: number }) {
  const Drawing = [Pine, Lotus, Chrysanthemum, Plum][Math.floor(((month + 10) % 12) / 3)] ?? Plum;
  return (
    <svg viewBox="0 0 84 68" className={styles.Sprig} aria-hidden>
      <Drawing />
    </svg>
  );
}

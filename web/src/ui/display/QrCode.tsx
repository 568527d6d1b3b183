import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** What a phone reads. */
  readonly text: string;
  /** What it is for. */
  readonly label: string;
}

/** A code to be scanned; black on white in every theme, as cameras want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.Code} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

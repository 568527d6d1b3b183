import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { useCompassStore } from './compassStore.ts';
import styles from './Sheets.module.css';

const STEPS_DEG = [-1, -0.1, 0.1, 1] as const;

const signed = (deg: number) => `${deg > 0 ? '+' : deg < 0 ? '−' : ''}${Math.abs(deg)}°`;

/** 微调: a constant set against what the sensor is known to be off by. */
export function TrimSheet({ onClose }: { readonly onClose: () => void }) {
  const { trimDeg, set } = useCompassStore();
  const turn = (deg: number) => set({ trimDeg: Math.round((trimDeg + deg) * 10) / 10 });
  return (
    <Sheet isOpen title="微调" onClose={onClose}>
      <div className={styles.Stack}>
        <output className={styles.Trim}>{signed(trimDeg)}</output>
        <div className={styles.Four}>
          {STEPS_DEG.map((deg) => (
            <Button key={deg} variant="secondary" size="small" onClick={() => turn(deg)}>
              {signed(deg)}
            </Button>
          ))}
        </div>
        <p className={styles.Hint}>与可靠的罗盘或已知方向对照后，在此补上差数；它会加在每次读数上并记住。</p>
        <Button variant="plain" size="small" disabled={trimDeg === 0} onClick={() => set({ trimDeg: 0 })}>
          归零
        </Button>
      </div>
    </Sheet>
  );
}

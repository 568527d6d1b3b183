import { Sep } from '../../ui/display/Card.tsx';
import type { CompassTexts } from './compassView.ts';
import styles from './Reading.module.css';

interface ReadingProps {
  readonly texts: CompassTexts;
  /** 磁北 or 真北. */
  readonly northText: string;
  readonly isLocked: boolean;
}

/** The big reading above the dial: 坐子向午, its degrees, direction and palace. */
export function Reading({ texts, northText, isLocked }: ReadingProps) {
  return (
    <div className={styles.Reading}>
      <h2>{texts.title}</h2>
      <p>
        <b>{texts.degrees}</b> {texts.direction}
        <Sep />
        {texts.palace}
        {(isLocked || northText !== '磁北') && (
          <>
            <Sep />
            {[northText, isLocked ? '已锁定' : ''].filter(Boolean).join(' ')}
          </>
        )}
      </p>
    </div>
  );
}

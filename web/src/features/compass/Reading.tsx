import { Sep } from '../../ui/display/Card.tsx';
import type { CompassTexts } from './compassView.ts';
import { Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';

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
      <Text as="h2" face="serif" size="display" weight="bold">
        {texts.title}
      </Text>
      <Text as="p" size="sub" tone="soft">
        <Text as="b" size="h1" weight="normal" tone="accent">
          {texts.degrees}
        </Text>{' '}
        {texts.direction}
        <Sep />
        {texts.palace}
        {(isLocked || northText !== '磁北') && (
          <>
            <Sep />
            {[northText, isLocked ? '已锁定' : ''].filter(Boolean).join(' ')}
          </>
        )}
      </Text>
    </div>
  );
}

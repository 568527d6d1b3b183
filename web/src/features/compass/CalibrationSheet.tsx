/**
 * Calibration: the figure of eight, what the accuracy means, and three readings held against each other.
 */
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { accuracyText, degreesText } from './compassView.ts';
import { meanHeading } from './heading.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';

interface CalibrationSheetProps {
  /** Live heading of the sensor; null where there is none. */
  readonly headingDeg: number | null;
  readonly accuracyDeg: number | null;
  readonly onClose: () => void;
}

const READINGS = 3;
const DISTURBED_FROM_DEG = 6;

function verdictOf(readings: readonly number[]): { text: string; tone: 'good' | 'poor' } | null {
  const mean = meanHeading(readings);
  if (mean === null || readings.length < READINGS) return null;
  const spread = mean.spreadDeg.toFixed(1);
  return mean.spreadDeg > DISTURBED_FROM_DEG
    ? { text: `三次相差 ±${spread}°，附近可能有磁场干扰，请换个位置`, tone: 'poor' }
    : { text: `三次相差 ±${spread}°，均值 ${degreesText(mean.meanDeg)}，可以采信`, tone: 'good' };
}

export function CalibrationSheet({ headingDeg, accuracyDeg, onClose }: CalibrationSheetProps) {
  const [readings, setReadings] = useState<readonly number[]>([]);
  const accuracy = accuracyText(accuracyDeg);
  const verdict = verdictOf(readings);
  return (
    <Sheet isOpen title="校准" onClose={onClose}>
      <Grid gap={3}>
        <svg className={styles.Eight} viewBox="-60 -26 120 52" aria-hidden>
          <path d="M0 0C18 -30 52 -26 52 0S18 30 0 0 -52 -26 -52 0 -18 30 0 0Z" />
          <rect x="-7" y="-12" width="14" height="24" rx="3" />
        </svg>
        <Grid as="ol" gap={1} size="sub" className={styles.Steps}>
          <li>离开金属家具、音箱、车辆与带磁扣的手机壳</li>
          <li>手持手机在空中画几次 8 字，每个方向都转到</li>
          <li>平放，看水平圆点居中，再读数</li>
        </Grid>
        {headingDeg === null ? (
          <Text as="p" size="cell" leading="prose" tone="faint">
            现在没有传感器读数；手动转盘不需要校准。
          </Text>
        ) : (
          <>
            <Text as="p" size="sub" className={styles.Tone} data-tone={accuracy.tone}>
              {accuracy.text}
            </Text>
            <Text as="p" size="cell" leading="prose" tone="faint">
              对着同一方向取三次，看彼此差多少：
            </Text>
            <Inline
              as="ol"
              gap={4}
              justify="center"
              face="serif"
              size="h2"
              weight="bold"
              className={styles.Readings}
            >
              {readings.map((deg, index) => (
                <li key={index}>{degreesText(deg)}</li>
              ))}
            </Inline>
            {verdict === null ? (
              <Button variant="secondary" onClick={() => setReadings([...readings, headingDeg])}>
                取第 {readings.length + 1} 次读数
              </Button>
            ) : (
              <>
                <Text as="p" size="sub" className={styles.Tone} data-tone={verdict.tone} role="status">
                  {verdict.text}
                </Text>
                <Button variant="secondary" onClick={() => setReadings([])}>
                  重新取三次
                </Button>
              </>
            )}
          </>
        )}
      </Grid>
    </Sheet>
  );
}

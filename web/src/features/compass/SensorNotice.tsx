import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';
import { accuracyText } from './compassView.ts';
import type { CompassState } from './useCompass.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { warningCircleIcon } from '../../ui/tables/icons.ts';

const DENIED = '方向传感器未获允许。可在系统设置的浏览器权限里打开「运动与方向」后重试；现在可手动转盘。';
const ABSENT = '本设备没有方向传感器，可手动转盘';
const BY_HAND = '手动转盘：拖动罗盘，或用方向键转动';

function Line(props: ComponentProps<'p'>) {
  return (
    <Inline
      as="p"
      wrap
      gap={1}
      rowGap={1}
      align="center"
      justify="center"
      size="cell"
      leading="prose"
      textAlign="center"
      tone="faint"
      className={styles.Note}
      {...props}
    />
  );
}

/** What the sensor wants or says: leave, silence, accuracy. */
export function SensorNotice({ compass }: { readonly compass: CompassState }) {
  const { sensor, live, isManual, startSensor } = compass;
  if (sensor === 'idle' || sensor === 'denied')
    return (
      <Grid gap={2}>
        <Button onClick={startSensor}>开启方向传感器</Button>
        <Text as="p" size="cell" leading="prose" textAlign="center" tone="faint">
          {sensor === 'denied' ? DENIED : '点按后系统会询问一次；不开启也可手动转盘'}
        </Text>
      </Grid>
    );
  if (sensor === 'absent') return <Line>{ABSENT}</Line>;
  if (sensor === 'waiting' || live === null) return <Line>正在等待方向传感器…</Line>;
  if (isManual) return <Line>{BY_HAND}</Line>;
  const accuracy = accuracyText(live.accuracyDeg);
  return (
    <Line data-tone={accuracy.tone}>
      <Icon of={warningCircleIcon} size={1} /> {accuracy.text}
    </Line>
  );
}

import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { useCompassStore } from './compassStore.ts';
import { Grid, Text } from '../../ui/kit/Kit.tsx';

const STEPS_DEG = [-1, -0.1, 0.1, 1] as const;

const signed = (deg: number) => `${deg > 0 ? '+' : deg < 0 ? '−' : ''}${Math.abs(deg)}°`;

/** 微调: a constant set against what the sensor is known to be off by. */
export function TrimSheet({ onClose }: { readonly onClose: () => void }) {
  const { trimDeg, set } = useCompassStore();
  const turn = (deg: number) => set({ trimDeg: Math.round((trimDeg + deg) * 10) / 10 });
  return (
    <Sheet isOpen title="微调" onClose={onClose}>
      <Grid gap={3}>
        <Text as="output" face="serif" size="display" weight="bold" textAlign="center">
          {signed(trimDeg)}
        </Text>
        <Grid columns="repeat(4, 1fr)" gap={2}>
          {STEPS_DEG.map((deg) => (
            <Button key={deg} variant="secondary" size="small" onClick={() => turn(deg)}>
              {signed(deg)}
            </Button>
          ))}
        </Grid>
        <Text as="p" size="cell" leading="prose" tone="faint">
          与可靠的罗盘或已知方向对照后，在此补上差数；它会加在每次读数上并记住。
        </Text>
        <Button variant="plain" size="small" disabled={trimDeg === 0} onClick={() => set({ trimDeg: 0 })}>
          归零
        </Button>
      </Grid>
    </Sheet>
  );
}

/**
 * Which north: the needle's or the true one, and the declination between them, by place or typed.
 */
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useCompassStore, type Declination } from './compassStore.ts';
import { declinationText } from './compassView.ts';
import { Grid, Text } from '../../ui/kit/Kit.tsx';

interface NorthSheetProps {
  readonly onClose: () => void;
  /** Opens the search for a city. */
  readonly onCity: () => void;
  /** Locates the device; a failure is shown by the caller. */
  readonly onLocate: () => void;
}

const NORTHS = [
  { value: 'magnetic', text: '磁北' },
  { value: 'true', text: '真北' },
] as const;
const MAX_DEG = 90;

function parseDeclination(text: string): number | null {
  const deg = Number(text.trim().replace('−', '-'));
  return text.trim() !== '' && Math.abs(deg) <= MAX_DEG ? deg : null;
}

export function NorthSheet({ onClose, onCity, onLocate }: NorthSheetProps) {
  const { north, declination, set } = useCompassStore();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const use = (next: Declination) => set({ declination: next, north: 'true' });
  const handleTyped = (): void => {
    const deg = parseDeclination(text);
    if (deg === null) return setError(`请填 −${MAX_DEG} 到 ${MAX_DEG} 之间的度数`);
    setError('');
    use({ deg, from: '手填' });
  };
  return (
    <Sheet isOpen title="磁北与真北" onClose={onClose}>
      <Grid gap={3}>
        <Segment
          label="以何为北"
          options={NORTHS}
          value={declination === null ? 'magnetic' : north}
          onChange={(next) => declination !== null && set({ north: next })}
        />
        <Text as="p" size="cell" leading="prose" tone="faint">
          {declination === null
            ? '磁针指磁北；换成真北先要知道当地的磁偏角，可由地点推算或自己填写。'
            : `磁偏角 ${declinationText(declination.deg)}（${declination.from}）。真北 = 磁北读数 + 磁偏角，东为正。`}
        </Text>
        <Grid columns="1fr 1fr" gap={2}>
          <Button variant="secondary" size="small" onClick={onLocate}>
            用当前位置
          </Button>
          <Button variant="secondary" size="small" onClick={onCity}>
            搜索城市
          </Button>
        </Grid>
        <TextField
          label="磁偏角"
          inputMode="text"
          placeholder="如 -6.1，西偏为负"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
          tail={
            <Text
              as="button"
              tall="touch"
              padX={2}
              nowrap
              tone="accent"

              onClick={handleTyped}
            >
              采用
            </Text>
          }
        />
        <Text as="p" size="cell" leading="prose" tone="faint">
          由地点推算用世界地磁模型 WMM2025，在本机完成，位置不上传。传统罗盘以磁针为准，默认用磁北。
        </Text>
      </Grid>
    </Sheet>
  );
}

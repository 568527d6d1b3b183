import { BRANCHES } from '@shangyuan/engine/ganzhi';
import type { TimeHexagram } from '@shangyuan/engine/hexagram';
import { momentText } from '@shangyuan/reading/hexagrams';
import { Card } from '../../ui/display/Card.tsx';
import { CastButton } from './CastButton.tsx';
import { Inline } from '../../ui/kit/Kit.tsx';
import styles from './Hexagrams.module.css';
import { Select } from '../../ui/controls/Select.tsx';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';

interface MomentHexagramProps {
  readonly cast: TimeHexagram;
  /** 0 (子) to 11. */
  readonly hourIndex: number;
  readonly onHour: (choice: { readonly hourIndex: number }) => void;
  readonly onOpen: () => void;
}

const HOURS = BRANCHES.map((branch, index) => ({ value: String(index), text: `${branch}时` }));

/** The hexagram of a double-hour by 梅花易数's rule of time. */
export function MomentHexagram({ cast, hourIndex, onHour, onOpen }: MomentHexagramProps) {
  return (
    <Card>
      <CastButton cast={cast} method="时间起卦" onOpen={onOpen} />
      <Inline as="label" wrap gap={2} align="center" top={2} size="cell" tone="soft" className={styles.Hour}>
        时辰
        <Select
          title="时辰"
          options={HOURS}
          value={String(hourIndex)}
          onChange={(index) => onHour({ hourIndex: Number(index) })}
        />
        <small>{momentText(cast)}</small>
      </Inline>
      <QuotaHint feature="lssg" />
    </Card>
  );
}

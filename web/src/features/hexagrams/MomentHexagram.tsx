import { BRANCHES } from '@shangyuan/engine/ganzhi';
import type { TimeHexagram } from '@shangyuan/engine/hexagram';
import { castSummary, momentText } from '@shangyuan/reading/hexagrams';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { HexagramFigure } from './HexagramFigure.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
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
  const { hexagram } = cast;
  return (
    <Card>
      <Inline
        as="button"
        wrap
        gap={4}
        rowGap={2}
        align="center"
        wide
        type="button"
        className={styles.Moment}
        onClick={onOpen}
      >
        <HexagramFigure lines={hexagram.lines} moving={cast.movingLines} />
        <span>
          <Text as="small" size="cell" tone="soft">
            时间起卦
          </Text>
          <Text as="b" block face="serif" size="h1">
            {hexagram.fullName}
          </Text>
          <Text as="small" size="cell" tone="soft">
            {castSummary(cast)}
          </Text>
        </span>
        <Icon of={caretRightIcon} size={1.25} label="看详解" />
      </Inline>
      <Inline
        as="label"
        wrap
        gap={2}
        rowGap={0}
        align="center"
        top={2}
        size="cell"
        tone="soft"
        className={styles.Hour}
      >
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

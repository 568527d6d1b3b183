import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { printedDayText } from '@shangyuan/reading/time';
import type { ReactNode } from 'react';
import { lunarText } from '../../lib/words/almanacText.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayPanel.module.css';

interface DayHeadProps {
  readonly day: AlmanacDay;
  /** A line above the lunar date. */
  readonly children: ReactNode;
}

/** A day by its lunar date and its three pillars. */
export function DayHead({ day, children }: DayHeadProps) {
  const { year, month, day: dayPillar } = day.pillars;
  const printed = printedDayText(day.jdn);
  const pillars = [
    ['年', year],
    ['月', month],
    ['日', dayPillar],
  ] as const;
  return (
    <Inline wrap align="end" justify="between" gap={2} rowGap={2} className={styles.Head}>
      <div>
        <p>{children}</p>
        <h2>{lunarText(day.lunar)}</h2>
        {printed !== null && <p>{printed}</p>}
      </div>
      <Inline as="dl" gap={4} textAlign="center" className={styles.Pillars}>
        {pillars.map(([name, pillar]) => (
          <div key={name}>
            <Text as="dd" face="serif" weight="bold" size="h1">
              <GanzhiText>{pillar.name}</GanzhiText>
            </Text>
            <Text as="dt" size="cell" tone="faint">
              {name}
            </Text>
          </div>
        ))}
      </Inline>
    </Inline>
  );
}

/**
 * The curve of twelve months on three bands: the two best and the two hardest are named, the chosen one is framed. A tap, a drag or the
 * arrows choose a month.
 */
import type { PlannedYear } from '@shangyuan/reading/report/yearMonths';
import { useMemo } from 'react';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { BandedPlot } from '../../ui/figures/BandedPlot.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './MonthCurve.module.css';
import { isNamed, monthByKey, monthCurve } from './monthsView.ts';

interface MonthCurveProps {
  readonly year: PlannedYear;
  readonly chosen: number;
  readonly onChoose: (choice: { readonly index: number }) => void;
}

export function MonthCurve({ year, chosen, onChoose }: MonthCurveProps) {
  const { months } = year;
  const { points, path, edges } = useMemo(() => monthCurve(year), [year]);
  const month = months[chosen];
  const at = (index: number): void => onChoose({ index: Math.min(months.length - 1, Math.max(0, index)) });
  return (
    <BandedPlot
      label="十二个月的起伏，左右键换一个月"
      bands={[
        { name: '顺', y: edges.顺 / 2 },
        { name: '平', y: (edges.顺 + edges.平) / 2 },
        { name: '紧', y: (edges.平 + 100) / 2 },
      ]}
      slider={{
        min: 1,
        max: months.length,
        now: chosen + 1,
        text: month === undefined ? '' : `${month.name} ${month.ganzhi}，${month.band}`,
        onPlace: (x) => at(Math.floor((x / 100) * months.length)),
        onKey: (key) => {
          const index = monthByKey(chosen, key);
          if (index !== null) at(index);
          return index !== null;
        },
      }}
      className={styles.Ground}
      axis={
        <Grid columns={`repeat(${months.length}, minmax(0, 1fr))`} className={styles.Axis} aria-hidden>
          {months.map(({ ganzhi, name, isPast }, i) => (
            <span key={ganzhi} data-chosen={i === chosen} data-past={isPast}>
              <GanzhiText>{ganzhi}</GanzhiText>
              <Text as="small" size="cell" tone="soft">
                {name.replace(/^次年|月$/gu, '')}
              </Text>
            </span>
          ))}
        </Grid>
      }
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height={edges.顺} data-part="good" />
        <rect y={edges.平} width="100" height={100 - edges.平} data-part="hard" />
        <path d={`M${points[chosen]?.x ?? 0} ${points[chosen]?.y ?? 0}V100`} data-part="chosen" />
        <path d={path} data-part="line" />
      </svg>
      {points.map(({ x, y }, i) => {
        const pin = months[i]?.pin ?? null;
        return (
          <span
            key={x}
            className={styles.Point}
            style={{ '--x': `${x}%`, '--y': `${y}%` }}
            data-pin={pin ?? undefined}
            aria-hidden
          >
            <i />
            {isNamed(year, i) && <b>{pin}</b>}
          </span>
        );
      })}
    </BandedPlot>
  );
}

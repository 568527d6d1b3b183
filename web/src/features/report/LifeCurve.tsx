/**
 * The life curve: bars of decades, the line of years, three bands in words. A tap, a drag or the arrows choose a year;
 * its reasons are shown below and in the sheet.
 */
import type { CurvePointRef, ReportFacts } from '@shangyuan/reading/report';
import { useMemo, useState } from 'react';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { Seal } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Table } from '../../ui/display/Table.tsx';
import { BandedPlot, type PlotSlider } from '../../ui/figures/BandedPlot.tsx';
import { LineLegend } from '../../ui/figures/LineLegend.tsx';
import { More } from '../../ui/controls/More.tsx';
import { CurvePoint } from './CurvePoint.tsx';
import { curveOf, nearestYear, yearAt, yearByKey, type Curve } from './curveView.ts';
import { Small, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './LifeCurve.module.css';

interface LifeCurveProps {
  readonly facts: ReportFacts;
}

export function LifeCurve({ facts }: LifeCurveProps) {
  const { chart, analysis, today } = facts;
  const curve = useMemo(() => curveOf(chart, analysis, today.year), [chart, analysis, today.year]);
  const [point, setPoint] = useState<CurvePointRef>(() => firstPoint(curve));
  const choose = (year: number | null): void => {
    if (year !== null) setPoint({ kind: 'year', year });
  };
  return (
    <Stack as="figure" gap={2}>
      <Plot curve={curve} point={point} onYear={({ year }) => choose(year)} />
      <div className={styles.Decades} style={{ '--from': `${curve.childhoodTo}%` }}>
        {curve.decades.map(({ dayunNumber, name, startYear, from, to, isNow, band }) => (
          <Stack
            as="button"
            align="center"
            narrow
            padY={1}
            size="body"
            key={dayunNumber}
            style={{ '--wide': `${to - from}%` }}
            data-now={isNow}
            aria-pressed={point.kind === 'decade' && point.dayunNumber === dayunNumber}
            aria-label={`大运${name}${startYear === null ? '' : `，${startYear}年起`}，${band}`}
            onClick={() => setPoint({ kind: 'decade', dayunNumber })}
          >
            <GanzhiText>{name}</GanzhiText>
            <Small nowrap>{startYear ?? dayunNumber}</Small>
          </Stack>
        ))}
      </div>
      <LineLegend
        lines={[
          { look: 'bar', text: '大运十年' },
          ...(curve.years.length > 0 ? [{ look: 'hair' as const, text: '流年' }] : []),
        ]}
      />
      <CurvePoint key={JSON.stringify(point)} facts={facts} point={point} />
      {curve.marked.length > 0 && (
        <>
          <Text as="p" size="sub" tone="soft">
            犯太岁与重点年份，不作好坏论
          </Text>
          <ChipRow label="犯太岁与重点年份" isScrolling>
            {curve.marked.map(({ year, marks }) => (
              <Chip
                key={year}
                isOn={point.kind === 'year' && point.year === year}
                onClick={() => choose(year)}
              >
                {year} {marks.join('、')}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <More title="列成表">
        <CurveTable curve={curve} />
      </More>
    </Stack>
  );
}

function firstPoint(curve: Curve): CurvePointRef {
  const year = nearestYear(curve);
  return year === null
    ? { kind: 'decade', dayunNumber: curve.decades[0]?.dayunNumber ?? 1 }
    : { kind: 'year', year };
}

interface PlotProps {
  readonly curve: Curve;
  readonly point: CurvePointRef;
  readonly onYear: (choice: { readonly year: number | null }) => void;
}

function Plot({ curve, point, onYear }: PlotProps) {
  const { decades, years, line, childhoodTo, edges, thisYear } = curve;
  const chosen = point.kind === 'year' ? years.find(({ year }) => year === point.year) : undefined;
  const now = years.find(({ year }) => year === thisYear);
  const lived = decades.find(({ isNow }) => isNow);
  const present = chosen?.year ?? nearestYear(curve) ?? thisYear;
  const label = years.length === 0 ? `${decades.length} 步大运的起伏，下面有表` : '流年起伏，左右键换一年';
  const slider: PlotSlider | null =
    years.length === 0
      ? null
      : {
          min: years[0]?.year ?? 0,
          max: years.at(-1)?.year ?? 0,
          now: present,
          text: chosen === undefined ? '' : `${chosen.year} ${chosen.name}年，${chosen.band}`,
          onPlace: (x) => onYear({ year: yearAt(curve, x) }),
          onKey: (key) => {
            const year = yearByKey(curve, present, key);
            if (year !== null) onYear({ year });
            return year !== null;
          },
        };
  return (
    <BandedPlot
      label={label}
      slider={slider}
      className={styles.Ground}
      bands={[
        { name: '顺', y: edges.顺 / 2 },
        { name: '平', y: (edges.顺 + edges.平) / 2 },
        { name: '缓', y: (edges.平 + 100) / 2 },
      ]}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {lived !== undefined && (
          <rect x={lived.from} width={lived.to - lived.from} y="0" height="100" data-part="now" />
        )}
        {childhoodTo > 0 && <rect x="0" width={childhoodTo} y="0" height="100" data-part="childhood" />}
        <path d={`M0 ${edges.顺}H100M0 ${edges.平}H100`} data-part="edge" />
        <polyline points={line} data-part="years" />
        {decades.map(({ dayunNumber, from, to, y }) => (
          <path key={dayunNumber} d={`M${from + 0.4} ${y}H${to - 0.4}`} data-part="decade" />
        ))}
        {chosen !== undefined && <path d={`M${chosen.x} 0V100`} data-part="chosen" />}
      </svg>
      {chosen !== undefined && (
        <i className={styles.Ring} style={{ '--x': `${chosen.x}%`, '--y': `${chosen.y}%` }} />
      )}
      {now !== undefined && (
        <span className={styles.Now} style={{ '--x': `${now.x}%` }} aria-hidden>
          <Seal>今</Seal>
        </span>
      )}
      {childhoodTo > 0 && (
        <span className={styles.Childhood} style={{ '--wide': `${childhoodTo}%` }} aria-hidden>
          童限
        </span>
      )}
    </BandedPlot>
  );
}

/** The curve for who does not see it. */
function CurveTable({ curve: { decades, years } }: { readonly curve: Curve }) {
  const spanOf = (dayunNumber: number): string =>
    years
      .filter((year) => year.dayunNumber === dayunNumber)
      .map(({ year, band }) => `${year} ${band}`)
      .join('　');
  const childhood = spanOf(0);
  return (
    <Table label="大运与流年的起伏" head={['大运', '十年', ...(years.length > 0 ? ['流年'] : [])]}>
      {childhood !== '' && (
        <tr>
          <th scope="row">童限</th>
          <td>—</td>
          <td>{childhood}</td>
        </tr>
      )}
      {decades.map(({ dayunNumber, name, band }) => (
        <tr key={dayunNumber}>
          <th scope="row">{name}</th>
          <td>{band}</td>
          {years.length > 0 && <td>{spanOf(dayunNumber)}</td>}
        </tr>
      ))}
    </Table>
  );
}

import { boneWeightOf, type Chart, type PillarsChart } from '@shangyuan/engine/chart';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';
import { luckHeadline, luckRule } from '@shangyuan/reading/chart';
import { silingSpan } from '../../lib/words/pillarsText.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { hasLuck, type ChartView, type NatalView } from './chartView.ts';
import { Facts, type Fact } from '../../ui/display/Facts.tsx';
import styles from './TimeCard.module.css';

interface DerivedCardProps {
  readonly view: ChartView | NatalView;
  readonly showBoneWeight: boolean;
}

function pillarFact(label: string, ganzhi: Ganzhi | null): Fact {
  if (ganzhi === null) return { label, value: '时辰不详' };
  return { label, value: <GanzhiText>{ganzhi.name}</GanzhiText>, note: ganzhi.nayin };
}

function natalFacts(chart: Chart | PillarsChart): Fact[] {
  return [
    pillarFact('胎元', chart.taiyuan),
    pillarFact('胎息', chart.taixi),
    pillarFact('命宫', chart.minggong),
    pillarFact('身宫', chart.shengong),
    { label: '生肖', value: chart.zodiacAnimal },
  ];
}

function datedFacts(chart: Chart, showBoneWeight: boolean): Fact[] {
  const bone = showBoneWeight ? boneWeightOf(chart) : null;
  return [
    { label: '命卦', value: chart.minggua.gua, note: chart.minggua.group },
    {
      label: '司令',
      value: <GanzhiText>{chart.siling.stem}</GanzhiText>,
      note: silingSpan(chart),
    },
    { label: '星座', value: chart.constellation },
    ...(bone === null ? [] : [{ label: '称骨', value: bone.text, note: '民间说法' }]),
  ];
}

/** Pillars and facts derived from the four, and when luck begins. */
export function DerivedCard({ view, showBoneWeight }: DerivedCardProps) {
  return (
    <Card>
      <SectionTitle>命宫与起运</SectionTitle>
      <Facts
        items={[...natalFacts(view.chart), ...(hasLuck(view) ? datedFacts(view.chart, showBoneWeight) : [])]}
      />
      {hasLuck(view) ? (
        <>
          <p className={styles.Line}>{luckHeadline(view.luck)}</p>
          <p className={styles.Line}>{luckRule(view.chart, view.luck)}</p>
        </>
      ) : (
        <p className={styles.Line}>
          按四柱排盘没有出生时刻，起运与大运年份不能推出；可在八字排盘页反推日期。
        </p>
      )}
    </Card>
  );
}

import type { Chart, ChartFact, PillarsChart } from '@shangyuan/engine/chart';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';
import { luckHeadline, luckRule } from '@shangyuan/reading/chart';
import { useState } from 'react';
import { silingSpan } from '../../../lib/words/pillarsText.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { hasLuck, type ChartView, type NatalView } from '../chartView.ts';
import { Facts, type Fact } from '../../../ui/display/Facts.tsx';
import type { CellQuestion } from './cellQuestion.ts';
import { Text } from '../../../ui/kit/Kit.tsx';
import fours from './DerivedCard.module.css';
import { WhySheet } from './WhySheet.tsx';

interface DerivedCardProps {
  readonly view: ChartView | NatalView;
}

type Ask = (fact: ChartFact, title: string) => () => void;

function pillarFact(label: string, ganzhi: Ganzhi | null, onAsk: () => void): Fact {
  if (ganzhi === null) return { label, value: '—', note: '时辰不详' };
  return { label, value: <GanzhiText>{ganzhi.name}</GanzhiText>, note: ganzhi.nayin, onAsk };
}

function natalFacts(chart: Chart | PillarsChart, ask: Ask): Fact[] {
  return [
    pillarFact('胎元', chart.taiyuan, ask('taiyuan', '胎元')),
    pillarFact('命宫', chart.minggong, ask('minggong', '命宫')),
    pillarFact('身宫', chart.shengong, ask('shengong', '身宫')),
    pillarFact('胎息', chart.taixi, ask('taixi', '胎息')),
    { label: '生肖', value: chart.zodiacAnimal, onAsk: ask('zodiacAnimal', '生肖') },
  ];
}

function datedFacts(chart: Chart, ask: Ask): Fact[] {
  return [
    { label: '命卦', value: chart.minggua.gua, note: chart.minggua.group, onAsk: ask('minggua', '命卦') },
    {
      label: '司令',
      value: <GanzhiText>{chart.siling.stem}</GanzhiText>,
      note: silingSpan(chart),
      onAsk: ask('siling', '司令'),
    },
    { label: '星座', value: chart.constellation, onAsk: ask('constellation', '星座') },
  ];
}

/** Pillars and facts derived from the four, and when luck begins. */
export function DerivedCard({ view }: DerivedCardProps) {
  const [question, setQuestion] = useState<CellQuestion | null>(null);
  const ask: Ask = (fact, title) => () => setQuestion({ kind: 'fact', fact, title });
  const items = hasLuck(view)
    ? [...natalFacts(view.chart, ask), ...datedFacts(view.chart, ask)]
    : natalFacts(view.chart, ask);
  return (
    <Card heading="命宫与起运">
      <div className={fours.Under}>
        <Facts items={items} className={fours.Fours} />
      </div>
      {hasLuck(view) ? (
        <>
          <Text
            as="button"
            padY={2}
            size="sub"
            textAlign="start"
            tone="soft"
            className={fours.Ask}
            onClick={ask('dayunStart', '起运')}
          >
            {luckHeadline(view.luck)}
          </Text>
          <Text as="p" top={2} size="sub" tone="soft">
            {luckRule(view.chart, view.luck)}
          </Text>
        </>
      ) : (
        <Text as="p" top={2} size="sub" tone="soft">
          按四柱排盘没有出生时刻，起运与大运年份不能推出；可在八字排盘页反推日期。
        </Text>
      )}
      <WhySheet chart={view.chart} question={question} onClose={() => setQuestion(null)} />
    </Card>
  );
}

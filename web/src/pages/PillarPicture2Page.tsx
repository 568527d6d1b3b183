import { useEffect, useMemo, useState } from 'react';
import { ArcLegend, ArcList } from '../features/chart/ArcBoard.tsx';
import { ARC_FAMILIES, arcsOf, tilesOf, type ArcFamily } from '../features/chart/arcView.ts';
import {
  buildChartView,
  chooseLuck,
  gridColumns,
  hasLuck,
  luckRelations,
  stepOfYear,
  type ChartView,
} from '../features/chart/chartView.ts';
import { TransitPicker, useTransit } from '../features/chart/TransitPicker.tsx';
import { PillarArcs } from '../features/pillarArcs/PillarArcs.tsx';
import { useMinute } from '../lib/time/clock.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './PillarPicture2Page.module.css';

const STEP_MS = 1200;
const LAST_AGE = 100;

/** 四柱图 with 大运 and 流年: what the passing years bring to the natal pillars. */
export default function PillarPicture2Page() {
  return <ChartFrame title="岁运四柱图">{(source) => <Content source={source} />}</ChartFrame>;
}

function Content({ source }: { readonly source: ChartSource }) {
  const view = useMemo(() => buildChartView(source.chart), [source.chart]);
  if (!hasLuck(view)) return <EmptyState>按四柱排盘没有出生时刻，推不出大运。</EmptyState>;
  return <Transits view={view} />;
}

function Transits({ view }: { readonly view: ChartView }) {
  const { choice, luck, setChoice } = useTransit(view, useMinute());
  const [families, setFamilies] = useState<ReadonlySet<ArcFamily>>(
    new Set<ArcFamily>(ARC_FAMILIES.slice(0, 4)),
  );
  const [onlyNew, setOnlyNew] = useState(true);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const firstYear = view.chart.cycleYear;
  const showYear = (year: number) => {
    const stepNumber = stepOfYear(view.luck, year) ?? view.luck.steps.length;
    setChoice(chooseLuck(view, { ...choice, stepNumber }, { kind: 'liunian', id: String(year) }));
  };

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (choice.year >= firstYear + LAST_AGE) setIsPlaying(false);
      else showYear(choice.year + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  });

  const columns = gridColumns(view, luck).filter((column) => column.facts !== null);
  const brought = luckRelations(view, luck).filter((relation) => relation.kind !== '绝');
  const relations = onlyNew
    ? brought
    : [...brought, ...view.relations.filter((relation) => relation.kind !== '绝')];
  const select = ({ id }: { id: string }) => setSelectedId(id === selectedId ? null : id);
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <PageBody>
        <ArcLegend families={families} onChange={setFamilies} />
        <PillarArcs
          tiles={tilesOf(columns)}
          arcs={arcsOf(relations, columns, families)}
          selectedId={selectedId}
          onSelect={select}
        />
        <label className={styles.Scrub}>
          <span>{choice.year}年</span>
          <input
            type="range"
            min={firstYear}
            max={firstYear + LAST_AGE}
            value={choice.year}
            aria-label="年份"
            onChange={(event) => showYear(Number(event.target.value))}
          />
          {canPlay && (
            <Button variant="secondary" size="small" onClick={() => setIsPlaying(!isPlaying)}>
              {isPlaying ? '停' : '播放'}
            </Button>
          )}
        </label>
        <Check isOn={onlyNew} onChange={setOnlyNew}>
          仅看岁运带来的关系
        </Check>
      </PageBody>
      <TransitPicker view={view} choice={choice} onChange={setChoice} />
      <PageBody>
        <Card isPadded={false}>
          <ArcList relations={relations} families={families} selectedId={selectedId} onSelect={select} />
        </Card>
      </PageBody>
    </>
  );
}

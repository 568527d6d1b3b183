import type { Analysis } from '@shangyuan/engine/analysis';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { STEM_WUXING, WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';
import { groupOfPhase, phasePresence } from '@shangyuan/reading/analysis';
import { useRef, useState } from 'react';
import { BalanceCard } from '../features/chart/analysis/BalanceCard.tsx';
import { useChartView, type ChartPageProps } from '../features/chart/ChartFrame.tsx';
import { hasLuck, type ChartView } from '../features/chart/chartView.ts';
import { luckRelations } from '../features/chart/luck/luckChoice.ts';
import { RelationList } from '../features/chart/grid/RelationList.tsx';
import { TransitPicker, useTransit } from '../features/chart/luck/TransitPicker.tsx';
import { StructureCards } from '../features/structure/StructureCards.tsx';
import { WuxingWheel } from '../features/structure/WuxingWheel.tsx';
import { analysisOf } from '../lib/cases/analysisOf.ts';
import { sharePicture } from '../lib/device/sharePicture.ts';
import { useMinute } from '../lib/time/clock.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { treeStructureIcon } from '../ui/tables/icons.ts';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PillarsStrip } from '../features/chart/grid/PillarsStrip.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { reasonOf, TitledReasonSheet, type TitledReason } from '../ui/frames/ReasonSheet.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import styles from './StructurePage.module.css';

/** The wheel of a chart. */
interface WheelWords {
  /** The day master's own, which is at the top. */
  readonly top: Wuxing;
  /** Two short lines beside each node: its ten-god group and its state by the month. */
  readonly captions: ByWuxing<readonly [string, string]>;
}

/** Words of the wheel. */
function wheelWords({ dayMaster }: Chart | PillarsChart, analysis: Analysis): WheelWords {
  const top = STEM_WUXING[dayMaster];
  const captionOf = (wuxing: Wuxing): readonly [string, string] => {
    const group = groupOfPhase(analysis, wuxing);
    return [wuxing === top ? `日主 ${group}` : group, analysis.strength.monthState[wuxing]];
  };
  const captions = Object.fromEntries(WUXING.map((wuxing) => [wuxing, captionOf(wuxing)]));
  return { top, captions: captions as unknown as ByWuxing<readonly [string, string]> };
}

export function StructureView({ source: { chart } }: ChartPageProps) {
  const [selected, setSelected] = useState<Wuxing | null>(null);
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const query = useQueryTexts();
  const picture = useRef<HTMLDivElement>(null);
  const view = useChartView(chart);
  const analysis = analysisOf(chart);
  const { top, captions } = wheelWords(chart, analysis);
  return (
    <>
      <PillarsStrip pillars={chart.pillars}>原局</PillarsStrip>
      <PageBody gap="wide">
        <Columns>
          <Column>
            <div ref={picture} className={styles.Picture}>
              <WuxingWheel
                percent={analysis.strength.percent}
                top={top}
                captions={captions}
                selected={selected}
                onSelect={({ wuxing }) => {
                  setSelected(wuxing);
                  setExplanation(reasonOf(phasePresence(analysis, wuxing)));
                }}
              />
              <Text as="p" textAlign="center" size="cell" tone="faint">
                实线为生，虚线为克，粗细随来源占比
              </Text>
              <BalanceCard chart={chart} analysis={analysis} />
              <StructureCards analysis={analysis} onAsk={(presence) => setExplanation(reasonOf(presence))} />
            </div>
          </Column>
          <Column>
            <Card heading="刑冲合会">
              <RelationList chart={chart} relations={view.relations} />
            </Card>
            <RowsCard>
              <LinkRow
                page="chart"
                query={{ ...query, tab: 'analysis' }}
                icon={treeStructureIcon}
                label="格局与取用"
                value="条件与各家取法"
              />
            </RowsCard>
            {hasLuck(view) && <TransitRelations view={view} />}
            <Button
              variant="secondary"
              size="small"
              onClick={() => picture.current !== null && void sharePicture(picture.current, '命局结构')}
            >
              分享图片
            </Button>
          </Column>
        </Columns>
        <Disclaimer />
      </PageBody>
      <TitledReasonSheet
        reason={explanation}
        onClose={() => {
          setExplanation(null);
          setSelected(null);
        }}
      />
    </>
  );
}

/** Relations of a chosen decade and year to the natal pillars. */
function TransitRelations({ view }: { readonly view: ChartView }) {
  const { choice, luck, setChoice } = useTransit(view, useMinute());
  return (
    <section className={styles.Transit}>
      <Text as="div" padX={4} padY={3}>
        <SectionTitle aside={luck.map((item) => item.ganzhi.name).join(' ')}>岁运带来的关系</SectionTitle>
      </Text>
      <TransitPicker view={view} choice={choice} onChange={setChoice} />
      <Text as="div" padX={4} padY={3}>
        <RelationList chart={view.chart} relations={luckRelations(view, luck)} />
      </Text>
    </section>
  );
}

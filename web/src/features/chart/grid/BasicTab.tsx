/**
 * 基本: the four pillars, the shares of the five phases, the derived pillars, 称骨 and the relations; and how the hour was
 * determined, as an equation.
 */
import type { Chart } from '@shangyuan/engine/chart';
import { noticeText } from '@shangyuan/reading/chart';
import { useState } from 'react';
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { PageBody } from '../../../ui/shell/PageShell.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Text } from '../../../ui/kit/Kit.tsx';
import { BirthTexts } from './BirthTexts.tsx';
import { hasLuck, type ChartView, type NatalView } from '../chartView.ts';
import { DerivedCard } from './DerivedCard.tsx';
import { natalColumns, type CellRef } from './gridView.ts';
import { HourCandidates } from './HourCandidates.tsx';
import { PillarTable } from './PillarTable.tsx';
import { RelationList } from './RelationList.tsx';
import { TimeCard } from './TimeCard.tsx';
import { cellQuestion } from './cellQuestion.ts';
import { WhySheet } from './WhySheet.tsx';
import { WuxingBars } from '../analysis/WuxingBars.tsx';
import { Disclaimer } from '../../../ui/display/Note.tsx';

interface BasicTabProps {
  readonly view: ChartView | NatalView;
  /** Whether the four pillars are shown: not where they are already beside this part. */
  readonly hasGrid: boolean;
  readonly showShensha: boolean;
  /** Flag is_show_gu_zhong. */
  readonly showBoneWeight: boolean;
}

export function BasicTab({ view, hasGrid, showShensha, showBoneWeight }: BasicTabProps) {
  const { chart } = view;
  const [cell, setCell] = useState<CellRef | null>(null);
  const columns = natalColumns(chart, view.shensha);
  const analysis = analysisOf(chart);
  const { strength } = analysis;
  return (
    <>
      {hasGrid && (
        <Text as="div" padX={2}>
          <PillarTable columns={columns} showShensha={showShensha} onCell={setCell} />
        </Text>
      )}
      <PageBody>
        {hasLuck(view) && <Notices chart={view.chart} />}
        {hasLuck(view) && chart.pillars.hour === null && <HourCandidates chart={view.chart} />}
        <Card heading="五行" aside="占比为本应用的记分">
          <WuxingBars analysis={analysis} />
          {strength.missing.length > 0 && (
            <Text as="p" top={2} size="sub" tone="soft">
              四柱与藏干皆不见：{strength.missing.join('、')}
            </Text>
          )}
        </Card>
        <DerivedCard view={view} />
        <Card heading="刑冲合会">
          <RelationList chart={chart} relations={view.relations} />
        </Card>
        {hasLuck(view) && <TimeCard chart={view.chart} />}
        <BirthTexts view={view} showBoneWeight={showBoneWeight} />
        <Disclaimer />
      </PageBody>
      <WhySheet chart={chart} question={cellQuestion(columns, cell)} onClose={() => setCell(null)} />
    </>
  );
}

/** What the reader should know before trusting the chart, with the other reading. */
function Notices({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {chart.notices.map((notice) => {
        const { code, text, detail } = noticeText(chart, notice);
        return (
          <Notice key={code} {...(detail === null ? {} : { detail })}>
            {text}
          </Notice>
        );
      })}
    </>
  );
}

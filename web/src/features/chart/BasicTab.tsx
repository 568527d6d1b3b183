/**
 * 基本: the four pillars, the shares of the five phases, the derived pillars, 称骨 and the relations; and how the hour was
 * told, as an equation.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { useMemo, useState } from 'react';
import { Card, SectionTitle } from '../../ui/Card.tsx';
import { PageBody } from '../../ui/PageShell.tsx';
import styles from './BasicTab.module.css';
import { hasLuck, type ChartModel, type NatalModel } from './chartModel.ts';
import { DerivedCard } from './DerivedCard.tsx';
import { natalColumns, type CellRef } from './gridView.ts';
import { HourCandidates } from './HourCandidates.tsx';
import { Notices } from './Notices.tsx';
import { PillarTable } from './PillarTable.tsx';
import { RelationList } from './RelationList.tsx';
import { TimeCard } from './TimeCard.tsx';
import { WhySheet } from './WhySheet.tsx';
import { whyOf } from './whyView.ts';
import { WuxingBars } from './WuxingBars.tsx';

interface BasicTabProps {
  readonly model: ChartModel | NatalModel;
  readonly showShensha: boolean;
  /** Flag is_show_gu_zhong. */
  readonly showBoneWeight: boolean;
}

export function BasicTab({ model, showShensha, showBoneWeight }: BasicTabProps) {
  const { chart } = model;
  const [cell, setCell] = useState<CellRef | null>(null);
  const analysis = useMemo(() => analyseChart(chart), [chart]);
  const columns = natalColumns(chart, model.shensha);
  const column = cell === null ? undefined : columns.find((item) => item.key === cell.column);
  const { strength, roles } = analysis;
  return (
    <>
      <div className={styles.Grid}>
        <PillarTable columns={columns} showShensha={showShensha} onCell={setCell} />
      </div>
      <PageBody>
        {hasLuck(model) && <Notices chart={model.chart} />}
        {hasLuck(model) && chart.pillars.hour === null && <HourCandidates chart={model.chart} />}
        <Card>
          <SectionTitle aside="占比为本应用的记分，可逐项查看">五行</SectionTitle>
          <WuxingBars
            percent={strength.percent}
            counts={strength.counts.characters}
            roles={roles}
            states={strength.monthState}
          />
          {strength.missing.length > 0 && (
            <p className={styles.Line}>四柱与藏干皆不见：{strength.missing.join('、')}</p>
          )}
        </Card>
        <DerivedCard model={model} showBoneWeight={showBoneWeight} />
        <Card>
          <SectionTitle>刑冲合会</SectionTitle>
          <RelationList relations={model.relations} />
        </Card>
        {hasLuck(model) && <TimeCard chart={model.chart} />}
        <p className={styles.Disclaimer}>仅供传统文化研究与娱乐参考</p>
      </PageBody>
      <WhySheet
        why={cell === null || column === undefined ? null : whyOf(chart, column, cell.row)}
        onClose={() => setCell(null)}
      />
    </>
  );
}

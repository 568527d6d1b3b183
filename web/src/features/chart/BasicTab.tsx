/**
 * 基本: the four pillars, the shares of the five phases, the derived pillars, 称骨 and the relations; and how the hour was
 * told, as an equation.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { boneWeightOf } from '@shangyuan/engine/chart';
import { useMemo, useState } from 'react';
import { noticeText } from '../../lib/noticeText.ts';
import { timeEquation } from '../../lib/timeEquation.ts';
import { Card, SectionTitle } from '../../ui/Card.tsx';
import { GanzhiText } from '../../ui/GanzhiText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageBody } from '../../ui/PageShell.tsx';
import styles from './BasicTab.module.css';
import type { ChartModel } from './chartModel.ts';
import { Facts } from './Facts.tsx';
import { natalColumns, type CellRef } from './gridView.ts';
import { luckHeadline, luckRule } from './luckText.ts';
import { PillarTable } from './PillarTable.tsx';
import { RelationList } from './RelationList.tsx';
import { WhySheet } from './WhySheet.tsx';
import { whyOf } from './whyView.ts';
import { WuxingBars } from './WuxingBars.tsx';

interface BasicTabProps {
  readonly model: ChartModel;
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
  const bone = showBoneWeight ? boneWeightOf(chart) : null;
  const { strength, roles } = analysis;
  return (
    <>
      <div className={styles.Grid}>
        <PillarTable columns={columns} showShensha={showShensha} onCell={setCell} />
      </div>
      <PageBody>
        {chart.notices.map((notice) => {
          const { text, other } = noticeText(notice);
          return (
            <Notice
              key={notice.code + (other ?? '')}
              {...(other === null ? {} : { detail: `另一读法：${other}` })}
            >
              {text}
            </Notice>
          );
        })}
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
        <Card>
          <SectionTitle>命宫与起运</SectionTitle>
          <Facts
            items={[
              {
                label: '胎元',
                value: <GanzhiText>{chart.taiyuan.name}</GanzhiText>,
                note: chart.taiyuan.nayin,
              },
              { label: '胎息', value: <GanzhiText>{chart.taixi.name}</GanzhiText>, note: chart.taixi.nayin },
              {
                label: '命宫',
                value: <GanzhiText>{chart.minggong?.name ?? '时辰不详'}</GanzhiText>,
                note: chart.minggong?.nayin ?? '',
              },
              {
                label: '身宫',
                value: <GanzhiText>{chart.shengong?.name ?? '时辰不详'}</GanzhiText>,
                note: chart.shengong?.nayin ?? '',
              },
              { label: '命卦', value: chart.minggua.gua, note: chart.minggua.group },
              {
                label: '司令',
                value: <GanzhiText>{chart.siling.stem}</GanzhiText>,
                note: `${chart.prevJie.name}后第${Math.floor(chart.siling.elapsedDays) + 1}日`,
              },
              { label: '生肖', value: chart.zodiacAnimal },
              { label: '星座', value: chart.constellation },
              ...(bone === null ? [] : [{ label: '称骨', value: bone.text, note: '民间说法' }]),
            ]}
          />
          <p className={styles.Line}>{luckHeadline(model)}</p>
          <p className={styles.Line}>{luckRule(model)}</p>
        </Card>
        <Card>
          <SectionTitle>刑冲合会</SectionTitle>
          <RelationList relations={model.relations} />
        </Card>
        <Card>
          <SectionTitle>时间怎么算</SectionTitle>
          <ol className={styles.Equation}>
            {timeEquation(chart.time).map((line) => (
              <li key={line.label} data-used={line.isUsed}>
                <span>{line.label}</span>
                <span>{line.correction}</span>
                <b>{line.value}</b>
              </li>
            ))}
          </ol>
          <p className={styles.Line}>
            出生在{chart.prevJie.name}与{chart.nextJie.name}之间；节气按绝对时刻比较，时辰按上面标出的钟点。
          </p>
        </Card>
        <p className={styles.Disclaimer}>仅供传统文化研究与娱乐参考</p>
      </PageBody>
      <WhySheet
        why={cell === null || column === undefined ? null : whyOf(chart, column, cell.row)}
        onClose={() => setCell(null)}
      />
    </>
  );
}

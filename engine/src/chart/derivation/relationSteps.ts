/**
 * What a relation is and what it comes to.
 */
import { TRANSFORM_MONTHS } from '../../ganzhi/index.ts';
import type { PillarsChart } from '../types.ts';
import type { Relation, RelationKind } from '../relations/types.ts';
import { stepOf, type DerivationStep } from './steps.ts';

/** Chapter that teaches each kind of relation. */
// prettier-ignore
export const RELATION_SOURCES: Readonly<Record<RelationKind, string>> = {
  干五合: '渊海子平·天干相合', 干冲: '三命通会·论冲击', 干克: '渊海子平·论五行相生相克',
  三会: '滴天髓·方局', 三合: '三命通会·论支元三合', 半合: '三命通会·论支元三合', 拱合: '三命通会·论支元三合', 拱会: '滴天髓·方局',
  六合: '三命通会·论支元六合', 暗合: '近人所列，典籍未见成表', 六冲: '三命通会·论冲击',
  三刑: '三命通会·论三刑', 相刑: '三命通会·论三刑', 自刑: '三命通会·论三刑',
  六害: '三命通会·论六害', 六破: '三命通会·总论诸神煞（破煞，不取寅亥与巳申）', 绝: '渊海子平·论天干生旺死绝',
  天克地冲: '三命通会·论冲击', 天地鸳合: '渊海子平·天干相合', 伏吟: '三命通会·总论岁运', 反吟: '三命通会·总论岁运',
  盖头: '神峰通考·盖头说', 截脚: '滴天髓·岁运（阐微）',
};

/** The rule by which a relation is one, where schools differ. */
function ruleSteps({ rules }: PillarsChart, { kind, members }: Relation): DerivationStep[] {
  if (kind === '六合' && (members === '午未' || members === '未午'))
    return [stepOf('relationRule', { option: 'wuwei', value: rules.wuwei })];
  if (kind === '拱合' || kind === '拱会')
    return [stepOf('relationRule', { option: 'gong', value: rules.gong })];
  return kind === '暗合' ? [stepOf('relationRule', { option: 'anhe', value: rules.anhe })] : [];
}

/** Steps of a relation: its kind, what it comes to, and what resolves it. */
export function relationSteps(chart: PillarsChart, relation: Relation): DerivationStep[] {
  const { kind, to, transformed, resolvedBy } = relation;
  const steps = [stepOf('relation', { relation }, RELATION_SOURCES[kind]), ...ruleSteps(chart, relation)];
  if (transformed !== undefined) {
    const { branch: month } = chart.pillars.month;
    steps.push(
      stepOf('combining', { relation, month, months: to === undefined ? [] : TRANSFORM_MONTHS[to] }),
    );
  }
  if (resolvedBy !== undefined) {
    const [by, members = ''] = resolvedBy.split(':');
    steps.push(stepOf('resolving', { relation, kind: by as RelationKind, members }));
  }
  return steps;
}

/**
 * What another rule would change in a chart, in words.
 */
import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import type { RulesEngine } from '../../lib/engine/rulesDoor.ts';

const NAMES: Readonly<Record<string, string>> = {
  'pillars.year': '年柱',
  'pillars.month': '月柱',
  'pillars.day': '日柱',
  'pillars.hour': '时柱',
  taiyuan: '胎元',
  taixi: '胎息',
  minggong: '命宫',
  shengong: '身宫',
  'luck.direction': '大运顺逆',
  'luck.start.year': '起运年',
};

/** What changes, the weightiest first, and how many further values. */
export interface RuleEffect {
  readonly lines: readonly string[];
  readonly moreCount: number;
}

/** Compares two sets of rules on one birth. */
export function ruleEffect(
  engine: RulesEngine,
  birth: Birth,
  from: ChartRulesInput,
  to: ChartRulesInput,
): RuleEffect {
  const { values } = engine.compareRules(birth, from, to);
  const named = values.filter((change) => NAMES[change.path] !== undefined);
  return {
    lines: named.map((change) => `${NAMES[change.path] ?? ''} ${String(change.a)} → ${String(change.b)}`),
    moreCount: values.length - named.length,
  };
}

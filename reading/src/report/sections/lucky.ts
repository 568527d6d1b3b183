/**
 * 开运: what popular usage likens the phases that serve to, as small habits and a table. Images, never a remedy.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { LUCKY, type LuckyField } from '../library/luckyText.ts';
import { TODO_LUCKY } from '../library/todoText.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { COLOURS, DIRECTIONS, NUMBERS, SEASONS, TASTES, TRADES } from '../tables/images.ts';
import { todoValues } from '../todo.ts';

/** Fields in the order of the table. */
const FIELDS: readonly LuckyField[] = ['颜色', '方位', '数字', '时令', '口味', '行业'];
/** Fields that name what to use less of. */
const SPARING: readonly LuckyField[] = ['颜色', '方位'];
/** Trades of the phase that serves most, and of the one that serves next. */
const MAX_TRADES = { 用: 4, 喜: 3 } as const;

function thingsOf(field: LuckyField, wuxing: Wuxing, trades: number): string {
  const things = {
    颜色: COLOURS[wuxing],
    方位: [DIRECTIONS[wuxing]],
    数字: NUMBERS[wuxing],
    时令: [SEASONS[wuxing]],
    口味: [TASTES[wuxing]],
    行业: TRADES[wuxing].slice(0, trades),
  } as const satisfies Readonly<Record<LuckyField, readonly string[]>>;
  return things[field].join('、');
}

function luckyOf(facts: ReportFacts, field: LuckyField): Statement {
  const { yong } = facts.analysis.yongshen;
  return toStatement(facts, LUCKY, {
    key: `${yong}.${field}`,
    values: {
      wuxing: yong,
      field,
      things: thingsOf(field, yong, MAX_TRADES.用),
      role: '用神',
      all: FIELDS.map((each) => each + thingsOf(each, yong, MAX_TRADES.用)).join('，'),
    },
  });
}

function rowOf({ analysis }: ReportFacts, field: LuckyField): ReportRow {
  const { yong, xi, ji } = analysis.yongshen;
  const first = thingsOf(field, yong, MAX_TRADES.用);
  const second = thingsOf(field, xi, MAX_TRADES.喜);
  const less = SPARING.includes(field) ? `；少用${thingsOf(field, ji, 0)}` : '';
  return { label: field, value: `宜${first}，次${second}${less}` };
}

/** Section 开运; null for a minor. */
export function luckySection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { yong } = facts.analysis.yongshen;
  const statementsFor = (...fields: LuckyField[]): Statement[] =>
    fields.map((field) => luckyOf(facts, field));
  return sectionOf('lucky', {
    paragraphs: [
      paragraph(...statementsFor('颜色', '方位')),
      paragraph(...statementsFor('时令', '数字')),
      paragraph(...statementsFor('口味', '行业')),
    ],
    rows: FIELDS.map((field) => rowOf(facts, field)),
    todo: toStatement(facts, TODO_LUCKY, { key: yong, values: todoValues(facts, `用${yong}`) }),
    notes: ['传统五行取象，仅供参考；不买、不换、不改，也不缺什么。'],
  });
}

/**
 * 五行分布: the phase there is most of, those that are scarce, or five that are even, and the shares as a table.
 */
import { STEM_WUXING, WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement, type Family } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { percentOf } from '../figures.ts';
import { TODO_WUXING, type TodoWuxingKey } from '../library/todoText.ts';
import { WUXING_BALANCE, WUXING_DOMINANT, WUXING_LACKING, type WuxingKey } from '../library/wuxingText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** Only the heaviest phase is shown: its texts say 最. */
const MAX_DOMINANT = 1;
/** Most scarce phases that are shown. */
const MAX_LACKING = 2;

type WuxingFamily = typeof WUXING_DOMINANT;

function wuxingOf(facts: ReportFacts, family: WuxingFamily, wuxing: Wuxing): Statement {
  const { strength, roles } = facts.analysis;
  return toStatement(facts, family as Family<WuxingKey, Parameters<WuxingFamily['chip']>[0]>, {
    key: `${wuxing}.${facts.benefit[wuxing]}`,
    values: {
      wuxing,
      percent: percentOf(strength.percent[wuxing]),
      role: roles[wuxing],
      state: strength.monthState[wuxing],
    },
  });
}

function balanceOf(facts: ReportFacts): Statement | null {
  const { isEven, spread } = facts.analysis.life.balance;
  const wuxing = STEM_WUXING[facts.chart.dayMaster];
  return isEven
    ? toStatement(facts, WUXING_BALANCE, { key: wuxing, values: { wuxing, spread: percentOf(spread) } })
    : null;
}

function todoKeyOf({ analysis, benefit }: ReportFacts): TodoWuxingKey {
  const { dominant, lacking } = analysis.life.balance;
  const needed = lacking.find((wuxing) => benefit[wuxing] === '助');
  if (needed !== undefined) return `补.${needed}`;
  const heavy = dominant.find((wuxing) => benefit[wuxing] === '累');
  return heavy === undefined ? `顺.${analysis.yongshen.yong}` : `收.${heavy}`;
}

/** Section 五行分布. */
export function wuxingSection(facts: ReportFacts): ReportSection {
  const { strength, life, roles } = facts.analysis;
  const { dominant, lacking } = life.balance;
  const key = todoKeyOf(facts);
  return sectionOf('wuxing', {
    paragraphs: [
      paragraph(
        ...dominant.slice(0, MAX_DOMINANT).map((wuxing) => wuxingOf(facts, WUXING_DOMINANT, wuxing)),
        ...lacking.slice(0, MAX_LACKING).map((wuxing) => wuxingOf(facts, WUXING_LACKING, wuxing)),
        balanceOf(facts),
      ),
    ],
    rows: WUXING.map((wuxing) => ({
      label: wuxing,
      value: `${percentOf(strength.percent[wuxing])}，${strength.monthState[wuxing]}，${roles[wuxing]}，明见${strength.counts.characters[wuxing]}字`,
    })),
    todo: toStatement(facts, TODO_WUXING, { key, values: todoValues(facts, key.replace('.', '')) }),
  });
}

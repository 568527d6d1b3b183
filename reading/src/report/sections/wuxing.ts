/**
 * 五行分布: the phase there is most of, those that are scarce, or five that are even; where the force flows; the year in which it shows;
 * and the shares as a table.
 */
import { STEM_WUXING, WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { toStatement, type Family } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { aboutChild } from '../aboutChild.ts';
import { percentOf } from '../figures.ts';
import { OVERVIEW_FLOW } from '../library/flowText.ts';
import { WUXING_YEAR } from '../library/shownYearText.ts';
import { TODO_WUXING, type TodoWuxingKey } from '../library/todoText.ts';
import { WUXING_BALANCE, WUXING_DOMINANT, WUXING_LACKING, type WuxingKey } from '../library/wuxingText.ts';
import { shownYearValues, yearOnEitherSide } from '../plan/yearOf.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
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

/**
 * Where the force flows and stops. What is scarce is described there, never here again; a phase that neither helps nor costs is
 * no loss and no gain: experts only.
 */
function flowOf(facts: ReportFacts, shown: readonly Wuxing[]): Statement {
  const { chain, to, blockedAt } = facts.analysis.structure.flow;
  const benefit = blockedAt === null ? '助' : facts.benefit[blockedAt];
  const statement = toStatement(facts, OVERVIEW_FLOW, {
    key: blockedAt === null ? '通' : benefit === '累' ? `${blockedAt}.忌` : blockedAt,
    values: { chain: chain.join('→'), to, blocked: blockedAt ?? '' },
  });
  const isRepeated = blockedAt !== null && shown.includes(blockedAt);
  return benefit === '平' || isRepeated ? forExperts(statement) : statement;
}

/** The year in which what there is most of grows, or what is scarce and serves comes; else that of the 用神. */
function yearShownOf(facts: ReportFacts): Statement | null {
  const { dominant, lacking } = facts.analysis.life.balance;
  const needed = lacking.find((wuxing) => facts.benefit[wuxing] === '助');
  const heavy = dominant.find((wuxing) => facts.benefit[wuxing] === '累');
  const { yong, xi } = facts.analysis.yongshen;
  const found =
    needed === undefined && heavy !== undefined
      ? yearOnEitherSide(facts, '累', [heavy])
      : yearOnEitherSide(facts, '助', needed === undefined ? [yong, xi] : [needed]);
  if (found === null) return null;
  const isServing = found.side === '累' && !found.isPast && facts.benefit[found.wuxing] === '助';
  return toStatement(facts, WUXING_YEAR, {
    key: isServing ? '紧.累' : `${found.isPast ? '过' : found.wuxing}.${found.side}`,
    values: shownYearValues(facts, found, found.wuxing),
  });
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
  const scarce = lacking.slice(0, MAX_LACKING);
  const most = dominant.slice(0, MAX_DOMINANT).map((wuxing) => wuxingOf(facts, WUXING_DOMINANT, wuxing));
  const spoken = (statements: readonly (Statement | null)[]): Statement[] =>
    statements.filter((statement) => statement !== null).map((statement) => aboutChild(facts, statement));
  return sectionOf('wuxing', {
    paragraphs: [
      paragraph(...spoken([...most, balanceOf(facts)])),
      ...scarce.map((wuxing, i) => {
        const statement = wuxingOf(facts, WUXING_LACKING, wuxing);
        return paragraph(...spoken([most.length + i === 0 ? statement : { ...statement, short: null }]));
      }),
      paragraph(...spoken([{ ...flowOf(facts, scarce), short: null }, yearShownOf(facts)])),
    ],
    rows: WUXING.map((wuxing) => ({
      label: wuxing,
      value: `${percentOf(strength.percent[wuxing])}，${strength.monthState[wuxing]}，${roles[wuxing]}，明见${strength.counts.characters[wuxing]}字`,
    })),
    todo: toStatement(facts, TODO_WUXING, { key, values: todoValues(facts, key.replace('.', '')) }),
  });
}

/**
 * 格局 on a screen: what the book requires of this pattern, rule by rule, which of it the chart has, and then how we weigh it. The book's
 * conditions and our weighing stand apart.
 */
import {
  patternLinesOf,
  type Analysis,
  type Evidence,
  type FailureName,
  type PatternAnswer,
  type PatternLine,
  type PatternNeed,
  type PatternState,
  type SuccessName,
} from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, TEN_GODS, type TenGod, type TenGodGroup } from '@shangyuan/engine/ganzhi';
import { evidenceText } from '../chart/index.ts';
import { countOf } from '../statement/figures.ts';

/** A condition in a few characters. */
export interface Condition {
  readonly text: string;
  readonly isMet: boolean;
}

/** A way of the book with its conditions. */
export interface ConditionRule {
  /** 印化七杀. */
  readonly name: string;
  /** What the book says of it, in a sentence. */
  readonly text: string;
  readonly isMet: boolean;
  readonly conditions: readonly Condition[];
  /** What would rescue it, where it breaks the pattern and does so here; else empty. */
  readonly rescuers: readonly Condition[];
}

/** 格局 as a card shows it. */
export interface PatternCard {
  readonly name: string;
  /** What gave the name. */
  readonly basis: string;
  /** Conditions of success; empty for a special class. */
  readonly successes: readonly ConditionRule[];
  /** Conditions that break it and are met here; the others are not shown. */
  readonly failures: readonly ConditionRule[];
  /** Conditions of a special class, all met; empty for the ordinary patterns. */
  readonly special: readonly string[];
  /** 三路中合一路. */
  readonly count: string;
  /** Our weighing, in words. */
  readonly weighing: string;
  /** Points behind the weighing. */
  readonly arithmetic: readonly string[];
  readonly source: string;
}

/** What the book says of each rule of success. */
const SUCCESS_TEXTS: Readonly<Record<SuccessName, string>> = {
  官逢财生: '有财来生官，日主又撑得住，官就有了来源。',
  官逢印护: '有印护在官的旁边，日主又撑得住，官不怕冲撞。',
  食神制杀: '有食神管住七杀，日主也不弱，压力就变成本事。',
  印化七杀: '有印把七杀的力量转过来生扶自己；日主已经强旺时便用不着。',
  阳刃当杀: '日主坐着阳刃，力气足，正好与七杀相当。',
  财逢食生: '有食神或伤官生财，财就有了源头。',
  财旺生官: '有正官，日主不弱，财便去生官，财与名相连。',
  印逢官杀: '有官或杀来生印，印就有了根源。',
  印旺泄秀: '身强印旺时，有食神或伤官把才气放出来。',
  食神生财: '食神有财可生，才艺就落到实处。',
  食神带杀: '食神旁边有七杀，两者相制，都不偏废。',
  伤官生财: '伤官有财可生，锋芒用在做事上。',
  伤官佩印: '有印来约束伤官；日主已经强旺时便用不着。',
  金水见官: '金日生在冬月，寒金喜火，见官杀反而好。',
  禄劫用官逢财: '月令是自己人，取正官来约束，又有财生官。',
  禄劫用官逢印: '月令是自己人，取正官来约束，又有印护官。',
  禄劫用财逢食: '月令是自己人，取财为用，又有食神或伤官生财。',
  禄劫用杀逢制: '月令是自己人，取七杀为用，又有食神来制。',
  阳刃逢官杀: '阳刃刚烈，有官或杀来管，刚就成了用。',
};

/** What the book says of each way a pattern breaks. */
const FAILURE_TEXTS: Readonly<Record<FailureName, string>> = {
  伤官见官: '伤官透出来顶撞正官，两边都不安。',
  官杀混杂: '正官之外又透七杀，两个声音一起管，分不清听谁的。',
  财党七杀: '财透出来去生七杀，又没有食神或印来接，压力更重。',
  杀重身轻: '日主太轻，又没有印来化，担子压得直接。',
  财逢比劫: '比劫透出来分财，又没有官杀或食伤来挡、来引。',
  财透七杀: '财格透七杀而日主偏弱，财去生杀，反成压力。',
  贪财坏印: '财透而重，克住了印，日主又不强。',
  枭神夺食: '偏印透出来压住食神。',
  禄劫无用: '满盘是自己人，没有财、官杀、食伤可用，力气无处使。',
  阳刃无制: '日主极强，又没有官杀来管，刚过了头。',
};

const SUPPORT_TEXTS: Readonly<Record<number, readonly [atLeast: string, below: string]>> = {
  39: ['日主不轻', '日主太轻'],
  48: ['日主不弱', '日主偏弱'],
  56: ['日主强', '日主不强'],
  76: ['日主极强', '日主不算极强'],
};

function supportText(border: number, isAtLeast: boolean): string {
  const texts = SUPPORT_TEXTS[border];
  if (texts === undefined) throw new RangeError(`Cannot name the support border ${border}`);
  return isAtLeast ? texts[0] : texts[1];
}

/** What a chart has of a god that does not count as present: a trace of it, or only the other god of its group. */
function lackText({ tenGods }: Analysis, what: TenGod | TenGodGroup): string {
  const gods = TEN_GODS.filter((god) => god === what || TEN_GOD_GROUP[god] === what);
  if (gods.some((god) => tenGods[god].level > 0)) return `${what}只有一点`;
  const other = TEN_GODS.find(
    (god) => god !== what && TEN_GOD_GROUP[god] === TEN_GOD_GROUP[what as TenGod] && tenGods[god].level > 0,
  );
  return other === undefined ? `没有${what}` : `没有${what}，只有${other}`;
}

/** A need as the chart answers it, in a few characters: 印藏在支中, 没有食神，只有伤官, 日主偏弱. */
function answerText(analysis: Analysis, { need, isMet, where }: PatternAnswer): string {
  switch (need.ask) {
    case 'has':
    case 'absent':
      if (where === '透') return `${need.what}透出`;
      return where === '藏' ? `${need.what}藏在支中` : lackText(analysis, need.what);
    case 'shown':
      return isMet ? `${need.what}透出` : `${need.what}不透`;
    case 'supportMin':
      return supportText(need.border, isMet);
    case 'supportBelow':
      return supportText(need.border, !isMet);
    case 'wealthMin':
      return isMet ? '财重' : '财不重';
    case 'yangOnBlade':
      return isMet ? '坐着阳刃' : '没有坐着阳刃';
    case 'metalInWinter':
      return isMet ? '金日生在冬月' : '不是金日冬月';
    case 'notMetalInWinter':
      return isMet ? '不是金日冬月' : '金日生在冬月';
    case 'killingBound':
      return isMet ? '七杀被合住' : '七杀没有被合';
  }
}

function ruleOf(analysis: Analysis, line: PatternLine): ConditionRule {
  const conditionOf = (answer: PatternAnswer): Condition => ({
    text: answerText(analysis, answer),
    isMet: answer.isMet,
  });
  const isBroken = line.kind === '破' && line.isMet;
  return {
    name: line.name,
    text: line.kind === '成' ? SUCCESS_TEXTS[line.name] : FAILURE_TEXTS[line.name],
    isMet: line.isMet,
    conditions: line.needs.map(conditionOf),
    rescuers: isBroken ? line.rescuers.map(conditionOf) : [],
  };
}

/** What a chart still lacks for the nearest way, as a clause; null where nothing is shown. */
function missingText(need: PatternNeed): string | null {
  switch (need.ask) {
    case 'has':
      return need.what;
    case 'supportMin':
      return '帮身的力量';
    default:
      return null;
  }
}

function nearestText(lines: readonly PatternLine[]): string {
  const open = lines.flatMap((line) => {
    if (line.kind !== '成' || line.isMet) return [];
    const missing = line.needs.filter(({ isMet }) => !isMet).map(({ need }) => missingText(need));
    return missing.length > 0 && missing.every((each) => each !== null) ? [{ line, missing }] : [];
  });
  const [nearest] = open.toSorted((a, b) => a.missing.length - b.missing.length);
  if (nearest === undefined) return '';
  return `最近的一路是${nearest.line.name}，还差${nearest.missing.join('与')}，岁运带来时可以补上。`;
}

const WEIGHING_TEXTS: Readonly<Record<PatternState, string>> = {
  成: '我们看：条件在明处凑齐，这一格站得住。',
  半成: '我们看：条件是有的，只是藏在地支里，力量要等引出来才显。',
  假成: '我们看：大势如此而不够纯粹，另附按普通强弱的看法。',
  败中有救: '我们看：有妨碍，也有化解它的东西，两样一起看。',
  平: '我们看：没有凑齐哪一路，也没有明显的妨碍，平平实实。',
  败: '我们看：眼下有妨碍而没有化解，看岁运补上哪一样。',
};

function weighingOf({ outcome }: Analysis, lines: readonly PatternLine[]): string {
  const isOpen = outcome.state === '平' || outcome.state === '败';
  return WEIGHING_TEXTS[outcome.state] + (isOpen ? nearestText(lines) : '');
}

function countText(successes: readonly ConditionRule[]): string {
  const met = successes.filter(({ isMet }) => isMet).length;
  const all = successes.length;
  if (all === 1) return met === 1 ? '书上的条件合' : '书上的条件未合';
  return met === 0
    ? `${countOf(all)}路都未凑齐`
    : `${countOf(all)}路中合${met === 2 ? '两' : countOf(met)}路`;
}

/** 格局 of a chart for a card. */
export function patternCardOf(analysis: Analysis): PatternCard {
  const { pattern, outcome } = analysis;
  const lines = patternLinesOf(analysis);
  const rules = (kind: PatternLine['kind']): ConditionRule[] =>
    lines.filter((line) => line.kind === kind).map((line) => ruleOf(analysis, line));
  const successes = rules('成');
  const [first] = pattern.evidence;
  const reasons = outcome.evidence.map(evidenceText);
  return {
    name: pattern.name,
    basis: lines.length === 0 || first === undefined ? '' : evidenceText(first).sentence,
    successes,
    failures: rules('破').filter(({ isMet }) => isMet),
    special: lines.length === 0 ? pattern.evidence.map((each: Evidence) => evidenceText(each).sentence) : [],
    count: lines.length === 0 ? '各项条件如下' : countText(successes),
    weighing: weighingOf(analysis, lines),
    arithmetic: [
      ...reasons.map(({ sentence, arithmetic }) => `${sentence}${arithmetic ?? ''}`),
      `合计${outcome.points}分，结构${outcome.clarity}。`,
    ],
    source: [
      ...new Set([...pattern.evidence, ...outcome.evidence.slice(0, 1)].map(({ source }) => source)),
    ].join('；'),
  };
}

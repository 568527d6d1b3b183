/**
 * The chain of reasons from the month to the 用神, step by step, each with its rule, trigger and source. Facts in a few
 * characters; the sentences are made by `reading`.
 */
import type { PillarKey } from '../chart/index.ts';
import { STEM_WUXING, type Stem } from '../ganzhi/index.ts';
import { RULE_SOURCES, type Evidence, type RuleCode } from './evidence.ts';
import { WUXING_OF_GROUP } from './model/groups.ts';
import type { Pattern } from './model/pattern.ts';
import type { PatternStanding } from './model/patternState.ts';
import type { Strength } from './model/strength.ts';
import { godOf, type Subject } from './model/subject.ts';
import type { LedgerLine, LedgerRule } from './yongshen/ledger.ts';
import type { Yongshen } from './yongshen/yongshenRecord.ts';

/** One step of the chain. */
export interface ExplanationStep extends Evidence {
  readonly step: '令' | '地' | '势' | '分数' | '类别' | '格局' | '用神' | '结论';
  /** Lines of the ledger, at the step 用神; empty elsewhere. */
  readonly ledger: readonly LedgerLine[];
}

/** Rule that carries each method of 用神. */
const RULE_OF_METHOD = {
  扶抑: 'CLASS_SUPPORT',
  调候: 'UG_CLIMATE',
  通关: 'UG_BRIDGE',
  病药: 'UG_MEDICINE',
  顺势: 'UG_FOLLOW',
  格局: 'UG_PATTERN',
} as const satisfies Record<Yongshen['method'], RuleCode | LedgerRule>;

const CLASS_RULE = {
  身弱: 'CLASS_SUPPORT',
  中和: 'CLASS_SUPPORT',
  身强: 'CLASS_SUPPORT',
  从弱: 'CLASS_FOLLOW_WEAK',
  从强: 'CLASS_FOLLOW_STRONG',
  化气: 'CLASS_TRANSFORM',
} as const satisfies Record<Strength['class'], RuleCode>;

function stepOf(
  step: ExplanationStep['step'],
  rule: RuleCode,
  text: string,
  pillars: readonly PillarKey[] = [],
  extra: { readonly source?: string; readonly ledger?: readonly LedgerLine[] } = {},
): ExplanationStep {
  return {
    step,
    rule,
    text,
    pillars,
    source: extra.source ?? RULE_SOURCES[rule],
    ledger: extra.ledger ?? [],
  };
}

function helperPillars(subject: Subject): PillarKey[] {
  const seal = WUXING_OF_GROUP[subject.dayMasterWuxing].印;
  const helps = (stem: Stem): boolean =>
    STEM_WUXING[stem] === subject.dayMasterWuxing || STEM_WUXING[stem] === seal;
  return subject.slots
    .filter(
      (slot) => (slot.name !== 'day' && helps(slot.stem)) || (slot.name !== 'month' && helps(slot.main)),
    )
    .map((slot) => slot.name);
}

function rootPillars(subject: Subject): PillarKey[] {
  return subject.slots
    .filter((slot) => slot.hidden.some(({ stem }) => STEM_WUXING[stem] === subject.dayMasterWuxing))
    .map((slot) => slot.name);
}

/** The chain of reasons of a chart. */
export function explain(
  subject: Subject,
  strength: Strength,
  pattern: Pattern,
  standing: PatternStanding,
  yongshen: Yongshen,
): readonly ExplanationStep[] {
  const { month, dayMaster } = subject;
  const god = godOf(subject, month.main);
  const tick = (holds: boolean, name: string): string => (holds ? name : `不${name}`);
  const patternEvidence = pattern.evidence[0];
  const carrier = yongshen.ledger.find(
    (line) => line.wuxing === yongshen.yong && line.rule === RULE_OF_METHOD[yongshen.method],
  );
  return [
    stepOf(
      '令',
      'TICK_DELING',
      `${dayMaster}生${month.branch}月，${month.main}为${god}，${strength.monthState[subject.dayMasterWuxing]}，${tick(strength.isDeling, '得令')}`,
      ['month'],
    ),
    stepOf(
      '地',
      'TICK_DEDI',
      `比劫根${strength.rootSum}，${tick(strength.isDedi, '得地')}`,
      rootPillars(subject),
    ),
    stepOf(
      '势',
      'TICK_DESHI',
      `帮扶${strength.helperCount}处，${tick(strength.isDeshi, '得势')}`,
      helperPillars(subject),
    ),
    stepOf('分数', 'SCORE', `比劫${strength.groups.比劫}%，印${strength.groups.印}%，合${strength.support}%`),
    stepOf(
      '类别',
      CLASS_RULE[strength.class],
      strength.follow === null ? `${strength.class}（${strength.label}）` : strength.follow.name,
    ),
    stepOf(
      '格局',
      pattern.rule,
      `${pattern.name}，${standing.state}`,
      patternEvidence?.pillars ?? ['month'],
      {
        source: patternEvidence?.source ?? RULE_SOURCES[pattern.rule],
      },
    ),
    stepOf('用神', RULE_OF_METHOD[yongshen.method], `${yongshen.method}取${yongshen.yong}`, [], {
      ledger: yongshen.ledger,
      source: carrier?.source ?? RULE_SOURCES[RULE_OF_METHOD[yongshen.method]],
    }),
    stepOf(
      '结论',
      CLASS_RULE[strength.class],
      `用${yongshen.yong}，喜${yongshen.xi.join('') || '无'}，忌${yongshen.ji}，把握${yongshen.confidence.score}`,
    ),
  ];
}

/**
 * The chain of reasons from the month to the 用神, step by step, each with its values, trigger and source. The sentences are
 * made by `reading`.
 */
import type { PillarKey } from '../chart/index.ts';
import { STEM_WUXING } from '../ganzhi/index.ts';
import { evidenceOf, RULE_SOURCES, type Evidence } from './evidence.ts';
import type { Pattern } from './model/pattern.ts';
import type { PatternOutcome } from './model/patternState.ts';
import { helpersIn, type PlainClass, type Strength } from './model/strength.ts';
import { godOf, type Subject } from './model/subject.ts';
import { TICKS } from './tables/strengthParams.ts';
import { SCHOOL_OF_RULE, type LedgerLine } from './yongshen/ledgerLine.ts';
import type { Yongshen } from './yongshen/yongshenRecord.ts';

/** Names of the steps in their order. */
export const EXPLANATION_STEPS = ['令', '地', '势', '分数', '类别', '格局', '用神', '结论'] as const;

/** One step of the chain: what decides, and what it rests on in turn. */
export type ExplanationStep = Evidence & {
  readonly step: (typeof EXPLANATION_STEPS)[number];
  /** At 类别 and 格局 what gave them, at 用神 the lines of the ledger; empty elsewhere. */
  readonly because: readonly (Evidence | LedgerLine)[];
};

/** What the chain is read from. */
export interface ExplanationInput {
  readonly subject: Subject;
  readonly strength: Strength;
  readonly pattern: Pattern;
  readonly outcome: PatternOutcome;
  readonly yongshen: Yongshen;
}

function stepOf(
  step: ExplanationStep['step'],
  evidence: Evidence,
  because: ExplanationStep['because'] = [],
): ExplanationStep {
  return { step, ...evidence, because };
}

function helperPillars(subject: Subject): PillarKey[] {
  return subject.slots.filter((slot) => helpersIn(subject, slot) > 0).map((slot) => slot.name);
}

function rootPillars({ slots, dayMasterWuxing }: Subject): PillarKey[] {
  return slots
    .filter((slot) => slot.hidden.some(({ stem }) => STEM_WUXING[stem] === dayMasterWuxing))
    .map((slot) => slot.name);
}

function tickSteps(subject: Subject, strength: Strength): ExplanationStep[] {
  const { month, dayMaster } = subject;
  const deling = {
    dayMaster,
    branch: month.branch,
    main: month.main,
    god: godOf(subject, month.main),
    state: strength.monthState[subject.dayMasterWuxing],
    isMet: strength.isDeling,
  };
  const dedi = {
    dayMaster,
    value: strength.rootSum,
    border: TICKS.dediRootMin,
    changsheng: strength.rootSum < TICKS.dediRootMin ? strength.changshengSeat : null,
    isMet: strength.isDedi,
  };
  const deshi = { value: strength.helperCount, border: TICKS.deshiHelpersMin, isMet: strength.isDeshi };
  return [
    stepOf('令', evidenceOf('TICK_DELING', ['month'], deling)),
    stepOf('地', evidenceOf('TICK_DEDI', rootPillars(subject), dedi)),
    stepOf('势', evidenceOf('TICK_DESHI', helperPillars(subject), deshi)),
  ];
}

function classStep({ follow, class: strengthClass, label, support }: Strength): ExplanationStep {
  if (follow === null) {
    const values = { class: strengthClass as PlainClass, label, support };
    return stepOf('类别', evidenceOf('CLASS_SUPPORT', [], values));
  }
  const { class: special, name, isTrue, source, evidence } = follow;
  return stepOf('类别', evidenceOf('CLASS_SPECIAL', [], { class: special, name, isTrue }, source), evidence);
}

function patternStep({ pattern, outcome }: ExplanationInput): ExplanationStep {
  const [state] = outcome.evidence as readonly [Evidence<'PAT_STATE'>, ...Evidence[]];
  const [first] = pattern.evidence;
  // A special class has named its conditions at the step before.
  const because = pattern.family === null ? pattern.evidence : [];
  const { pillars, source } = first ?? state;
  return stepOf('格局', evidenceOf('PAT_STATE', pillars, state.values, source), because);
}

/** Source of the method: the chapter of the class, or of the line that gave the 用神 most within the school that carried it. */
function methodSource({ strength, yongshen }: ExplanationInput): string {
  const { follow } = strength;
  const { method, yong, ledger } = yongshen;
  if (method === '合议') return RULE_SOURCES.METHOD;
  if (method === '顺势' && follow !== null) return follow.source;
  const lines = ledger.filter((line) => line.wuxing === yong && SCHOOL_OF_RULE[line.code] === method);
  return lines.reduce((a, b) => (b.points > a.points ? b : a), lines[0] as LedgerLine).source;
}

/** The chain of reasons of a chart. */
export function explain(input: ExplanationInput): readonly ExplanationStep[] {
  const { subject, strength, yongshen } = input;
  const { groups, support, sealExcess } = strength;
  const { method, yong, xi, ji, choices, state, confidence, ledger } = yongshen;
  const conclusion = { yong, xi, ji, state, confidence: confidence.word, score: confidence.score };
  const classOf = classStep(strength);
  return [
    ...tickSteps(subject, strength),
    stepOf('分数', evidenceOf('SCORE', [], { groups, support, sealExcess })),
    classOf,
    patternStep(input),
    stepOf('用神', evidenceOf('METHOD', [], { method, yong, choices }, methodSource(input)), ledger),
    stepOf('结论', evidenceOf('CONCLUSION', [], conclusion, classOf.source)),
  ];
}

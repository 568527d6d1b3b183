/**
 * What the book requires of a pattern and what the chart has: every rule of success and failure, need by need. Computed when it is
 * used, from the stored findings.
 */
import type { TenGodGroup } from '../ganzhi/index.ts';
import type { Analysis } from './analyseChart.ts';
import { askerOf, isNeedMet, type Has, type PatternAsker } from './model/patternState.ts';
import { subjectOf } from './model/subject.ts';
import {
  patternRulesOf,
  type FailureName,
  type PatternNeed,
  type SuccessName,
} from './tables/patternRules.ts';

/** A need as the chart answers it. */
export interface PatternAnswer {
  readonly need: PatternNeed;
  readonly isMet: boolean;
  /** 透 shown by a stem, 藏 hidden only, 无 neither; null where the need is not about a god. */
  readonly where: '透' | '藏' | '无' | null;
}

interface PatternRuleResult {
  readonly needs: readonly PatternAnswer[];
  /** Every need is met. */
  readonly isMet: boolean;
}

/** A rule by which a pattern succeeds. */
export interface PatternSuccess extends PatternRuleResult {
  readonly kind: '成';
  readonly name: SuccessName;
  readonly assist: TenGodGroup;
}

/** A rule by which a pattern fails. */
export interface PatternFailure extends PatternRuleResult {
  readonly kind: '破';
  readonly name: FailureName;
  /** Each rescues by itself. */
  readonly rescuers: readonly PatternAnswer[];
}

/** A rule of a pattern, with the chart's result. */
export type PatternLine = PatternSuccess | PatternFailure;

function answerOf(need: PatternNeed, asker: PatternAsker, has: Has): PatternAnswer {
  const where =
    'what' in need ? (asker.shown(need.what) ? '透' : asker.present(need.what) ? '藏' : '无') : null;
  return { need, isMet: isNeedMet(need, asker, has), where };
}

/**
 * The rules of a chart's pattern, those of success first, in the order they are tried.
 *
 * @returns empty for a special class, whose conditions are the evidence of its pattern
 * Source: 子平真诠·论用神成败救应; the borders are ours.
 */
export function patternLinesOf({
  pillars,
  rules,
  strength,
  pattern,
  tenGods,
}: Analysis): readonly PatternLine[] {
  const patternRules = strength.follow === null ? patternRulesOf(pattern.name) : null;
  if (patternRules === null) return [];
  const asker = askerOf(subjectOf(pillars, rules), strength, tenGods);
  const answersOf = (needs: readonly PatternNeed[], has: Has) =>
    needs.map((need) => answerOf(need, asker, has));
  const isMet = (needs: readonly PatternAnswer[]) => needs.every((each) => each.isMet);
  return [
    ...patternRules.success.map(({ name, assist, needs: conditions }): PatternSuccess => {
      const needs = answersOf(conditions, asker.present);
      return { kind: '成', name: name as SuccessName, assist, needs, isMet: isMet(needs) };
    }),
    ...patternRules.failure.map(({ name, needs: conditions, rescuers }): PatternFailure => {
      const needs = answersOf(conditions, asker.shown);
      const rescue = answersOf(rescuers, asker.present);
      return { kind: '破', name: name as FailureName, needs, isMet: isMet(needs), rescuers: rescue };
    }),
  ];
}

/**
 * The chain of reasons in sentences, and any piece of evidence of a chart.
 */
import type { Evidence, ExplanationStep, LedgerLine, RuleCode } from '@shangyuan/engine/analysis';
import { FACET_WORDS } from './facetText.ts';
import { GATHERING_WORDS, type EvidenceWords } from './gatheringText.ts';
import { LIFE_WORDS } from './lifeText.ts';
import { PATTERN_WORDS } from './patternText.ts';
import { toExplanation, type Explanation, type SourcedExplanation, type Wording } from './explanation.ts';
import { STRENGTH_WORDS } from './strengthText.ts';
import { ledgerText, YONGSHEN_WORDS } from './yongshenText.ts';

const WORDS: EvidenceWords<RuleCode> = {
  ...GATHERING_WORDS,
  ...STRENGTH_WORDS,
  ...PATTERN_WORDS,
  ...YONGSHEN_WORDS,
  ...LIFE_WORDS,
  ...FACET_WORDS,
};

/**
 * A piece of evidence in a sentence.
 *
 * @example evidenceText({ code: 'PAT_MAIN_HIDDEN', values: { branch: '巳', stem: '丙' }, pillars: ['month'], source: '子平真诠·论用神' }).sentence // '月令巳的本气丙没有透出，仍以本气定格。'
 */
export function evidenceText(evidence: Evidence): Explanation {
  const textOf = WORDS[evidence.code] as (values: unknown, evidence: Evidence) => Wording;
  return toExplanation(textOf(evidence.values, evidence));
}

function isLedgerLine(evidence: Evidence | LedgerLine): evidence is LedgerLine {
  return 'wuxing' in evidence && 'points' in evidence;
}

/** A step of the chain in words: its name, the sentence, and what it rests on in turn. */
export interface ExplainedStep extends SourcedExplanation {
  readonly step: ExplanationStep['step'];
  readonly because: readonly SourcedExplanation[];
}

/** A step of the chain of reasons. */
export function explanationText(step: ExplanationStep): ExplainedStep {
  return {
    step: step.step,
    ...evidenceText(step),
    source: step.source,
    because: step.because.map((each) => ({
      ...(isLedgerLine(each) ? ledgerText(each) : evidenceText(each)),
      source: each.source,
    })),
  };
}

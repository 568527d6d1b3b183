/**
 * 格局 in the terse words of 专业: what gave it and how it stands, each a clause.
 */
import type { Analysis, Assist, Evidence } from '@shangyuan/engine/analysis';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { changedStem, placeOf, wuxingOfGroup } from './figures.ts';
import { PILLAR_KEYS, type ReportFacts } from './reportFacts.ts';

function revealedBasis({
  branch,
  role,
  stem,
  pillar,
  changed,
}: {
  readonly branch: string;
  readonly role: string;
  readonly stem: string;
  readonly pillar: 'year' | 'month' | 'day' | 'hour';
  readonly changed: { readonly written: string; readonly to: string } | null;
}): string {
  const by = changed === null ? '' : `（${changed.written}合化${changed.to}）`;
  return `${branch}中${role}${stem}透${placeOf(pillar, 'stem')}${by}`;
}

/** What gave the pattern: 午中本气丁不透，仍取为格. */
export function patternBasis({ pattern }: Analysis): string {
  const evidence = pattern.evidence[0] as Evidence;
  switch (evidence.code) {
    case 'PAT_MAIN_REVEALED':
    case 'PAT_MINOR_REVEALED':
      return revealedBasis(evidence.values);
    case 'PAT_MIXED_QI_REVEALED':
      return `${revealedBasis(evidence.values)}，取杂气`;
    case 'PAT_FRAME':
      return `${evidence.values.members}${evidence.values.kind}${evidence.values.to}，取${evidence.values.stem}`;
    case 'PAT_OWN_MONTH':
      return `${evidence.values.dayMaster}生${evidence.values.branch}月，月令${evidence.values.god}当权`;
    case 'PAT_MAIN_HIDDEN':
      return `${evidence.values.branch}中本气${evidence.values.stem}不透，仍取为格`;
    default:
      return '全局之势偏于一方';
  }
}

/** （丁合化木）: a stem of the group that is written and that a 五合 took away; else empty. */
function takenAway(facts: ReportFacts, { isHidden, group }: Assist): string {
  if (!isHidden) return '';
  const wuxing = wuxingOfGroup(facts, group);
  const taken = PILLAR_KEYS.map((pillar) => changedStem(facts, pillar)).find(
    (change) => change !== null && STEM_WUXING[change.written] === wuxing,
  );
  return taken === null || taken === undefined ? '' : `（${taken.written}合化${taken.to}）`;
}

function assistStands({ isHidden, hiddenCompanion }: Assist): string {
  const companion = hiddenCompanion === null ? '' : `配合之${hiddenCompanion}藏而不透`;
  if (!isHidden) return companion === '' ? '得位' : `得位，${companion}`;
  return companion === '' ? '藏而不透' : `与${companion}`;
}

/** How the pattern stands: 相神印藏而不透，作半成. */
export function patternOutcomeText(facts: ReportFacts): string {
  const { state, assist, isRescueHidden } = facts.analysis.outcome;
  const helper =
    assist === null ? '' : `相神${assist.what}${takenAway(facts, assist)}${assistStands(assist)}，`;
  switch (state) {
    case '成':
      return `${helper}格成`;
    case '半成':
      return `${helper}作半成`;
    case '败中有救':
      return `${helper}有破而救应${isRescueHidden ? '藏支' : '透干'}，作败中有救`;
    case '平':
      return '成破皆不显，作平';
    case '败':
      return '有破而无救应，作败';
    default:
      return '成而不纯，作假成';
  }
}

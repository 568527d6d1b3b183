/**
 * 格局: which pattern the month gives, in the order of 子平真诠.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  changshengOf,
  mainStemOf,
  STEM_WUXING,
  STEM_YINYANG,
  TEN_GOD_GROUP,
  type HiddenRole,
  type Stem,
  type TenGod,
} from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { evidenceOf, type Evidence, type RuleCode } from '../evidence.ts';
import type { FollowType } from './specialClass.ts';
import type { StrengthFindings } from './strength.ts';
import { godOf, type Slot, type Subject } from './subject.ts';

/** Pattern 格局 of a chart. */
export interface Pattern {
  /** 正官格 … 月刃格, or the name of a special class. */
  readonly name: string;
  /** God that gives the name; null for a special class. */
  readonly god: TenGod | null;
  /** Stem that stands for it; null for a special class. */
  readonly stem: Stem | null;
  readonly rule: RuleCode;
  /** Type of the special class; null for the ordinary patterns. */
  readonly family: Exclude<FollowType, '化气格'> | '化气' | null;
  /** 杂气: taken from a lesser qi of 辰戌丑未. */
  readonly isMixedQi: boolean;
  readonly evidence: readonly Evidence[];
}

const PILLAR_CHAR = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  string
>;
const EARTH_BRANCHES = ['辰', '戌', '丑', '未'];

/** The first of year, month and hour where a stem is revealed under the doctrine, or null. */
function revealedAt(subject: Subject, stem: Stem, doctrine: Doctrine): Slot | null {
  const matches = (slot: Slot): boolean =>
    doctrine.revealed === 'sameStem' ? slot.stem === stem : slot.stemWuxing === STEM_WUXING[stem];
  return subject.slots.find((slot) => slot.name !== 'day' && matches(slot)) ?? null;
}

function isSelf(god: TenGod): boolean {
  return TEN_GOD_GROUP[god] === '比劫';
}

function patternOfStem(
  subject: Subject,
  stem: Stem,
  evidence: Evidence,
  isMixedQi = false,
  name = `${godOf(subject, stem)}格`,
): Pattern {
  return {
    name,
    god: godOf(subject, stem),
    stem,
    rule: evidence.rule,
    family: null,
    isMixedQi,
    evidence: [evidence],
  };
}

function revealedEvidence(
  subject: Subject,
  rule: RuleCode,
  role: HiddenRole,
  stem: Stem,
  slot: Slot,
): Evidence {
  const text = `${subject.month.branch}${role}${stem}透${PILLAR_CHAR[slot.name]}干`;
  return evidenceOf(rule, slot.name === 'month' ? ['month'] : ['month', slot.name], text);
}

/** Step 1: the main qi, revealed. */
function mainRevealed(subject: Subject, doctrine: Doctrine): Pattern | null {
  const { main } = subject.month;
  if (isSelf(godOf(subject, main))) return null;
  const slot = revealedAt(subject, main, doctrine);
  if (slot === null) return null;
  return patternOfStem(subject, main, revealedEvidence(subject, 'PAT_MAIN_REVEALED', '本气', main, slot));
}

/** Step 2: a full 三会 or 三合 with the month turns it to another wuxing. */
function framed(subject: Subject, findings: StrengthFindings): Pattern | null {
  const { month, slots, dayMasterWuxing } = subject;
  const frame = findings.gatherings.gatherings.find(
    ({ kind, slots: members, to }) =>
      (kind === '三会' || kind === '三合') &&
      members.includes(month) &&
      to !== dayMasterWuxing &&
      to !== month.mainWuxing,
  );
  if (frame === undefined) return null;
  const revealed = slots.find((slot) => slot.name !== 'day' && slot.stemWuxing === frame.to);
  // The middle member of a triple of the book is its 帝旺.
  const stem = revealed?.stem ?? mainStemOf(frame.members[1] as Slot['branch']);
  const text = `${frame.members}${frame.kind}${frame.to}，取${stem}`;
  return patternOfStem(
    subject,
    stem,
    evidenceOf(
      'PAT_FRAME',
      frame.slots.map((slot) => slot.name),
      text,
    ),
  );
}

/** Step 3: a lesser qi, revealed; 中气 before 余气, unless 司令 decides. */
function minorRevealed(subject: Subject, doctrine: Doctrine, silingStem: Stem | null): Pattern | null {
  const isMixedQi = EARTH_BRANCHES.includes(subject.month.branch);
  const candidates = subject.month.hidden.slice(1).flatMap((hidden) => {
    const slot = revealedAt(subject, hidden.stem, doctrine);
    return slot === null || isSelf(godOf(subject, hidden.stem)) ? [] : [{ hidden, slot }];
  });
  const commanded =
    doctrine.siling === 'tiebreak' ? candidates.find(({ hidden }) => hidden.stem === silingStem) : undefined;
  const chosen = commanded ?? candidates[0];
  if (chosen === undefined) return null;
  const { hidden, slot } = chosen;
  const rule = isMixedQi ? 'PAT_MIXED_QI_REVEALED' : 'PAT_MINOR_REVEALED';
  const evidence = revealedEvidence(subject, rule, hidden.role, hidden.stem, slot);
  return patternOfStem(subject, hidden.stem, evidence, isMixedQi);
}

/** Step 4: the month is the day master's own: 建禄, 月刃 or 月劫. */
function selfMonth(subject: Subject): Pattern | null {
  const { month, dayMaster } = subject;
  const god = godOf(subject, month.main);
  if (!isSelf(god)) return null;
  const stage = changshengOf(dayMaster, month.branch);
  const isBlade = STEM_YINYANG[dayMaster] === '阳' && stage === '帝旺';
  const name = god === '比肩' || stage === '临官' ? '建禄格' : isBlade ? '月刃格' : '月劫格';
  const evidence = evidenceOf('PAT_SELF_MONTH', ['month'], `${dayMaster}生${month.branch}月，月令为${god}`);
  const sourced = name === '月刃格' ? { ...evidence, source: '子平真诠·论阳刃' } : evidence;
  return patternOfStem(subject, month.main, sourced, false, name);
}

/**
 * Pattern of a chart: a special class first, then the month's main qi revealed, a frame of three, a lesser qi revealed,
 * the day master's own month, and the main qi though hidden.
 *
 * @param silingStem 司令 stem of the birth where known; read only under `siling: 'tiebreak'`
 * Source: 子平真诠·论用神, 论用神变化, 论杂气如何取用, 论建禄月劫, 论阳刃.
 */
export function patternOf(
  subject: Subject,
  findings: StrengthFindings,
  doctrine: Doctrine,
  silingStem: Stem | null = null,
): Pattern {
  const { follow, support } = findings.strength;
  if (follow !== null) {
    return {
      name: follow.name,
      god: null,
      stem: null,
      rule: 'PAT_FOLLOW',
      family: follow.type === '化气格' ? '化气' : follow.type,
      isMixedQi: false,
      evidence: [evidenceOf('PAT_FOLLOW', [], `support=${support}`)],
    };
  }
  const { branch, main } = subject.month;
  return (
    mainRevealed(subject, doctrine) ??
    framed(subject, findings) ??
    minorRevealed(subject, doctrine, silingStem) ??
    selfMonth(subject) ??
    patternOfStem(
      subject,
      main,
      evidenceOf('PAT_MAIN_HIDDEN', ['month'], `${branch}本气${main}未透，仍以本气论`),
    )
  );
}

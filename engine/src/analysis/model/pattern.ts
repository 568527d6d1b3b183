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
  type HiddenStem,
  type Stem,
  type TenGod,
} from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import type { FollowType } from './specialClass.ts';
import type { Strength } from './strength.ts';
import { godOf, type Slot, type Subject } from './subject.ts';

/** Rule that gave a pattern. */
export type PatternRule =
  | 'PAT_FOLLOW'
  | 'PAT_MAIN_REVEALED'
  | 'PAT_FRAME'
  | 'PAT_MINOR_REVEALED'
  | 'PAT_MIXED_QI_REVEALED'
  | 'PAT_OWN_MONTH'
  | 'PAT_MAIN_HIDDEN';

/** Pattern 格局 of a chart. */
export interface Pattern {
  /** 正官格 … 月刃格, or the name of a special class. */
  readonly name: string;
  /** God that gives the name; null for a special class. */
  readonly god: TenGod | null;
  /** Stem that stands for it; null for a special class. */
  readonly stem: Stem | null;
  readonly rule: PatternRule;
  /** Type of the special class; null for the ordinary patterns. */
  readonly family: FollowType | null;
  /** 杂气: taken from a lesser qi of 辰戌丑未. */
  readonly isMixedQi: boolean;
  /** What gave it: one piece, for a special class each condition it meets. */
  readonly evidence: readonly Evidence[];
}

const BLADE_SOURCE = '子平真诠·论阳刃';
const EARTH_BRANCHES = ['辰', '戌', '丑', '未'];

/** The first of year, month and hour where a stem is revealed under the doctrine, or null. */
function revealedAt(subject: Subject, stem: Stem, doctrine: Doctrine): Slot | null {
  const matches = (slot: Slot): boolean =>
    doctrine.revealed === 'sameStem' ? slot.effective === stem : slot.effectiveWuxing === STEM_WUXING[stem];
  return subject.slots.find((slot) => slot.name !== 'day' && matches(slot)) ?? null;
}

function isSelf(god: TenGod): boolean {
  return TEN_GOD_GROUP[god] === '比劫';
}

function patternOfStem(
  subject: Subject,
  stem: Stem,
  rule: PatternRule,
  evidence: Evidence,
  name = `${godOf(subject, stem)}格`,
): Pattern {
  return {
    name,
    god: godOf(subject, stem),
    stem,
    rule,
    family: null,
    isMixedQi: rule === 'PAT_MIXED_QI_REVEALED',
    evidence: [evidence],
  };
}

/** A pattern by a hidden stem of the month that is revealed in a slot. */
function revealedPattern(
  subject: Subject,
  rule: 'PAT_MAIN_REVEALED' | 'PAT_MINOR_REVEALED' | 'PAT_MIXED_QI_REVEALED',
  { stem, role }: HiddenStem,
  slot: Slot,
): Pattern {
  const pillars: PillarKey[] = ['year', 'month', 'hour'].filter(
    (key): key is PillarKey => key === 'month' || key === slot.name,
  );
  const evidence = evidenceOf(rule, pillars, {
    branch: subject.month.branch,
    role,
    stem,
    shown: slot.effective,
    pillar: slot.name,
    changed: slot.effective === slot.stem ? null : { written: slot.stem, to: slot.effectiveWuxing },
  });
  return patternOfStem(subject, stem, rule, evidence);
}

/** Step 1: the main qi, revealed. */
function mainRevealed(subject: Subject, doctrine: Doctrine): Pattern | null {
  const { main, hidden } = subject.month;
  if (isSelf(godOf(subject, main))) return null;
  const slot = revealedAt(subject, main, doctrine);
  return slot === null ? null : revealedPattern(subject, 'PAT_MAIN_REVEALED', hidden[0] as HiddenStem, slot);
}

/** Step 2: a full 三会 or 三合 with the month turns it to another wuxing. */
function framed(subject: Subject): Pattern | null {
  const { month, slots, dayMasterWuxing } = subject;
  const frame = subject.combining.gatherings.find(
    ({ kind, pillars, to }) =>
      (kind === '三会' || kind === '三合') &&
      pillars.includes('month') &&
      to !== dayMasterWuxing &&
      to !== month.mainWuxing,
  );
  if (frame === undefined) return null;
  const { kind, members, to, pillars } = frame;
  const revealed = slots.find((slot) => slot.name !== 'day' && slot.effectiveWuxing === to);
  // The middle member of a triple of the book is its 帝旺.
  const stem = revealed?.effective ?? mainStemOf(members[1] as Slot['branch']);
  const values = { members, to, kind: kind as '三会' | '三合', stem, isRevealed: revealed !== undefined };
  return patternOfStem(subject, stem, 'PAT_FRAME', evidenceOf('PAT_FRAME', pillars, values));
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
  const rule = isMixedQi ? 'PAT_MIXED_QI_REVEALED' : 'PAT_MINOR_REVEALED';
  return revealedPattern(subject, rule, chosen.hidden, chosen.slot);
}

/** Step 4: the month is the day master's own: 建禄, 月刃 or 月劫. */
function selfMonth(subject: Subject): Pattern | null {
  const { month, dayMaster } = subject;
  const god = godOf(subject, month.main);
  if (!isSelf(god)) return null;
  const stage = changshengOf(dayMaster, month.branch);
  const isBlade = STEM_YINYANG[dayMaster] === '阳' && stage === '帝旺';
  const name = god === '比肩' || stage === '临官' ? '建禄格' : isBlade ? '月刃格' : '月劫格';
  const source = name === '月刃格' ? BLADE_SOURCE : undefined;
  const values = { dayMaster, branch: month.branch, god, name } as const;
  const evidence = evidenceOf('PAT_OWN_MONTH', ['month'], values, source);
  return patternOfStem(subject, month.main, 'PAT_OWN_MONTH', evidence, name);
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
  { follow }: Strength,
  doctrine: Doctrine,
  silingStem: Stem | null = null,
): Pattern {
  if (follow !== null) {
    const { name, type: family, evidence } = follow;
    return { name, god: null, stem: null, rule: 'PAT_FOLLOW', family, isMixedQi: false, evidence };
  }
  const { branch, main } = subject.month;
  return (
    mainRevealed(subject, doctrine) ??
    framed(subject) ??
    minorRevealed(subject, doctrine, silingStem) ??
    selfMonth(subject) ??
    patternOfStem(
      subject,
      main,
      'PAT_MAIN_HIDDEN',
      evidenceOf('PAT_MAIN_HIDDEN', ['month'], { branch, stem: main }),
    )
  );
}

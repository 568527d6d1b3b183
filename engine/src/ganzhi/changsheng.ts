/**
 * 十二长生: the twelve stages of a stem through the branches.
 */
import { branchSteps, type Branch } from './branch.ts';
import { STEM_YINYANG, type ByStem, type Stem } from './stem.ts';

/** The twelve stages, 长生 first. */
// prettier-ignore
export const CHANGSHENG = ['长生', '沐浴', '冠带', '临官', '帝旺', '衰', '病', '死', '墓', '绝', '胎', '养'] as const;
/** A stage of the twelve 十二长生. */
export type Changsheng = (typeof CHANGSHENG)[number];

/**
 * Option `lifeStage`: 阳顺阴逆 (渊海子平, default), 阴阳同生同死 (滴天髓阐微), or 同生同死 with 土随水 (纳音, 择日).
 */
export type LifeStageSchool = 'yangForwardYinBackward' | 'yinSameAsYang' | 'earthWithWater';

/** Branch of 长生, by school. Source: 渊海子平·论十二长生; variants as `LifeStageSchool`. */
// prettier-ignore
const CHANGSHENG_BRANCH = {
  yangForwardYinBackward: { 甲: '亥', 乙: '午', 丙: '寅', 丁: '酉', 戊: '寅', 己: '酉', 庚: '巳', 辛: '子', 壬: '申', 癸: '卯' },
  yinSameAsYang:          { 甲: '亥', 乙: '亥', 丙: '寅', 丁: '寅', 戊: '寅', 己: '寅', 庚: '巳', 辛: '巳', 壬: '申', 癸: '申' },
  earthWithWater:         { 甲: '亥', 乙: '亥', 丙: '寅', 丁: '寅', 戊: '申', 己: '申', 庚: '巳', 辛: '巳', 壬: '申', 癸: '申' },
} as const satisfies Readonly<Record<LifeStageSchool, ByStem<Branch>>>;

/** How a stem runs through its stages under a school. */
export interface ChangshengCourse {
  /** Branch of 长生. */
  readonly start: Branch;
  readonly isForward: boolean;
}

/**
 * Where the stages of a stem begin, and which way they run.
 *
 * @param school default 阳顺阴逆
 * @example changshengCourse('辛') // { start: '子', isForward: false }
 */
export function changshengCourse(
  stem: Stem,
  school: LifeStageSchool = 'yangForwardYinBackward',
): ChangshengCourse {
  const isForward = school !== 'yangForwardYinBackward' || STEM_YINYANG[stem] === '阳';
  return { start: CHANGSHENG_BRANCH[school][stem], isForward };
}

/**
 * Stage of a stem in a branch.
 *
 * @param school default 阳顺阴逆
 * @example changshengOf('辛', '亥') // '沐浴'
 */
export function changshengOf(
  stem: Stem,
  branch: Branch,
  school: LifeStageSchool = 'yangForwardYinBackward',
): Changsheng {
  const { start, isForward } = changshengCourse(stem, school);
  const steps = isForward ? branchSteps(start, branch) : branchSteps(branch, start);
  return CHANGSHENG[steps] as Changsheng;
}

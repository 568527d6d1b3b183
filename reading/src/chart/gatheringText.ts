/**
 * 合冲 as the strength model counts them: what binds, gathers or opposes, and what that does to the scores.
 */
import type { Evidence, EvidenceValues, RuleCode } from '@shangyuan/engine/analysis';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { COMBINE_REASON_TEXTS } from './combineReasonText.ts';
import { resolverText, writtenPair } from './relationText.ts';
import type { Wording } from './explanation.ts';

/** Words of rules by code. */
export type EvidenceWords<Code extends RuleCode> = {
  readonly [C in Code]: (values: EvidenceValues[C], evidence: Evidence<C>) => Wording;
};

type GatheringCode =
  | 'STEM_COMBINE_TRANSFORMED'
  | 'STEM_COMBINE_BOUND'
  | 'STEM_COMBINE_CONTESTED'
  | '三会_化'
  | '三会_聚'
  | '三合_化'
  | '三合_聚'
  | '六合_化'
  | '六合_绊'
  | '半合'
  | '六冲_损'
  | '六冲_合解';

const APART = { 1: '紧邻相冲', 2: '隔一柱相冲', 3: '隔两柱相冲' } as const;
const NEAR = { 1: 1, 2: 0.6, 3: 0.3 } as const;
type Distance = keyof typeof NEAR;

const isEarthPair = (members: string): boolean => /^(?:辰戌|戌辰|丑未|未丑)$/u.test(members);

/** What a 六冲 takes, percent by the distance. */
function lossText(members: string, distance: Distance): string {
  const near = NEAR[distance];
  const percent = (share: number): string => `${Math.round(share * near * 1000) / 10}%`;
  return isEarthPair(members)
    ? `土不减，所藏的其他五行各减${percent(0.2)}。`
    : `被克的一支减${percent(0.3)}，另一支减${percent(0.15)}。`;
}

function boundText(
  { members, withDayMaster, reason }: EvidenceValues['STEM_COMBINE_BOUND'],
  { pillars }: Evidence,
): Wording {
  const why = COMBINE_REASON_TEXTS[reason];
  if (!withDayMaster) {
    return [`${writtenPair('干五合', members)}相合而不化：${why}。两干互相牵绊。`, '两干各按八成计。'];
  }
  const partner = members.charAt(pillars[0] === 'day' ? 1 : 0);
  return [`${partner}与日主相合而不化：${why}。${partner}略受牵绊。`, `${partner}按九成计，日主不减。`];
}

/** Words of 合冲. */
export const GATHERING_WORDS: EvidenceWords<GatheringCode> = {
  STEM_COMBINE_TRANSFORMED: ({ members, to }, { pillars }) =>
    pillars.includes('day') && STEM_WUXING[members.charAt(0) as keyof typeof STEM_WUXING] !== to
      ? `${writtenPair('干五合', members)}相邻而合，具备化${to}的条件。`
      : `${writtenPair('干五合', members)}相邻而合，化为${to}。`,
  STEM_COMBINE_BOUND: boundText,
  STEM_COMBINE_CONTESTED: ({ members }) => [
    `${writtenPair('干五合', members)}之合另有天干来争，合而不化，彼此牵绊。`,
    '被牵绊的天干每合一次按八成计，与日主相合的按九成计。',
  ],
  三会_化: ({ members, to }) => [`${members}三会${to}局，会成而化。`, `三支里不属${to}的部分，六成归${to}。`],
  三会_聚: ({ members, to }) => [`${members}三会${to}局，聚而不化。`, `三支里不属${to}的部分，三成归${to}。`],
  三合_化: ({ members, to }) => [`${members}三合${to}局，合成而化。`, `三支里不属${to}的部分，五成归${to}。`],
  三合_聚: ({ members, to }) => [
    `${members}三合${to}局，聚而不化。`,
    `三支里不属${to}的部分，两成半归${to}。`,
  ],
  六合_化: ({ members, to }) => [
    `${writtenPair('六合', members)}六合，化为${to}。`,
    `两支里不属${to}的部分，四成归${to}。`,
  ],
  六合_绊: ({ members, reason }) => [
    `${writtenPair('六合', members)}六合而不化：${COMBINE_REASON_TEXTS[reason]}。两支只是相绊。`,
    '不移动分数。',
  ],
  半合: ({ members, to, name }) => [
    `${writtenPair('半合', members)}半合${to}，往${to}的一边靠拢。`,
    `两支里不属${to}的部分，${name === '生地半合' ? '两成' : '一成半'}归${to}。`,
  ],
  六冲_损: ({ members, distance }) => [
    `${writtenPair('六冲', members)}${APART[distance as Distance]}，两支的力量都有损耗。`,
    lossText(members, distance as Distance),
  ],
  六冲_合解: ({ members, by }) => [
    `${writtenPair('六冲', members)}虽然相冲，其中一支已入${resolverText(by)}，冲就缓解了。`,
    '不减分数。',
  ],
};

/**
 * 格局 in sentences: what names it, whether it holds, and what adds to its clarity.
 */
import type { ChartPlace, EvidenceValues } from '@shangyuan/engine/analysis';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { signedPoints } from '../statement/figures.ts';
import type { EvidenceWords } from './gatheringText.ts';
import { placeName, type Wording } from './explanation.ts';

type PatternCode = Extract<keyof EvidenceValues, `PAT_${string}`>;

const STEM_PLACES = { year: '年干', month: '月干', day: '日干', hour: '时干' } as const;

type Revealed = EvidenceValues['PAT_MAIN_REVEALED'];

/** 透在年干, or what a 五合 made of the stem that stands there. */
function revealedWhere({ stem, shown, pillar, changed }: Revealed): string {
  const place = STEM_PLACES[pillar];
  const where =
    changed === null ? `透在${place}` : `见于${place}（${changed.written}合化为${changed.to}，作${shown}看）`;
  return shown === stem ? `${stem}${where}` : `${stem}由同类的${shown}${where}`;
}

function stateText(values: EvidenceValues['PAT_STATE']): Wording {
  const { pattern, state, assist, isAssistHidden, hiddenCompanion, isRescueHidden, points } = values;
  const companion = hiddenCompanion === null ? '' : `配合它的${hiddenCompanion}`;
  const isBoth = isAssistHidden && companion !== '';
  const hidden =
    isAssistHidden || companion !== '' ? `，${isBoth ? `与${companion}都` : companion}藏而不透` : '';
  const helper = assist === null ? '' : `相神是${assist}${hidden}。`;
  const sentences = {
    成: assist === null ? `${pattern}成立。` : `${pattern}成立，${helper}`,
    半成: `${pattern}的${helper}助力在而不显，作半成。`,
    假成: `${pattern}成立而不纯，作假成。`,
    败中有救: `${pattern}有破，${isRescueHidden ? '救应藏在地支里' : '也有救应'}，作败中有救。${helper}`,
    平: `${pattern}没有明显的成，也没有明显的破，作平。`,
    败: `${pattern}有破而不见救应，作败。`,
  } as const;
  return [sentences[state], `格局状态计${signedPoints(points)}。`];
}

/** Where the 用神 is hurt: by a 合 that binds its stem, by a 冲 beside its branch. */
export function hurtSentence(yong: Wuxing, places: readonly ChartPlace[]): string {
  const where = places.map((place) => `${placeName(place)}${place.endsWith('stem') ? '被合住' : '逢冲'}`);
  return `用神${yong}在${where.join('，')}，受了牵制。`;
}

/** Words of 格局. */
export const PATTERN_WORDS: EvidenceWords<PatternCode> = {
  PAT_MAIN_REVEALED: (values) => `月令${values.branch}的本气${revealedWhere(values)}，以此定格。`,
  PAT_FRAME: ({ members, kind, to, stem, isRevealed }) =>
    isRevealed
      ? `${members}${kind}${to}局，月令在局中，取透出的${stem}定格。`
      : `${members}${kind}${to}局，月令在局中，${to}不透干，取局中正位的本气${stem}定格。`,
  PAT_MINOR_REVEALED: (values) =>
    `月令${values.branch}的本气没有透出，${values.role}${revealedWhere(values)}，以此定格。`,
  PAT_MIXED_QI_REVEALED: (values) =>
    `月令${values.branch}是四库之一，${values.role}${revealedWhere(values)}，以此定格，属杂气。`,
  PAT_OWN_MONTH: ({ dayMaster, branch, god, name }) =>
    `${dayMaster}生在${branch}月，月令是${god}，与日主同类，定为${name}。`,
  PAT_MAIN_HIDDEN: ({ branch, stem }) => `月令${branch}的本气${stem}没有透出，仍以本气定格。`,
  PAT_STATE: stateText,
  PAT_SPECIAL_TRUE: ({ pattern, points }) => [`${pattern}成得纯粹。`, `计${signedPoints(points)}。`],
  PAT_YONG_REVEALED: ({ yong, points }) => [`用神${yong}透在天干。`, `计${signedPoints(points)}。`],
  PAT_YONG_ROOTED: ({ yong, value, border, points }) => [
    `用神${yong}在地支有根。`,
    `根合计${value}，满${border}，计${signedPoints(points)}。`,
  ],
  PAT_YONG_HURT: ({ yong, places, points }) => [hurtSentence(yong, places), `计${signedPoints(points)}。`],
};

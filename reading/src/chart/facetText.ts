/**
 * Facet scores in sentences: what each step of 事业 财运 感情 健康 学业 rests on.
 */
import type { EvidenceValues, FacetStep } from '@shangyuan/engine/analysis';
import { signedPoints } from '../statement/figures.ts';
import type { EvidenceWords } from './gatheringText.ts';
import { pillarsText, toExplanation, type Explanation, type Wording } from './explanation.ts';

type FacetCode = Extract<keyof EvidenceValues, `FACET_${string}`>;

/** Words of the facets. */
export const FACET_WORDS: EvidenceWords<FacetCode> = {
  FACET_BASE: ({ patternPoints }) => ['以格局的清浊作底。', `格局的清浊计${signedPoints(patternPoints)}。`],
  FACET_FAVOUR: ({ group, role }) => `${group}在本盘是${role}。`,
  FACET_COMBO: ({ combo }) => `盘中有${combo}。`,
  FACET_UNGUARDED: () => '伤官与正官都透出，又没有印来调和。',
  FACET_SPIRITS: ({ names, store }) =>
    `盘中有${[...names, ...(store === null ? [] : [`财库${store}`])].join('、')}。`,
  FACET_DAY_JOINED: ({ branch }, { pillars }) =>
    `日支${branch}与${pillarsText(pillars.filter((key) => key !== 'day'))}相合。`,
  FACET_DAY_OPPOSED: ({ branch }, { pillars }) =>
    `日支${branch}与${pillarsText(pillars.filter((key) => key !== 'day'))}相冲。`,
  FACET_DAY_HARMED: ({ branch }, { pillars }) =>
    `日支${branch}与${pillarsText(pillars.filter((key) => key !== 'day'))}有刑或害。`,
  FACET_BALANCE: ({ support }) => ['日主越接近中和，这一项越高。', `帮身${support}%，以52%为中。`],
  FACET_FOLLOWING: ({ name }) => `${name}随势而行，按固定分计。`,
  FACET_EXCESS: ({ wuxing, percent }) => [`${wuxing}偏重太多。`, `${wuxing}${percent}%，超过45%。`],
  FACET_OPPOSED: (_, { pillars }) => `${pillarsText(pillars)}的地支逢冲。`,
};

/** A step of a facet: what it rests on, and its points. */
export function facetText(step: FacetStep): Explanation {
  const words = FACET_WORDS[step.code] as (values: unknown, step: FacetStep) => Wording;
  const { sentence, arithmetic } = toExplanation(words(step.values, step));
  const points = step.code === 'FACET_BASE' ? `底分${step.points}分。` : `${signedPoints(step.points)}。`;
  return { sentence, arithmetic: points + (arithmetic ?? '') };
}

/**
 * Facts of the chapters in sentences: combinations of ten gods with both halves, career, wealth, its store, the palace.
 */
import type { ComboHalf, EvidenceValues } from '@shangyuan/engine/analysis';
import type { EvidenceWords } from './gatheringText.ts';
import { pillarsText, type Wording } from './explanation.ts';

type LifeCode = Extract<keyof EvidenceValues, `LIFE_${string}`>;

/** Power from which a group is called heavy, percent: the least that 比劫夺财 asks of 比劫. */
const HEAVY_MIN = 20;

const LEVELS = ['不见', '微弱', '有力', '强', '很强'] as const;

/** 透在年柱, 藏在地支: where a god of a pairing stands. */
function roleText({ visible }: Extract<ComboHalf, { god: unknown }>): string {
  return visible.length > 0 ? `透在${pillarsText(visible)}` : '藏在地支';
}

/** One half of a combination: 正官藏在地支, 七杀透在时柱, 刃在年柱的午. */
export function halfText(half: ComboHalf): string {
  if ('blade' in half) return `刃在${pillarsText(half.pillars)}的${half.blade}`;
  if ('god' in half) return half.god + roleText(half);
  if ('group' in half) return half.power >= HEAVY_MIN ? `${half.group}的比重大` : `${half.group}也在盘中`;
  return half.support >= 50 ? '日主身强' : '日主身弱';
}

/** 七杀透在时柱，偏印、正印藏在地支: the halves of a pairing, gods that stand alike named together. */
export function halvesText(halves: readonly ComboHalf[]): string {
  const groups: { names: string; role: string }[] = [];
  for (const half of halves) {
    const [names, role] = 'god' in half ? [half.god, roleText(half)] : [halfText(half), ''];
    const last = groups.at(-1);
    if (last !== undefined && role !== '' && last.role === role) last.names += `、${names}`;
    else groups.push({ names, role });
  }
  return groups.map(({ names, role }) => names + role).join('，');
}

function halfFigures(half: ComboHalf): string {
  if ('god' in half) return `${half.god}${LEVELS[half.level]}`;
  if ('group' in half) return `${half.group}${half.power}%（不计日干）`;
  return 'support' in half ? `帮身${half.support}%` : `${half.blade}为刃`;
}

function comboText({ combo, halves }: EvidenceValues['LIFE_COMBO']): Wording {
  return [`${combo}：${halvesText(halves)}。`, `${halves.map(halfFigures).join('，')}。`];
}

/** Words of the chapters. */
export const LIFE_WORDS: EvidenceWords<LifeCode> = {
  LIFE_COMBO: comboText,
  LIFE_CAREER: ({ group, power, role }) => [
    `取用得票不为负的几类里，${group}的分量最重，在本盘是${role}，事业的路子就看它。`,
    `不计日干，${group}${power}%。`,
  ],
  LIFE_WEALTH: ({ base, wealth, support }) => [
    `财运的底子是“${base}”。`,
    `不计日干，财${wealth}%；计日干，帮身${support}%。`,
  ],
  LIFE_STORE: ({ branch, isOpened }) =>
    isOpened ? `${branch}是财库，又逢冲，算开库。` : `${branch}是财库，没有逢冲，算藏着。`,
  LIFE_PALACE: ({ branch, god, role }) => `日支${branch}是夫妻宫，本气为${god}，在本盘是${role}。`,
};

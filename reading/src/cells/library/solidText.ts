/**
 * cell.solid: a pillar that is not void. Voids use the report's texts.
 */
import type { PillarKey } from '@shangyuan/engine/chart';
import type { Family } from '../../statement/family.ts';

/** What a pillar that is not void rests on. */
export type CellSolidValues = {
  /** 年支. */
  readonly place: string;
  readonly branch: string;
  /** 日柱庚辰. */
  readonly by: string;
  /** 申酉. */
  readonly voids: string;
};

/** A branch outside the void. */
export const CELL_SOLID: Family<PillarKey, CellSolidValues> = {
  id: 'cell.solid',
  when: '四柱的地支不在空亡',
  rule: 'kongwangOf',
  source: '三命通会·论空亡',
  isImage: true,
  expert: ({ place, branch, by, voids }) => `${by}旬空${voids}，${place}${branch}不在其中，照常取用。`,
  chip: ({ place }) => `${place}不空`,
  why: ({ place, branch, by, voids }) => `${by}所在的一旬缺${voids}，${place}${branch}不在里面。`,
  words: {
    year: '年柱不空，来处给的都拿得到手；拿到的，也往下传一份。',
    month: '月柱不空，身边的资源都算数；写下三样，看看用了几样。',
    day: '日柱不空，心里有底；有底的时候，多问一句别人要什么。',
    hour: '时柱不空，做到后头都见得着；见得着，就放心把步子放匀。',
  },
};

/**
 * cell.seat: the stage of a stem on its own branch (自坐). 星运, the stages of the day master, use the report's texts.
 */
import type { Changsheng } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** What a cell of 自坐 rests on. */
export type CellSeatValues = {
  /** 年支, 日支. */
  readonly place: string;
  readonly branch: string;
  readonly stem: string;
  readonly stage: Changsheng;
};

/** 自坐. */
export const CELL_SEAT: Family<Changsheng, CellSeatValues> = {
  id: 'cell.seat',
  when: '每柱天干坐在自己的地支上',
  rule: 'lifeStage',
  source: '三命通会·论五行旺相休囚死并寄生十二宫',
  isImage: true,
  expert: ({ place, branch, stem, stage }) => `${stem}自坐${place}${branch}为${stage}，看本柱上下是否相得。`,
  chip: ({ stem, stage }) => `${stem}坐${stage}`,
  why: ({ branch, stem, stage }) => `这一柱的${stem}坐在${branch}上，在十二步里是${stage}。`,
  words: {
    长生: '天干坐在源头上，后劲不断；用完一程，它自己会回满。',
    沐浴: '像刚出水的芽，鲜活，也没定性；先给它一个固定的用处。',
    冠带: '穿戴整齐了等着出门；机会来时别再挑衣服。',
    临官: '坐在自家门里，说话有底气；底气足的时候，把语气放软。',
    帝旺: '坐得最满，力道也最大；一半的力就够，另一半备用。',
    衰: '刚过高处，稳稳往下走；下山的路适合看风景。',
    病: '力气差些，却最会体会旁人；细活交给它，重物别让它扛。',
    死: '静在那里，动得少，想得透；要用它，就多给些时间。',
    墓: '收在库里，不翻就不显；遇到冲开的年份，正好取出来用。',
    绝: '脚下是空的，来去轻快；找别的柱替它托一把。',
    胎: '才有一点苗头，催不得；围一圈篱笆，等它自己冒尖。',
    养: '有人养着，不急着露面；养它的那一位，记得常道谢。',
  },
};

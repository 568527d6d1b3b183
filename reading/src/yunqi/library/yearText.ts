/**
 * yunqi.keyun, flag, relation: the five 客运 of a year, its named coincidences, and how its 运 relates to 司天.
 */
import type { Tone, YearFlag, YunQiRelation } from '@shangyuan/engine/yunqi';
import type { Family } from '../../statement/family.ts';

/** A 客运 with its measure: 太角. */
export type KeyunKey = `${'太' | '少'}${Tone}`;

/** A step of the five 运. */
export type KeyunValues = {
  /** 二运. */
  readonly step: string;
  readonly zhuyun: string;
  readonly keyun: string;
};

/** The 客运 of a step. */
export const YUNQI_KEYUN: Family<KeyunKey, KeyunValues> = {
  id: 'yunqi.keyun',
  when: '五步的客运',
  rule: 'KEYUN',
  source: '素问·六元正纪大论',
  expert: ({ step, zhuyun, keyun }) => `${step}主运${zhuyun}，客运${keyun}，太为有余，少为不足。`,
  chip: ({ keyun }) => `客运${keyun}`,
  why: ({ step, keyun }) => `${step}轮到的客运是${keyun}。`,
  words: {
    太角: '生发之气有余，事情容易一哄而上；这一程挑一件开头，别的先记着。',
    少角: '生发之气不足，提不起劲也是常事；把步子放小，一天走一步。',
    太徵: '热闹之气有余，聚会多，话也多；给自己留几个安静的晚上。',
    少徵: '热闹之气不足，人容易闷；主动约一位朋友出来走走。',
    太宫: '厚重之气有余，事慢，人也懒得挪；每天固定出门一趟。',
    少宫: '厚重之气不足，心里容易没底；三餐按时，办事照着清单来。',
    太商: '收敛之气有余，规矩紧，话也少；常笑一笑，把肩膀放松。',
    少商: '收敛之气不足，收尾容易拖；先了结旧的，再接新的。',
    太羽: '闭藏之气有余，喜静，畏冷；多晒太阳，见见老朋友。',
    少羽: '闭藏之气不足，歇也歇不透；把睡觉的钟点提前半小时。',
  },
};

/** The year that a flag or a relation belongs to. */
export type YearValues = {
  /** 丙午. */
  readonly year: string;
  /** 太羽. */
  readonly yun: string;
  readonly sitian: string;
  readonly zaiquan: string;
};

/** Where each coincidence is named; 类岁会 is younger than 素问. */
export const FLAG_SOURCES = {
  天符: '素问·六微旨大论',
  岁会: '素问·六微旨大论',
  太一天符: '素问·六微旨大论',
  同天符: '素问·六元正纪大论',
  同岁会: '素问·六元正纪大论',
  类岁会: '后世运气家之说',
} as const satisfies Readonly<Record<YearFlag, string>>;

/** A named coincidence. */
export const YUNQI_FLAG: Family<YearFlag, YearValues> = {
  id: 'yunqi.flag',
  when: '岁运与司天、在泉、岁支相合的年份',
  rule: 'YEAR_FLAG',
  source: '素问·六微旨大论',
  expert: ({ year, yun, sitian, zaiquan }, flag) =>
    `${year}年岁运${yun}，司天${sitian}，在泉${zaiquan}，合${flag}。`,
  chip: (_, flag) => flag,
  why: ({ year, yun }, flag) => `${year}年的岁运${yun}与当年的气相合，名为${flag}。`,
  words: {
    天符: '岁运与司天同气，这一年的脾气来得早，也来得浓；上半年安排得松一点。',
    岁会: '岁运正当岁支的本位，气象持平而厚；按部就班，少折腾。',
    太一天符: '岁运、司天与岁支三者同气，特点最鲜明；顺着时令走，凡事留余地。',
    同天符: '岁运有余，又与在泉同气，下半年的味道更重；年中先备好后半程。',
    同岁会: '岁运不足，却得在泉相助，后半年渐渐补上；前半年不用心急。',
    类岁会: '岁运与岁支同属一行，近于岁会而力道较缓；平常看待就好。',
  },
};

/** How the 运 relates to 司天. */
export const YUNQI_RELATION: Family<YunQiRelation, YearValues> = {
  id: 'yunqi.relation',
  when: '岁运与司天的生克',
  rule: 'YUN_QI_RELATION',
  source: '素问·五运行大论',
  expert: ({ yun, sitian }, relation) => `岁运${yun}与司天${sitian}相参，为${relation}。`,
  chip: (_, relation) => relation,
  why: ({ yun, sitian }, relation) => `岁运${yun}与司天${sitian}之间是${relation}。`,
  words: {
    天符: '运与司天是同一种气，天上地下说一样的话；好处是顺，留神的是过。',
    小逆: '运去生司天，像晚辈照顾长辈，力气往上走；做事别总把自己排在末尾。',
    顺化: '司天来生运，像雨落在苗上，气候相对和顺；借着顺势把根基打牢。',
    天刑: '司天克着运，像屋顶压着梁，天气多有拘束；计划留出改期的余地。',
    不和: '运克着司天，上下各使各的力，冷暖容易反复；衣物和安排都备两手。',
  },
};

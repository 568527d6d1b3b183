/**
 * period.ground: what lifts a period or weighs on it beside the gods of its stem and branch; one side of a 一面…，一面….
 */
import type { Family } from '../../statement/family.ts';

/** Kinds of ground: the longer period, a clash, the day pillar struck whole, what the branch finds, or a hidden stem 暗处. */
export type PeriodGround = '大运' | '冲' | '同冲' | '伏吟' | '空亡' | '天乙' | '禄' | '三合局' | '暗处';
/** Ground and the side it is on; those that only help or only cost have one. */
export type PeriodGroundKey =
  | `${'大运' | '冲' | '暗处'}.${'助' | '累'}`
  | `${'同冲' | '伏吟' | '空亡'}.累`
  | `${'天乙' | '禄' | '三合局'}.助`;

type PeriodGroundValues = {
  /** 大运, 冲日支, 戊土. */
  readonly what: string;
  /** ＋3.6分. */
  readonly points: string;
};

/** What else lifts a period or weighs on it. */
export const PERIOD_GROUND: Family<PeriodGroundKey, PeriodGroundValues> = {
  id: 'period.ground',
  when: '岁运的净结果与其干支的喜忌相反：另一面最重的一项',
  rule: 'PERIOD_VERDICT',
  source: '滴天髓·岁运',
  expert: () => null,
  chip: ({ what }) => what,
  why: ({ what, points }) => `这一步的得分里，${what}计${points}。`,
  words: {
    '大运.助': {
      short: '大势托着，走慢些无妨。',
      plain: ['十年的大势托着，走慢一点也不怕；把长远的那件往前推一步。'],
    },
    '大运.累': {
      short: '大势上坡，事情排少些。',
      plain: ['大势还在上坡，脚下费力；事情排少一点，觉睡足一点。'],
    },
    '冲.助': {
      short: '压着的松了，趁势动一动。',
      plain: ['压着的一处被撞松，有了活动的余地；趁松动，换掉一样不合用的。'],
    },
    '冲.累': {
      short: '支撑晃一晃，多备一手。',
      plain: ['得力的一处挨了撞，支撑不如平时稳；要紧的安排多备一手。'],
    },
    '同冲.累': {
      short: '位置在换，先顾起居。',
      plain: ['自己和身边都在换位置，一时站不稳；大事缓一缓，先顾好起居。'],
    },
    '伏吟.累': {
      short: '老题再来，换一步走。',
      plain: ['老毛病又照面，容易原地打转；写下上回怎么绕出来的，照着走。'],
    },
    '空亡.累': {
      short: '回音慢，落到纸上才算。',
      plain: ['使出去的力有些落空，回音来得慢；应下的事请对方落到纸上。'],
    },
    '天乙.助': {
      short: '有人搭手，开口要早。',
      plain: ['遇到难处常有人搭把手；开口要趁早，别等到最后。'],
    },
    '禄.助': {
      short: '力气回来了，动手吧。',
      plain: ['力气回到自己手里，做得动，也撑得住；把拖着的一件拿起来做完。'],
    },
    '三合局.助': {
      short: '人齐了，大事可以定。',
      plain: ['几方的力凑在一起，正帮在要紧处；趁人齐，把最大的那件定下来。'],
    },
    '暗处.助': {
      short: '暗里有助，常联系老友。',
      plain: ['底下有一股不显眼的助力；常联系那位话少的朋友。'],
    },
    '暗处.累': {
      short: '暗里有漏，每月查一回。',
      plain: ['底下有一处不显眼的漏；每月挑一天，查一查漏在哪里。'],
    },
  },
};

/**
 * wealth.good, .hold: the easiest and the hardest year ahead for money. What to settle or to put off; never gains.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** What lifts the year: a group of gods, the decade, an event; 平 where no year helps, 守 where all cost. */
export type WealthGoodKey = TenGodGroup | '大运' | '事' | '平' | '守';

type WealthYearValues = {
  /** 2031年（虚岁42）. */
  readonly year: string;
  /** 2031辛亥年，财运78分，支藏壬偏财为喜神，＋9.1分. */
  readonly note: string;
};

/** The easiest year. */
export const WEALTH_GOOD: Family<WealthGoodKey, WealthYearValues> = {
  id: 'wealth.good',
  when: '往后十年里，全年不为累、财运一面为助而分数最高的一年',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论财',
  ground: () => '往后十年逐年比过',
  expert: ({ note }, key) => (key === '守' ? `往后十年财运皆不为助，${note}先守。` : `财运以${note}为先。`),
  chip: ({ year }) => year,
  why: ({ year }) => `往后十年逐年算过财运一面的分，${year}最宽；说的是宽紧，不是多少。`,
  words: {
    比劫: {
      short: '{year}，有人分担。',
      plain: ['{year}同伴能分担，手头比别年宽松，要合着置办的事留到那时商量；账各记各的。'],
      of: {
        young: ['{year}和同伴一起分摊最合适，合租、合买可以留到那时；谁出多少先讲清。'],
        retired: ['{year}老伙伴一起出门、一起分摊都合适，手头也松；怎么分先讲好。'],
      },
    },
    食伤: {
      short: '{year}，把旧账结清。',
      plain: ['{year}手艺最有人要，手头也跟着宽松，悬着的报酬和旧账趁那时结清；结完记一笔。'],
      of: {
        young: ['{year}会的东西最有人要，想拿它换一点收入就在那时试；行情先打听清楚。'],
        retired: ['{year}爱好会用到一点钱，也用得开心，手头正好宽松；定个数就放心花。'],
      },
    },
    财: {
      short: '{year}，手头最宽松。',
      plain: ['{year}进出都看得清，手头最宽松，家里该添该换的大件排到那时；买之前量好尺寸。'],
      of: {
        young: ['{year}手头比别年宽些，想添的一样大件放到那时；先攒出一半再说。'],
        retired: ['{year}手头最宽松，家里该修该换的排到那时；请家里人一起看看。'],
      },
    },
    官杀: {
      short: '{year}，长约慢慢谈。',
      plain: ['{year}位置稳，进项也稳，要签好几年的约定放到那时谈；谈之前写好底线。'],
      of: {
        young: ['{year}有固定的进项最合适，奖助和短工都可以看看；别误了正课。'],
        retired: ['{year}手续和待遇容易办清楚，证件单据趁那时理齐；收进同一个袋子。'],
      },
    },
    印: {
      short: '{year}，花在学与修上。',
      plain: ['{year}心里不慌，开销也有人帮着看，学习、修屋的花费排到那时最合适；单子先列好。'],
      of: {
        young: ['{year}花在学习上的钱最值，课程与考试的费用排到那时；先比三家。'],
        retired: ['{year}有人照应，花钱也省心，修屋、添衣排到那时；单子写好再去。'],
      },
    },
    大运: {
      short: '{year}，松一口气。',
      plain: ['{year}大势托着，手头松一口气，存了几年的心愿可以办一件；办一件就够。'],
      of: { young: ['{year}手头松一些，垫着的、欠着的趁那时两清；清完写个日子。'] },
    },
    事: {
      short: '{year}，旧款有着落。',
      plain: ['{year}压着的一处松开，旧的款项容易有个了结，该催该还的排到那时；写明日子。'],
      of: { young: ['{year}借出去的、说好的，容易有个了结，早点开口问；话说得和气些。'] },
    },
    平: {
      short: '{year}，手头最匀。',
      plain: ['十年比下来，{year}手头最匀，要添要换的往那时排；别的年份照旧过。'],
    },
    守: {
      short: '{year}起，细水长流。',
      plain: ['往后几年都宜细水长流，{year}先把固定要付的理清，不挑哪年大手笔；理清了心就稳。'],
      of: { retired: ['往后几年都宜细水长流，{year}照旧过，添东西先问问家里人；不急。'] },
    },
  },
};

/** What weighs on the year: a group of gods, the decade, an event. */
export type WealthHoldKey = TenGodGroup | '大运' | '事';

/** The hardest year. */
export const WEALTH_HOLD: Family<WealthHoldKey, WealthYearValues> = {
  id: 'wealth.hold',
  when: '往后十年里财运一面最低的一年，按压着它的一项',
  rule: 'PERIOD_VERDICT',
  source: '子平真诠·论财',
  expert: ({ note }) => `${note}，进出宜简。`,
  chip: ({ year }) => year,
  why: ({ year }) => `往后十年逐年算过财运一面的分，${year}最低；低是提醒留余地，不是说会失去什么。`,
  words: {
    比劫: {
      short: '{year}，人情定个数。',
      plain: ['只是{year}借钱、合伙的话会多起来，那一年借与垫都定个数；写张条子最省事。'],
      of: {
        young: ['只是{year}聚会多，生活费走得快，那一年每周定个数；月底看看剩多少。'],
        retired: ['只是{year}随礼和人情多，那一年借出去的定个数，不碍面子；推不开就说要商量。'],
      },
    },
    食伤: {
      short: '{year}，少添新花样。',
      plain: ['只是{year}兴致高，花得也快，那一年少添新花样，想买的先放三天；放完多半就忘了。'],
      of: {
        retired: ['只是{year}推销和新花样找得勤，那一年凡要掏钱的，先问过家里人；不急着答应。'],
      },
    },
    财: {
      short: '{year}，账要勤记。',
      plain: ['只是{year}找上来的事样样要垫钱，容易顾此失彼，那一年大的决定缓一缓；半年后再看。'],
      of: {
        young: ['只是{year}要用钱的地方一下子多起来，那一年每笔都写下来；写三个月就成习惯。'],
        retired: ['只是{year}家里用钱的名目多，那一年请晚辈帮着记，大的决定缓一缓；不急在一时。'],
      },
    },
    官杀: {
      short: '{year}，先留必付的。',
      plain: ['只是{year}该付的规费和场面都多，那一年先把必须的留出来，其余再分；分完就不再动。'],
      of: {
        young: ['只是{year}各样费用挤到一起，那一年先留出学费和房租；不够早一点和家里商量。'],
        retired: ['只是{year}礼数和办手续的花费多，能免的就免，必须的先留出来；票据收好。'],
      },
    },
    印: {
      short: '{year}，一样一样来。',
      plain: ['只是{year}想得多，容易样样先备着，那一年用上一样再添一样；列好先后。'],
      of: {
        young: ['只是{year}容易报太多课，那一年学完一门再交下一门的钱；退费的规定先看清。'],
      },
    },
    大运: {
      short: '{year}，留些余地。',
      plain: ['只是{year}大势偏紧，那一年照平常的用度过，进出都留余地；过了那阵再添。'],
    },
    事: {
      short: '{year}，多备一份。',
      plain: ['只是{year}计划外的支出容易冒出来，那一年手边多备三个月的用度；用不上就接着存。'],
      of: {
        young: ['只是{year}计划外的开销容易冒出来，那一年手边多备一个月的；不够先问家里。'],
      },
    },
  },
};

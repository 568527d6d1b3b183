/**
 * matter.pairing, .tie, .even: what else shapes a chart, the third of the three key points 三件要事. Written for any age.
 */
import type { Combo } from '@shangyuan/engine/analysis';
import type { Family } from '../../statement/family.ts';

type PairingValues = {
  readonly combo: Combo;
  /** 七杀透年柱，偏印藏在地支. */
  readonly halves: string;
};

/** What the gods make together, where it is what shapes the chart. */
export const KEY_POINT_PAIRING: Family<Combo, PairingValues> = {
  id: 'matter.pairing',
  when: '十神组合中排在最前的一个',
  rule: 'LIFE_COMBO',
  source: '子平真诠·论相神紧要',
  isImage: true,
  expert: ({ combo, halves }) => `${combo}：${halves}，一生行事多由此见。`,
  chip: ({ combo }) => combo,
  why: ({ combo, halves }) => `${halves}，两样都有力，合起来叫${combo}。`,
  words: {
    官印相生: {
      short: '名正，路就稳。',
      plain: ['责任和学识在盘里连成一线，越是正经的场合，越能显出你的好；考核和资格别嫌麻烦，一样样拿下来。'],
    },
    杀印相生: {
      short: '难处，会变成资格。',
      plain: ['压力旁边就站着老师，扛过去的每一关都能换成本事；下次遇到难题，先问谁做过，再想怎么做。'],
    },
    食神制杀: {
      short: '软功夫，能办硬事。',
      plain: ['你有一手软功夫，正好降得住硬局面；别急着硬碰，先让气氛松一松，再拿出本事来。'],
    },
    伤官配印: {
      short: '有锋芒，也有鞘。',
      plain: ['才气和涵养都在，话说三分、写七分，最有力量；把想法写成别人拿去就能用的样子。'],
    },
    食伤生财: {
      short: '手艺到哪，路到哪。',
      plain: ['想得出，做得成，也换得回，从念头到收成是一条通路；挑最拿手的一样，做成别人认得出的招牌。'],
    },
    财官双美: {
      short: '做得成，也担得起。',
      plain: ['既能把事办妥，又担得起责任，要紧的事常落到你手里；答应之前想清先后，名和利一次先顾一头。'],
    },
    羊刃驾杀: {
      short: '刚劲，遇上了对手。',
      plain: ['性子刚，压力也硬，两下碰在一起反而出成绩；上场时放开，下场后收刀，身边人会轻松许多。'],
    },
    比劫夺财: {
      short: '先说好怎么分。',
      plain: ['手里的好处常有人来分，情分也因此容易磨损；凡是合着做的事，第一天就把分法写下来。'],
    },
    官杀混杂: {
      short: '声音太多，先听一个。',
      plain: ['要求从好几头来，听谁的都不周全；先认准一位说了算的，其余的记下来，改天再答。'],
    },
    伤官见官: {
      short: '想改规矩，先写下来。',
      plain: ['心里的想法和外面的规矩常顶着，忍也难受，吵也吃亏；把意见写成办法交出去，门就开了一条缝。'],
    },
    枭神夺食: {
      short: '别让疑虑吃掉灵感。',
      plain: ['好念头常被自己的犹豫截住，做着做着就停了；给灵感留一小段时间，这段时间里只做，不评。'],
    },
    财多身弱: {
      short: '少接一件，多做透一件。',
      plain: ['看得见的机会多，拿得动的少，忙完常觉得空；从手里退出一件，把省下的力气给最要紧的那件。'],
    },
    印多身旺: {
      short: '准备够了，出门吧。',
      plain: ['懂得多，靠得住的也多，缺的是走出去；挑一个日子，不管准备得怎样，那天就开始。'],
    },
  },
};

/** A clash or combination with the day, or branches gathered to one phase. */
export type TieKey = '冲年月' | '冲月日' | '冲日时' | '合月日' | '合日时' | `局${'木' | '火' | '金' | '水'}`;

type TieValues = {
  /** 午子相冲, 申子辰三合水. */
  readonly tie: string;
};

/** How the branches hold together or pull apart. */
export const KEY_POINT_TIE: Family<TieKey, TieValues> = {
  id: 'matter.tie',
  when: '相邻两支相冲、与日支六合，或三支成局',
  rule: 'RELATION',
  source: '三命通会·论冲击、论支元六合、论支元三合',
  isImage: true,
  expert: ({ tie }) => `地支${tie}，为盘中动静之枢。`,
  chip: ({ tie }) => tie,
  why: ({ tie }) => `四个地支之间的关系，先看${tie}这一层。`,
  words: {
    冲年月: {
      short: '早年动，见识多。',
      plain: ['年与月两支相对，早年环境变得多，也早早学会了适应；如今安顿下来，留一样从小到大没变的东西。'],
    },
    冲月日: {
      short: '外面和自己，常要拉一拉。',
      plain: ['月与日两支相对，外面的要求和自己的日子常往两头拉；大事错开办，先顾好一头，再去另一头。'],
    },
    冲日时: {
      short: '想安定，又想走远。',
      plain: ['日与时两支相对，手上的和将来的总在较劲；给将来划出固定的一天，其余六天只管眼前。'],
    },
    合月日: {
      short: '与身边的人，分不开。',
      plain: ['月与日两支相合，家人、同伴与自己的日子连在一处，牵挂多，帮手也多；每周留半天，只属于自己。'],
    },
    合日时: {
      short: '做的事，连着将来。',
      plain: [
        '日与时两支相合，手上做的和将来要的连在一处，越做越有盼头；隔一阵抬头看看，方向还是不是当初那个。',
      ],
    },
    局木: {
      short: '木成一片，心往上长。',
      plain: ['地支连成一片木，想生长、想做好事的劲头很足；选一个长远的方向，把零碎的念头都接到这根主干上。'],
    },
    局火: {
      short: '火成一片，热气逼人。',
      plain: ['几个地支一起烧成火，热情一来，谁都被带动；要紧的决定放到第二天早上，火退了再看。'],
    },
    局金: {
      short: '金成一片，断得干净。',
      plain: ['底下连着一片金，做事利落，分得清楚；该断的早断，对人却别断得太快。'],
    },
    局水: {
      short: '水成一片，想得远。',
      plain: ['几支汇成了大水，脑子活，去得远，也容易漫；用一张日程表作堤，水就听话。'],
    },
  },
};

type EvenValues = { readonly spread: string };

/** Five phases that are even. */
export const KEY_POINT_EVEN: Family<'匀', EvenValues> = {
  id: 'matter.even',
  when: '五行最多与最少相差不到百分之十八',
  rule: 'SCORE',
  source: '滴天髓·中和',
  expert: ({ spread }) => `五行最多与最少仅差${spread}，气势匀停，贵在专一。`,
  chip: ({ spread }) => `相差${spread}`,
  why: ({ spread }) => `五样力量里，最多的和最少的只差${spread}。`,
  words: {
    匀: {
      short: '样样都有，贵在取舍。',
      plain: ['五样力量差不多大，进退都有余地，难的是选；今年只选一样做到前头，其余的先过得去。'],
    },
  },
};

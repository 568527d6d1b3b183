/**
 * overview.flow, 源流: where the force of a chart comes from, and at which phase it stops.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

/** Where the flow of the five phases stops, and 忌 where the chart is glad of it; or 通 where all five carry on. */
export type FlowKey = Wuxing | `${Wuxing}.忌` | '通';

type FlowValues = {
  /** 火→土→金. */
  readonly chain: string;
  readonly to: Wuxing;
  readonly blocked: string;
};

/** 源流: where force comes from, and at what it stops. */
export const OVERVIEW_FLOW: Family<FlowKey, FlowValues> = {
  id: 'overview.flow',
  when: '五行相生流到哪里为止，所止的一行是否为忌仇',
  rule: 'FLOW',
  source: '滴天髓·源流',
  isImage: true,
  ground: ({ chain, to, blocked }) =>
    blocked === ''
      ? `从${chain.charAt(0)}起头一路相生`
      : chain === to
        ? `力量都聚在${to}`
        : `从${chain.charAt(0)}流到${to}`,
  expert: ({ chain, to, blocked }, key) => {
    if (blocked === '') return `源流${chain}，五行周流。`;
    const unwanted = key.endsWith('忌') ? `；${blocked}非所喜，止于此反为得宜` : '';
    return chain === to
      ? `气聚于${to}，阻在${blocked}${unwanted === '' ? '，不得流通' : unwanted}。`
      : `源流${chain}，止于${to}，阻在${blocked}${unwanted}。`;
  },
  chip: ({ chain }) => chain,
  why: ({ chain, to, blocked }) => {
    if (blocked === '') return `从最强的一行顺着相生走，${chain}，一路都接得上。`;
    const walk = chain === to ? '' : `${chain}，`;
    return `从最强的一行顺着相生走，${walk}到${to}就停了，因为${blocked}太弱，接不住。`;
  },
  words: {
    木: {
      short: '想得多，发芽的少。',
      plain: [
        '力量流到水就停了，想法很多，发芽的少；每周挑一个念头，把它种进日程里。',
        '水是够的，树却稀，学到的没处长；找一块小小的地方，先把它用起来。',
      ],
    },
    火: {
      short: '计划有了，缺一把火。',
      plain: [
        '长到木这一步便慢下来，计划有了，热起来却难；给每个计划配一个见面的日子。',
        '枝叶都在，只差一点火星；请一位爱热闹的朋友来推你一把。',
      ],
    },
    土: {
      short: '热得快，落地要慢慢来。',
      plain: [
        '火烧得旺，只是落地少，热情过后没留下东西；每热一回，就留一样实物作凭据。',
        '亮得快，也散得快，底下少一层承接；固定一个时间和地点，让热气有处落。',
      ],
    },
    金: {
      short: '攒得多，收口要趁早。',
      plain: [
        '土积得厚，就是收口迟，事情攒着不了结；每月选一天，专门用来结案。',
        '存得住，也舍不得，东西越积越满；立一条进一出一的规矩，先从书架做起。',
      ],
    },
    水: {
      short: '断得清，转弯要学。',
      plain: [
        '金断得清楚，只是少些转圜，做完就硬在那里；收工以后留一晚，想想别的走法。',
        '棱角分得明，弯路不爱走；两边顶住的时候，先走出门，再回来谈。',
      ],
    },
    '木.忌': {
      short: '水蓄得住，不急着发芽。',
      plain: ['力量蓄在水里，没有往木上散，正合你的步调；蓄着的时候，把想学的学扎实。'],
    },
    '火.忌': {
      short: '枝叶茂盛，火气不来扰。',
      plain: ['长到枝叶就打住，少了火来催，日子反而清爽；趁清爽，把手上的事做细。'],
    },
    '土.忌': {
      short: '热情够用，少背些包袱。',
      plain: ['火到这里停下，没有再堆成土，轻装好走路；保持轻装，旧物一季清一次。'],
    },
    '金.忌': {
      short: '攒得住，也不必急着砍。',
      plain: ['力量停在土上，没有再往金里散，守得住，也不必急着割舍；喜欢的事就慢慢养，不用赶着下结论。'],
    },
    '水.忌': {
      short: '断得清，留得住。',
      plain: ['力气收在金上，没有随水流走，收得住就是福气；把收下的分成两份，一份留给明年。'],
    },
    通: {
      short: '气是通的，别停在半路。',
      plain: [
        '五样力量一个接一个，气是通的，顺的时候别停在半路；把一件事从头送到尾，最能显出来。',
        '从起头到收尾都有人接棒，做长的事最合适；选一件要好几年的，慢慢往前推。',
      ],
    },
  },
};

/**
 * relation.luck: what luck does to a combination the chart was born with, and how a year meets its decade.
 */
import type { Role, YearMeeting } from '@shangyuan/engine/analysis';
import type { LuckEffect } from '@shangyuan/engine/chart';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Benefit } from '../../statement/keys.ts';

/** What luck does to a natal combination, in the words of the craft: 补 completes, 冲 breaks, 争 contests, 解 releases. */
export const EFFECT_NAMES = {
  completes: '补',
  breaks: '冲开',
  contests: '争',
  releases: '解',
} as const satisfies Readonly<Record<LuckEffect, string>>;

type EffectName = (typeof EFFECT_NAMES)[LuckEffect];
/** Effect and how what it concerns stands; or the way a year meets its decade, and whether the year's branch helps. */
export type LuckMeetingKey = `${EffectName}.${Benefit}` | `${YearMeeting}.${'助' | '他'}`;

type LuckMeetingValues = {
  readonly year: number;
  /** What meets: 申子辰三合（…）, or 2026丙午与大运甲申. */
  readonly touch: string;
  readonly wuxing: Wuxing;
  readonly role: Role;
};

/** Meetings of luck. */
export const LUCK_MEETING: Family<LuckMeetingKey, LuckMeetingValues> = {
  id: 'relation.luck',
  when: '岁运补全、冲开、争合、解开原局的合；流年与大运相逢',
  rule: 'LUCK_EFFECT',
  source: '子平真诠·论行运成格变格',
  isImage: true,
  expert: ({ touch, wuxing, role }) => `${touch}，所涉之${wuxing}为${role}。`,
  chip: (_, key) => key.split('.')[0] ?? '',
  why: ({ year, touch }) => `${year}年的看点：${touch}。`,
  isCostly: (key) => key.endsWith('累') || /^(?:岁运并临|天克地冲|六冲)/u.test(key),
  words: {
    '补.助': '盘里早有的一股好力，等的那一角到了；手上的大事，这时凑得齐人。',
    '补.平': '散着的几样事会自己聚拢；聚拢之后，看看缺谁来领头。',
    '补.累': '原本就偏的那一头又添了重；新添的担子，能不接就不接。',
    '冲开.助': '一向抱团的助力会散开些；常联系，散了也还在。',
    '冲开.平': '固定的搭配被拆开，换个组合也成；旧的物件、旧的分工都能重排。',
    '冲开.累': '缠了很久的结有机会松开；想退出的局，挑这一年说明白。',
    '争.助': '好处有两边来要，谁都说是自己的；先来的先给，把话说在前头。',
    '争.平': '两头都来邀约，去哪边都行；各给一半时间，别两边都许满。',
    '争.累': '有人来抢你不爱扛的活；让出去，未必是坏事。',
    '解.助': '卡住的合作有了转机；旧约定翻出来，重新谈一遍。',
    '解.平': '冷着的关系淡淡地热回来；一条问候就能接上线。',
    '解.累': '原先互相牵制的两头都动起来；忙归忙，别同时答应两家。',
    '岁运并临.助': '十年的主题在这一年最响亮；平时不敢开口的那件，可以提了。',
    '岁运并临.他': '同一种压力翻成双份；早睡，少揽，重要的日子多留一天空白。',
    '天克地冲.助': '年份与大势迎面相撞，靠的是应变；提前想好两套走法。',
    '天克地冲.他': '换季一般的年份，旧衣服要收起来；搬动之前，先把根留好。',
    '天地鸳合.助': '年份与大势握手，里外都应你；趁这一年把要紧的约签下来。',
    '天地鸳合.他': '处处和气，反而懒得挪步；给自己设一个非动不可的日子。',
    '六冲.助': '脚下的地会晃一晃，站稳就看到新路；变动里先保住睡眠。',
    '六冲.他': '大环境自己松动，困住你的也松了；想换的位置，可以去问一问。',
    '六合.助': '外面的节奏与你合拍，做事省力；省下来的力气用在最难的一处。',
    '六合.他': '大伙儿都往一处去，你也跟着走；走到半路停一停，看是不是自己要去的。',
    '五合.助': '人情上添了温度，有贵重的朋友走近；走近了，就认真待。',
    '五合.他': '客气话多，实在话少；听见的承诺，等落了笔再算数。',
  },
};

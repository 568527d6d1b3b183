/**
 * 旺衰 in sentences: the three ticks, the class, and the conditions of the special classes.
 */
import type { EvidenceValues } from '@shangyuan/engine/analysis';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { countOf } from '../statement/figures.ts';
import type { EvidenceWords } from './gatheringText.ts';
import { writtenPair } from './relationText.ts';
import { stemName, type Wording } from './explanation.ts';

type StrengthCode =
  | 'TICK_DELING'
  | 'TICK_DEDI'
  | 'TICK_DESHI'
  | 'SCORE'
  | 'CLASS_SUPPORT'
  | 'CLASS_SPECIAL'
  | Extract<keyof EvidenceValues, `SPECIAL_${string}`>;

interface Limit {
  readonly value: number;
  readonly border: number;
}

const atMost = (name: string, { value, border }: Limit, unit = ''): string =>
  `${name}${value}${unit}，不超过${border}${unit}。`;
const atLeast = (name: string, { value, border }: Limit): string => `${name}${value}%，满${border}%。`;

const CLASS_SENTENCES = {
  身弱: '帮身的力量偏少，定为身弱',
  中和: '帮身与耗身大致相当，定为中和',
  身强: '帮身的力量占多，定为身强',
} as const;

const REACH_SENTENCES = {
  fed: '天干的印有根，还在生日主；帮身的力量却少到托不住。',
  output: '食伤成势，日主的气都流向它。',
  command: '官杀当令而日主无根，帮身的力量撑不起来。',
  plain: '帮身的力量很少。',
} as const satisfies Record<EvidenceValues['SPECIAL_SUPPORT_MAX']['reach'], string>;

function dediText({ dayMaster, value, border, changsheng, isMet }: EvidenceValues['TICK_DEDI']): Wording {
  const figures = `比劫的根合计${value}，满${border}为得地。`;
  if (changsheng !== null) {
    return [
      `${dayMaster}坐在${changsheng}上，${changsheng}是${dayMaster}的长生，又藏着${dayMaster}的根气，作得地论。`,
      figures,
    ];
  }
  if (isMet) return ['四支里有比劫的根，日主站得住，得地。', figures];
  return [value === 0 ? '四支里没有比劫的根，不得地。' : '四支里比劫的根气太浅，不得地。', figures];
}

function deshiText({ value, border, isMet }: EvidenceValues['TICK_DESHI']): Wording {
  const figures = `共${countOf(value)}处帮身，满${countOf(border)}处为得势；月支归得令，不在此数。`;
  if (isMet) return [`其他天干和地支有${countOf(value)}处在帮日主，得势。`, figures];
  return [
    value === 0
      ? '其他天干和地支没有一处帮日主，不得势。'
      : `其他天干和地支只有${countOf(value)}处帮日主，不得势。`,
    figures,
  ];
}

function pureWeakText({ isTrue, root, sealStems, sealHidden }: EvidenceValues['SPECIAL_PURE_WEAK']): Wording {
  const figures = [
    `比劫的根${root.value}，不超过${root.border}为纯`,
    `天干的印${countOf(sealStems)}个`,
    `所藏的印${sealHidden.value}，不超过${sealHidden.border}为纯。`,
  ].join('；');
  if (isTrue) return ['日主的根与印都微乎其微，从得纯粹，作真。', figures];
  const left = [
    root.value > root.border ? '地支还有比劫的根' : '',
    sealStems > 0 ? '天干还有印' : '',
    sealHidden.value > sealHidden.border ? '地支所藏的印还不轻' : '',
  ].filter((each) => each !== '');
  return [`${left.join('，')}，从得不纯，作假。`, figures];
}

/** Words of 旺衰. */
export const STRENGTH_WORDS: EvidenceWords<StrengthCode> = {
  TICK_DELING: ({ dayMaster, branch, main, god, state, isMet }) => [
    `${stemName(dayMaster)}生在${branch}月，月令本气${stemName(main)}是${god}，${isMet ? '正是帮身之气，得令' : '不帮日主，不得令'}。`,
    `旺相休囚死之中，${STEM_WUXING[dayMaster]}在${branch}月为“${state}”。`,
  ],
  TICK_DEDI: dediText,
  TICK_DESHI: deshiText,
  SCORE: ({ groups, support, sealExcess }) => [
    sealExcess === 0
      ? '比劫与印帮日主，食伤、财、官杀耗日主；两边按轻重合计，就是帮身的比重。'
      : '印太多而日主自己的根很浅，受不住这样的生扶；多出来的印不算帮身，反而算作拖累。',
    `比劫${groups.比劫}%全算，印${groups.印}%${sealExcess === 0 ? '算一半' : '只有40%算一半'}；食伤${groups.食伤}%算一半，财${groups.财}%算七成半，官杀${groups.官杀}%全算${sealExcess === 0 ? '' : `，多出的印${sealExcess}%也全算`}；帮身占${support}%。`,
  ],
  CLASS_SUPPORT: ({ class: of, label, support }) => [
    of === '中和' ? `${CLASS_SENTENCES[of]}。` : `${CLASS_SENTENCES[of]}，细分为“${label}”。`,
    `帮身${support}%；不到48%为身弱，满56%为身强，其间为中和。`,
  ],
  CLASS_SPECIAL: ({ name, isTrue }) =>
    isTrue
      ? `以下各项条件都具备，定为${name}。`
      : `以下各项条件大体具备而不纯，定为${name}，另附按普通强弱的看法。`,
  SPECIAL_PAIR: ({ members, to }) => `${writtenPair('干五合', members)}相邻而合，可以化${to}。`,
  SPECIAL_SEASON: ({ branch, to }) => `生在${branch}月，${to}得月令。`,
  SPECIAL_UNCONTESTED: () => '没有别的天干来争合。',
  SPECIAL_NEIGHBOURS: ({ to, by }) => `相邻的天干里没有克${to}的${by}。`,
  SPECIAL_ROOTLESS_PAIR: () => '相合的两干在近处没有本气之根。',
  SPECIAL_DAY_ROOT: ({ isOwn, ...root }) =>
    isOwn
      ? '所化的就是日主自己的五行，不必再问日主的根。'
      : ['四支的本气里没有比劫，日主的根很轻。', atMost('比劫的根合计', root)],
  SPECIAL_TO: ({ to, ...limit }) => [`${to}在全局里成了主力。`, atLeast(to, limit)],
  SPECIAL_SUPPORT_MAX: ({ reach, ...limit }) => [REACH_SENTENCES[reach], atMost('帮身', limit, '%')],
  SPECIAL_COMMAND: ({ branch }) => `${branch}月是官杀当令，四支的本气里没有比劫和印，日主无处立根。`,
  SPECIAL_OUTPUT_FEEDS: (limit) => ['食伤有财可生，流得出去。', atLeast('财', limit)],
  SPECIAL_UNCHECKED: ({ value, border, isAlive }) =>
    isAlive
      ? ['食伤太轻，制不住官杀。', `食伤${value}%，不到${border}%。`]
      : '日主没有根，也没有藏着的印，用不动食伤去制官杀。',
  SPECIAL_LED_BY: ({ group, value, border, isReached }) =>
    isReached
      ? [`全局以${group}最重，日主随着它走。`, atLeast(group, { value, border })]
      : [`食伤、财、官杀没有哪一类独大，日主随着大势走。`, `最重的${group}${value}%，不到${border}%。`],
  SPECIAL_SUPPORT_MIN: (limit) => ['帮身的力量占了绝大部分。', atLeast('帮身', limit)],
  SPECIAL_GROUP_MAX: ({ group, ...limit }) => [`${group}很轻，不足以相抗。`, atMost(group, limit, '%')],
  SPECIAL_OWN_MONTH: ({ branch }) => `${branch}月的本气帮日主，势从月令而来。`,
  SPECIAL_NO_OFFICER_STEM: ({ floating }) =>
    floating.length === 0 ? '天干没有官杀。' : `天干的${floating.join('、')}是官杀，却没有根，立不住。`,
  SPECIAL_OWN_LEADS: ({ own, seal }) => ['比劫不轻于印，同气成势。', `比劫${own}%，印${seal}%。`],
  SPECIAL_SEAL_LEADS: ({ seal, own }) => ['印重于比劫，势从印出。', `印${seal}%，比劫${own}%。`],
  SPECIAL_PURE_WEAK: pureWeakText,
  SPECIAL_PURE_STRONG: ({ isTrue, branches }) =>
    isTrue
      ? '没有官杀的本气站在合局之外，成得纯粹，作真。'
      : branches.length === 0
        ? '天干还浮着官杀，成得不纯，作假。'
        : `${branches.join('、')}的本气是官杀，又没有入合局，成得不纯，作假。`,
};

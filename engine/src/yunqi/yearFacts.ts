/**
 * What depends only on a year's ganzhi: 运 and its state, 司天 and 在泉, the five 运 and six guests, the named
 * coincidences, 胜复. Instants come in yunqiOfYear.ts.
 */
import {
  BRANCH_WUXING,
  type Branch,
  type Ganzhi,
  KE,
  KE_BY,
  SHENG,
  STEM_YINYANG,
  type Wuxing,
  wuxingRelation,
} from '../ganzhi/index.ts';
import { modulo } from '../modulo.ts';
import type { YunqiRules } from './rules.ts';
import { type Qi, QI_WUXING, SITIAN, SIX_QI } from './tables/qi.ts';
import {
  STATE_NAMES,
  type Tone,
  TONE,
  TONES,
  YUN_WUXING,
  type YunClass,
  type YunState,
  ZAIGONG,
} from './tables/yun.ts';

/** A 运 with its measure, such as 太宫. */
export interface Yun {
  /** 太宫, 少商. */
  readonly name: string;
  readonly tone: Tone;
  /** 太 (excess) or 少 (deficiency). */
  readonly measure: '太' | '少';
  readonly wuxing: Wuxing;
}

/** Why a year is 平气. */
export type BalanceReason =
  '运太过而被司天所抑' | '运不及而得司天之助' | '运不及而得岁支之助' | '运不及而得干德符';

/** How the 运 relates to 司天: 天符 same, 小逆, 顺化, 天刑, 不和. */
export type YunQiRelation = '天符' | '小逆' | '顺化' | '天刑' | '不和';

/** Named coincidences of a year. */
export type YearFlag = '天符' | '岁会' | '太一天符' | '同天符' | '同岁会' | '类岁会';

/** Facts of a year of the cycle. */
export interface YearFacts {
  readonly ganzhi: Ganzhi;
  readonly yun: Yun;
  /** 太过 不及 by the stem, 平气 where balanced. */
  readonly yunClass: YunClass;
  /** Name of the state, 敦阜. */
  readonly state: YunState;
  /** Name by the stem only, before balance. */
  readonly rawState: YunState;
  /** Why the year is balanced, or null. */
  readonly balance: BalanceReason | null;
  /** 司天. */
  readonly sitian: Qi;
  /** 在泉. */
  readonly zaiquan: Qi;
  /** 间气: left and right of 司天 (steps four and two) and of 在泉 (steps one and five). */
  readonly intervals: {
    readonly sitianLeft: Qi;
    readonly sitianRight: Qi;
    readonly zaiquanLeft: Qi;
    readonly zaiquanRight: Qi;
  };
  readonly relation: YunQiRelation;
  readonly flags: readonly YearFlag[];
  /** 主运 of the five steps. */
  readonly zhuyun: readonly Yun[];
  /** 客运 of the five steps. */
  readonly keyun: readonly Yun[];
  /** 客气 of the six steps. */
  readonly guests: readonly Qi[];
  /** 胜复 of an insufficient year: the phase that overcomes, the one that answers, the palace harmed (1–9); else null. */
  readonly shengfu: { readonly sheng: Wuxing; readonly fu: Wuxing; readonly palace: number } | null;
  /** 乘侮 of an excessive year: the phase it overrides, the one it defies; else null. */
  readonly chengwu: { readonly cheng: Wuxing; readonly wu: Wuxing } | null;
  /** 南政 or 北政 (甲己土运 are 南政). */
  readonly zheng: '南政' | '北政';
}

const RELATION_NAMES = { 同: '天符', 生: '小逆', 被生: '顺化', 被克: '天刑', 克: '不和' } as const;

/** 正位 of each phase among the branches, for 岁会. */
const PROPER_BRANCHES: Readonly<Record<Wuxing, readonly Branch[]>> = {
  木: ['卯'],
  火: ['午'],
  土: ['辰', '戌', '丑', '未'],
  金: ['酉'],
  水: ['子'],
};

function yunOf(position: number, isGreat: boolean): Yun {
  const tone = TONES[modulo(position, 5)] as Tone;
  const wuxing = (Object.keys(TONE) as Wuxing[]).find((phase) => TONE[phase] === tone) as Wuxing;
  const measure = isGreat ? '太' : '少';
  return { name: measure + tone, tone, measure, wuxing };
}

/** 主运 from 角 to 羽: 太 and 少 alternate away from the year's own tone (太少相生). */
function zhuyunOf(position: number, isGreat: boolean): Yun[] {
  return TONES.map((_, i) => yunOf(i, isGreat !== (Math.abs(i - position) % 2 === 1)));
}

function keyunOf(
  zhuyun: readonly Yun[],
  position: number,
  isGreat: boolean,
  school: 'suwen' | 'alternate',
): Yun[] {
  return TONES.map((_, i) =>
    school === 'suwen' ? (zhuyun[(position + i) % 5] as Yun) : yunOf(position + i, isGreat !== (i % 2 === 1)),
  );
}

function balanceOf(
  isGreat: boolean,
  wuxing: Wuxing,
  sitian: Wuxing,
  branch: Branch,
  pingqi: YunqiRules['pingqi'],
  hasGanDeFu: boolean,
): BalanceReason | null {
  if (isGreat) return KE[sitian] === wuxing ? '运太过而被司天所抑' : null;
  if (sitian === wuxing) return '运不及而得司天之助';
  if (pingqi === 'strict') return null;
  if (BRANCH_WUXING[branch] === wuxing) return '运不及而得岁支之助';
  return pingqi === 'ganDeFu' && hasGanDeFu ? '运不及而得干德符' : null;
}

function flagsOf(
  isGreat: boolean,
  wuxing: Wuxing,
  sitian: Wuxing,
  zaiquan: Wuxing,
  branch: Branch,
): YearFlag[] {
  const isTianfu = sitian === wuxing;
  const isSuihui = PROPER_BRANCHES[wuxing].includes(branch);
  const flags: YearFlag[] = [];
  if (isTianfu) flags.push('天符');
  if (isSuihui) flags.push('岁会');
  if (isTianfu && isSuihui) flags.push('太一天符');
  if (zaiquan === wuxing) flags.push(isGreat ? '同天符' : '同岁会');
  if (!isSuihui && BRANCH_WUXING[branch] === wuxing) flags.push('类岁会');
  return flags;
}

/**
 * Facts of a year.
 *
 * @param ganzhi of the 运气 year
 * @param rules `pingqi` and `keyun` matter here
 * @param hasGanDeFu whether 干德符 holds at the opening instant (asked only under `pingqi: 'ganDeFu'`)
 * Source: 素问·天元纪大论, 五常政大论, 六元正纪大论; 平气 by 岁支 after 类经图翼.
 * @example yearFactsOf(GANZHI[40], YUNQI_OPTIONS.defaults, false).state // '敦阜'
 */
export function yearFactsOf(ganzhi: Ganzhi, rules: YunqiRules, hasGanDeFu: boolean): YearFacts {
  const { stem, branch } = ganzhi;
  const wuxing = YUN_WUXING[stem];
  const isGreat = STEM_YINYANG[stem] === '阳';
  const position = TONES.indexOf(TONE[wuxing]);
  const sitian = SITIAN[branch];
  const guestAt = (step: number): Qi => SIX_QI[(SIX_QI.indexOf(sitian) - 3 + step + 6) % 6] as Qi;
  const guests = [1, 2, 3, 4, 5, 6].map(guestAt);
  const zaiquan = guestAt(6);
  const balance = balanceOf(isGreat, wuxing, QI_WUXING[sitian], branch, rules.pingqi, hasGanDeFu);
  const rawClass = isGreat ? '太过' : '不及';
  const yunClass = balance === null ? rawClass : '平气';
  const zhuyun = zhuyunOf(position, isGreat);
  return {
    ganzhi,
    yun: yunOf(position, isGreat),
    yunClass,
    state: STATE_NAMES[wuxing][yunClass],
    rawState: STATE_NAMES[wuxing][rawClass],
    balance,
    sitian,
    zaiquan,
    intervals: {
      sitianLeft: guestAt(4),
      sitianRight: guestAt(2),
      zaiquanLeft: guestAt(1),
      zaiquanRight: guestAt(5),
    },
    relation: RELATION_NAMES[wuxingRelation(wuxing, QI_WUXING[sitian])],
    flags: flagsOf(isGreat, wuxing, QI_WUXING[sitian], QI_WUXING[zaiquan], branch),
    zhuyun,
    keyun: keyunOf(zhuyun, position, isGreat, rules.keyun),
    guests,
    shengfu:
      yunClass === '不及' ? { sheng: KE_BY[wuxing], fu: SHENG[wuxing], palace: ZAIGONG[wuxing] } : null,
    chengwu: yunClass === '太过' ? { cheng: KE[wuxing], wu: KE_BY[wuxing] } : null,
    zheng: wuxing === '土' ? '南政' : '北政',
  };
}

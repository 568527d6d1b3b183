/**
 * The spirits 神煞 that no table holds: each is a rule over several pillars, the sex, or the 旬.
 */
import {
  BRANCH_INDEX,
  branchOf,
  branchSteps,
  CHONG_OF,
  SANHE_OF,
  type Branch,
  type ByBranch,
  type ByWuxing,
  type Ganzhi,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { ShenshaContext, ShenshaMatch, ShenshaPlace } from './shenshaContext.ts';
import type { ShenshaItem, SpecialRule } from './tables/shenshaItem.ts';
import { kongwangHoldersOf, kongwangNoteOf } from './kongwangNote.ts';

type SpecialTest = (context: ShenshaContext, place: ShenshaPlace, item: ShenshaItem) => ShenshaMatch | null;

/** 三奇 by order of the stems. Source: 三命通会·论三奇. */
const SANQI = [
  { stems: '甲戊庚', name: '天上三奇' },
  { stems: '乙丙丁', name: '地上三奇' },
  { stems: '壬癸辛', name: '人中三奇' },
] as const;

/** 德 and 秀 stems by the phase of the month's 三合. Source: 三命通会·论德秀. */
// prettier-ignore
const DEXIU: Readonly<Partial<ByWuxing<{ readonly de: string; readonly xiu: string }>>> = {
  火: { de: '丙丁', xiu: '戊癸' }, 水: { de: '壬癸戊己', xiu: '丙辛甲己' },
  金: { de: '庚辛', xiu: '乙庚' }, 木: { de: '甲乙', xiu: '丁壬' },
};

/** Day and hour that arch over a 禄 or a noble branch. Source: 渊海子平·拱禄格, 拱贵格. */
const ARCHING: Readonly<Record<string, string>> = {
  gonglu: '癸亥癸丑 癸丑癸亥 丁巳丁未 己未己巳 戊辰戊午',
  gonggui: '甲寅甲子 壬子壬寅 甲申甲戌 戊申戊午 乙未乙酉 辛丑辛卯',
};

const TIANLUO = '戌亥';
const DIWANG = '辰巳';
/** The net of the year's 纳音: 火命天罗, 水土命地网. Source: 三命通会·论天罗地网. */
const NET_OF_NAYIN: Readonly<Partial<ByWuxing<'天罗' | '地网'>>> = { 火: '天罗', 水: '地网', 土: '地网' };

/** 童子 by season of the month and by 纳音 of the year. Source: 民间口诀 — 春秋寅子贵, 冬夏卯未辰; …. */
// prettier-ignore
const TONGZI_BY_MONTH: ByBranch<string> = {
  寅: '寅子', 卯: '寅子', 辰: '寅子', 巳: '卯未辰', 午: '卯未辰', 未: '卯未辰',
  申: '寅子', 酉: '寅子', 戌: '寅子', 亥: '卯未辰', 子: '卯未辰', 丑: '卯未辰',
};
const TONGZI_BY_NAYIN: ByWuxing<string> = { 金: '午卯', 木: '午卯', 水: '酉戌', 火: '酉戌', 土: '辰巳' };

function natalOf({ pillars }: ShenshaContext): readonly Ganzhi[] {
  const { year, month, day, hour } = pillars;
  return hour === null ? [year, month, day] : [year, month, day, hour];
}

function sanqi(context: ShenshaContext): ShenshaMatch | null {
  const stems = natalOf(context)
    .map((ganzhi) => ganzhi.stem)
    .join('');
  const found = SANQI.find((set) =>
    context.rules.sanqi === 'anyOrder'
      ? Array.from(set.stems).every((stem) => stems.includes(stem))
      : stems.includes(set.stems),
  );
  if (found === undefined) return null;
  return { anchors: [{ anchor: 'fourStems', value: stems }], matched: found.stems, note: found.name };
}

function dexiu(context: ShenshaContext, { ganzhi }: ShenshaPlace): ShenshaMatch | null {
  const month = context.pillars.month.branch;
  const stems = DEXIU[SANHE_OF[month].to];
  if (stems === undefined) return null;
  const isDe = stems.de.includes(ganzhi.stem);
  const isXiu = stems.xiu.includes(ganzhi.stem);
  if (!isDe && !isXiu) return null;
  if (context.rules.dexiu === 'both') {
    const natal = natalOf(context);
    const hasBoth =
      natal.some(({ stem }) => stems.de.includes(stem)) && natal.some(({ stem }) => stems.xiu.includes(stem));
    if (!hasBoth) return null;
  }
  return {
    anchors: [{ anchor: 'monthBranch', value: month }],
    matched: ganzhi.stem,
    note: isDe && isXiu ? '德秀' : isDe ? '德' : '秀',
  };
}

/** The branch arched over by two branches two apart. */
function archedBranch(a: Branch, b: Branch): Branch {
  return branchOf(BRANCH_INDEX[branchSteps(a, b) === 2 ? a : b] + 1);
}

function dayHourPair(context: ShenshaContext, _: ShenshaPlace, item: ShenshaItem): ShenshaMatch | null {
  const { year, month, day, hour } = context.pillars;
  if (hour === null || !(ARCHING[item.id] ?? '').includes(day.name + hour.name)) return null;
  const arched = archedBranch(day.branch, hour.branch);
  const others: readonly Branch[] = [year.branch, month.branch];
  const states = [
    ...(others.includes(arched) ? ['填实'] : []),
    ...(others.includes(CHONG_OF[arched]) ? ['冲破'] : []),
  ];
  return {
    anchors: [{ anchor: 'dayPillar', value: day.name }],
    matched: day.name + hour.name,
    note: `拱${arched}${states.map((state) => `，${state}`).join('')}`,
  };
}

function branchFromYear(context: ShenshaContext, offset: number): Branch {
  return branchOf(BRANCH_INDEX[context.pillars.year.branch] + offset);
}

function yuanchen(context: ShenshaContext, { ganzhi }: ShenshaPlace): ShenshaMatch | null {
  if (ganzhi.branch !== branchFromYear(context, context.isForward ? 7 : 5)) return null;
  return {
    anchors: [
      { anchor: 'yearBranch', value: context.pillars.year.branch },
      { anchor: 'sex', value: context.isForward ? '阳男阴女' : '阴男阳女' },
    ],
    matched: ganzhi.branch,
  };
}

function goujiao(context: ShenshaContext, { ganzhi }: ShenshaPlace): ShenshaMatch | null {
  const isAhead = ganzhi.branch === branchFromYear(context, 3);
  const isBehind = context.rules.goujiao === 'bothSides' && ganzhi.branch === branchFromYear(context, -3);
  if (!isAhead && !isBehind) return null;
  return {
    anchors: [{ anchor: 'yearBranch', value: context.pillars.year.branch }],
    matched: ganzhi.branch,
    note: isAhead === context.isForward ? '勾' : '绞',
  };
}

function luowang(context: ShenshaContext, place: ShenshaPlace): ShenshaMatch | null {
  const { branch } = place.ganzhi;
  const net = TIANLUO.includes(branch) ? '天罗' : DIWANG.includes(branch) ? '地网' : null;
  if (net === null) return null;
  const nayin = context.anchors.yearNayin as Wuxing;
  if (place.pillar === 'day' && NET_OF_NAYIN[nayin] === net) {
    return { anchors: [{ anchor: 'yearNayin', value: nayin }], matched: branch, note: net };
  }
  if (context.rules.luowang === 'nayinOnly') return null;
  const partner = (net === '天罗' ? TIANLUO : DIWANG).replace(branch, '');
  const anchors = (['yearBranch', 'dayBranch'] as const)
    .filter((anchor) => context.anchors[anchor] === partner)
    .map((anchor) => ({ anchor, value: partner }));
  return anchors.length === 0 ? null : { anchors, matched: branch, note: net };
}

const HOLDER_ANCHOR = { day: 'dayPillar', year: 'yearPillar' } as const;

function kongwang({ pillars, rules }: ShenshaContext, { pillar, ganzhi }: ShenshaPlace): ShenshaMatch | null {
  const { branch } = ganzhi;
  const anchors = kongwangHoldersOf(pillar, rules)
    .filter((holder) => pillars[holder].kongwang.includes(branch))
    .map((holder) => ({ anchor: HOLDER_ANCHOR[holder], value: pillars[holder].name }));
  if (anchors.length === 0) return null;
  const note = kongwangNoteOf(pillars, pillar, branch);
  return note === null ? { anchors, matched: branch } : { anchors, matched: branch, note };
}

function tongzi(context: ShenshaContext, { ganzhi }: ShenshaPlace): ShenshaMatch | null {
  const { monthBranch, yearNayin } = context.anchors;
  const anchors = [
    ...(TONGZI_BY_MONTH[monthBranch as Branch].includes(ganzhi.branch)
      ? [{ anchor: 'monthBranch', value: monthBranch } as const]
      : []),
    ...(TONGZI_BY_NAYIN[yearNayin as Wuxing].includes(ganzhi.branch)
      ? [{ anchor: 'yearNayin', value: yearNayin } as const]
      : []),
  ];
  return anchors.length === 0 ? null : { anchors, matched: ganzhi.branch };
}

/** The rules by name. */
export const SHENSHA_SPECIAL: { readonly [name in SpecialRule['algorithm']]: SpecialTest } = {
  sanqi,
  dexiu,
  dayHourPair,
  yuanchen,
  goujiao,
  luowang,
  kongwang,
  tongzi,
};

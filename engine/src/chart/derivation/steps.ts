/**
 * Steps of a derivation: what led from the birth to a value of the chart, each with its figures and its source. The words are
 * in `reading`; a test casts under every rule and checks that the figures give the cell (derivationOf.test.ts).
 */
import type {
  Branch,
  Changsheng,
  HiddenRole,
  LifeStageSchool,
  Nayin,
  SiOrder,
  Stem,
  TenGod,
  Wuxing,
  WuxingRelation,
  Yinyang,
  ZodiacAnimal,
} from '../../ganzhi/index.ts';
import type { LunarDate } from '../../calendar/index.ts';
import type { CivilDate, CivilTime } from '../../time/index.ts';
import type { ChartRules } from '../rules.ts';
import type { ClockUsed, JieInstant, Minggua, PillarKey, PlaceKey, Sex } from '../types.ts';
import type { FanTaisui, LuckOffset, Suiqian, YearMark } from '../luck/types.ts';
import type { Relation } from '../relations/types.ts';
import type { KongwangState } from '../shensha/kongwangNote.ts';
import type { ShenshaAnchor, ShenshaHit } from '../shensha/types.ts';

/** What stands in a step, by its code. */
export interface StepValues {
  // The time of birth, from what was typed to the clock that gives day and hour.
  /** The time as typed, read as a zone or an offset has it. */
  typedTime: { civil: CivilTime; zone: string | null; offsetMinutes: number };
  /** The hour was given as a 时辰 or not at all: the time that stands for it. */
  givenHour: { hour: 'shichen' | 'unknown'; civil: CivilTime };
  /** The clock had jumped over the time; it is read by the offset before the jump. */
  clockGap: { civil: CivilTime };
  /** The clock showed the time twice; which of the two is read. */
  clockTwice: { reading: ChartRules['ambiguousTime'] };
  daylightTime: { minutes: number; standardLocal: CivilTime; isTakenOff: boolean };
  noDaylightTime: { standardLocal: CivilTime };
  /** 平太阳时: the clock of the place's own meridian. */
  localMeanTime: { longitudeDeg: number; minutes: number; clock: CivilTime };
  /** 真太阳时. */
  apparentSolarTime: { minutes: number; clock: CivilTime };
  /** The clock that gives day and hour, and the rule that says so. */
  clockUsed: { rule: ChartRules['clock']; clockUsed: ClockUsed; clock: CivilTime };

  // The four pillars.
  /** A chart known by its pillars only. */
  givenPillar: { pillar: PillarKey; ganzhi: string };
  /** 立春换年: the year's 立春, and on which side of it, or of its day, the birth lies. */
  yearFromLichun: {
    rule: 'lichun' | 'lichunDay';
    lichunYear: number;
    lichunMs: number;
    isAfter: boolean;
    isWholeDay: boolean;
    cycleYear: number;
  };
  /** 正月初一换年: the lunar date of the birth says the year. */
  yearFromNewYear: { lunar: LunarDate; cycleYear: number };
  /** 冬至换年: the last 冬至 before the birth begins the year after its own. */
  yearFromSolstice: { solsticeYear: number; solsticeMs: number; cycleYear: number };
  /** (cycleYear − 4) mod 60. */
  yearIndex: { cycleYear: number; index: number; ganzhi: string };
  /** The 节 on either side of the birth and the month between them. */
  monthBetween: { prev: JieInstant; next: JieInstant; branch: Branch; isWholeDay: boolean };
  /** 南半球换月: the month six on. */
  monthFlipped: { latitudeDeg: number; from: Branch; to: Branch };
  /** 五虎遁: from the stem of the 立春 year to the month. */
  monthStem: { yearStem: Stem; firstStem: Stem; branch: Branch; steps: number; stem: Stem };
  /** From 23:00 the day depends on a rule. */
  dayChange: { rule: ChartRules['dayBoundary']; clock: CivilTime; isMoved: boolean; date: CivilDate };
  /** (jdn + 49) mod 60. */
  dayIndex: { date: CivilDate; jdn: number; index: number; ganzhi: string };
  /** The 时辰 of a clock: from its first hour to before its last. */
  hourBranch: { clock: CivilTime; fromHour: number; toHour: number; branch: Branch };
  /** Which day's stem the late 子 counts from. */
  lateZiStem: { rule: ChartRules['dayBoundary']; isNextDay: boolean; dayStem: Stem };
  /** 五鼠遁: from the stem of the day to the hour. */
  hourStem: { dayStem: Stem; firstStem: Stem; branch: Branch; steps: number; stem: Stem };

  // What a pillar is to the day master.
  dayMasterStem: { stem: Stem; sex: Sex };
  tenGod: {
    dayMaster: Stem;
    dayWuxing: Wuxing;
    dayYinyang: Yinyang;
    stem: Stem;
    wuxing: Wuxing;
    yinyang: Yinyang;
    relation: WuxingRelation;
    god: TenGod;
  };
  /** How 巳 orders its stems. */
  siOrder: { rule: SiOrder; stems: readonly Stem[] };
  hiddenStem: { branch: Branch; stem: Stem; role: HiddenRole; weight: number; dayMaster: Stem; god: TenGod };
  /** 十二长生: from the branch of 长生, forward or backward, so many places. */
  lifeStage: {
    stem: Stem;
    school: LifeStageSchool;
    start: Branch;
    isForward: boolean;
    branch: Branch;
    /** 1 for 长生 to 12. */
    number: number;
    stage: Changsheng;
  };
  /** The 旬 by which a branch is void. */
  kongwangRule: { rule: ChartRules['kongwang'] };
  xun: { ganzhi: string; xun: string; kongwang: readonly [Branch, Branch] };
  /** Whether the branch lies in the 空亡 of the day's or the year's 旬. */
  kongwangOf: {
    holder: 'day' | 'year';
    ganzhi: string;
    kongwang: readonly [Branch, Branch];
    branch: Branch;
    isKong: boolean;
  };
  /** What takes the emptiness out of it. */
  kongwangState: { branch: Branch; states: readonly KongwangState[] };
  nayin: { ganzhi: string; pair: readonly [string, string]; nayin: Nayin; wuxing: Wuxing };
  noShensha: { place: PlaceKey };
  shensha: {
    id: string;
    name: string;
    kind: ShenshaHit['kind'];
    place: PlaceKey;
    /** Where it was looked up, and the characters that each place points to; null where a separate rule found it. */
    anchors: readonly { anchor: ShenshaAnchor; value: string; targets: string | null }[];
    matched: string;
    matchedAs: 'stem' | 'branch' | 'pillar' | 'stems';
    note: string | null;
    /** Option and value that put another table in place of the usual one. */
    variant: { option: keyof ChartRules; value: string } | null;
  };

  // Pillars and labels that follow from the four.
  taiyuan: { month: string; stem: Stem; branch: Branch; ganzhi: string };
  taiyuanByDays: { date: CivilDate; days: number; ganzhi: string };
  taixi: { day: string; stemPartner: Stem; branchPartner: Branch; ganzhi: string };
  /** Which month 命宫 and 身宫 count from. */
  palaceMonth: {
    rule: ChartRules['minggongMonth'];
    monthBranch: Branch;
    /** Of the birth's lunar date, under `lunar`. */
    lunarMonth: number | null;
    /** The 中气 of the month has passed, under `zhongqi`. */
    isPastMajorTerm: boolean;
    branch: Branch;
  };
  /** 寅 counts 1: month and hour together, taken from 14 or 26. */
  minggong: { month: number; hour: number; sum: number; from: 14 | 26; number: number; branch: Branch };
  /** 寅 counts 1 for the month, 子 1 for the hour. */
  shengong: { month: number; hour: number; sum: number; number: number; branch: Branch };
  /** 五虎遁 of the year to the branch of a palace. */
  palaceStem: { yearStem: Stem; firstStem: Stem; branch: Branch; stem: Stem; ganzhi: string };
  zodiacAnimal: { branch: Branch; animal: ZodiacAnimal; rule: ChartRules['yearBoundary'] };
  constellationByDate: { month: number; day: number; constellation: string };
  constellationByLongitude: { majorTerm: JieInstant; constellation: string };
  minggua: { cycleYear: number; sex: Sex; rest: number; minggua: Minggua };
  silingDays: { rule: ChartRules['silingClock']; jie: JieInstant; elapsedDays: number };
  silingStretch: {
    month: Branch;
    stretches: readonly { stem: Stem; days: number }[];
    /** 0-based. */
    stretchIndex: number;
    stem: Stem;
  };
  birthTerm: { prev: string; daysAfter: number; hoursAfter: number | null; next: string; daysBefore: number };

  // Luck.
  luckDirection: { yearStem: Stem; yinyang: Yinyang; sex: Sex; direction: '顺' | '逆' };
  /** From the birth to the 节 that is used. */
  dayunDistance: { direction: '顺' | '逆'; term: JieInstant; distanceMs: number };
  /** What the distance is in a life. */
  dayunOffset: {
    rule: ChartRules['luckStart'];
    /** Seconds; days of the calendar under `dayRound`; 时辰 under `hourBlock`. */
    count: number;
    offset: LuckOffset;
  };
  dayunStart: { birth: CivilTime; start: CivilTime; startAgeXu: number; uncertainMonths: number };
  dayunPillar: {
    month: string;
    yearYinyang: Yinyang;
    sex: Sex;
    direction: '顺' | '逆';
    /** Steps from the month pillar. */
    number: number;
    ganzhi: string;
  };
  dayunYears: { startDate: CivilDate; endDate: CivilDate; startAgeXu: number };
  xiaoyunFromHour: {
    hour: string;
    yearYinyang: Yinyang;
    sex: Sex;
    direction: '顺' | '逆';
    ageXu: number;
    ganzhi: string;
  };
  xiaoyunFixed: { sex: Sex; first: string; direction: '顺' | '逆'; ageXu: number; ganzhi: string };
  /** A year of 流年 begins with 立春 whatever the year of birth goes by. */
  liunianSpan: { year: number; startMs: number; endMs: number };
  suiqian: { rule: ChartRules['suiqian']; natal: Branch; flow: Branch; steps: number; suiqian: Suiqian };
  fanTaisui: { natal: Branch; flow: Branch; labels: readonly FanTaisui[] };
  yearMarks: { ganzhi: string; dayun: string | null; year: string; day: string; marks: readonly YearMark[] };
  age: {
    rule: ChartRules['ageYear'];
    birthYear: number;
    year: number;
    ageXu: number;
  };

  // Relations.
  relation: { relation: Relation };
  /** What schools differ about in 午未合, 拱 and 暗合. */
  relationRule: {
    [Option in 'wuwei' | 'gong' | 'anhe']: { option: Option; value: ChartRules[Option] };
  }['wuwei' | 'gong' | 'anhe'];
  /** Why a combination turns into its 化神, only gathers, or only binds. */
  combining: { relation: Relation; month: Branch; months: readonly Branch[] };
  /** What makes a 冲 刑 害 forgotten, or opens a 六合. */
  resolving: { relation: Relation; kind: Relation['kind']; members: string };
}

/** Code of a step. */
export type StepCode = keyof StepValues;

/** One step: what was done, with which figures, and where the rule is written. */
export type DerivationStep = {
  readonly [Code in StepCode]: {
    readonly code: Code;
    readonly values: Readonly<StepValues[Code]>;
    /** Book and chapter, or what else the rule rests on. */
    readonly source: string;
  };
}[StepCode];

const YEAR_RULES = '三命通会·论年月日时';
const FIVE_TIGERS = '渊海子平·论年上起月例';
const ZONES = 'IANA 时区数据库';
const MEEUS = 'Meeus《天文算法》第 28 章';
const GB = 'GB/T 33661-2017';

/** Where the rule of a step stands; of spirits and relations the step itself says it. */
const SOURCES: { readonly [Code in StepCode]: string } = {
  typedTime: ZONES,
  givenHour: '本应用的约定：取时辰之中',
  clockGap: ZONES,
  clockTwice: ZONES,
  daylightTime: ZONES,
  noDaylightTime: ZONES,
  localMeanTime: '经度每度四分钟',
  apparentSolarTime: MEEUS,
  clockUsed: '古法以日影定时；近人用标准时',
  givenPillar: '所填四柱',
  yearFromLichun: YEAR_RULES,
  yearFromNewYear: '民俗：正月初一换年',
  yearFromSolstice: '古历以冬至为岁首；少数派',
  yearIndex: '六十甲子纪年',
  monthBetween: YEAR_RULES,
  monthFlipped: '少数派：南半球换月',
  monthStem: FIVE_TIGERS,
  dayChange: YEAR_RULES,
  dayIndex: '六十甲子纪日',
  hourBranch: YEAR_RULES,
  lateZiStem: '渊海子平·论日上起时例',
  hourStem: '渊海子平·论日上起时例',
  dayMasterStem: '渊海子平·论日为主',
  tenGod: '渊海子平·天干五阳通变、天干五阴通变',
  siOrder: '渊海子平·地支藏遁歌',
  hiddenStem: '渊海子平·地支藏遁歌；比例为本应用所设',
  lifeStage: '渊海子平·论天干生旺死绝',
  xun: '三命通会·论空亡',
  kongwangRule: '三命通会·论空亡',
  kongwangOf: '三命通会·论空亡',
  kongwangState: '三命通会·论空亡',
  nayin: '三命通会·论纳音取象',
  noShensha: '三命通会·总论诸神煞',
  shensha: '三命通会·总论诸神煞',
  taiyuan: '民间通行（月干进一，月支进三）',
  taiyuanByDays: '三命通会·论胎元（逆推三百日）',
  taixi: '民间通行（日柱之合）',
  palaceMonth: '三命通会·论坐命宫',
  minggong: '三命通会·论坐命宫',
  shengong: '民间通行(星命家安身之法)',
  palaceStem: FIVE_TIGERS,
  zodiacAnimal: '三命通会·论地支属相',
  constellationByDate: '通行的星座日期表',
  constellationByLongitude: '黄道十二宫，自春分起每宫三十度',
  minggua: '八宅明镜·三元命卦',
  silingDays: '三命通会·论人元司事（日数各书不一）',
  silingStretch: '三命通会·论人元司事（日数各书不一）',
  birthTerm: GB,
  luckDirection: '渊海子平·论大运',
  dayunDistance: '渊海子平·论大运',
  dayunOffset: '渊海子平·论起大运法（三天折一年）',
  dayunStart: '渊海子平·论大运',
  dayunPillar: '渊海子平·论大运',
  dayunYears: '渊海子平·论大运',
  xiaoyunFromHour: '三命通会·论小运（醉醒子）',
  xiaoyunFixed: '渊海子平·论行小运法',
  liunianSpan: '三命通会·总论岁运',
  suiqian: '民间通行（岁前十二神）',
  fanTaisui: '民间通行（值冲刑害破太岁）',
  yearMarks: '三命通会·论太岁',
  age: '虚岁：历年而增',
  relation: '三命通会·论支元六合',
  relationRule: '各家取法不同',
  combining: '子平真诠·论十干合而不合',
  resolving: '子平真诠·论刑冲会合解法',
};

/** Builds a step; its source is that of the rule unless another is given. */
export function stepOf<Code extends StepCode>(
  code: Code,
  values: StepValues[Code],
  source: string = SOURCES[code],
): DerivationStep {
  return { code, values, source } as unknown as DerivationStep;
}

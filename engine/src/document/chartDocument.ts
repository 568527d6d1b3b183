/**
 * A whole chart as one plain record, for people who take it to another tool: everything the screens show of it, with the birth
 * and the rules it was cast from, so that it can be cast again. `npm run schema` writes docs/chart.schema.json from the types of
 * this file; docs/CHART_JSON.md explains them to a reader.
 */
import { analyseChart, type Analysis, type PatternState, type Role } from '../analysis/index.ts';
import {
  birthTermOf,
  isDated,
  liunianOf,
  luckOf,
  relationsOf,
  shenshaOf,
  type AnyChart,
  type Birth,
  type Chart,
  type ChartRules,
  type ChartTime,
  type ClockUsed,
  type Dayun,
  type FanTaisui,
  type HiddenFacts,
  type KongwangMark,
  type Luck,
  type LuckOffset,
  type Minggua,
  type Notice,
  type PillarKey,
  type Relation,
  type ShenshaHit,
  type Sex,
  type Suiqian,
  type YearMark,
} from '../chart/index.ts';
import { lunarDayName, lunarMonthName } from '../calendar/index.ts';
import type {
  Branch,
  ByWuxing,
  Changsheng,
  Nayin,
  Stem,
  TenGod,
  TenGodGroup,
  Wuxing,
  ZodiacAnimal,
} from '../ganzhi/index.ts';
import type { CivilDate, CivilTime } from '../time/index.ts';

/**
 * A pillar: stem and branch.
 *
 * @pattern ^[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]$
 */
export type GanzhiText = string;

/**
 * ISO 8601 without an offset.
 *
 * @pattern ^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d$
 */
export type LocalTime = string;

/**
 * ISO 8601.
 *
 * @pattern ^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\dZ$
 */
export type UtcTime = string;

/**
 * ISO 8601.
 *
 * @pattern ^-?\d{4,6}-\d\d-\d\d$
 */
export type LocalDate = string;

/**
 * A whole number.
 *
 * @asType integer
 */
export type Integer = number;

/** A spirit on a pillar. */
export interface DocumentSpirit {
  readonly name: string;
  readonly kind: ShenshaHit['kind'];
  /** What it was looked up from. */
  readonly anchors: readonly { readonly anchor: string; readonly value: string }[];
  readonly note: string | null;
  /** Book and chapter. */
  readonly source: readonly string[];
}

/** A natal pillar with what stands in its column. */
export interface DocumentPillar {
  readonly ganzhi: GanzhiText;
  readonly stem: Stem;
  readonly branch: Branch;
  readonly stemWuxing: Wuxing;
  readonly branchWuxing: Wuxing;
  readonly stemGod: TenGod | '日主';
  /** 本气 first; `weight` is the share of the branch, 0–1. */
  readonly hiddenStems: readonly HiddenFacts[];
  readonly nayin: Nayin;
  /** Stage of the day stem in this branch, and of the pillar's own stem. */
  readonly xingyun: Changsheng;
  readonly zizuo: Changsheng;
  /** The two branches that the ten of this pillar lack. */
  readonly kongwang: readonly Branch[];
  /** Whether its own branch is void by the day's ten and by the year's. */
  readonly isKongwang: KongwangMark;
  readonly shensha: readonly DocumentSpirit[];
}

/** From the typed time to the clock that decided the hour. Local times are ISO 8601 without an offset. */
export interface DocumentTime {
  readonly civil: LocalTime;
  readonly utc: UtcTime;
  /** IANA zone; null for an offset given by hand. */
  readonly zone: string | null;
  /** Minutes east of Greenwich in force, daylight saving included. */
  readonly offsetMinutes: number;
  readonly dstMinutes: number;
  readonly standardLocal: LocalTime;
  readonly localMeanTime: LocalTime | null;
  readonly apparentSolarTime: LocalTime | null;
  /** Minutes, two decimals: true less mean solar time. */
  readonly eotMinutes: number;
  readonly clockUsed: ClockUsed;
  readonly solarClock: LocalTime;
  /** Date of the day pillar. */
  readonly chartDate: LocalDate;
  /** 1990年五月廿三, the year by number; null where the lunar calendar of the time is not known. */
  readonly lunar: string | null;
  /** 芒种后9日5时，小暑前22日. */
  readonly solarTerms: string;
}

/** 旺衰, 格局 and 用神, by our own model where they carry figures. */
export interface DocumentAnalysis {
  readonly strength: {
    readonly class: string;
    readonly label: string;
    /** 比劫 and 印, percent. */
    readonly supportPercent: number;
    readonly isDeling: boolean;
    readonly isDedi: boolean;
    readonly isDeshi: boolean;
    readonly wuxingPercent: ByWuxing<number>;
    readonly wuxingCount: ByWuxing<number>;
    /** 旺相休囚死 in the month. */
    readonly monthState: ByWuxing<string>;
    readonly missing: readonly Wuxing[];
  };
  readonly pattern: {
    readonly name: string;
    readonly god: TenGod | null;
    readonly state: PatternState;
    readonly clarity: string;
    readonly assist: TenGodGroup | null;
    /** 古格 the chart also shows. */
    readonly minor: readonly string[];
  };
  readonly yongshen: {
    readonly roles: ByWuxing<Role>;
    readonly method: string;
    readonly byStrength: Wuxing;
    readonly byClimate: Wuxing;
    readonly state: string;
    /** 10–95. */
    readonly confidence: number;
    readonly confidenceWord: string;
  };
  /** Share of each ten god, percent, the day stem left out; the pillars whose stem shows it. */
  readonly tenGods: Readonly<
    Record<TenGod, { readonly percent: number; readonly visible: readonly PillarKey[] }>
  >;
}

/** 起运. */
export interface DocumentLuckStart {
  readonly direction: Luck['direction'];
  /** Time from birth to 起运. */
  readonly offset: LuckOffset;
  /** Local standard time. */
  readonly date: LocalTime;
  readonly ageXu: Integer;
  readonly ageZhou: number;
  /** The hour is not known: so many months to either side. */
  readonly uncertaintyMonths: number;
  /** The 节 that was counted to. */
  readonly term: string;
}

/** A decade; its dates are null for a chart of pillars only. */
export interface DocumentDecade {
  readonly number: Integer;
  readonly ganzhi: GanzhiText;
  readonly stemGod: TenGod;
  /** God of the main hidden stem. */
  readonly branchGod: TenGod;
  readonly startDate: LocalDate | null;
  /** First day of the next. */
  readonly endDate: LocalDate | null;
  readonly startYear: Integer | null;
  readonly endYear: Integer | null;
  readonly startAgeXu: Integer | null;
  /** By our model, 20–95. */
  readonly score: number;
}

/** A year, 立春 to 立春. */
export interface DocumentYear {
  readonly year: Integer;
  readonly ganzhi: GanzhiText;
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  readonly ageXu: Integer;
  /** Number of its decade; 0 before the first. */
  readonly decade: Integer;
  readonly xiaoyun: GanzhiText | null;
  readonly suiqian: Suiqian;
  readonly fanTaisui: readonly FanTaisui[];
  readonly marks: readonly YearMark[];
}

/** A chart as a document. */
export interface ChartDocument {
  readonly format: 'shangyuan-chart';
  /** Grows when a field changes its meaning or goes; adding a field does not change it. */
  readonly formatVersion: 1;
  readonly engineVersion: string;
  readonly disclaimer: string;
  /** Null unless requested. */
  readonly name: string | null;
  readonly sex: Sex;
  /** As given: what `castChart` takes. */
  readonly birth: Birth;
  /** Every rule: what `castChart` takes. */
  readonly rules: ChartRules;
  /** Null for a chart of pillars only. */
  readonly time: DocumentTime | null;
  readonly dayMaster: Stem;
  readonly zodiacAnimal: ZodiacAnimal;
  readonly pillars: Readonly<Record<PillarKey, DocumentPillar | null>>;
  readonly taiyuan: GanzhiText;
  readonly taixi: GanzhiText;
  readonly minggong: GanzhiText | null;
  readonly shengong: GanzhiText | null;
  readonly siling: Stem | null;
  readonly minggua: Minggua | null;
  readonly constellation: string | null;
  readonly relations: readonly Relation[];
  readonly analysis: DocumentAnalysis;
  readonly luckStart: DocumentLuckStart | null;
  readonly decades: readonly DocumentDecade[];
  /** From birth to the end of the last decade; empty for a chart of pillars only. */
  readonly years: readonly DocumentYear[];
  /** Codes of what the reader should know before trusting it. */
  readonly notices: readonly Notice['code'][];
}

/** What a document may say beside the chart. */
export interface DocumentExtras {
  /** Left out unless the person includes it. */
  readonly name?: string;
  /** Shown with every reading. */
  readonly disclaimer: string;
}

const two = (value: number): string => String(Math.trunc(value)).padStart(2, '0');

/** ISO 8601; years before 1 with their sign. */
function isoDate({ year, month, day }: CivilDate): string {
  const digits = String(Math.abs(year)).padStart(4, '0');
  return `${year < 0 ? '-' : ''}${digits}-${two(month)}-${two(day)}`;
}

const isoTime = (time: CivilTime): string =>
  `${isoDate(time)}T${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;

const isoOrNull = (time: CivilTime | null): string | null => (time === null ? null : isoTime(time));

function lunarOf({ localLunar }: Chart): string | null {
  if (localLunar === null) return null;
  return `${localLunar.year}年${lunarMonthName(localLunar)}${lunarDayName(localLunar.day)}`;
}

function timeOf(chart: Chart): DocumentTime {
  const time: ChartTime = chart.time;
  return {
    civil: isoTime(time.civil),
    utc: `${isoTime(time.utc)}Z`,
    zone: time.zone,
    offsetMinutes: time.offsetMinutes,
    dstMinutes: time.dstMinutes,
    standardLocal: isoTime(time.standardLocal),
    localMeanTime: isoOrNull(time.localMeanTime),
    apparentSolarTime: isoOrNull(time.apparentSolarTime),
    eotMinutes: Math.round(time.eotMinutes * 100) / 100,
    clockUsed: time.clockUsed,
    solarClock: isoTime(time.solarClock),
    chartDate: isoDate(time.chartDate),
    lunar: lunarOf(chart),
    solarTerms: birthTermOf(chart).text,
  };
}

function spiritOf({ name, kind, anchors, note, source }: ShenshaHit): DocumentSpirit {
  return {
    name,
    kind,
    anchors: anchors.map(({ anchor, value }) => ({ anchor, value })),
    note: note ?? null,
    source,
  };
}

function pillarOf(chart: AnyChart, key: PillarKey, hits: readonly ShenshaHit[]): DocumentPillar | null {
  const facts = chart.facts[key];
  if (facts === null) return null;
  const { ganzhi, stemGod, stemWuxing, branchWuxing, hidden, xingyun, zizuo } = facts;
  return {
    ganzhi: ganzhi.name,
    stem: ganzhi.stem,
    branch: ganzhi.branch,
    stemWuxing,
    branchWuxing,
    stemGod,
    hiddenStems: hidden,
    nayin: ganzhi.nayin,
    xingyun,
    zizuo,
    kongwang: ganzhi.kongwang,
    isKongwang: chart.kongwang[key],
    shensha: hits.map(spiritOf),
  };
}

/**
 * The analysis as documents write it: percent where figures stand, 10 to 95 for the confidence.
 *
 * @example documentAnalysisOf(analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }))).strength.class // '身弱'
 */
export function documentAnalysisOf(analysis: Analysis): DocumentAnalysis {
  const { strength, pattern, outcome, minorPatterns, yongshen, tenGods } = analysis;
  const gods = Object.entries(tenGods).map(([god, { power, visible }]) => [god, { percent: power, visible }]);
  return {
    strength: {
      class: strength.class,
      label: strength.label,
      supportPercent: strength.support,
      isDeling: strength.isDeling,
      isDedi: strength.isDedi,
      isDeshi: strength.isDeshi,
      wuxingPercent: strength.percent,
      wuxingCount: strength.counts.characters,
      monthState: strength.monthState,
      missing: strength.missing,
    },
    pattern: {
      name: pattern.name,
      god: pattern.god,
      state: outcome.state,
      clarity: outcome.clarity,
      assist: outcome.assist?.group ?? null,
      minor: minorPatterns.map(({ name }) => name),
    },
    yongshen: {
      roles: yongshen.roles,
      method: yongshen.method,
      byStrength: yongshen.byStrength,
      byClimate: yongshen.byClimate,
      state: yongshen.state,
      confidence: yongshen.confidence.score,
      confidenceWord: yongshen.confidence.word,
    },
    tenGods: Object.fromEntries(gods) as DocumentAnalysis['tenGods'],
  };
}

function luckStartOf(luck: Luck): DocumentLuckStart {
  return {
    direction: luck.direction,
    offset: luck.offset,
    date: isoTime(luck.start),
    ageXu: luck.startAgeXu,
    ageZhou: luck.startAgeZhou,
    uncertaintyMonths: luck.startUncertaintyMonths,
    term: luck.termUsed.name,
  };
}

function decadesOf(analysis: Analysis, luck: Luck | null): DocumentDecade[] {
  return analysis.dayun.map((decade) => {
    const dated: Dayun | undefined = luck?.dayun[decade.dayunNumber - 1];
    return {
      number: decade.dayunNumber,
      ganzhi: decade.ganzhi.name,
      stemGod: decade.stemGod,
      branchGod: decade.branchGod,
      startDate: dated === undefined ? null : isoDate(dated.startDate),
      endDate: dated === undefined ? null : isoDate(dated.endDate),
      startYear: decade.startYear,
      endYear: decade.endYear,
      startAgeXu: decade.startAgeXu,
      score: decade.score,
    };
  });
}

function yearsOf(chart: Chart, luck: Luck): DocumentYear[] {
  const toYear = luck.dayun.at(-1)?.endYear ?? chart.cycleYear;
  return liunianOf(chart, luck, { fromYear: chart.cycleYear, toYear }).map((year) => ({
    year: year.year,
    ganzhi: year.ganzhi.name,
    // A year is not the day pillar, so its stem has a god, and its branch a main one.
    stemGod: year.facts.stemGod as TenGod,
    branchGod: year.facts.hidden[0]?.god as TenGod,
    ageXu: year.ageXu,
    decade: year.dayunNumber,
    xiaoyun: year.xiaoyun?.name ?? null,
    suiqian: year.suiqian,
    fanTaisui: year.fanTaisui,
    marks: year.marks,
  }));
}

/**
 * The document of a chart. It survives JSON, and its `birth` and `rules` cast the same chart again.
 *
 * @param analysis of the same chart, where it is known already
 * @example chartDocument(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }), { disclaimer: '' }).pillars.day.ganzhi // '辛亥'
 */
export function chartDocument(
  chart: AnyChart,
  { name, disclaimer }: DocumentExtras,
  analysis: Analysis = analyseChart(chart),
): ChartDocument {
  const hits = shenshaOf(chart);
  const dated = isDated(chart) ? chart : null;
  const luck = dated === null ? null : luckOf(dated);
  const pillar = (key: PillarKey) => pillarOf(chart, key, hits[key]);
  return {
    format: 'shangyuan-chart',
    formatVersion: 1,
    engineVersion: chart.engineVersion,
    disclaimer,
    name: name ?? null,
    sex: chart.sex,
    birth: chart.birth,
    rules: chart.rules,
    time: dated === null ? null : timeOf(dated),
    dayMaster: chart.dayMaster,
    zodiacAnimal: chart.zodiacAnimal,
    pillars: { year: pillar('year'), month: pillar('month'), day: pillar('day'), hour: pillar('hour') },
    taiyuan: chart.taiyuan.name,
    taixi: chart.taixi.name,
    minggong: chart.minggong?.name ?? null,
    shengong: chart.shengong?.name ?? null,
    siling: dated?.siling.stem ?? null,
    minggua: dated?.minggua ?? null,
    constellation: dated?.constellation ?? null,
    relations: relationsOf(chart),
    analysis: documentAnalysisOf(analysis),
    luckStart: luck === null ? null : luckStartOf(luck),
    decades: decadesOf(analysis, luck),
    years: dated === null || luck === null ? [] : yearsOf(dated, luck),
    notices: dated?.notices.map(({ code }) => code) ?? [],
  };
}

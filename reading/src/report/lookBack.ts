/**
 * Looking back: of past decades and of the years that stand out, the kind of event to expect, so that a reader can say whether it fits.
 * Every record follows from a touch, a meeting, a spirit or a ground of the verdict; none is drawn by chance.
 */
import {
  yearFactsOf,
  type DecadeFacts,
  type LuckTouch,
  type PeriodVerdict,
  type YearFacts,
} from '@shangyuan/engine/analysis';
import type { Chart } from '@shangyuan/engine/chart';
import {
  CHONG_OF,
  SANHE_OF,
  SANHUI_OF,
  SANXING,
  TEN_GOD_GROUP,
  type Branch,
  type Ganzhi,
  type TenGodGroup,
} from '@shangyuan/engine/ganzhi';
import { hashOf, toStatement } from '../statement/family.ts';
import type { Statement } from '../statement/statement.ts';
import { touchName } from './decades.ts';
import { groupOfWuxing } from './figures.ts';
import { LOOK_BACK_EVENT, type EventKind, type LookBackKey } from './library/lookBackText.ts';
import { oncePerChart, PILLAR_KEYS, type ReportFacts } from './reportFacts.ts';
import { lifeStageOf, type LifeStage } from './tables/periodClauses.ts';
import { datedStatement, decadeSpan, namedDecades, namedYear, yearText } from './years.ts';

/** A past year or decade, and the kind of event that may have happened. */
export interface LookBackRecord {
  /** Stable name: 2013.搬迁, 2003-2012.责任加重. */
  readonly key: string;
  /** The year, or the first of a decade. */
  readonly year: number;
  /** The last year of a decade; null for a year. */
  readonly toYear: number | null;
  /** 虚岁 in the year, or at the start of the decade. */
  readonly ageXu: number;
  readonly kind: EventKind;
  /** What it rests on, in plain words. */
  readonly ground: string;
  readonly statement: Statement;
}

/** Something that marks a year: the kind it stands for and how much it weighs. */
interface Mark {
  readonly kind: EventKind;
  readonly weight: number;
  readonly ground: string;
  /** In the words of the craft; made for the few that are shown. */
  readonly craft: () => string;
}

const MOST_YEARS = 3;
const MOST_RECORDS = 12;
/** Most years of one kind at one stage of life. */
const MOST_ALIKE = 1;
/** From this 虚岁 on a year is remembered, and how many years back. */
const REMEMBERED_AGE = 6;
const REMEMBERED_YEARS = 30;
/** A student’s age, and the ages at which one begins to be close to someone. */
const STUDY_AGE = 24;
const LOVE_AGES = [19, 50] as const;

type Side = '助' | '累';

/** Kind of event of a group of gods, by its side and the age. */
const KIND_OF_GROUP: Readonly<
  Record<TenGodGroup, Readonly<Record<Side, Readonly<Record<LifeStage, EventKind>>>>>
> = {
  比劫: {
    助: { 少: '得人相助', 业: '得人相助', 闲: '得人相助' },
    累: { 少: '家人', 业: '钱财进出', 闲: '钱财进出' },
  },
  食伤: {
    助: { 少: '名誉文书', 业: '名誉文书', 闲: '得人相助' },
    累: { 少: '学业考试', 业: '工作变动', 闲: '身体劳累' },
  },
  财: {
    助: { 少: '家人', 业: '钱财进出', 闲: '钱财进出' },
    累: { 少: '家人', 业: '钱财进出', 闲: '家人' },
  },
  官杀: {
    助: { 少: '学业考试', 业: '名誉文书', 闲: '名誉文书' },
    累: { 少: '责任加重', 业: '责任加重', 闲: '责任加重' },
  },
  印: {
    助: { 少: '得人相助', 业: '得人相助', 闲: '得人相助' },
    累: { 少: '身体劳累', 业: '家人', 闲: '身体劳累' },
  },
};

const GROUP_PLAIN: Readonly<Record<TenGodGroup, string>> = {
  比劫: '同辈与竞争',
  食伤: '手艺与主张',
  财: '钱物与实务',
  官杀: '压力与规矩',
  印: '照应与钻研',
};

function sideOf({ lean, lifts, weighs }: PeriodVerdict): Side {
  if (lean !== '平') return lean;
  return (lifts[0]?.points ?? 0) >= Math.abs(weighs[0]?.points ?? 0) ? '助' : '累';
}

/** The marks of what leads a period: its gods on the side it comes to, the heaviest first, then those of the other side. */
function marksOfVerdict(verdict: PeriodVerdict, name: string, stage: LifeStage, weight: number): Mark[] {
  const first = sideOf(verdict);
  const sides: readonly Side[] = first === '助' ? ['助', '累'] : ['累', '助'];
  return sides.flatMap((side) =>
    (side === '助' ? verdict.lifts : verdict.weighs).flatMap(({ god }) => {
      if (god === null) return [];
      const group = TEN_GOD_GROUP[god];
      const ground = side === '助' ? `托着的是${GROUP_PLAIN[group]}` : `压着的是${GROUP_PLAIN[group]}`;
      const craft = (): string => `${name}${god}${side === '助' ? '为助' : '为累'}`;
      return [{ kind: KIND_OF_GROUP[group][side][stage], weight, ground, craft }];
    }),
  );
}

/** What the month pillar stands for at an age. */
const MONTH_GROUND: Readonly<Record<LifeStage, string>> = {
  少: '撞着上学与家里的安排',
  业: '撞着做事的根基',
  闲: '撞着家里的老安排',
};
const CLASHES: readonly LuckTouch['kind'][] = ['天克地冲', '反吟', '六冲'];

/** What a touch marks; null for one that marks nothing by itself. */
function markOfTouch(facts: ReportFacts, touch: LuckTouch, name: string, stage: LifeStage): Mark | null {
  const { kind, pillars, role, wuxing, isResolved } = touch;
  if (isResolved) return null;
  const craft = (): string => `${name}，${touchName(touch, facts.chart)}`;
  const [pillar] = pillars;
  const isWhole = kind === '天克地冲' || kind === '反吟';
  if (CLASHES.includes(kind) && pillar === 'month') {
    const event = stage === '业' ? '工作变动' : '搬迁';
    return { kind: event, weight: isWhole ? 8 : 7, ground: MONTH_GROUND[stage], craft };
  }
  if (CLASHES.includes(kind) && pillar === 'day') {
    return { kind: '搬迁', weight: isWhole ? 8 : 5.5, ground: '撞着日常的起居', craft };
  }
  if (kind === '伏吟' && pillar === 'day') {
    if (stage !== '业') return null;
    return { kind: '感情波折', weight: 7, ground: '与自己那一柱相同', craft };
  }
  if (kind === '开库' && groupOfWuxing(facts, wuxing) === '财') {
    return stage === '少' ? null : { kind: '钱财进出', weight: 6.5, ground: '收着的财打开了门', craft };
  }
  if (kind === '三刑') return { kind: '责任加重', weight: 6, ground: '几头的事绞在一处', craft };
  const isHelp = role === '用神' || role === '喜神';
  if ((kind === '三合' || kind === '三会') && isHelp) {
    return { kind: '得人相助', weight: 6, ground: '几方的力凑成一股', craft };
  }
  return null;
}

function isBetween(age: number, [from, to]: readonly [number, number]): boolean {
  return age >= from && age <= to;
}

/** What the spirits, 太岁 and the decade mark a year with. */
function marksOfYear({ spirits, taisui, meeting, liunian, verdict }: YearFacts, stage: LifeStage): Mark[] {
  const { year, ageXu, ganzhi } = liunian;
  const marks: Mark[] = [];
  const add = (kind: EventKind, weight: number, ground: string, craft: string): void => {
    marks.push({ kind, weight, ground, craft: () => `${year}${ganzhi.name}${craft}` });
  };
  if (meeting === '岁运并临') {
    const burden = stage === '少' ? '学业考试' : '责任加重';
    add(sideOf(verdict) === '累' ? burden : '名誉文书', 9, '年份与大运同一柱', '岁运并临');
  }
  if (spirits.includes('红鸾') || spirits.includes('天喜')) {
    const name = spirits.includes('红鸾') ? '红鸾' : '天喜';
    if (isBetween(ageXu, LOVE_AGES)) add('感情开始', 5, '喜气与缘分到了', `逢${name}`);
    else add('家人', 3, '家里有喜气', `逢${name}`);
  }
  if (spirits.includes('驿马')) add('搬迁', 4.5, '走动的年份', '逢驿马');
  if (taisui === '冲') add('家人', 4, '与生年的位置相对', '冲太岁');
  if (spirits.includes('文昌贵人') && ageXu <= STUDY_AGE) add('学业考试', 5, '读书写字顺手', '逢文昌');
  if (spirits.includes('天乙贵人') && verdict.lean === '助') add('得人相助', 4, '有人肯搭手', '逢天乙');
  const { 健康: health } = verdict.facets;
  if (health.lean === '累' && health.score < 45)
    add('身体劳累', 5.2, '精神一面最弱', `健康${health.score}分`);
  return marks;
}

/**
 * Whether a pillar may touch the chart in a way that `markOfTouch` knows: it clashes with a branch, is the pillar of the day, or makes
 * three whole.
 */
export function mayMark(
  { chart: { pillars } }: Pick<ReportFacts, 'chart'>,
  { index, branch }: Ganzhi,
): boolean {
  const natal = PILLAR_KEYS.map((key) => pillars[key]?.branch);
  if (natal.includes(CHONG_OF[branch]) || pillars.day.index === index) return true;
  const isWhole = ({ members }: { readonly members: readonly Branch[] }): boolean =>
    members.includes(branch) && members.every((member) => member === branch || natal.includes(member));
  return isWhole(SANHE_OF[branch]) || isWhole(SANHUI_OF[branch]) || SANXING.some(isWhole);
}

/** The heaviest mark of a year. */
function markOf(facts: ReportFacts, each: YearFacts): Mark | null {
  const stage = lifeStageOf(each.liunian.ageXu);
  const name = `${each.liunian.year}${each.scored.ganzhi.name}`;
  const { lean, score } = each.verdict;
  const weight = 2 + Math.abs(score - 65) / 10;
  const extreme = lean === '平' ? null : (marksOfVerdict(each.verdict, name, stage, weight)[0] ?? null);
  const touches = mayMark(facts, each.scored.ganzhi) ? each.verdict.touches : [];
  const marks = [
    ...touches.map((touch) => markOfTouch(facts, touch, name, stage)),
    ...marksOfYear(each, stage),
    extreme,
  ].filter((mark) => mark !== null);
  return marks.reduce<Mark | null>(
    (best, mark) => (best === null || mark.weight > best.weight ? mark : best),
    null,
  );
}

function keyOf(kind: EventKind, stage: LifeStage): LookBackKey {
  const key = `${kind}.${stage}`;
  return (key in LOOK_BACK_EVENT.words ? key : `家人.${stage}`) as LookBackKey;
}

/** The kind that an age has words for. */
function kindAt(kind: EventKind, stage: LifeStage): EventKind {
  const key = keyOf(kind, stage);
  return key.slice(0, key.indexOf('.')) as EventKind;
}

const LIKELY = ['多半', '大概', '或许', '可能'] as const;

interface Span {
  readonly year: number;
  readonly toYear: number | null;
  readonly ageXu: number;
  /** 2013年（虚岁24）前后. */
  readonly when: string;
}

function recordOf(facts: ReportFacts, span: Span, mark: Mark, stage: LifeStage): LookBackRecord {
  const { year, toYear, ageXu, when } = span;
  const wordsKey = keyOf(mark.kind, stage);
  const kind = kindAt(mark.kind, stage);
  const { ground, craft } = mark;
  const time = toYear === null ? String(year) : `${year}-${toYear}`;
  const statement = toStatement(facts, LOOK_BACK_EVENT, {
    key: wordsKey,
    values: {
      year,
      when,
      likely: LIKELY[hashOf(facts.chartKey + time) % LIKELY.length] ?? LIKELY[0],
      ground,
      craft: craft(),
      kind,
    },
  });
  return {
    key: `${time}.${kind}`,
    year,
    toYear,
    ageXu,
    kind,
    ground,
    statement: datedStatement(statement, time),
  };
}

interface MarkedYear {
  readonly each: YearFacts;
  readonly mark: Mark;
}

/** The marked years of a chart, the heaviest first, by the last year that is looked at. */
const marksMade = oncePerChart(() => new Map<number, readonly MarkedYear[]>());

function markedYears(
  facts: ReportFacts,
  dated: Chart,
  fromYear: number,
  toYear: number,
): readonly MarkedYear[] {
  const known = marksMade(facts).get(toYear);
  if (known !== undefined) return known;
  const marked = yearFactsOf(dated, facts.analysis, { fromYear, toYear }, (year) => namedYear(facts, year))
    .flatMap((each): readonly MarkedYear[] => {
      const mark = markOf(facts, each);
      return mark === null ? [] : [{ each, mark }];
    })
    // Of equal weight the later year: it is remembered better.
    .toSorted((a, b) => b.mark.weight - a.mark.weight || b.each.liunian.year - a.each.liunian.year);
  marksMade(facts).set(toYear, marked);
  return marked;
}

/** The marked years that may be remembered, the heaviest first. */
function rememberedYears(facts: ReportFacts): readonly MarkedYear[] {
  const { dated, luckDay } = facts;
  if (dated === null) return [];
  const toYear = luckDay.year - 1;
  const fromYear = Math.max(dated.time.civil.year + REMEMBERED_AGE - 1, toYear - REMEMBERED_YEARS + 1);
  return toYear < fromYear ? [] : markedYears(facts, dated, fromYear, toYear);
}

/** The years that stand out most, a kind once a stage of life, in their order. */
function yearRecords(facts: ReportFacts): LookBackRecord[] {
  const chosen: MarkedYear[] = [];
  for (const candidate of rememberedYears(facts)) {
    const alike = chosen.filter(
      ({ each, mark }) =>
        mark.kind === candidate.mark.kind &&
        lifeStageOf(each.liunian.ageXu) === lifeStageOf(candidate.each.liunian.ageXu),
    ).length;
    const isNear = chosen.some(({ each }) => Math.abs(each.liunian.year - candidate.each.liunian.year) < 2);
    if (alike < MOST_ALIKE && !isNear) chosen.push(candidate);
    if (chosen.length === MOST_YEARS) break;
  }
  return chosen
    .map(({ each: { liunian }, mark }) => {
      const { year, ageXu } = liunian;
      const span = { year, toYear: null, ageXu, when: `${yearText({ year, ageXu })}前后` };
      return recordOf(facts, span, mark, lifeStageOf(ageXu));
    })
    .toSorted((a, b) => a.year - b.year);
}

/** A past decade by the heaviest of its gods whose kind is not shown yet. */
function decadeRecord(
  facts: ReportFacts,
  each: DecadeFacts,
  isShown: (kind: EventKind, stage: LifeStage) => boolean,
): LookBackRecord | null {
  const { decade, verdict, fromAge } = each;
  const { startYear, endYear, ganzhi } = decade;
  if (startYear === null || endYear === null || fromAge === null || endYear >= facts.luckDay.year)
    return null;
  const stage = lifeStageOf(fromAge + 5);
  const marks = marksOfVerdict(verdict, `${ganzhi.name}运`, stage, 0);
  const mark = marks.find(({ kind }) => !isShown(kind, stage));
  if (mark === undefined) return null;
  const span = { year: startYear, toYear: endYear, ageXu: fromAge, when: `${decadeSpan(each)}里` };
  return recordOf(facts, span, mark, stage);
}

/**
 * What may have happened in the past: one record for each past decade whose kind is not shown yet, and for the three years that stand
 * out most; twelve at most, in their order. Empty without a date.
 *
 * @returns their keys stay the same while the chart and the year of reading do
 */
export function lookBackOf(facts: ReportFacts): readonly LookBackRecord[] {
  const years = yearRecords(facts);
  const shown = new Set(years.map(({ kind, ageXu }) => `${kind}.${lifeStageOf(ageXu)}`));
  const decades = namedDecades(facts).flatMap((each) => {
    const record = decadeRecord(facts, each, (kind, stage) => shown.has(`${kind}.${stage}`));
    if (record === null) return [];
    shown.add(`${record.kind}.${lifeStageOf(record.ageXu + 5)}`);
    return [record];
  });
  return [...decades.slice(years.length - MOST_RECORDS), ...years].toSorted((a, b) => a.year - b.year);
}

/** A year, or the years of a decade. */
export type PastSpan = Pick<LookBackRecord, 'year' | 'toYear'>;

/** Most years by which decades of two charts may lie apart and still be one. */
const DECADE_SHIFT = 4;

/**
 * The kind of event that a chart expects of any past span, also of one that it does not single out: that of its record, else the heaviest.
 * A decade is that of another chart where it begins within four years of it. Null where nothing is expected.
 */
export function expectationOf(facts: ReportFacts): (span: PastSpan) => EventKind | null {
  const records = lookBackOf(facts);
  const isMet = (span: PastSpan, year: number | null): boolean =>
    year !== null && Math.abs(year - span.year) <= (span.toYear === null ? 0 : DECADE_SHIFT);
  return (span) => {
    const own = records.find(
      ({ year, toYear }) => (toYear === null) === (span.toYear === null) && isMet(span, year),
    );
    if (own !== undefined) return own.kind;
    if (span.toYear === null) {
      const marked = rememberedYears(facts).find(({ each }) => each.liunian.year === span.year);
      return marked === undefined ? null : kindAt(marked.mark.kind, lifeStageOf(marked.each.liunian.ageXu));
    }
    const decade = namedDecades(facts).find((each) => isMet(span, each.decade.startYear));
    if (decade === undefined || decade.fromAge === null) return null;
    const stage = lifeStageOf(decade.fromAge + 5);
    const heaviest = marksOfVerdict(decade.verdict, decade.decade.ganzhi.name, stage, 0)[0];
    return heaviest === undefined ? null : kindAt(heaviest.kind, stage);
  };
}

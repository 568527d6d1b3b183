/**
 * 家: several people as one picture. The support between them is that of their comparisons, the years of all by the report, days of all by the
 * personal calendar: no rule of judging is added here.
 */
import { leanOfScore, personalDays, type PeriodLean, type PersonalDay } from '@shangyuan/engine/analysis';
import { ENGINE_VERSION } from '@shangyuan/engine/chart';
import { STEM_WUXING, WUXING, type Stem, type Wuxing } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { REPORT_DISCLAIMER } from '../report/report.ts';
import { countOf } from '../statement/figures.ts';
import { pairsOf, type FamilyMember, type FamilyPair } from './pairs.ts';
import { rowsOf, yearsOf, type FamilyRow, type FamilyYear } from './years.ts';

/** Fewest and most people of a picture. */
export const FAMILY_SIZE = { least: 2, most: 6 } as const;

/** A person as the picture shows them. */
export interface FamilyPerson {
  /** As given; two with one name get numerals. */
  readonly name: string;
  readonly stem: Stem;
  readonly wuxing: Wuxing;
  /** Elements that serve the chart: 用神 and 喜神. */
  readonly likes: readonly Wuxing[];
  readonly isMinor: boolean;
}

/** A day that is hard for none of them, or for fewer than half. */
export interface FamilyDay {
  readonly date: CivilDate;
  readonly jdn: number;
  readonly ganzhi: string;
  /** 小月、阿远顺，别人平稳; 小月顺，阿远放慢些. */
  readonly text: string;
}

/** A family. Plain data: the same after JSON. */
export interface Family {
  readonly engineVersion: string;
  readonly people: readonly FamilyPerson[];
  /** Every two, in the order of the people. */
  readonly pairs: readonly FamilyPair[];
  /** The support between them. */
  readonly lead: string;
  /** What two can mind; null where no two need to. */
  readonly care: string | null;
  readonly years: readonly FamilyYear[];
  readonly rows: readonly FamilyRow[];
  /** At most three of the next ninety days, by date. */
  readonly days: readonly FamilyDay[];
  /** What must be left out, and why. */
  readonly notes: readonly string[];
  readonly disclaimer: string;
}

const NUMERALS = '一二三四五六';

/** People with names of their own. */
function named(people: readonly FamilyMember[]): FamilyMember[] {
  return people.map((person, i) => {
    const isShared = people.some((other, j) => j !== i && other.name === person.name);
    return isShared ? { ...person, name: `${person.name}（${NUMERALS.charAt(i)}）` } : person;
  });
}

function personOf({ name, facts: { chart, analysis, isMinor } }: FamilyMember): FamilyPerson {
  const { stem } = chart.pillars.day;
  const likes = WUXING.filter((wuxing) => ['用神', '喜神'].includes(analysis.roles[wuxing]));
  return { name, stem, wuxing: STEM_WUXING[stem], likes, isMinor };
}

/** Most supporters, and pairs of one mind, that the first sentence names. */
const NAMED = 2;

function supportClauses(people: readonly FamilyMember[], pairs: readonly FamilyPair[]): string[] {
  const oneWay = pairs.filter(({ kind, arrow }) => kind === '扶持' && arrow !== 'both');
  return people
    .map((person, index) => {
      const taken = oneWay.flatMap(({ a, b, arrow }) => {
        const [giver, taker] = arrow === 'b' ? [a, b] : [b, a];
        return giver === index ? (people[taker] ?? []) : [];
      });
      return { person, taken };
    })
    .filter(({ taken }) => taken.length > 0)
    .toSorted((x, y) => y.taken.length - x.taken.length)
    .slice(0, NAMED)
    .map(({ person, taken }) => {
      const names = taken.map(({ name }) => name).join('、');
      return person.facts.isMinor ? `有${person.name}在，${names}更有劲头` : `${person.name}扶着${names}`;
    });
}

function leadOf(people: readonly FamilyMember[], pairs: readonly FamilyPair[]): string {
  const together = (wanted: (pair: FamilyPair) => boolean): string | undefined => {
    const found = pairs.find(wanted);
    return found === undefined ? undefined : `${people[found.a]?.name ?? ''}与${people[found.b]?.name ?? ''}`;
  };
  const alike = together(({ kind, arrow }) => kind === '扶持' && arrow === 'both');
  const fit = together(({ kind }) => kind === '互补');
  const clauses = [
    ...supportClauses(people, pairs),
    ...(fit === undefined ? [] : [`${fit}各有对方要的那一样`]),
    ...(alike === undefined ? [] : [`${alike}是一路人`]),
  ];
  if (clauses.length === 0) return '各有各的步子，事情摊开来商量，反而走得齐。';
  return `${clauses.slice(0, NAMED + 1).join('；')}。`;
}

/** The pair that gains most by minding it: of the lowest score. */
function careOf(people: readonly FamilyMember[], pairs: readonly FamilyPair[]): string | null {
  const [first, ...others] = pairs
    .filter(({ kind }) => kind === '多些耐心')
    .toSorted((x, y) => x.score - y.score);
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : `另有${countOf(others.length)}对也多些耐心，点线就看得到。`;
  return `${people[first.a]?.name ?? ''}与${people[first.b]?.name ?? ''}，${first.label}：${first.text}${more}`;
}

const DAYS_AHEAD = 90;
const DAYS_NAMED = 3;

type DayOfAll = readonly PersonalDay[];

const namesWith = (people: readonly FamilyMember[], day: DayOfAll, lean: PeriodLean): string =>
  people
    .filter((_, i) => leanOfScore(day[i]?.score ?? 0) === lean)
    .map(({ name }) => name)
    .join('、');

function dayText(people: readonly FamilyMember[], day: DayOfAll): string {
  const [ease, hard] = [namesWith(people, day, '助'), namesWith(people, day, '累')];
  if (hard !== '') return `${ease === '' ? '别人平稳' : `${ease}顺`}，${hard}放慢些`;
  const all = `${countOf(people.length)}人都`;
  if (ease === '') return `${all}平稳`;
  return namesWith(people, day, '平') === '' ? `${all}顺` : `${ease}顺，别人平稳`;
}

function daysOf(people: readonly FamilyMember[], today: CivilDate): FamilyDay[] {
  const from = jdnOf(today);
  const range = { from: today, to: civilDateOf(from + DAYS_AHEAD - 1) };
  const calendars = people.map(({ facts }) => personalDays(facts.analysis, range).days);
  const days = Array.from({ length: DAYS_AHEAD }, (_, i) => calendars.flatMap((days) => days[i] ?? []));
  const sum = (day: DayOfAll): number => day.reduce((total, { score }) => total + score, 0);
  const hard = (day: DayOfAll): number => day.filter(({ score }) => leanOfScore(score) === '累').length;
  return days
    .filter((day) => 2 * hard(day) < people.length)
    .toSorted((x, y) => hard(x) - hard(y) || sum(y) - sum(x))
    .slice(0, DAYS_NAMED)
    .flatMap((day) => {
      const [first] = day;
      if (first === undefined) return [];
      const { date, jdn, ganzhi } = first;
      return { date, jdn, ganzhi: ganzhi.name, text: dayText(people, day) };
    })
    .toSorted((x, y) => x.jdn - y.jdn);
}

function notesOf(people: readonly FamilyMember[]): string[] {
  const unknown = people.filter(({ facts }) => !facts.isHourKnown).map(({ name }) => name);
  if (unknown.length === 0) return [];
  return [`${unknown.join('、')}的时辰未详，少看一柱，喜用与年份请看得宽些。`];
}

/**
 * A family as one picture.
 *
 * @param members two to six people, in the order they are shown; their facts are of one day of reading
 * @throws RangeError for fewer or more
 */
export function familyOf(members: readonly FamilyMember[], today: CivilDate): Family {
  if (members.length < FAMILY_SIZE.least || members.length > FAMILY_SIZE.most) {
    throw new RangeError(
      `Cannot draw a family of ${members.length}: expected ${FAMILY_SIZE.least} to ${FAMILY_SIZE.most}`,
    );
  }
  const people = named(members);
  const pairs = pairsOf(people);
  const years = yearsOf(people);
  return {
    engineVersion: ENGINE_VERSION,
    people: people.map(personOf),
    pairs,
    lead: leadOf(people, pairs),
    care: careOf(people, pairs),
    years,
    rows: rowsOf(people, years),
    days: daysOf(people, today),
    notes: notesOf(people),
    disclaimer: REPORT_DISCLAIMER,
  };
}

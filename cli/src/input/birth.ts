/**
 * Births as people type them: date, time, sex and place in one line, or by flags. What is missing is named with the flag that
 * gives it; nothing is assumed.
 */
import {
  castChart,
  type Birth,
  type BirthHour,
  type Chart,
  type ChartRules,
  type DatedBirth,
  type PillarsBirth,
  type Sex,
} from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import type { Place } from '@shangyuan/reading/places';
import { textOf, type FlagValues } from '../flagValues.ts';
import { UsageError } from '../context.ts';
import { text } from '../language.ts';
import { readNumber } from './numbers.ts';
import { checkPillars, leadingPillars } from './pillars.ts';
import { placeFinder, type FindPlace } from './place.ts';
import { readRules } from './rules.ts';
import { readTypedDate, type TypedDate } from './typedDate.ts';
import { readZone } from './zone.ts';

/** A birth with the rules to cast it by. */
export interface Subject {
  /** By a date, or by four pillars only. */
  readonly birth: Birth;
  readonly rules: ChartRules;
  /** Null for a zone and a longitude that were typed. */
  readonly place: Place | null;
}

/** Flags that a row of a table may give instead of those of the call. */
export type BirthFlags = FlagValues;

/** The place of a line that names none. */
const ELSEWHERE = 'placeByDefault';

/** Flags whose `--place` is that of the lines which name none. */
export const placeByDefault = ({ place, ...flags }: FlagValues): BirthFlags => ({
  ...flags,
  [ELSEWHERE]: place,
});

/** Reads a line with its flags. */
export type ReadBirth = (line: string, flags: BirthFlags) => Subject;

const SEXES: Readonly<Record<string, Sex>> = {
  男: '男',
  女: '女',
  男命: '男',
  女命: '女',
  乾造: '男',
  坤造: '女',
  male: '男',
  female: '女',
  m: '男',
  f: '女',
};

function sexOf(written: Sex | null, flags: BirthFlags): Sex {
  const typed = textOf(flags, 'sex');
  const sex = typed === undefined ? written : SEXES[typed.toLowerCase()];
  if (sex === undefined)
    throw new UsageError(
      text(`性别「${typed}」不对，应是 男 或 女`, `wrong sex "${typed}", expected male or female`),
    );
  if (sex === null)
    throw new UsageError(
      text('缺少性别：加 --sex 男 或 --sex 女，或写在生辰里', 'missing sex: add --sex male or --sex female'),
    );
  return sex;
}

function hourOf(dated: TypedDate, flags: BirthFlags): BirthHour {
  if (dated.hour !== null) return dated.isShichen ? 'shichen' : 'minute';
  if (flags['hourUnknown'] === true) return 'unknown';
  throw new UsageError(
    text(
      '缺少时间：在日期后写 14:30 或 未时；不知道就加 --hour-unknown',
      'missing time: write 14:30 behind the date, or add --hour-unknown',
    ),
  );
}

function longitudeOf(flags: BirthFlags): number | undefined {
  const typed = textOf(flags, 'longitude');
  return typed === undefined ? undefined : readNumber(typed, text('经度', 'longitude'), -180, 180);
}

function latitudeOf(flags: BirthFlags): number | undefined {
  const typed = textOf(flags, 'latitude');
  return typed === undefined ? undefined : readNumber(typed, text('纬度', 'latitude'), -90, 90);
}

/** Region codes of 新疆, where two clocks are in use. */
const XINJIANG = '65';

function zoneOf(dated: TypedDate, place: Place | null, flags: BirthFlags): string {
  const typed = textOf(flags, 'zone');
  if (typed !== undefined) return readZone(typed);
  if (place === null)
    throw new UsageError(
      text(
        '缺少出生地或时区：加 --place 成都 或 --zone Asia/Shanghai，或把地方写在生辰后面',
        'missing place or zone: add --place Chengdu or --zone Asia/Shanghai',
      ),
    );
  if (place.code?.startsWith(XINJIANG) !== true) return place.zone;
  if (dated.clock === null)
    throw new UsageError(
      text(
        '新疆有两种钟：写「北京时间」或「新疆时间」，或加 --zone Asia/Shanghai 或 --zone Asia/Urumqi',
        'Xinjiang has two clocks: add --zone Asia/Shanghai or --zone Asia/Urumqi',
      ),
    );
  return dated.clock === 'local' ? 'Asia/Urumqi' : 'Asia/Shanghai';
}

function checkClock({ clock }: ChartRules, longitudeDeg: number | undefined): void {
  if (longitudeDeg === undefined && (clock === 'trueSolar' || clock === 'meanSolar'))
    throw new UsageError(
      text(
        '真太阳时要知道经度：加 --place 成都 或 --longitude 104.07',
        'solar time needs a longitude: add --place Chengdu or --longitude 104.07',
      ),
    );
}

/** What place and coordinates add to a birth. */
function whereOf(place: Place | null, flags: BirthFlags) {
  const longitudeDeg = longitudeOf(flags) ?? place?.longitudeDeg;
  const latitudeDeg = latitudeOf(flags) ?? place?.latitudeDeg ?? undefined;
  return {
    ...(longitudeDeg !== undefined && { longitudeDeg }),
    ...(latitudeDeg !== undefined && { latitudeDeg }),
  };
}

type Pillars = NonNullable<ReturnType<typeof leadingPillars>>;

/** A birth known by its pillars; the place counts by its latitude only. */
function pillarsSubject(
  { names, rest }: Pillars,
  flags: BirthFlags,
  rules: ChartRules,
  findPlace: FindPlace,
): Subject {
  if (names.hour === null && flags['hourUnknown'] !== true)
    throw new UsageError(
      text(
        '缺少时柱：写在日柱后面；不知道就加 --hour-unknown',
        'missing hour pillar: write it behind the day, or add --hour-unknown',
      ),
    );
  checkPillars(names, rules);
  const words = rest.split(/[\s,，、;；]+/);
  const sexes = new Set(words.flatMap((word) => SEXES[word.toLowerCase()] ?? []));
  const named = words.filter((word) => SEXES[word.toLowerCase()] === undefined).join(' ');
  const typed = textOf(flags, 'place');
  if (typed !== undefined && named !== '')
    throw new UsageError(text(`「${named}」没有读懂`, `did not understand "${named}"`));
  const name = typed ?? (named || (textOf(flags, ELSEWHERE) ?? ''));
  const place = name === '' ? null : findPlace(name);
  const zone = textOf(flags, 'zone');
  const [sex = null] = sexes.size === 1 ? sexes : [];
  const birth: PillarsBirth = {
    sex: sexOf(sex, flags),
    pillars: names,
    hour: names.hour === null ? 'unknown' : 'shichen',
    ...(zone !== undefined && { zone: readZone(zone) }),
    ...whereOf(place, flags),
  };
  return { birth, rules, place };
}

/** The chart of a birth with a date. @throws UsageError for four pillars, of which luck and years are not known */
export function castDated({ birth, rules }: Subject): Chart {
  if ('pillars' in birth)
    throw new UsageError(
      text(
        '只有四柱不够，这里要出生日期：find 能列出是哪些日子',
        'four pillars are not enough here, a date is needed: find lists the dates that have them',
      ),
    );
  return castChart(birth, rules, HISTORY);
}

/** Values of a birth; everything that is missing is named together. @throws UsageError */
function allOf<T extends object>(readers: { readonly [Key in keyof T]: () => T[Key] }): T {
  const wrong: UsageError[] = [];
  const entries = Object.entries<() => unknown>(readers).map(([key, read]) => {
    try {
      return [key, read()];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      wrong.push(error);
      return [key, null];
    }
  });
  if (wrong.length === 0) return Object.fromEntries(entries) as T;
  const all = (language: 'zh' | 'en') => wrong.map((error) => error.text[language]);
  throw new UsageError(text(all('zh').join('；'), all('en').join('; ')));
}

/** The reader of births of a call. Its function throws a UsageError that names what is missing, wrong or ambiguous. */
export async function birthReader(call: FlagValues): Promise<ReadBirth> {
  const findPlace = await placeFinder();
  const rules = readRules(call);
  return (line, flags) => {
    const pillars = leadingPillars(line);
    if (pillars !== null) return pillarsSubject(pillars, flags, rules, findPlace);
    const calendar = textOf(flags, 'calendar') === 'lunar' ? 'lunar' : 'solar';
    const dated = readTypedDate(line, calendar);
    const named = textOf(flags, 'place');
    if (named !== undefined && dated.rest !== '')
      throw new UsageError(text(`「${dated.rest}」没有读懂`, `did not understand "${dated.rest}"`));
    const name = named ?? (dated.rest || (textOf(flags, ELSEWHERE) ?? ''));
    const place = name === '' ? null : findPlace(name);
    const { zone, hour, sex } = allOf({
      sex: () => sexOf(dated.sex, flags),
      hour: () => hourOf(dated, flags),
      zone: () => zoneOf(dated, place, flags),
    });
    const where = whereOf(place, flags);
    checkClock(rules, where.longitudeDeg);
    const { year, month, isLeap, day, minute, second } = dated;
    const clock = { hour: dated.hour ?? 12, minute, second };
    const person = {
      sex,
      zone,
      hour,
      ...where,
    };
    const birth: DatedBirth =
      dated.calendar === 'lunar'
        ? { ...person, lunar: { year, month, isLeap, day, ...clock } }
        : { ...person, civil: { year, month, day, ...clock } };
    return { birth, rules, place };
  };
}

/**
 * A birth as a short text in an address behind `#`, and its parser: a chart that anyone can open, computed again from
 * the address only. Version 1, fields separated by full stops:
 *
 *   1.fg19900615-1430.e104-07.n30-66.t.p510100成都市
 *
 * - sex `m` `f`, then `g` civil, `l` lunar, `k` lunar in a leap month with date and clock, or `z` and the sixty-cycle numbers
 *   of the pillars (00 甲子);
 * - `h` how far the hour is known: `s` to the 时辰, `u` not at all, `n` not at all but near midnight;
 * - `e` `w` `n` `s` degrees to six decimals (a tenth of a metre), `-` before the decimals; `t` zone (empty Asia/Shanghai), `o`
 *   minutes east of Greenwich;
 * - `p` code and name of the place (`q` where the coordinates are those of its city), `r` a rule that differs, `a` the name.
 *
 * What is left out takes its default, so the defaults of the engine are part of the version: where one of them changes,
 * this becomes version 2 (a test checks it).
 */
import { CHART_OPTIONS, type Birth, type BirthHour, type ChartRulesInput } from '@shangyuan/engine/chart';
import { findGanzhi, ganzhiOf } from '@shangyuan/engine/ganzhi';
import { pad } from '../words/text.ts';
import type { CaseRecord } from './caseRecord.ts';
import type { Place } from './place.ts';
import { parse, ParseError, type Result } from '../page/result.ts';

const VERSION = 1;
const HOME_ZONE = 'Asia/Shanghai';
/** Longer than any link of ours; what is longer is not read. */
const LONGEST = 4000;

/** What a link holds. */
export type LinkedBirth = Pick<CaseRecord, 'birth' | 'place' | 'rules' | 'name'>;

/** Why a link cannot be read: it is none or cut off, or a later version of the product made it. */
export type LinkError = 'badLink' | 'newerLink';

const escape = (text: string): string => text.replaceAll('!', '!0').replaceAll('.', '!1');
const unescape = (text: string): string => text.replaceAll('!1', '.').replaceAll('!0', '!');

/** A number without sign, to six decimals: 104-07. */
const figure = (value: number): string => String(Number(Math.abs(value).toFixed(6))).replace('.', '-');

const toNumber = (text: string): number => Number(text.replace('-', '.'));

function degrees(value: number | undefined, positive: string, negative: string): string[] {
  return value === undefined ? [] : [`${value < 0 ? negative : positive}${figure(value)}`];
}

/** Date and clock: 19900615-1430, with seconds where there are any. */
function moment(date: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}): string {
  const { second = 0 } = date;
  const seconds = second < 1 ? '' : pad(Math.trunc(second));
  return `${date.year}${pad(date.month)}${pad(date.day)}-${pad(date.hour)}${pad(date.minute)}${seconds}`;
}

function dateOf(birth: Birth): string {
  if ('civil' in birth) return `g${moment(birth.civil)}`;
  if ('lunar' in birth) return `${birth.lunar.isLeap ? 'k' : 'l'}${moment(birth.lunar)}`;
  const { year, month, day, hour } = birth.pillars;
  const names = hour === null ? [year, month, day] : [year, month, day, hour];
  return `z${names.map((name) => pad(findGanzhi(name)?.index ?? 0)).join('')}`;
}

function hourOf(birth: Birth): string[] {
  if (birth.hour === 'minute') return [];
  if (birth.hour === 'shichen') return ['hs'];
  return 'isNearMidnight' in birth && birth.isNearMidnight === true ? ['hn'] : ['hu'];
}

/** Rules that are neither a default nor set by the profile of 神煞. */
function ownRules(rules: ChartRulesInput): ChartRulesInput {
  const full = CHART_OPTIONS.complete(rules);
  const base = CHART_OPTIONS.complete({ shenshaProfile: full.shenshaProfile });
  const { defaults } = CHART_OPTIONS;
  return Object.fromEntries(
    CHART_OPTIONS.names
      .filter((name) => full[name] !== (name === 'shenshaProfile' ? defaults[name] : base[name]))
      .map((name) => [name, full[name]]),
  );
}

/**
 * The text of a link. It contains a name only where one is passed; the place only where the coordinates are its own.
 *
 * @example writeChartLink({ name: '', birth: { sex: '女', hour: 'minute', civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } }, place: null, rules: {} }) // "1.fg19900615-1430"
 */
export function writeChartLink({ birth, place, rules, name }: LinkedBirth): string {
  const { sex, zone, utcOffsetMinutes: offset } = birth;
  const isPlaced = place !== null && place.longitudeDeg === birth.longitudeDeg;
  return [
    String(VERSION),
    `${sex === '男' ? 'm' : 'f'}${dateOf(birth)}`,
    ...hourOf(birth),
    ...degrees(birth.longitudeDeg, 'e', 'w'),
    ...degrees(birth.latitudeDeg, 'n', 's'),
    ...(zone === undefined ? [] : [`t${zone === HOME_ZONE ? '' : zone}`]),
    ...(offset === undefined ? [] : [`o${offset < 0 ? 'w' : ''}${figure(offset)}`]),
    ...(isPlaced
      ? [`${place.precision === 'own' ? 'p' : 'q'}${place.code ?? ''}${escape(place.path.at(-1) ?? '')}`]
      : []),
    ...Object.entries(ownRules(rules)).map(([rule, value]) => `r${rule}-${value}`),
    ...(name === '' ? [] : [`a${escape(name)}`]),
  ].join('.');
}

const MOMENT = /^([glk])(-?\d{1,4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)?$/;
const PILLARS = /^z((?:[0-5]\d){3,4})$/;
const FIGURE = /^\d{1,4}(?:-\d+)?$/;
const HOURS: Readonly<Record<string, BirthHour>> = { s: 'shichen', u: 'unknown', n: 'unknown' };

function readFigure(text: string): number {
  if (!FIGURE.test(text)) throw new ParseError<LinkError>('badLink');
  return toNumber(text);
}

type Timing = { readonly hour: BirthHour; readonly isNearMidnight?: true };

function readTiming(text: string | undefined): Timing {
  if (text === undefined) return { hour: 'minute' };
  const hour = Object.hasOwn(HOURS, text) ? HOURS[text] : undefined;
  if (hour === undefined) throw new ParseError<LinkError>('badLink');
  return text === 'n' ? { hour, isNearMidnight: true } : { hour };
}

function readDate(text: string, timing: Timing) {
  const pillars = PILLARS.exec(text)?.[1];
  if (pillars !== undefined) {
    const [year, month, day, hour] = (pillars.match(/\d\d/g) ?? []).map(
      (index) => ganzhiOf(Number(index)).name,
    );
    if (year === undefined || month === undefined || day === undefined)
      throw new ParseError<LinkError>('badLink');
    return { pillars: { year, month, day, hour: hour ?? null }, hour: timing.hour };
  }
  const found = MOMENT.exec(text);
  if (found === null) throw new ParseError<LinkError>('badLink');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0));
  const clock = { hour, minute, second };
  return found[1] === 'g'
    ? { civil: { year, month, day, ...clock }, ...timing }
    : { lunar: { year, month, isLeap: found[1] === 'k', day, ...clock }, ...timing };
}

function readRules(texts: readonly string[]): ChartRulesInput {
  const rules: Record<string, string> = {};
  for (const text of texts) {
    const [name = ''] = text.split('-', 1);
    rules[name] = text.slice(name.length + 1);
  }
  try {
    CHART_OPTIONS.complete(rules);
  } catch {
    // A rule that this version does not have.
    throw new ParseError<LinkError>('newerLink');
  }
  return rules;
}

/** Where the birth was: what of it the fields name, each under its name in the record of a birth. */
function readWhere(field: ReadonlyMap<string, string>) {
  const east = field.get('e');
  const west = field.get('w');
  const north = field.get('n');
  const south = field.get('s');
  const zone = field.get('t');
  const offset = field.get('o');
  return {
    ...(zone === undefined ? {} : { zone: zone === '' ? HOME_ZONE : zone }),
    ...(east === undefined ? {} : { longitudeDeg: readFigure(east) }),
    ...(west === undefined ? {} : { longitudeDeg: -readFigure(west) }),
    ...(north === undefined ? {} : { latitudeDeg: readFigure(north) }),
    ...(south === undefined ? {} : { latitudeDeg: -readFigure(south) }),
    ...(offset === undefined
      ? {}
      : { utcOffsetMinutes: offset.startsWith('w') ? -readFigure(offset.slice(1)) : readFigure(offset) }),
  };
}

function readPlace(field: ReadonlyMap<string, string>, birth: Birth): Place | null {
  const own = field.get('p');
  const text = own ?? field.get('q');
  const { longitudeDeg, latitudeDeg = null, zone = HOME_ZONE } = birth;
  if (text === undefined || longitudeDeg === undefined) return null;
  const code = /^\d{6}/.exec(text)?.[0] ?? null;
  const name = unescape(code === null ? text : text.slice(6));
  const precision = own === undefined ? 'city' : 'own';
  return { code, path: name === '' ? [] : [name], longitudeDeg, latitudeDeg, zone, precision };
}

const KNOWN = new Set('hewnstopqra');

function read(text: string): LinkedBirth {
  if (text.length > LONGEST) throw new ParseError<LinkError>('badLink');
  const [version = '', head = '', ...rest] = text.split('.');
  if (!/^\d{1,4}$/.test(version) || Number(version) < 1) throw new ParseError<LinkError>('badLink');
  if (Number(version) > VERSION) throw new ParseError<LinkError>('newerLink');
  const sex = { m: '男', f: '女' }[head.slice(0, 1)];
  if (sex !== '男' && sex !== '女') throw new ParseError<LinkError>('badLink');
  const field = new Map<string, string>();
  const ruleTexts: string[] = [];
  for (const part of rest) {
    const key = part.slice(0, 1);
    if (!KNOWN.has(key)) throw new ParseError<LinkError>('badLink');
    if (key === 'r') ruleTexts.push(part.slice(1));
    else field.set(key, part.slice(1));
  }
  const where = readWhere(field);
  const birth: Birth = { ...readDate(head.slice(1), readTiming(field.get('h'))), sex, ...where };
  return {
    birth,
    place: readPlace(field, birth),
    rules: readRules(ruleTexts),
    name: unescape(field.get('a') ?? ''),
  };
}

/**
 * Reads a link. Whether its date exists is known only when it is cast.
 *
 * @param text of unknown origin
 */
export function readChartLink(text: string): Result<LinkedBirth, LinkError> {
  return parse(() => read(text));
}

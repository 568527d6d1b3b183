/**
 * Reads tzdata.zi, the compact source of the IANA Time Zone Database, and works out every change of a zone's clock: what
 * zic(8) does, with the standard offset kept beside the saving, which compiled files leave out.
 */

/** One change: what holds from an instant on. */
export interface TzChange {
  /** UTC seconds; −Infinity for the first. */
  readonly atSec: number;
  /** Standard offset, seconds east of Greenwich: STDOFF of the Zone line, in the rearguard reading. */
  readonly standardSec: number;
  readonly saveSec: number;
}

/** The database: zones by name, and other names of theirs. */
export interface TzSource {
  readonly version: string;
  readonly zones: ReadonlyMap<string, readonly ZoneLine[]>;
  readonly rules: ReadonlyMap<string, readonly RuleLine[]>;
  readonly links: ReadonlyMap<string, string>;
}

/** A time of day and the clock that it is read on: wall, standard, universal. */
interface ClockTime {
  readonly sec: number;
  readonly clock: 'w' | 's' | 'u';
}

/** Day of a month: a number, the last such weekday, the first on or after, the last on or before. */
type DayRule = (year: number, month: number) => number;

interface RuleLine {
  readonly from: number;
  readonly to: number;
  /** 0–11. */
  readonly month: number;
  readonly day: DayRule;
  readonly time: ClockTime;
  readonly saveSec: number;
}

interface ZoneLine {
  readonly standardSec: number;
  /** Name of a rule set, or a fixed saving in seconds. */
  readonly rules: string | number;
  /** Year, month, day and time at which the line ends; null for the last. */
  readonly until: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly time: ClockTime;
  } | null;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY_SEC = 86_400;
const NEVER = 9999;

const indexByPrefix = (names: readonly string[], text: string): number =>
  names.findIndex((name) => name.startsWith(text.toLowerCase()));

/** 2:30:15, −1, 0; a single hyphen is 0. */
function secondsOf(text: string): number {
  if (text === '-') return 0;
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^-/u, '').split(':').map(Number);
  return sign * (hours * 3600 + minutes * 60 + seconds);
}

function clockTimeOf(text: string): ClockTime {
  const [, time = '0', suffix = 'w'] = /^(.*?)([wsugz]?)$/u.exec(text) ?? [];
  const clock = suffix === 's' ? 's' : suffix === 'u' || suffix === 'g' || suffix === 'z' ? 'u' : 'w';
  return { sec: secondsOf(time === '' ? '0' : time), clock };
}

const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) / (DAY_SEC * 1000);

/** Days since 1970-01-01 of a rule such as lastSu or Su>=8; it may lie in the next month. */
function dayRuleOf(text: string): DayRule {
  const last = /^last(.+)$/iu.exec(text);
  if (last !== null) {
    const weekday = indexByPrefix(DAYS, last[1] as string);
    return (year, month) => {
      const end = dayNumber(year, month + 1, 0);
      return end - ((((end + 4 - weekday) % 7) + 7) % 7);
    };
  }
  const near = /^(\w+)([<>])=(\d+)$/u.exec(text);
  if (near === null) return (year, month) => dayNumber(year, month, Number(text));
  const weekday = indexByPrefix(DAYS, near[1] as string);
  return (year, month) => {
    const from = dayNumber(year, month, Number(near[3]));
    const back = (((from + 4 - weekday) % 7) + 7) % 7;
    return near[2] === '<' ? from - back : from + ((7 - back) % 7);
  };
}

function ruleLineOf([
  ,
  ,
  from = '',
  to = '',
  ,
  month = '',
  day = '',
  time = '',
  save = '',
]: readonly string[]): RuleLine {
  const first = Number(from);
  const isMax = 'maximum'.startsWith(to.toLowerCase()) && to !== '';
  return {
    from: first,
    to: to === 'o' || 'only'.startsWith(to) ? first : isMax ? NEVER : Number(to),
    month: indexByPrefix(MONTHS, month),
    day: dayRuleOf(day),
    time: clockTimeOf(time),
    saveSec: secondsOf(save.replace(/[sd]$/u, '')),
  };
}

function zoneLineOf([standard = '', rules = '', , year, month, day, time]: readonly string[]): ZoneLine {
  const isFixed = /^-?\d|^-$/u.test(rules);
  const at = month === undefined ? 0 : indexByPrefix(MONTHS, month);
  return {
    standardSec: secondsOf(standard),
    rules: isFixed ? secondsOf(rules) : rules,
    until:
      year === undefined
        ? null
        : {
            year: Number(year),
            month: at,
            day: day === undefined ? dayNumber(Number(year), at, 1) : dayRuleOf(day)(Number(year), at),
            time: clockTimeOf(time ?? '0'),
          },
  };
}

/** Reads the whole of tzdata.zi. */
export function readTzSource(text: string): TzSource {
  const zones = new Map<string, ZoneLine[]>();
  const rules = new Map<string, RuleLine[]>();
  const links = new Map<string, string>();
  let lines: ZoneLine[] = [];
  for (const line of text.split('\n')) {
    const fields = line.split(' ');
    if (line === '' || line.startsWith('#')) continue;
    if (fields[0] === 'R') {
      const name = fields[1] as string;
      rules.set(name, [...(rules.get(name) ?? []), ruleLineOf(fields)]);
    } else if (fields[0] === 'L') links.set(fields[2] as string, fields[1] as string);
    else if (fields[0] === 'Z') {
      lines = [zoneLineOf(fields.slice(2))];
      zones.set(fields[1] as string, lines);
    } else lines.push(zoneLineOf(fields));
  }
  const version = /^# version (\S+)/u.exec(text)?.[1];
  if (version === undefined) throw new Error('no version in tzdata.zi');
  return { version, zones, rules, links };
}

/** UTC second of a local day and time. */
function instantOf(day: number, { sec, clock }: ClockTime, standardSec: number, saveSec: number): number {
  const offset = clock === 'u' ? 0 : clock === 's' ? standardSec : standardSec + saveSec;
  return day * DAY_SEC + sec - offset;
}

/** Every firing of a rule set to the end of a year, in order; one that began earlier than `fromYear` is represented by its last. */
function firingsOf(rules: readonly RuleLine[], toYear: number): { day: number; rule: RuleLine }[] {
  return rules
    .flatMap((rule) =>
      Array.from({ length: Math.max(0, Math.min(rule.to, toYear) - rule.from + 1) }, (_, i) => ({
        day: rule.day(rule.from + i, rule.month),
        rule,
      })),
    )
    .toSorted((a, b) => a.day * DAY_SEC + a.rule.time.sec - (b.day * DAY_SEC + b.rule.time.sec));
}

/**
 * Where tzdb writes a negative saving the lower offset is the standard (its «rearguard» form): name of the rule set, from
 * when, until when.
 */
const REARGUARD: Readonly<Record<string, readonly [fromSec: number, toSec: number]>> = {
  IE: [Date.UTC(1971, 9, 31, 2) / 1000, Infinity],
  NA: [Date.UTC(1994, 2, 20, 21) / 1000, Date.UTC(2017, 9, 23, 22) / 1000],
  M: [Date.UTC(2018, 9, 28, 2) / 1000, Infinity],
};

/** A change as tzdb has it, read so that no saving is negative. */
function rearguard(change: TzChange, rules: string | number): TzChange {
  const { atSec, standardSec, saveSec } = change;
  if (typeof rules === 'number')
    return rules < 0 ? { atSec, standardSec: standardSec + saveSec, saveSec: 0 } : change;
  const span = REARGUARD[rules];
  if (span === undefined || atSec < span[0] || atSec >= span[1]) return change;
  return { atSec, standardSec: standardSec - 3600, saveSec: saveSec + 3600 };
}

/** Every change of a zone to the end of a year. */
export function changesOfZone({ zones, rules }: TzSource, zone: string, toYear: number): TzChange[] {
  const changes: TzChange[] = [];
  let startSec = -Infinity;
  for (const line of zones.get(zone) ?? []) {
    const { standardSec, until } = line;
    let saveSec = typeof line.rules === 'number' ? line.rules : 0;
    const found: TzChange[] = [];
    const untilSec = (): number =>
      until === null ? Infinity : instantOf(until.day, until.time, standardSec, saveSec);
    if (typeof line.rules === 'string') {
      for (const { day, rule } of firingsOf(rules.get(line.rules) ?? [], toYear)) {
        const atSec = instantOf(day, rule.time, standardSec, saveSec);
        if (atSec >= untilSec()) break;
        saveSec = rule.saveSec;
        if (atSec <= startSec) found.length = 0;
        found.push({ atSec: Math.max(atSec, startSec), standardSec, saveSec });
      }
    }
    if (found[0] === undefined || found[0].atSec > startSec) {
      found.unshift({
        atSec: startSec,
        standardSec,
        saveSec: typeof line.rules === 'number' ? line.rules : 0,
      });
    }
    for (const [name, [fromSec, toSec]] of Object.entries(REARGUARD)) {
      if (line.rules !== name) continue;
      // The border of the reading counts as a separate change where no clock was turned.
      for (const border of [fromSec, toSec]) {
        const before = found.findLast(({ atSec }) => atSec <= border);
        if (before !== undefined && before.atSec !== border && border > startSec && border < untilSec())
          found.splice(found.indexOf(before) + 1, 0, { ...before, atSec: border });
      }
    }
    changes.push(...found.map((change) => rearguard(change, line.rules)));
    startSec = untilSec();
  }
  return mergedOf(changes);
}

/**
 * As zic merges: a turn that the clock has not reached when the next is due takes effect as the next (a zone line that
 * begins with the hour that a rule turns); a change of nothing is dropped.
 */
function mergedOf(changes: readonly TzChange[]): TzChange[] {
  const merged: TzChange[] = [];
  const offsetOf = ({ standardSec, saveSec }: TzChange): number => standardSec + saveSec;
  for (const change of changes) {
    const last = merged.at(-1);
    const before = merged.at(-2) ?? last;
    if (last !== undefined && before !== undefined && last.atSec !== -Infinity) {
      if (change.atSec + offsetOf(last) <= last.atSec + offsetOf(before)) {
        merged[merged.length - 1] = { ...change, atSec: last.atSec };
        continue;
      }
    }
    if (last === undefined || last.standardSec !== change.standardSec || last.saveSec !== change.saveSec)
      merged.push(change);
  }
  return merged;
}

/** What holds at an instant. */
export function changeAt(changes: readonly TzChange[], atSec: number): TzChange {
  return changes.findLast((change) => change.atSec <= atSec) ?? (changes[0] as TzChange);
}

/**
 * Cases from a table: every row is cast, errors name their line, and nothing is written.
 */
import { LIMITS } from '@shangyuan/contract';
import type { Birth, ChartRulesInput, Sex } from '@shangyuan/engine/chart';
import { birthYearError } from '../../lib/time/birthDate.ts';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { buildCase, type CaseNote, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { newId } from '../../lib/device/newId.ts';
import { withTags } from './caseDetails.ts';
import { sameKey, type CaseColumn } from './caseColumns.ts';
import type { CsvRow } from '@shangyuan/reading/typed';
import { dayOrderOf, readRowBirth, type DayOrder, type ReadLine } from './rowBirth.ts';
import { ParseError } from '../../lib/page/result.ts';

/** A row that was not taken. */
export interface ImportRowError {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A row that is complete except for the sex, which a chart requires. */
export interface RowWithoutSex {
  readonly line: number;
  /** Cast for a woman; the pillars are the same for a man. */
  readonly record: CaseRecord;
}

/** Content of a table. */
export interface TableImport {
  readonly fresh: readonly CaseRecord[];
  /** Already here, or earlier in the table. */
  readonly same: readonly CaseRecord[];
  /** Rows whose sex the user has to choose; none of them is in `fresh`. */
  readonly withoutSex: readonly RowWithoutSex[];
  readonly errors: readonly ImportRowError[];
  /** Cases whose pillars this engine casts differently, by name. */
  readonly differing: readonly string[];
  /** Names of groups, by the case's id. */
  readonly groupNames: ReadonlyMap<string, string>;
}

/** What a table is read with. */
export interface TableOptions {
  readonly columns: readonly CaseColumn[];
  readonly known: readonly CaseRecord[];
  readonly nowMs: number;
  /** Looks a place up by its name. */
  readonly findPlaces: (text: string) => Promise<readonly Place[]>;
  readonly readLine: ReadLine;
  /** How 3/4/1990 is meant, where no date of the table shows it. */
  readonly dayOrder?: DayOrder | null;
  /** Called between slices of rows, with how many are done. */
  readonly onProgress?: (done: number) => void;
  /** Ends the reading; it then fails with the reason of the signal. */
  readonly signal?: AbortSignal;
}

type Cells = Readonly<Partial<Record<Exclude<CaseColumn, ''>, string>>>;

/** Imported unchanged. */
const TEXT_COLUMNS = new Set<CaseColumn>(['name', 'surname', 'tags', 'notes', 'source', 'relation', 'group']);

function cellsOf({ cells }: CsvRow, columns: readonly CaseColumn[]): Cells {
  const found: Partial<Record<string, string>> = {};
  columns.forEach((column, i) => {
    const cell = (cells[i] ?? '').trim();
    if (column !== '') found[column] = TEXT_COLUMNS.has(column) ? cell : cell.normalize('NFKC');
  });
  return found as Cells;
}

/** Sex of a cell; null where it does not say. @param hasNumbers whether the column's numbers have a known meaning */
function sexOf(text: string, hasNumbers: boolean): Sex | null {
  if (/^(男|男性|男士|先生|乾|乾造|元男|m|male)$/i.test(text)) return '男';
  if (/^(女|女性|女士|小姐|坤|坤造|元女|f|female)$/i.test(text)) return '女';
  if (hasNumbers && text === '1') return '男';
  if (hasNumbers && text === '2') return '女';
  // 0 is a woman in one program, a man in another, unknown in a third.
  if (/^([01]|未知|不详|保密|其他|u|n|o|unknown|unspecified|未指定)?$/i.test(text)) return null;
  throw new ParseError(`性别「${text}」应为男或女`);
}

const YES = /^(是|开|闰|true|yes|1)$/i;
const PILLAR = /[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]/g;

/** Pillars of a row, in separate columns or in one; null where it has none. */
function pillarsOf({ pillars = '', year = '', month = '', day = '', hour = '' }: Cells) {
  if (pillars !== '') {
    const found = pillars.match(PILLAR) ?? [];
    const [first, second, third, fourth = null] = found;
    if (first === undefined || second === undefined || third === undefined || found.length > 4)
      throw new ParseError(`八字「${pillars}」认不出来`);
    return { year: first, month: second, day: third, hour: fourth };
  }
  if (year === '' || month === '' || day === '') return null;
  return { year, month, day, hour: hour === '' || hour === '不详' ? null : hour };
}

/** What a calendar column says. */
function calendarOf(text: string): 'solar' | 'lunar' | null {
  if (/农|阴|旧|lunar/i.test(text)) return 'lunar';
  return /公|阳|新|西|solar|gregorian/i.test(text) ? 'solar' : null;
}

/** What a row says of its birth, the sex open. */
interface RowBirth {
  readonly birth: Birth;
  /** Stated in the cell of the date. */
  readonly sex: Sex | null;
  readonly rest: string;
}

const PROVISIONAL_SEX: Sex = '女';

function birthOf(cells: Cells, { readLine, dayOrder = null }: TableOptions): RowBirth {
  const { date = '', lunarDate = '', time = '', calendar = '', leap = '' } = cells;
  const isLunarColumn = date === '' && lunarDate !== '';
  const read = readRowBirth({ date: isLunarColumn ? lunarDate : date, time, dayOrder, readLine });
  if (read === null) {
    const pillars = pillarsOf(cells);
    if (pillars === null) throw new ParseError('没有出生日期，也没有四柱');
    const hour = pillars.hour === null ? 'unknown' : 'shichen';
    return { birth: { pillars, sex: PROVISIONAL_SEX, hour }, sex: null, rest: '' };
  }
  const stated = isLunarColumn ? 'lunar' : calendarOf(calendar);
  if (stated === 'solar' && read.calendar === 'lunar')
    throw new ParseError(`历法是公历，日期「${date}」却是农历`);
  const yearError = birthYearError(read.date.year);
  if (yearError !== null) throw new ParseError(yearError);
  const at = read.clock ?? { hour: 12, minute: 0, second: 0 };
  const hour = read.clock === null ? 'unknown' : read.isShichen ? 'shichen' : 'minute';
  const more = { sex: PROVISIONAL_SEX, hour } as const;
  const { sex, rest } = read;
  if ((stated ?? read.calendar) !== 'lunar')
    return { birth: { civil: { ...read.date, ...at }, ...more }, sex, rest };
  const isLeap = YES.test(leap) || read.isLeap;
  return { birth: { lunar: { ...read.date, isLeap, ...at }, ...more }, sex, rest };
}

function rulesOf({ trueSolar = '', ziRule = '' }: Cells, place: Place | null): ChartRulesInput {
  return {
    ...(YES.test(trueSolar) && place !== null && { clock: 'trueSolar' as const }),
    ...(/^0?0:00|^0点|早晚/.test(ziRule) && { dayBoundary: 'midnight' as const }),
  };
}

function notesOf(text: string, nowMs: number): readonly CaseNote[] {
  return text
    .split(/\s*\/\s+|[\r\n]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const dated = /^(\d{4})年\s*(.+)$/s.exec(part);
      return {
        id: newId(),
        text: dated?.[2] ?? part,
        year: dated === null ? null : Number(dated[1]),
        createdAt: nowMs,
      };
    });
}

function withPlace(birth: Birth, place: Place | null): Birth {
  if (place === null || 'pillars' in birth) return birth;
  const { zone, longitudeDeg, latitudeDeg } = place;
  return { ...birth, zone, longitudeDeg, ...(latitudeDeg !== null && { latitudeDeg }) };
}

/** The name of a row; a family name comes first where it is Chinese. */
function nameOf({ name = '', surname = '' }: Cells): string {
  const full =
    surname === '' ? name : /^\p{Script=Han}/u.test(surname) ? surname + name : `${name} ${surname}`;
  return full === '命主' ? '' : full.trim().slice(0, LIMITS.inputLength);
}

/** The place of a row: from its cell, or from the text behind the date. */
async function placeOf(text: string, rest: string, { findPlaces }: TableOptions): Promise<Place | null> {
  if (text === '') {
    if (rest === '') return null;
    const found = await findPlaces(rest);
    if (found.length === 0) throw new ParseError(`「${rest}」没有读懂`);
    return onlyPlace(rest, found);
  }
  const whole = await findPlaces(text);
  // A city with its country behind a comma is known by the city.
  const found = whole.length > 0 ? whole : await findPlaces(text.split(/[,，;；]/)[0] ?? '');
  if (found.length === 0) throw new ParseError(`地区「${text}」没有找到`);
  return onlyPlace(text, found);
}

const PLACES_NAMED = 3;

/** The place that a name means; a name of several is refused with some of them written out. */
function onlyPlace(text: string, [place, ...others]: readonly Place[]): Place | null {
  if (place === undefined || others.length === 0) return place ?? null;
  const some = [place, ...others].slice(0, PLACES_NAMED).map(({ path }) => path.join(''));
  throw new ParseError(`地区「${text}」不止一处，请写全，如${some.join('、')}`);
}

async function caseOf(cells: Cells, options: TableOptions): Promise<{ record: CaseRecord; sex: Sex | null }> {
  const { nowMs } = options;
  const { birth: written, sex, rest } = birthOf(cells, options);
  const place = await placeOf(cells.place ?? '', rest, options);
  const birth = withPlace(written, place);
  const rules = rulesOf(cells, place);
  try {
    const chart = await castBirth(birth, rules);
    const record = {
      ...buildCase({ id: newId(), name: nameOf(cells), chart, place, rules, nowMs }),
      tags: withTags([], cells.tags ?? ''),
      notes: notesOf(cells.notes ?? '', nowMs),
      relation: (cells.relation ?? '').slice(0, 20),
      source: (cells.source ?? '').slice(0, LIMITS.inputLength),
    };
    return { record, sex };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ParseError('pillars' in birth ? '四柱不成立' : '日期不存在');
  }
}

/** The record with the sex that the user chose. */
export function withSex(record: CaseRecord, sex: Sex): CaseRecord {
  return { ...record, birth: { ...record.birth, sex } };
}

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** Whether the table says other pillars than the engine. */
function isDiffering(cells: Cells, { pillars }: CaseRecord): boolean {
  const whole = cells.pillars?.match(PILLAR) ?? [];
  return PILLARS.some((name, i) => {
    const given = cells[name] ?? whole[i] ?? '';
    return given !== '' && given !== '不详' && pillars[i] !== null && given !== pillars[i];
  });
}

/** Rows between two breaths of the page. */
const SLICE_ROWS = 40;
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Looks every place up once. */
function findOnce(findPlaces: TableOptions['findPlaces']): TableOptions['findPlaces'] {
  const found = new Map<string, Promise<readonly Place[]>>();
  return (text) => {
    const place = found.get(text) ?? findPlaces(text);
    found.set(text, place);
    return place;
  };
}

/** Midnight behind every date of a column is how a program writes days without a clock. */
function withoutMidnight(all: readonly Cells[]): readonly Cells[] {
  const midnight = /[\sT]+0{1,2}:00:00(\.0+)?$/;
  const dates = all.flatMap(({ date = '' }) => (date === '' ? [] : [date]));
  if (!dates.every((date) => midnight.test(date))) return all;
  return all.map((cells) =>
    cells.date === undefined ? cells : { ...cells, date: cells.date.replace(midnight, '') },
  );
}

/** Reads the rows below the head. @param rows without the head */
export async function readTable(rows: readonly CsvRow[], tableOptions: TableOptions): Promise<TableImport> {
  const all = withoutMidnight(rows.map((row) => cellsOf(row, tableOptions.columns)));
  const dayOrder = dayOrderOf(all.map(({ date = '' }) => date)) ?? tableOptions.dayOrder ?? null;
  const options = { ...tableOptions, dayOrder, findPlaces: findOnce(tableOptions.findPlaces) };
  const hasNumbers = !all.some(({ sex }) => sex === '0');
  const keys = new Set(options.known.map(sameKey));
  const fresh: CaseRecord[] = [];
  const same: CaseRecord[] = [];
  const withoutSex: RowWithoutSex[] = [];
  const errors: ImportRowError[] = [];
  const differing: string[] = [];
  const groupNames = new Map<string, string>();
  for (const [index, cells] of all.entries()) {
    const line = rows[index]?.line ?? 0;
    if (index % SLICE_ROWS === SLICE_ROWS - 1) {
      await breath();
      options.signal?.throwIfAborted();
      options.onProgress?.(index + 1);
    }
    try {
      const inCell = sexOf(cells.sex ?? '', hasNumbers);
      // A moment apart, so that the list of the last ones has them as the file does.
      const { record: open, sex: withDate } = await caseOf(cells, {
        ...options,
        nowMs: options.nowMs - index,
      });
      const sex = inCell ?? withDate;
      const record = sex === null ? open : withSex(open, sex);
      const isKnown = (sex === null ? (['男', '女'] as const) : [sex]).some((each) =>
        keys.has(sameKey(withSex(open, each))),
      );
      if (isKnown) same.push(record);
      else if (sex === null) withoutSex.push({ line, record });
      else fresh.push(record);
      if (sex !== null) keys.add(sameKey(record));
      if (isDiffering(cells, record)) differing.push(record.name || `第 ${line} 行`);
      const group = (cells.group ?? '').slice(0, 40);
      if (group !== '' && group !== '未分组') groupNames.set(record.id, group);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      errors.push({ line, text: error.message });
    }
  }
  return { fresh, same, withoutSex, errors, differing, groupNames };
}

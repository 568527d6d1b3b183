/**
 * Cases from a table: every row is cast, what is wrong is told by its line, and nothing is written.
 */
import { LIMITS } from '@shangyuan/contract';
import type { Birth, ChartRulesInput, Sex } from '@shangyuan/engine/chart';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { buildCase, type CaseNote, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { newId } from '../../lib/device/newId.ts';
import { withTags } from './caseDetails.ts';
import { sameKey, type CaseColumn } from './caseColumns.ts';
import type { CsvRow } from './csvTable.ts';

/** A row that was not taken. */
export interface RowFault {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What a table would bring. */
export interface TableImport {
  readonly fresh: readonly CaseRecord[];
  /** Already here, or earlier in the table. */
  readonly same: readonly CaseRecord[];
  readonly faults: readonly RowFault[];
  /** Cases whose pillars this engine casts otherwise, by name. */
  readonly differing: readonly string[];
  /** Names of groups of the fresh, by the case's id. */
  readonly groupNames: ReadonlyMap<string, string>;
}

/** What a table is read with. */
export interface TableOptions {
  readonly columns: readonly CaseColumn[];
  readonly known: readonly CaseRecord[];
  readonly nowMs: number;
  /** Looks a place up by its name. */
  readonly findPlace: (text: string) => Promise<Place | null>;
}

type Cells = Readonly<Partial<Record<Exclude<CaseColumn, ''>, string>>>;

class Fault extends Error {}

function cellsOf({ cells }: CsvRow, columns: readonly CaseColumn[]): Cells {
  const found: Partial<Record<string, string>> = {};
  columns.forEach((column, i) => {
    if (column !== '') found[column] = (cells[i] ?? '').normalize('NFKC').trim();
  });
  return found as Cells;
}

function sexOf(text = ''): Sex {
  if (/^(男|乾|乾造|元男|m|male|1)$/i.test(text)) return '男';
  if (/^(女|坤|坤造|元女|f|female|0|2)$/i.test(text)) return '女';
  throw new Fault(text === '' ? '没有性别' : `性别「${text}」应为男或女`);
}

const YES = /^(是|开|闰|true|yes|1)$/i;
const BRANCH_TEXT = '子丑寅卯辰巳午未申酉戌亥';

/** Hour and minute; null where the hour is not known. */
function clockOf(text: string): { hour: number; minute: number; isShichen: boolean } | null {
  if (text === '' || /不详|未知|不明/.test(text)) return null;
  const digits = /(\d{1,2})[::时点](\d{1,2})?/.exec(text);
  if (digits !== null) {
    const typed = Number(digits[1]);
    const isLate = /下午|傍晚|晚上|夜里|pm/i.test(text) && typed < 12;
    const [hour, minute] = [isLate ? typed + 12 : typed, Number(digits[2] ?? 0)];
    if (hour > 23 || minute > 59) throw new Fault(`时间「${text}」不存在`);
    return { hour, minute, isShichen: false };
  }
  const branch = new RegExp(`([${BRANCH_TEXT}])时?`).exec(text);
  if (branch === null) throw new Fault(`时间「${text}」认不出来`);
  return { hour: BRANCH_TEXT.indexOf(branch[1] ?? '') * 2, minute: 0, isShichen: true };
}

function birthOf(cells: Cells, sex: Sex): Birth {
  const {
    date = '',
    time = '',
    calendar = '',
    leap = '',
    year = '',
    month = '',
    day = '',
    hour = '',
  } = cells;
  if (date === '') {
    if (year === '' || month === '' || day === '') throw new Fault('没有出生日期，也没有四柱');
    const isKnown = hour !== '' && hour !== '不详';
    const pillars = { year, month, day, hour: isKnown ? hour : null };
    return { pillars, sex, hour: isKnown ? 'shichen' : 'unknown' };
  }
  const parts =
    /^\D*(\d{4})(\d{2})(\d{2})(?!\d)/.exec(date) ??
    /(\d{1,4})\s*[-/.年]\s*闰?(\d{1,2})\s*[-/.月]\s*(\d{1,2})/.exec(date);
  if (parts === null) throw new Fault(`日期「${date}」认不出来`);
  const rest = date.slice(parts.index + parts[0].length);
  const clock = clockOf(time === '' ? rest.replace(/^[日号\sT]+/, '') : time);
  const on = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  const at = { hour: clock?.hour ?? 12, minute: clock?.minute ?? 0, second: 0 };
  const known = clock === null ? 'unknown' : clock.isShichen ? 'shichen' : 'minute';
  if (/农|阴|lunar/i.test(calendar + date))
    return { lunar: { ...on, isLeap: YES.test(leap) || date.includes('闰'), ...at }, sex, hour: known };
  return { civil: { ...on, ...at }, sex, hour: known };
}

function rulesOf({ trueSolar = '', ziRule = '' }: Cells, place: Place | null): ChartRulesInput {
  return {
    ...(YES.test(trueSolar) && place !== null && { clock: 'trueSolar' as const }),
    ...(/^0?0:00|^0点|早晚/.test(ziRule) && { dayBoundary: 'midnight' as const }),
  };
}

function notesOf(text: string, nowMs: number): readonly CaseNote[] {
  return text
    .split(/\s*\/\s+|\n/)
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

async function caseOf(cells: Cells, options: TableOptions): Promise<CaseRecord> {
  const { nowMs, findPlace } = options;
  const sex = sexOf(cells.sex);
  const place = cells.place === undefined || cells.place === '' ? null : await findPlace(cells.place);
  if (cells.place !== undefined && cells.place !== '' && place === null)
    throw new Fault(`地区「${cells.place}」没有找到`);
  const birth = withPlace(birthOf(cells, sex), place);
  const rules = rulesOf(cells, place);
  try {
    const chart = await castBirth(birth, rules);
    const name = cells.name === '命主' ? '' : (cells.name ?? '').slice(0, LIMITS.inputLength);
    return {
      ...buildCase({ id: newId(), name, chart, place, rules, nowMs }),
      tags: withTags([], cells.tags ?? ''),
      notes: notesOf(cells.notes ?? '', nowMs),
      relation: (cells.relation ?? '').slice(0, 20),
      source: (cells.source ?? '').slice(0, LIMITS.inputLength),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Fault('pillars' in birth ? '四柱不成立' : '日期不存在');
  }
}

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** Whether the table says other pillars than the engine. */
function isDiffering(cells: Cells, { pillars }: CaseRecord): boolean {
  return PILLARS.some((name, i) => {
    const given = cells[name] ?? '';
    return given !== '' && given !== '不详' && given !== pillars[i];
  });
}

/** Reads the rows below the head. @param rows without the head */
export async function readTable(rows: readonly CsvRow[], options: TableOptions): Promise<TableImport> {
  const keys = new Set(options.known.map(sameKey));
  const fresh: CaseRecord[] = [];
  const same: CaseRecord[] = [];
  const faults: RowFault[] = [];
  const differing: string[] = [];
  const groupNames = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const cells = cellsOf(row, options.columns);
    try {
      // A moment apart, so that the list of the last ones has them as the file does.
      const record = await caseOf(cells, { ...options, nowMs: options.nowMs - index });
      const key = sameKey(record);
      (keys.has(key) ? same : fresh).push(record);
      keys.add(key);
      if (isDiffering(cells, record)) differing.push(record.name || `第 ${row.line} 行`);
      const group = (cells.group ?? '').slice(0, 40);
      if (group !== '' && group !== '未分组') groupNames.set(record.id, group);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push({ line: row.line, text: error.message });
    }
  }
  return { fresh, same, faults, differing, groupNames };
}

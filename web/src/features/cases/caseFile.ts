/**
 * The case file `zh-cases`: cases out of this device and into it. Reading checks every case and writes nothing.
 */
import { LIMITS } from '@shangyuan/contract';
import { ENGINE_VERSION, type Birth } from '@shangyuan/engine/chart';
import {
  birthLine,
  buildCase,
  caseName,
  type CaseNote,
  type CaseRecord,
} from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { CAST, isAbroad, type CastEngine } from '../../lib/engine/castDoor.ts';
import { engineOf } from '../../lib/engine/engineOf.ts';

const FORMAT = 'zh-cases';
const FORMAT_VERSION = 1;

/** The JSON text of a file with these cases. */
export function formatCaseFile(cases: readonly CaseRecord[], exportedAt: string): string {
  return JSON.stringify(
    { format: FORMAT, version: FORMAT_VERSION, engine: ENGINE_VERSION, exportedAt, groups: [], cases },
    null,
    1,
  );
}

const CSV_HEAD = ['姓名', '性别', '出生', '地区', '年柱', '月柱', '日柱', '时柱', '标签', '备注'] as const;

/** A cell that a spreadsheet cannot take for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table of the cases; begins with a BOM, so that Excel reads it as UTF-8. */
export function formatCaseTable(cases: readonly CaseRecord[]): string {
  const rows = cases.map((record) => [
    caseName(record),
    record.birth.sex,
    birthLine(record.birth),
    record.place?.path.join('') ?? '',
    ...record.pillars.map((pillar) => pillar ?? '不详'),
    record.tags.join(' '),
    record.notes.map(({ text }) => text).join(' / '),
  ]);
  return `\uFEFF${[CSV_HEAD, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** What a file would bring. */
export interface CaseImport {
  readonly fresh: readonly CaseRecord[];
  /** Already here, or earlier in the file, by id or by the same name and birth. */
  readonly same: readonly CaseRecord[];
  /** Cases that could not be read, by their place in the file from 1. */
  readonly wrong: readonly number[];
  /** Cases whose pillars this engine casts otherwise, by name. */
  readonly differing: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown, limit: number) => (typeof value === 'string' ? value.slice(0, limit) : '');
const isInstant = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function readPlace(value: unknown): Place | null {
  if (!isObject(value)) return null;
  const { code, path, longitudeDeg, latitudeDeg, zone, precision } = value;
  if (!Array.isArray(path) || !path.every((part) => typeof part === 'string')) return null;
  if (typeof longitudeDeg !== 'number' || typeof zone !== 'string') return null;
  return {
    code: typeof code === 'string' ? code : null,
    path,
    longitudeDeg,
    latitudeDeg: typeof latitudeDeg === 'number' ? latitudeDeg : null,
    zone,
    precision: precision === 'city' ? 'city' : 'own',
  };
}

function readNote(value: unknown, nowMs: number): CaseNote[] {
  if (!isObject(value) || typeof value['id'] !== 'string' || typeof value['text'] !== 'string') return [];
  const { id, text, year, createdAt } = value;
  return [
    {
      id,
      text,
      year: typeof year === 'number' && Number.isSafeInteger(year) ? year : null,
      createdAt: isInstant(createdAt) ? createdAt : nowMs,
    },
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readCase(engine: CastEngine, value: unknown, nowMs: number): CaseRecord | null {
  if (!isObject(value) || !isObject(value['birth'])) return null;
  const id = textOf(value['id'], 64);
  if (!/^[\w-]{8,64}$/.test(id)) return null;
  const rules = isObject(value['rules']) ? value['rules'] : {};
  try {
    // The engine refuses what is no birth and no rule.
    const chart = engine.castChart(value['birth'] as unknown as Birth, rules);
    const built = buildCase({
      id,
      name: textOf(value['name'], LIMITS.inputLength),
      chart,
      place: readPlace(value['place']),
      rules,
      nowMs,
    });
    const { groupId, createdAt, updatedAt } = value;
    return {
      ...built,
      groupId: typeof groupId === 'string' ? groupId : null,
      tags: listOf(value['tags']).filter((tag) => typeof tag === 'string'),
      isStarred: value['isStarred'] === true,
      notes: listOf(value['notes']).flatMap((note) => readNote(note, nowMs)),
      createdAt: isInstant(createdAt) ? createdAt : nowMs,
      updatedAt: isInstant(updatedAt) ? updatedAt : nowMs,
    };
  } catch {
    return null;
  }
}

const birthIn = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) && isObject(value['birth']) ? value['birth'] : {};

/** Whether a birth abroad is among cases that were not yet checked. */
function isOneAbroad(cases: readonly unknown[]): boolean {
  const zones = cases.map((value) => birthIn(value)['zone']);
  return zones.some((zone) => typeof zone === 'string' && isAbroad(zone));
}

/** Year of the oldest birth among cases that were not yet checked. */
function oldestYear(cases: readonly unknown[]): number {
  const years = cases.flatMap((value) => {
    const birth = birthIn(value);
    return [birth['civil'], birth['lunar']].map((date) => (isObject(date) ? Number(date['year']) : NaN));
  });
  return Math.min(...years.filter(Number.isFinite));
}

const sameKey = (record: CaseRecord) => `${record.name}|${record.birth.sex}|${birthLine(record.birth)}`;

/**
 * Reads a case file.
 *
 * @param text of the file
 * @param known cases of this device
 * @returns null where the text is no such file
 */
export async function readCaseFile(
  text: string,
  known: readonly CaseRecord[],
  nowMs: number,
): Promise<CaseImport | null> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(file) || file['format'] !== FORMAT || !Array.isArray(file['cases'])) return null;
  const given: readonly unknown[] = file['cases'];
  const engine = await engineOf(oldestYear(given), CAST, isOneAbroad(given));
  const records = given.map((value) => readCase(engine, value, nowMs));
  const ids = new Set(known.map(({ id }) => id));
  const keys = new Set(known.map(sameKey));
  const fresh: CaseRecord[] = [];
  const same: CaseRecord[] = [];
  for (const record of records) {
    if (record === null) continue;
    (ids.has(record.id) || keys.has(sameKey(record)) ? same : fresh).push(record);
    // The file itself may hold a case twice.
    ids.add(record.id);
    keys.add(sameKey(record));
  }
  return {
    fresh,
    same,
    wrong: records.flatMap((record, index) => (record === null ? [index + 1] : [])),
    differing: records.flatMap((record, index) => {
      const value = given[index];
      if (record === null || !isObject(value) || !Array.isArray(value['pillars'])) return [];
      return value['pillars'].join() === record.pillars.join() ? [] : [caseName(record)];
    }),
  };
}

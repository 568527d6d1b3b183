/**
 * The case file `zh-cases`: cases out of this device and into it. Reading checks every case and writes nothing.
 */
import { castChart, ENGINE_VERSION, type Birth } from '@shangyuan/engine/chart';
import { birthLine, buildCase, caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

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
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
  /** Already here, by id or by the same name and birth. */
  readonly same: readonly CaseRecord[];
  /** Cases that could not be read, by their place in the file from 1. */
  readonly wrong: readonly number[];
  /** Cases whose pillars this engine casts otherwise, by name. */
  readonly differing: readonly string[];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown, limit: number) => (typeof value === 'string' ? value.slice(0, limit) : '');

function readCase(value: unknown, nowMs: number): CaseRecord | null {
  if (!isObject(value) || !isObject(value['birth'])) return null;
  try {
    const rules = isObject(value['rules']) ? value['rules'] : {};
    const chart = castChart(value['birth'] as unknown as Birth, rules);
    const id = textOf(value['id'], 64);
    if (!/^[\w-]{8,64}$/.test(id)) return null;
    const place = isObject(value['place']) && Array.isArray(value['place']['path']) ? value['place'] : null;
    const built = buildCase({
      id,
      name: textOf(value['name'], 140),
      chart,
      place: place as unknown as CaseRecord['place'],
      rules,
      nowMs,
    });
    const notes = Array.isArray(value['notes']) ? (value['notes'] as CaseRecord['notes']) : [];
    const tags = Array.isArray(value['tags']) ? value['tags'].filter((tag) => typeof tag === 'string') : [];
    return { ...built, notes, tags, isStarred: value['isStarred'] === true };
  } catch {
    return null;
  }
}

const sameKey = (record: CaseRecord) => `${record.name}|${record.birth.sex}|${birthLine(record.birth)}`;

/**
 * Reads a case file.
 *
 * @param text of the file
 * @param known cases of this device
 * @returns null where the text is no such file
 */
export function readCaseFile(text: string, known: readonly CaseRecord[], nowMs: number): CaseImport | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(file) || file['format'] !== FORMAT || !Array.isArray(file['cases'])) return null;
  const given: readonly unknown[] = file['cases'];
  const records = given.map((value) => readCase(value, nowMs));
  const ids = new Set(known.map(({ id }) => id));
  const keys = new Set(known.map(sameKey));
  const good = records.filter((record) => record !== null);
  const isSame = (record: CaseRecord) => ids.has(record.id) || keys.has(sameKey(record));
  return {
    fresh: good.filter((record) => !isSame(record)),
    same: good.filter(isSame),
    wrong: records.flatMap((record, index) => (record === null ? [index + 1] : [])),
    differing: records.flatMap((record, index) => {
      const value = given[index];
      if (record === null || !isObject(value) || !Array.isArray(value['pillars'])) return [];
      return value['pillars'].join() === record.pillars.join() ? [] : [caseName(record)];
    }),
  };
}

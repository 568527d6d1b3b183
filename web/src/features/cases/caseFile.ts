/**
 * The case file `zh-cases`: cases out of this device and into it. Reading checks every case and writes nothing.
 */
import { LIMITS } from '@shangyuan/contract';
import { ENGINE_VERSION, castChart, type Birth, type Engine } from '@shangyuan/engine/chart';
import { BRANCHES } from '@shangyuan/engine/ganzhi';
import { isHomeZone } from '@shangyuan/engine/time';
import {
  buildCase,
  caseName,
  type CaseNote,
  type CaseRecord,
  type HourCandidate,
} from '../../lib/cases/caseRecord.ts';
import { readMarks } from '../../lib/cases/pastMarks.ts';
import { readAnswers } from '../../lib/cases/readerAnswers.ts';
import type { ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { GROUP_COLOURS, GROUP_NAME_LENGTH, type GroupRecord } from '../../lib/cases/groupRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { movedPillars } from '../../lib/cases/movedPillars.ts';
import { engineOf } from '../../lib/engine/engineOf.ts';
import { sameKey } from './caseColumns.ts';

const FORMAT = 'zh-cases';
const FORMAT_VERSION = 1;

/** Contents of a file other than the cases. */
export interface FileExtras {
  readonly groups: readonly GroupRecord[];
  readonly comparisons: readonly ComparisonRecord[];
}

const NO_EXTRAS: FileExtras = { groups: [], comparisons: [] };

/** The JSON text of a file with these cases. */
export function formatCaseFile(
  cases: readonly CaseRecord[],
  exportedAt: string,
  { groups, comparisons }: FileExtras = NO_EXTRAS,
): string {
  const head = { format: FORMAT, version: FORMAT_VERSION, engine: ENGINE_VERSION, exportedAt };
  return JSON.stringify({ ...head, groups, cases, comparisons }, null, 1);
}

/** Content of an import. */
export interface CaseImport {
  readonly fresh: readonly CaseRecord[];
  /** Already here, or earlier in the file, by id or by the same name and birth. */
  readonly same: readonly CaseRecord[];
  /** Cases that could not be read, by their place in the file from 1. */
  readonly wrong: readonly number[];
  /** Cases whose pillars this engine casts differently, by name, with the pillars. */
  readonly differing: readonly string[];
  /** Groups and comparisons of the file that can be read. */
  readonly extras: FileExtras;
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

const RELATION_LENGTH = 20;

function readCandidate(value: unknown): HourCandidate[] {
  if (!isObject(value)) return [];
  const branch = BRANCHES.find((each) => each === value['branch']);
  return branch === undefined ? [] : [{ branch, isLateZi: value['isLateZi'] === true }];
}

const ID = /^[\w-]{8,64}$/;
const AREA_CODE = /^\d{6}$/;

function readGroup(value: unknown, index: number): GroupRecord[] {
  if (!isObject(value)) return [];
  const id = textOf(value['id'], 64);
  const name = textOf(value['name'], GROUP_NAME_LENGTH).trim();
  if (!ID.test(id) || name === '') return [];
  const colour = GROUP_COLOURS.find((each) => each === value['colour']) ?? '木';
  return [{ id, name, colour, order: index, createdAt: 0, updatedAt: 0, deletedAt: 0 }];
}

/** A comparison as it was written; an incomplete one is left out, so that it cannot fail later. */
function readComparison(value: unknown): ComparisonRecord[] {
  if (!isObject(value) || !ID.test(textOf(value['id'], 64))) return [];
  const isPerson = (person: unknown) =>
    isObject(person) && isObject(person['birth']) && Array.isArray(person['pillars']);
  if (!isPerson(value['a']) || !isPerson(value['b']) || typeof value['mode'] !== 'string') return [];
  return [{ ...(value as unknown as ComparisonRecord), deletedAt: 0 }];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readCase(engine: Engine, value: unknown, nowMs: number): CaseRecord | null {
  if (!isObject(value) || !isObject(value['birth'])) return null;
  const id = textOf(value['id'], 64);
  if (!ID.test(id)) return null;
  const rules = isObject(value['rules']) ? value['rules'] : {};
  try {
    // The engine refuses what is no birth and no rule.
    const chart = castChart(value['birth'] as unknown as Birth, rules, engine);
    const built = buildCase({
      id,
      name: textOf(value['name'], LIMITS.inputLength),
      chart,
      place: readPlace(value['place']),
      rules,
      nowMs,
    });
    const { groupId, createdAt, updatedAt, candidates } = value;
    const areaCode = textOf(value['areaCode'], 6);
    return {
      ...built,
      ...(AREA_CODE.test(areaCode) ? { areaCode } : {}),
      groupId: typeof groupId === 'string' ? groupId : null,
      tags: listOf(value['tags']).filter((tag) => typeof tag === 'string'),
      isStarred: value['isStarred'] === true,
      isPinned: value['isPinned'] === true,
      notes: listOf(value['notes']).flatMap((note) => readNote(note, nowMs)),
      relation: textOf(value['relation'], RELATION_LENGTH),
      source: textOf(value['source'], LIMITS.inputLength),
      candidates: listOf(candidates).flatMap(readCandidate),
      ...(isObject(value['answers']) ? { answers: readAnswers(value['answers']) } : {}),
      ...(Array.isArray(value['pastMarks'])
        ? { pastMarks: readMarks(value['pastMarks']), isPastOpen: value['isPastOpen'] === true }
        : {}),
      createdAt: isInstant(createdAt) ? createdAt : nowMs,
      updatedAt: isInstant(updatedAt) ? updatedAt : nowMs,
    };
  } catch {
    return null;
  }
}

const birthIn = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) && isObject(value['birth']) ? value['birth'] : {};

/** A zone abroad among cases that were not yet checked: an engine that knows one knows all. */
function zoneAbroad(cases: readonly unknown[]): string | undefined {
  const zones = cases.map((value) => birthIn(value)['zone']);
  return zones.filter((zone) => typeof zone === 'string').find((zone) => !isHomeZone(zone));
}

/** Year of the oldest birth among cases that were not yet checked. */
function oldestYear(cases: readonly unknown[]): number {
  const years = cases.flatMap((value) => {
    const birth = birthIn(value);
    return [birth['civil'], birth['lunar']].map((date) => (isObject(date) ? Number(date['year']) : NaN));
  });
  return Math.min(...years.filter(Number.isFinite));
}

/** Cases between two breaths of the page. */
const SLICE_CASES = 40;

/** Whether parsed JSON is a case file. */
export function isCaseFile(value: unknown): boolean {
  return isObject(value) && value['format'] === FORMAT && Array.isArray(value['cases']);
}

/**
 * Reads a case file.
 *
 * @param text of the file
 * @param existing cases of this device
 * @param onProgress called between slices of cases
 * @returns null where the text is no such file
 */
export async function readCaseFile(
  text: string,
  existing: readonly CaseRecord[],
  nowMs: number,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<CaseImport | null> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(file) || file['format'] !== FORMAT || !Array.isArray(file['cases'])) return null;
  const given: readonly unknown[] = file['cases'];
  const engine = await engineOf(oldestYear(given), zoneAbroad(given));
  const records: (CaseRecord | null)[] = [];
  for (const [index, value] of given.entries()) {
    if (index % SLICE_CASES === SLICE_CASES - 1) {
      await new Promise((resolve) => setTimeout(resolve));
      onProgress(index + 1, given.length);
    }
    // Cases without times keep the order of the file in the list of recent ones.
    records.push(readCase(engine, value, nowMs - index));
  }
  const ids = new Set(existing.map(({ id }) => id));
  const keys = new Set(existing.map(sameKey));
  const fresh: CaseRecord[] = [];
  const same: CaseRecord[] = [];
  for (const record of records) {
    if (record === null) continue;
    (ids.has(record.id) || keys.has(sameKey(record)) ? same : fresh).push(record);
    // The file itself may contain a case twice.
    ids.add(record.id);
    keys.add(sameKey(record));
  }
  return {
    fresh,
    same,
    extras: {
      groups: listOf(file['groups']).flatMap(readGroup),
      comparisons: listOf(file['comparisons']).flatMap(readComparison),
    },
    wrong: records.flatMap((record, index) => (record === null ? [index + 1] : [])),
    differing: records.flatMap((record, index) => {
      const value = given[index];
      if (record === null || !isObject(value) || !Array.isArray(value['pillars'])) return [];
      const moved = movedPillars(value['pillars'], record.pillars);
      return moved.length === 0 ? [] : [`${caseName(record)}（${moved.join('，')}）`];
    }),
  };
}

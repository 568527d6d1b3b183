/**
 * A cast chart as stored on this device: the input, its rules and the engine's version. The chart is derived again.
 */
import type { Birth, ChartRulesInput, PillarsChart, Sex } from '@shangyuan/engine/chart';
import type { Branch } from '@shangyuan/engine/ganzhi';
import type { MarkedPast, ReaderAnswers } from '@shangyuan/reading/reader';
import { lunarText } from '../words/almanacText.ts';
import { clockText } from '../words/dateText.ts';
import { pad } from '../words/text.ts';
import { shortPath, type Place } from './place.ts';

/** A note or an event of a case. */
export interface CaseNote {
  readonly id: string;
  readonly text: string;
  /** Year the event belongs to; null for a plain note. */
  readonly year: number | null;
  readonly createdAt: number;
}

/** An hour that the birth may have had. */
export interface HourCandidate {
  readonly branch: Branch;
  /** 子 from 23:00. */
  readonly isLateZi: boolean;
}

/** A picture of a case. */
export interface CaseImage {
  readonly id: string;
  readonly caseId: string;
  readonly name: string;
  readonly blob: Blob;
  /** Place among the pictures of its case. */
  readonly order: number;
}

/** Sexes as they are chosen from. */
export const SEXES = ['男', '女'] as const satisfies readonly Sex[];

/** Relation of the person to the user. */
export const RELATIONS = ['本人', '配偶', '子女', '父母', '朋友', '客户'] as const;

/** A saved chart. Times are UTC milliseconds. */
export interface CaseRecord {
  readonly id: string;
  /** Empty without a name; shown as 命主. */
  readonly name: string;
  readonly birth: Birth;
  readonly place: Place | null;
  /** Six digits, where an older client named the place only by its code; may be empty. */
  readonly areaCode?: string;
  readonly rules: ChartRulesInput;
  readonly engineVersion: string;
  /** Year, month, day, hour as text; the hour is null when unknown. */
  readonly pillars: readonly [string, string, string, string | null];
  readonly groupId: string | null;
  readonly tags: readonly string[];
  readonly isStarred: boolean;
  /** Comes before the others in every order. */
  readonly isPinned: boolean;
  readonly notes: readonly CaseNote[];
  /** One of RELATIONS, or empty. */
  readonly relation: string;
  /** Where the birth time is known from; may be empty. */
  readonly source: string;
  /** Hours that are thought possible where the hour is not certain. */
  readonly candidates: readonly HourCandidate[];
  /** What is answered about the person, for the report; absent where nothing is. */
  readonly answers?: ReaderAnswers;
  /** What is marked of the past; absent where nothing is. */
  readonly pastMarks?: readonly MarkedPast[];
  /** Whether it was seen which sentences of the past are the chart's own. */
  readonly isPastOpen?: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When it was moved to the trash; 0 for a living one (an index cannot hold null). */
  readonly deletedAt: number;
  /** When it was last written on a device by its user; records of an earlier version lack it. */
  readonly editedAt?: number;
  /** When two versions of it were last merged, on any device. */
  readonly mergedAt?: number;
  /** Of a copy in the trash: the case of which it is a version that was not chosen or never sent. */
  readonly versionOf?: string;
}

/** What a new record is made from. */
export interface NewCase {
  readonly id: string;
  readonly name: string;
  readonly chart: PillarsChart;
  readonly place: Place | null;
  readonly rules: ChartRulesInput;
  readonly nowMs: number;
}

/** Fields that records of an earlier version lack. */
const ADDED = { relation: '', source: '', candidates: [], isPinned: false } as const;

/** A record with the fields it may lack because it is older than they are. */
export function withAdded(record: CaseRecord): CaseRecord {
  return 'isPinned' in record ? record : { ...ADDED, ...(record as CaseRecord) };
}

/** Pillars of a chart as stored in a record. */
export function pillarNames({ pillars: { year, month, day, hour } }: PillarsChart): CaseRecord['pillars'] {
  return [year.name, month.name, day.name, hour?.name ?? null];
}

/** A record of a chart just cast. */
export function buildCase({ id, name, chart, place, rules, nowMs }: NewCase): CaseRecord {
  return {
    id,
    name: name.trim(),
    birth: chart.birth,
    place,
    rules,
    engineVersion: chart.engineVersion,
    pillars: pillarNames(chart),
    groupId: null,
    tags: [],
    isStarred: false,
    notes: [],
    ...ADDED,
    createdAt: nowMs,
    updatedAt: nowMs,
    deletedAt: 0,
  };
}

/** Name to show for a case. */
export function caseName({ name }: Pick<CaseRecord, 'name'>): string {
  return name === '' ? '命主' : name;
}

/**
 * Name of a case where several stand together without their births: one without a name has its date, or its
 * pillars where no date is known, beside 命主.
 *
 * @example caseLabel({ name: '', birth: { sex: '男', hour: 'minute', civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } }, pillars: ['庚午', '壬午', '辛亥', '乙未'] }) // "命主 1990-06-15"
 */
export function caseLabel({ name, birth, pillars }: Pick<CaseRecord, 'name' | 'birth' | 'pillars'>): string {
  if (name !== '') return name;
  return `命主 ${'pillars' in birth ? pillars.filter((pillar) => pillar !== null).join('') : dateLine(birth)}`;
}

/**
 * Place of a case in a few characters: the narrowest name, or the code where it has no other; empty where none is known.
 *
 * @example placeText({ place: null, areaCode: '510100' }) // "地区 510100"
 */
export function placeText({ place, areaCode = '' }: Pick<CaseRecord, 'place' | 'areaCode'>): string {
  if (place !== null) return shortPath(place.path).at(-1) ?? '';
  return areaCode === '' ? '' : `地区 ${areaCode}`;
}

/**
 * Birth time of a case in a few characters.
 *
 * @example birthLine({ sex: '男', hour: 'minute', civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } }) // "1990-06-15 14:30"
 * @example birthLine({ sex: '男', hour: 'minute', pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null } }) // "四柱"
 */
export function birthLine(birth: Birth): string {
  if ('pillars' in birth) return '四柱';
  const clock =
    birth.hour === 'unknown' ? '时辰不详' : clockText('civil' in birth ? birth.civil : birth.lunar);
  return `${dateLine(birth)} ${clock}`;
}

function dateLine(birth: Exclude<Birth, { readonly pillars: unknown }>): string {
  if ('lunar' in birth) return `农历${birth.lunar.year}年${lunarText(birth.lunar)}`;
  const { year, month, day } = birth.civil;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The clock that decides the hour of a case, where it is not the clock on the wall. */
export function clockLine({ birth, rules }: Pick<CaseRecord, 'birth' | 'rules'>): string {
  if ('pillars' in birth || birth.hour === 'unknown') return '';
  return rules.clock === 'trueSolar' ? '真太阳时' : rules.clock === 'meanSolar' ? '平太阳时' : '';
}

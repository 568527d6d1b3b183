/**
 * The reader of a chart: the key that variants are chosen by, and the age on the day of reading.
 */
import type { AnyChart, PillarKey } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';

/** Pillars of a chart in their order, the hour where it is known. */
export const PILLAR_KEYS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];

/** What a reader may answer about the person of the chart; null where it is not answered, and nothing is assumed. */
export interface ReaderAnswers {
  readonly situation: '学生' | '在职' | '自由' | '退休' | null;
  /** Whether there is a partner. */
  readonly partner: boolean | null;
  /** Whether there are children. */
  readonly children: boolean | null;
}

/** Nothing is answered. */
export const NO_ANSWERS: ReaderAnswers = { situation: null, partner: null, children: null };

/** Whether something of the past happened, in the reader's memory. */
export type PastMark = '相符' | '不符' | '记不清';

/** The mark of a statement about the past. */
export interface MarkedPast {
  /** Name of the statement, the same in every chart: 2013.搬迁. */
  readonly id: string;
  readonly mark: PastMark;
  /** Given when the reader could see who says it: it does not count beside chance. */
  readonly isOpen: boolean;
}

/** Audience of a text: child to 12, teen to 17, young to 22, adult to 64, retired to 79, elder from 80 on. */
export const AUDIENCES = ['child', 'teen', 'young', 'adult', 'retired', 'elder'] as const;
/** One of `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** Younger readers get no text on love, money or work. */
export const ADULT_AGE = 18;
/** From this age on, work is described in the past and meeting a partner is left out. */
export const RETIRED_AGE = 65;

/** Pillars of parents and of those before them: a retired reader is not advised to visit them, nor about the work the month stands for. */
export const ELDER_PILLARS: readonly PillarKey[] = ['year', 'month'];

/** Whole years between a birth and a later day, by the calendar. */
export function ageOn(birth: CivilDate, today: CivilDate): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (had ? 0 : 1);
}

/**
 * Name of a chart that words are chosen by: pillars and sex.
 *
 * @example chartKeyOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: null }, sex: '男', hour: 'unknown' })) // '庚午辛巳庚辰男'
 */
export function chartKeyOf({ pillars, sex }: Pick<AnyChart, 'pillars' | 'sex'>): string {
  return PILLAR_KEYS.map((key) => pillars[key]?.name ?? '').join('') + sex;
}

const YOUNGEST: readonly (readonly [age: number, audience: Audience])[] = [
  [80, 'elder'],
  [RETIRED_AGE, 'retired'],
  [23, 'adult'],
  [ADULT_AGE, 'young'],
  [13, 'teen'],
];

/**
 * The audience of the texts of a chart. An adult who answers 退休 reads as one who has retired.
 *
 * @param age whole years, null without a date: an adult
 */
export function audienceOf(age: number | null, { situation }: Pick<ReaderAnswers, 'situation'>): Audience {
  const byAge = age === null ? 'adult' : (YOUNGEST.find(([from]) => age >= from)?.[1] ?? 'child');
  return situation === '退休' && byAge === 'adult' ? 'retired' : byAge;
}

/** Whether something holds of a reader. */
export type Fit = (answers: ReaderAnswers, audience: Audience) => boolean;

const isGrown: Fit = (_, audience) => audience !== 'child' && audience !== 'teen';
const isWorking: Fit = ({ situation }, audience) =>
  situation === null ? audience === 'adult' : situation === '在职' || situation === '自由';

/** Words that presuppose something of the reader, and whether it holds. */
const PRESUPPOSED: readonly (readonly [words: RegExp, holds: Fit])[] = [
  [/下班|上班|加班|同事|上司|上级|升职|晋升|加薪|跳槽|述职|考核|业绩|客户|催稿|出差|简历|公事/u, isWorking],
  [
    /(?<![像这])孩子(?!气)|儿女|子女|为人父母/u,
    ({ children }, audience) => children === true || audience === 'child',
  ],
  [/爱人|另一半|枕边|夫妻|婚后|两口子|家里那位/u, ({ partner }) => partner === true],
  [/恋爱|约会|心仪|成家|喝酒|咖啡|理财|存款|账本|花销|积蓄|合同|实习/u, isGrown],
  [/钱|账|前辈|清单|期限|手机|屏幕|久没见|老朋友|旧友|存底|工作|行业/u, isGrown],
  [/陪陪长辈|看望父母|父母唠叨|前辈提携/u, (_, audience) => audience !== 'retired' && audience !== 'elder'],
  [/年过四十|出社会|攒资历|换岗|创业|分期/u, (_, audience) => audience === 'adult' || audience === 'young'],
];

/** What a text presupposes of its reader: a test for each thing. */
export function presupposedIn(text: string): readonly Fit[] {
  return PRESUPPOSED.filter(([words]) => words.test(text)).map(([, holds]) => holds);
}

/**
 * Whether a text presupposes nothing that is not known of its reader.
 *
 * @example fitsReader('下班以后走一圈。', NO_ANSWERS, 'retired') // false
 */
export function fitsReader(text: string, answers: ReaderAnswers, audience: Audience): boolean {
  return presupposedIn(text).every((holds) => holds(answers, audience));
}

/**
 * Participants, as in the forms of picking: chosen from the cases, or read from an address, which has no names.
 */
import { affairOf, type PickPerson, type PickRole } from '@shangyuan/engine/almanac';
import type { Sex } from '@shangyuan/engine/chart';
import { ganzhiOf, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { yearOnlyText } from '@shangyuan/reading/picking';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { findName } from './answered.ts';

/** A year whose pillar is 甲子. */
const JIAZI_YEAR = 4;

/** Parts that a wedding has. */
export const WEDDING_ROLES = ['新郎', '新娘', '家人'] as const satisfies readonly PickRole[];
/** Part of a person at a wedding. */
export type WeddingRole = (typeof WEDDING_ROLES)[number];

const SEX_OF_ROLE: Readonly<Partial<Record<PickRole, Sex>>> = { 新郎: '男', 新娘: '女' };

/** Whether an affair has bride and groom, as its row of the table says. */
function isWedding(affair: string): boolean {
  return affairOf(affair).custom === 'wedding';
}

/** A person the day must suit. */
export interface Participant {
  readonly id: string;
  /** Empty where there is none. */
  readonly name: string;
  /** Null where it is not known. */
  readonly sex: Sex | null;
  /** Part at a wedding that was chosen; null where it follows from the sex, or from who else takes part. */
  readonly weddingRole: WeddingRole | null;
  readonly pillars: Omit<PickPerson, 'role'>;
}

/** A case as a participant. */
export function participantOf({ id, name, birth, pillars }: CaseRecord): Participant {
  const [birthYear, birthMonth, birthDay] = pillars;
  return { id, name, sex: birth.sex, weddingRole: null, pillars: { birthYear, birthMonth, birthDay } };
}

/** A person known only by the year of birth, and at a wedding the part. */
export interface YearPerson {
  readonly name: string;
  /** The 干支 year, which begins at 立春. */
  readonly year: number;
  readonly weddingRole: WeddingRole | null;
}

/**
 * A person known by a year, as a participant.
 *
 * @example participantOfYear({ name: '', year: 1990, weddingRole: null }).pillars // { birthYear: '庚午' }
 */
export function participantOfYear({ name, year, weddingRole }: YearPerson): Participant {
  const birthYear = yearPillarOf(year).name;
  const sex = weddingRole === null ? null : (SEX_OF_ROLE[weddingRole] ?? null);
  return { id: `${weddingRole ?? ''}${name}${year}`, name, sex, weddingRole, pillars: { birthYear } };
}

/** Pillar of a 干支 year. */
export function yearPillarOf(year: number): Ganzhi {
  return ganzhiOf(year - JIAZI_YEAR);
}

/** Whether only the year of birth is known. */
export function isYearOnly({ birthMonth, birthDay }: Omit<PickPerson, 'role'>): boolean {
  return birthMonth === undefined && birthDay === undefined;
}

/** A participant of an address, which says the part of each in its affair. */
export function participantOfPerson(affair: string, { role, ...pillars }: PickPerson): Participant {
  const { birthYear, birthMonth = '', birthDay = '' } = pillars;
  const weddingRole = isWedding(affair) ? WEDDING_ROLES.find((part) => part === role) : undefined;
  return {
    id: `${role}${birthYear}${birthMonth}${birthDay}`,
    name: findName({ role, ...pillars }) ?? '',
    sex: SEX_OF_ROLE[role] ?? null,
    weddingRole: weddingRole ?? null,
    pillars,
  };
}

/** Bride and groom. */
const COUPLE = 2;

/** Parts at a wedding: as chosen, then by the sex, and who is left takes the place that is. */
function weddingRolesOf(people: readonly Participant[]): readonly WeddingRole[] {
  const roles = people.map(({ weddingRole }) => weddingRole);
  const hasRoom = () => roles.filter((role) => role === '新郎' || role === '新娘').length < COUPLE;
  people.forEach(({ sex }, index) => {
    if (roles[index] === null && sex !== null && hasRoom()) roles[index] = sex === '男' ? '新郎' : '新娘';
  });
  people.forEach((_, index) => {
    if (roles[index] === null && hasRoom()) roles[index] = roles.includes('新郎') ? '新娘' : '新郎';
  });
  return roles.map((role) => role ?? '家人');
}

/** Parts of those who take part, in their order: bride and groom at a wedding, else 主 and 家人. */
export function rolesOf(affair: string, people: readonly Participant[]): readonly PickRole[] {
  return isWedding(affair) ? weddingRolesOf(people) : people.map((_, index) => (index === 0 ? '主' : '家人'));
}

/** The wedding part that still lacks a person; null where the affair is no wedding. */
export function nextWeddingRole(affair: string, people: readonly Participant[]): WeddingRole | null {
  if (!isWedding(affair)) return null;
  const next: Participant = { id: '', name: '', sex: null, weddingRole: null, pillars: { birthYear: '' } };
  return weddingRolesOf([...people, next]).at(-1) ?? null;
}

/** Who takes part in words: 新郎 阿远, or 新郎 庚午 without a name. */
export function personText(person: PickPerson): string {
  const name = findName(person) ?? '';
  return `${person.role} ${name === '' ? `${person.birthYear}年生` : name}`;
}

/** What was not considered of people known only by a year; empty where there are none. */
export function yearOnlyNote(people: readonly PickPerson[]): string {
  return yearOnlyText(people.filter(isYearOnly).map(personText));
}

/** Participants in the form the engine takes. */
export function peopleOf(affair: string, participants: readonly Participant[]): readonly PickPerson[] {
  const roles = rolesOf(affair, participants);
  return participants.map(({ pillars }, index) => ({ role: roles[index] ?? '家人', ...pillars }));
}

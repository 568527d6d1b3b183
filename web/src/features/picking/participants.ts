/**
 * Who takes part, as the forms of picking hold them: chosen from the cases, or read from an address, which has no names.
 */
import type { PickPerson, PickRole } from '@shangyuan/engine/almanac';
import type { Sex } from '@shangyuan/engine/chart';
import { ganzhiOf, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { yearOnlyText } from '@shangyuan/reading/picking';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { findName } from './asked.ts';

/** A year whose pillar is 甲子. */
const JIAZI_YEAR = 4;

/** Somebody the day must suit. */
export interface Participant {
  readonly id: string;
  /** Empty where there is none. */
  readonly name: string;
  /** Null where it is not known. */
  readonly sex: Sex | null;
  readonly pillars: Omit<PickPerson, 'role'>;
}

/** A case as a participant. */
export function participantOf({ id, name, birth, pillars }: CaseRecord): Participant {
  const [birthYear, birthMonth, birthDay] = pillars;
  return { id, name, sex: birth.sex, pillars: { birthYear, birthMonth, birthDay } };
}

/**
 * Somebody of whom the year of birth alone is known.
 *
 * @param year the 干支 year, which begins at 立春
 * @example participantOfYear({ name: '', year: 1990 }).pillars // { birthYear: '庚午' }
 */
export function participantOfYear({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number;
}): Participant {
  const birthYear = yearPillarOf(year).name;
  return { id: `${name}${year}`, name, sex: null, pillars: { birthYear } };
}

/** Pillar of a 干支 year. */
export function yearPillarOf(year: number): Ganzhi {
  return ganzhiOf(year - JIAZI_YEAR);
}

/** Who is known by the year of birth alone. */
export function isYearOnly({ birthMonth, birthDay }: Omit<PickPerson, 'role'>): boolean {
  return birthMonth === undefined && birthDay === undefined;
}

const SEX_OF_ROLE: Readonly<Partial<Record<PickRole, Sex>>> = { 新郎: '男', 新娘: '女' };

/** A participant of an address. */
export function participantOfPerson({ role, ...pillars }: PickPerson): Participant {
  const { birthYear, birthMonth = '', birthDay = '' } = pillars;
  return {
    id: `${role}${birthYear}${birthMonth}${birthDay}`,
    name: findName({ role, ...pillars }) ?? '',
    sex: SEX_OF_ROLE[role] ?? null,
    pillars,
  };
}

/** Part of the i-th participant: bride and groom at a wedding, else 主 and 家人. */
export function roleOf(affair: string, { sex }: Participant, index: number): PickRole {
  if (affair !== 'jiaqu' || index > 1) return index === 0 ? '主' : '家人';
  return (sex ?? (index === 0 ? '男' : '女')) === '男' ? '新郎' : '新娘';
}

/** Who takes part in words: 新郎 阿远, or 新郎 庚午 without a name. */
export function personText(person: PickPerson): string {
  const name = findName(person) ?? '';
  return `${person.role} ${name === '' ? `${person.birthYear}年生` : name}`;
}

/** What was not considered of those who are known by a year alone; empty where there are none. */
export function yearOnlyNote(people: readonly PickPerson[]): string {
  return yearOnlyText(people.filter(isYearOnly).map(personText));
}

/** Participants as the engine is asked about them. */
export function peopleOf(affair: string, participants: readonly Participant[]): readonly PickPerson[] {
  return participants.map((participant, index) => ({
    role: roleOf(affair, participant, index),
    ...participant.pillars,
  }));
}

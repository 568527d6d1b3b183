/**
 * Who takes part, as the forms of picking hold them: chosen from the cases, or read from an address, which has no names.
 */
import type { PickPerson, PickRole } from '@shangyuan/engine/almanac';
import type { Sex } from '@shangyuan/engine/chart';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

/** Somebody the day must suit. */
export interface Participant {
  readonly id: string;
  /** 张三（庚午年）, or 新郎（庚午年） where there is no name. */
  readonly text: string;
  /** Null where it is not known. */
  readonly sex: Sex | null;
  readonly pillars: Omit<PickPerson, 'role'>;
}

/** A case as a participant. */
export function participantOf(record: CaseRecord): Participant {
  const [birthYear, birthMonth, birthDay] = record.pillars;
  return {
    id: record.id,
    text: `${caseName(record)}（${birthYear}年）`,
    sex: record.birth.sex,
    pillars: { birthYear, birthMonth, birthDay },
  };
}

const SEX_OF_ROLE: Readonly<Partial<Record<PickRole, Sex>>> = { 新郎: '男', 新娘: '女' };

/** A participant of an address. */
export function participantOfPerson({ role, ...pillars }: PickPerson): Participant {
  const { birthYear, birthMonth = '', birthDay = '' } = pillars;
  return {
    id: `${role}${birthYear}${birthMonth}${birthDay}`,
    text: `${role}（${birthYear}年）`,
    sex: SEX_OF_ROLE[role] ?? null,
    pillars,
  };
}

/** Part of the i-th participant: bride and groom at a wedding, else 主 and 家人. */
function roleOf(affair: string, { sex }: Participant, index: number): PickRole {
  if (affair !== 'jiaqu' || index > 1) return index === 0 ? '主' : '家人';
  return (sex ?? (index === 0 ? '男' : '女')) === '男' ? '新郎' : '新娘';
}

/** Participants as the engine is asked about them. */
export function peopleOf(affair: string, participants: readonly Participant[]): readonly PickPerson[] {
  return participants.map((participant, index) => ({
    role: roleOf(affair, participant, index),
    ...participant.pillars,
  }));
}

/**
 * A saved case as a form, and the form as the case's new birth: in its own calendar, with its place and its rules.
 */
import { civilDateOfLunar, type CalendarEngine } from '@shangyuan/engine/calendar';
import type { Birth, ChartRulesInput, DatedBirth } from '@shangyuan/engine/chart';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { updateCase } from '../../lib/cases/caseDb.ts';
import { buildCase, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { calendarOf } from '../../lib/engine/calendarOf.ts';
import { birthOf, type SexedForm } from './birthForm.ts';
import { usableRules } from './birthView.ts';

/** A birth being corrected: the form, and the rules of its case. */
export interface CaseForm {
  readonly form: SexedForm;
  readonly rules: ChartRulesInput;
}

/** The form that a case with a date was cast from. */
export function caseFormOf(engine: CalendarEngine, record: CaseRecord, birth: DatedBirth): CaseForm {
  const { name, place, areaCode = '', rules } = record;
  const isLunar = 'lunar' in birth;
  const { hour, minute, second = 0 } = isLunar ? birth.lunar : birth.civil;
  const { year, month, day } = isLunar ? civilDateOfLunar(birth.lunar, undefined, engine) : birth.civil;
  // 不改 and the rule that reads the clock as it was typed are one: the form offers the first.
  const isDstKept = rules.clock === 'wall';
  const { clock: _, ...others } = rules;
  return {
    form: {
      calendar: isLunar ? 'lunar' : 'solar',
      name,
      sex: birth.sex,
      civil: { year, month, day, hour, minute, second },
      hour: birth.hour,
      place,
      areaCode,
      isDstKept,
      utcOffsetMinutes: birth.utcOffsetMinutes,
      // It was cast by the clock of its place.
      isBeijingTime: birth.utcOffsetMinutes === undefined,
    },
    rules: isDstKept ? others : rules,
  };
}

/** What the form does not show stays as it was while the place does: a longitude that was imported. */
const WHERE = ['zone', 'longitudeDeg', 'latitudeDeg'] as const;

/** The birth a form makes of a case. */
export function correctedBirth(engine: CalendarEngine, { birth, place }: CaseRecord, form: SexedForm): Birth {
  const next = birthOf(engine, form);
  if (form.place !== place) return next;
  const fields = WHERE.filter((field) => birth[field] !== undefined);
  return { ...next, ...Object.fromEntries(fields.map((field) => [field, birth[field]])) };
}

/** Writes a corrected birth into its case. @throws RangeError for a date that does not exist */
export async function saveCaseForm(record: CaseRecord, { form, rules: chosen }: CaseForm): Promise<void> {
  const engine = await calendarOf(form.civil.year);
  const rules = usableRules(form, chosen);
  await saveCaseBirth(record, {
    name: form.name,
    birth: correctedBirth(engine, record, form),
    place: form.place,
    rules,
  });
}

type Corrected = Pick<CaseRecord, 'name' | 'birth' | 'place' | 'rules'>;

/** Writes a birth into a case; notes, tags and the star stay. @throws RangeError for a birth that cannot be cast */
export async function saveCaseBirth(
  record: CaseRecord,
  { name, birth, place, rules }: Corrected,
): Promise<void> {
  const nowMs = Date.now();
  const chart = await castBirth(birth, rules);
  const { pillars, engineVersion, ...next } = buildCase({ id: record.id, name, chart, place, rules, nowMs });
  await updateCase(record.id, {
    name: next.name,
    birth: next.birth,
    place,
    rules,
    pillars,
    engineVersion,
    updatedAt: nowMs,
  });
}

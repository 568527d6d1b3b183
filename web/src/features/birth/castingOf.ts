import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import type { Place } from '../../lib/cases/place.ts';
import { calendarOf } from '../../lib/engine/calendarOf.ts';
import { birthOf, type SexedForm } from './birthForm.ts';
import { usableRules } from './birthView.ts';
import { rememberForm } from './draft.ts';

/** The casting of a form. */
export interface FormCasting {
  readonly name: string;
  readonly birth: Birth;
  readonly place: Place | null;
  readonly rules: ChartRulesInput;
}

/** The casting of a form, with the calendar it needs; the place is remembered for the next. */
export async function castingOf(form: SexedForm, rules: ChartRulesInput): Promise<FormCasting> {
  rememberForm(form);
  const engine = await calendarOf(form.civil.year);
  return {
    name: form.name,
    birth: birthOf(engine, form),
    place: form.place,
    rules: usableRules(form, rules),
  };
}

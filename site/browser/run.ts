/** The calls of the playground on the engine. */
import {
  almanacDay,
  analyseChart,
  castChart,
  civilDateOfLunar,
  festivalsOf,
  luckOf,
  lunarDateOf,
  lunarYear,
  pickDays,
  pillarsOf,
  type ChartRules,
  type LunarDateInput,
  type TimeInput,
} from '@shangyuan/engine';
import type { AlmanacRules, PickDaysQuery } from '@shangyuan/engine/almanac';
import type { BirthPlace, HomeBirth } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import type { CallName } from './calls.ts';

/** Arguments by name. They are as they were typed: the functions themselves say what is wrong with them. */
interface Values {
  readonly birth: HomeBirth;
  readonly rules: Partial<ChartRules>;
  readonly place: BirthPlace;
  readonly time: TimeInput;
  readonly date: CivilDate;
  readonly lunar: LunarDateInput;
  readonly year: number;
  readonly query: PickDaysQuery;
}

const RUN: Readonly<Record<CallName, (values: Values) => unknown>> = {
  castChart: ({ birth, rules }) => castChart(birth, rules),
  pillarsOf: ({ time, rules, place }) => pillarsOf(time, rules, place),
  luckOf: ({ birth, rules }) => luckOf(castChart(birth, rules)),
  analyseChart: ({ birth, rules }) => analyseChart(castChart(birth, rules)),
  lunarDateOf: ({ date }) => lunarDateOf(date),
  civilDateOfLunar: ({ lunar }) => civilDateOfLunar(lunar),
  lunarYear: ({ year }) => lunarYear(year),
  almanacDay: ({ date, rules }) => almanacDay(date, rules as Partial<AlmanacRules>),
  festivalsOf: ({ date }) => festivalsOf(date),
  pickDays: ({ query }) => pickDays(query),
};

/** What a call of the playground came to: its result as JSON, or the error of the engine. */
export type Outcome =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly name: string; readonly message: string };

/** Runs a call; what the engine refuses is an outcome too. */
export function runCall(name: CallName, values: Readonly<Record<string, unknown>>): Outcome {
  try {
    return { ok: true, json: JSON.stringify(RUN[name](values as unknown as Values), null, 2) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, name: error.name, message: error.message };
  }
}

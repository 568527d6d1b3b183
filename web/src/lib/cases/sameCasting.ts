/**
 * Whether two castings are one: a use is a new calculation, so the same birth by the same rules opens the stored case.
 */
import { CHART_OPTIONS, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import type { CaseRecord } from './caseRecord.ts';

/** What is compared. */
interface Cast {
  readonly name: string;
  readonly birth: Birth;
  readonly rules: ChartRulesInput;
}

/** Text of a value that does not depend on the order of its keys; what is absent and what is undefined are the same. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${key}:${canonical(part)}`).join(',')}}`;
}

/** Rules that differ from the defaults. */
function chosenRules(rules: ChartRulesInput): Readonly<Record<string, unknown>> {
  const defaults: Readonly<Record<string, readonly unknown[]>> = CHART_OPTIONS.values;
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => value !== defaults[name]?.[0]));
}

/**
 * The saved case that a casting would only repeat: the same birth and rules, under the same name or under none.
 *
 * @param cases living ones
 */
export function findSameCase(cases: readonly CaseRecord[], { name, birth, rules }: Cast): CaseRecord | null {
  const key = canonical({ birth, rules: chosenRules(rules) });
  const trimmed = name.trim();
  const isSame = (record: CaseRecord) =>
    (trimmed === '' || record.name === trimmed) &&
    canonical({ birth: record.birth, rules: chosenRules(record.rules) }) === key;
  return cases.find(isSame) ?? null;
}

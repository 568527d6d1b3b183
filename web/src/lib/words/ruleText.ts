/** The rules that were chosen: changing one of them, the two that matter most, and the line every chart carries. */
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '@shangyuan/engine/chart';

/** The value of a rule that holds: the chosen one, else the default. */
export function ruleValue(rules: ChartRulesInput, name: keyof ChartRules): string {
  return String(rules[name] ?? CHART_OPTIONS.values[name][0]);
}

/** Rules with one of them changed; a default is left out, so that a later default is followed. */
export function withRule<K extends keyof ChartRules>(
  rules: ChartRulesInput,
  name: K,
  value: ChartRules[K],
): ChartRulesInput {
  const { [name]: _, ...others } = rules;
  return value === CHART_OPTIONS.values[name][0] ? (others as ChartRulesInput) : { ...rules, [name]: value };
}

/**
 * The two rules that matter most, in a line.
 *
 * @example ruleSummary({ clock: 'trueSolar' }) // "换日 23:00 · 真太阳时 开"
 */
export function ruleSummary(rules: ChartRulesInput): string {
  const day = (rules.dayBoundary ?? 'zi23') === 'zi23' ? '23:00' : '0:00';
  return `换日 ${day} · 真太阳时 ${rules.clock === 'trueSolar' ? '开' : '关'}`;
}

const DAY_BOUNDARY_SHORT = { zi23: '23:00', midnight: '0:00', midnightSame: '0:00' } as const;
const CLOCK_SHORT = {
  civil: '真太阳时 关',
  trueSolar: '真太阳时 开',
  meanSolar: '平太阳时',
  wall: '照所填时间',
} as const;

/** The line every chart carries, as parts: 子时换日 23:00, 节气定月, 真太阳时 关, 引擎 2.0.0. */
export function ruleLine(rules: ChartRules, engineVersion: string): readonly string[] {
  return [
    `子时换日 ${DAY_BOUNDARY_SHORT[rules.dayBoundary]}`,
    '节气定月',
    CLOCK_SHORT[rules.clock],
    `引擎 ${engineVersion}`,
  ];
}

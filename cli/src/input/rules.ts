/**
 * Rules of a chart as they are typed: a preset, and single options.
 */
import { CHART_OPTIONS, type ChartRules } from '@shangyuan/engine/chart';
import { UsageError } from '../context.ts';
import { textOf, textsOf, type FlagValues } from '../flagValues.ts';
import { text } from '../language.ts';

function checkOption(name: string, value: string): void {
  const values = (CHART_OPTIONS.values as Readonly<Record<string, readonly string[]>>)[name];
  if (values === undefined)
    throw new UsageError(
      text(
        `没有规则 ${name}；有：${CHART_OPTIONS.names.join(' ')}`,
        `no rule ${name}; there are: ${CHART_OPTIONS.names.join(' ')}`,
      ),
    );
  if (!values.includes(value))
    throw new UsageError(
      text(
        `规则 ${name} 没有「${value}」；有：${values.join(' ')}`,
        `rule ${name} has no "${value}", expected ${values.join(', ')}`,
      ),
    );
}

/** The full rules of `--rules` and `--rule`. @throws UsageError for an option or a value that does not exist */
export function readRules(flags: FlagValues): ChartRules {
  const preset = textOf(flags, 'rules') as keyof typeof CHART_OPTIONS.presets | undefined;
  const options = textsOf(flags, 'rule').map((typed) => {
    const [name = '', value = ''] = typed.split('=', 2);
    checkOption(name, value);
    return [name, value];
  });
  return CHART_OPTIONS.complete({
    ...(preset !== undefined && CHART_OPTIONS.presets[preset]),
    ...Object.fromEntries(options),
  });
}

/** By rules, which a batch shares: there are forty options to look at. */
const changedOf = new WeakMap<ChartRules, Readonly<Record<string, string>>>();

/** Options that differ from the default. */
export function changedRules(rules: ChartRules): Readonly<Record<string, string>> {
  const known = changedOf.get(rules);
  if (known !== undefined) return known;
  const names = CHART_OPTIONS.names.filter((name) => rules[name] !== CHART_OPTIONS.defaults[name]);
  const changed = Object.fromEntries(names.map((name) => [name, rules[name]]));
  changedOf.set(rules, changed);
  return changed;
}

/** The table of the rules of a chart, from their declaration and the words that the app shows. */
import { CHART_OPTIONS, type ChartRules } from '@shangyuan/engine/chart';
import { RULE_NAMES, RULE_WORDS } from '@shangyuan/reading/chart';

/** Markdown: each rule with its values, the default first. */
export function rulesTable(): string {
  const rows = CHART_OPTIONS.names.map((name: keyof ChartRules) => {
    const words: Readonly<Record<string, string>> = RULE_WORDS[name];
    const values = CHART_OPTIONS.values[name].map((value) => `\`${value}\` ${words[value] ?? ''}`);
    return `| ${RULE_NAMES[name]} | \`${name}\` | ${values.join('<br>')} |`;
  });
  return [
    '| 规则 | 名字 name | 取值（首个为默认）values, the default first |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The files of deploy/monitoring: alarms, their trials, the board, and what of our metrics their expressions name. */
import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../deploy/monitoring/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

type Alarm = {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly description: string };
};

/** Alarms in their order. */
export function alarms(): readonly Alarm[] {
  const { groups } = read('alerts.json') as { groups: { rules: Alarm[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

type Trial = {
  readonly name: string;
  readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly object[] }[];
};

/** Trials of the alarms for `promtool test rules`. */
export const trials = (): readonly Trial[] => (read('alerts.test.json') as { tests: Trial[] }).tests;

/** An expression of the board, and the labels that its legend shows. */
export type Shown = { readonly title: string; readonly expr: string; readonly labels: readonly string[] };

/** Every expression of the board. */
export function shown(): readonly Shown[] {
  const { panels } = read('board.json') as {
    panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
  };
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({
      title,
      expr,
      labels: [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
    })),
  );
}

/** A matcher of a selector, such as `event="sms.cap"`. */
type Matcher = { readonly label: string; readonly operator: string; readonly value: string };
/** What an expression names. */
type Named = {
  readonly metrics: readonly { readonly metric: string; readonly matchers: readonly Matcher[] }[];
  /** Labels that it groups by. */
  readonly labels: readonly string[];
};

const WORDS = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'offset', 'bool']);

/** Metrics and labels of an expression of Prometheus. */
export function namesIn(expr: string): Named {
  const labels: string[] = [];
  const metrics: { metric: string; matchers: readonly Matcher[] }[] = [];
  const withoutGroups = expr
    .replaceAll(/"[^"]*"|\[[^\]]*\]/g, (part) => (part.startsWith('"') ? part : ' '))
    .replaceAll(/\boffset \w+/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring) \(([^)]*)\)/g, (_, list: string) => {
      labels.push(...list.split(',').map((label) => label.trim()));
      return ' ';
    });
  const names = /([a-z_]\w*)\s*(\(|\{([^}]*)\})?/gi;
  for (const [, metric = '', rest = '', inner = ''] of withoutGroups.matchAll(names)) {
    if (rest === '(' || WORDS.has(metric)) continue;
    const matchers = [...inner.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];
    metrics.push({
      metric,
      matchers: matchers.map(([, label = '', operator = '', value = '']) => ({ label, operator, value })),
    });
  }
  return { metrics, labels };
}

/** Labels of each metric, with their values, in a text for Prometheus. */
export function metricsIn(text: string): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const line of text.split('\n')) {
    const [, metric = '', inner = ''] = /^([a-z_]\w*)(?:\{(.*)\})? \S+$/i.exec(line) ?? [];
    if (metric === '') continue;
    const labels = found.get(metric) ?? new Map<string, Set<string>>();
    found.set(metric, labels);
    for (const [, label = '', value = ''] of inner.matchAll(/(\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
  return found;
}

/** The alarms as docs/OPERATIONS.md quotes them. */
export function alarmsTable(): string {
  const rows = alarms().map(
    ({ alert, annotations }) => `| \`${alert}\` | ${annotations.summary} | ${annotations.description} |`,
  );
  return ['| alarm | when | it means |', '|---|---|---|', ...rows].join('\n');
}

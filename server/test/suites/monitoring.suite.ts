/** Alarms and board of deploy/monitoring read metrics that this server gives. */
import { describe, expect, it } from 'vitest';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { TestClient, unique, type Harness } from '../harness.ts';
import { alarms, metricsIn, namesIn, shown } from '../monitoring.ts';

/** Added by Prometheus itself. */
const BUILT_IN = 'up 1\n';
const ADDED_LABELS = ['job', 'instance'];

export function monitoringSuite(harness: () => Harness): void {
  const text = async () => (await fetch(`${harness().origin}/metrics`)).text();
  /** Value of a series as its line begins. */
  const metricsNumber = (metrics: string, series: string) => {
    const line = metrics.split('\n').find((item) => item.startsWith(`${series} `));
    return Number(line?.slice(series.length + 1));
  };

  describe('metrics', () => {
    it('that alarms and board read are given, with every label and value that they name', async () => {
      const client = new TestClient(harness());
      await client.register();
      await client.call('consumeQuota', { feature: 'PaiPan', requestId: unique().requestId });
      await runHousekeeping(harness().system);
      harness().parts.metrics.recordHousekeeping('paymentReport', true, harness().now());
      const given = metricsIn(BUILT_IN + (await text()));
      const expressions = [
        ...alarms().map(({ alert, expr }) => ({ title: alert, expr, labels: [] })),
        ...shown(),
      ];
      expect(expressions.length).toBeGreaterThan(50);
      const problems: string[] = [];
      for (const { title, expr, labels } of expressions) {
        const named = namesIn(expr);
        expect(named.metrics.length, expr).toBeGreaterThan(0);
        for (const { metric, matchers } of named.metrics) {
          const known = given.get(metric);
          if (known === undefined) {
            problems.push(`${title}: no metric ${metric}`);
            continue;
          }
          for (const label of [...named.labels, ...labels, ...matchers.map((matcher) => matcher.label)])
            if (!known.has(label) && !ADDED_LABELS.includes(label))
              problems.push(`${title}: ${metric} has no label ${label}`);
          for (const { label, operator, value } of matchers) {
            // Which status an answer has is no name of ours.
            if (ADDED_LABELS.includes(label) || label === 'status') continue;
            const fits = operator.endsWith('~') ? new RegExp(`^(?:${value})$`) : null;
            const values = [...(known.get(label) ?? [])];
            if (!values.some((item) => fits?.test(item) ?? item === value))
              problems.push(`${title}: ${metric} has no ${label}="${value}"`);
          }
        }
      }
      expect(problems).toEqual([]);
    });

    it('say what is under way and what has been done', async () => {
      const before = metricsNumber(await text(), 'quota_uses_total{feature="PaiPan",outcome="counted"}');
      const client = new TestClient(harness());
      await client.register();
      const use = async () =>
        client.call('consumeQuota', { feature: 'PaiPan', requestId: unique().requestId });
      let used = 0;
      while ((await use()).status === 200) used += 1;
      expect(used).toBeGreaterThan(0);
      const after = await text();
      expect(metricsNumber(after, 'quota_uses_total{feature="PaiPan",outcome="counted"}')).toBe(
        before + used,
      );
      expect(metricsNumber(after, 'quota_uses_total{feature="PaiPan",outcome="usedUp"}')).toBeGreaterThan(0);
      expect(metricsNumber(after, 'database_reachable')).toBe(1);
      expect(metricsNumber(after, 'database_connections_limit')).toBeGreaterThan(0);
      const errors = metricsNumber(after, 'log_lines_total{level="error"}');
      harness().system.log.error({}, 'a line of the monitoring suite');
      expect(metricsNumber(await text(), 'log_lines_total{level="error"}')).toBe(errors + 1);
    });
  });
}

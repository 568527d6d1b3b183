/** The alarms by the program of Prometheus itself. FULL=1, where promtool is installed. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alarms, namesIn, trials } from './monitoring.ts';

const FOLDER = fileURLToPath(new URL('../../deploy/monitoring/', import.meta.url));

const promtool = (cwd: string, ...args: string[]) =>
  execFileSync('promtool', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

const whyNot = (() => {
  if (process.env['FULL'] !== '1') return 'FULL=1 runs them';
  try {
    promtool('/', '--version');
    return '';
  } catch {
    return 'promtool is not installed (Debian: prometheus)';
  }
})();

it('every alarm has a trial in which it rings and one in which it does not', () => {
  const names = alarms().map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const checks = trials().flatMap((trial) =>
      trial.alert_rule_test.filter(({ alertname }) => alertname === name),
    );
    expect(
      checks.some(({ exp_alerts }) => exp_alerts.length > 0),
      `${name} rings`,
    ).toBe(true);
    expect(
      checks.some(({ exp_alerts }) => exp_alerts.length === 0),
      `${name} does not ring`,
    ).toBe(true);
  }
});

it('reads metrics, matchers and groups out of an expression', () => {
  const expr = 'sum by (le, route) (rate(a_bucket{job="x",status=~"5.."}[5m] offset 10m)) > 2 and up == 0';
  expect(namesIn(expr)).toEqual({
    labels: ['le', 'route'],
    metrics: [
      {
        metric: 'a_bucket',
        matchers: [
          { label: 'job', operator: '=', value: 'x' },
          { label: 'status', operator: '=~', value: '5..' },
        ],
      },
      { metric: 'up', matchers: [] },
    ],
  });
});

describe.skipIf(whyNot !== '')(`promtool${whyNot === '' ? '' : ` (skipped: ${whyNot})`}`, () => {
  it('takes configuration and alarms, and each alarm rings when it should', () => {
    const folder = mkdtempSync('/tmp/shangyuan-promtool-');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['prometheus.yml', 'alerts.json', 'alerts.test.json'])
      copyFileSync(FOLDER + name, `${folder}/${name}`);
    writeFileSync(`${folder}/metrics-token`, '');
    expect(promtool(folder, 'check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(promtool(folder, 'check', 'rules', 'alerts.json')).toContain(`${alarms().length} rules found`);
    expect(promtool(folder, 'test', 'rules', 'alerts.test.json')).toContain('SUCCESS');
  });
});

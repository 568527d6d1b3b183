/** The files of deploy/ agree with the server. `npm run try:deploy` runs them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@shangyuan/contract';
import { expect, it } from 'vitest';
import { CONFIG_KEYS, loadConfig } from '../src/config.ts';
import { BOUNDS } from '../src/bounds.ts';
import { NOTICE_PATHS } from '../src/modules/payment/addresses.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

function example(): Record<string, string> {
  const lines = read('deploy/env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => /^(\w+)='(.*)'$/.exec(line)?.slice(1) ?? [line, '']));
}

it('Dockerfile and unit: runs node itself, as an unprivileged user', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^CMD \["node", "server\/src\/main.ts"\]$/m);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ['));
  // Migrations and functions of the database are files beside the program.
  expect(last).toMatch(/^COPY --from=build \/app\/server server$/m);
  expect(read('.dockerignore')).not.toMatch(/sql|migrations|server\/src/);
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'data', '.env']));
  const unit = read('deploy/shangyuan@.service');
  expect(unit).toMatch(/^User=shangyuan$/m);
  expect(unit).toMatch(/^ExecStart=\S+\/node server\/src\/main.ts$/m);
  expect(numberIn(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(25);
  // All files are read-only to it, and no exception is made.
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit).not.toMatch(/^(ReadWritePaths|StateDirectory|CacheDirectory|LogsDirectory)=/m);
});

const analyses = (...args: string[]) =>
  execFileSync('systemd-analyze', args, { encoding: 'utf8', stdio: 'pipe' });
const whyNot = (() => {
  if (process.env['FULL'] !== '1') return 'FULL=1 runs it';
  try {
    return analyses('security', '--help').includes('--offline') ? '' : 'systemd is older than 250';
  } catch {
    return 'systemd-analyze is not installed';
  }
})();

it.skipIf(whyNot !== '')(
  `unit: systemd finds it exposed to 2 of 10 at most${whyNot === '' ? '' : ` (skipped: ${whyNot})`}`,
  () => {
    const unit = fileURLToPath(new URL('../../deploy/shangyuan@.service', import.meta.url));
    expect(analyses('security', '--offline=true', '--threshold=20', unit)).toContain(
      'Overall exposure level',
    );
  },
);

it('env.example is a configuration that starts, once its secrets are filled in', () => {
  const env = example();
  expect(Object.keys(env).filter((key) => !CONFIG_KEYS.some((known) => known === key))).toEqual([]);
  expect(() => loadConfig(env)).toThrow('APP_SECRET');
  const filled = { ...env, APP_SECRET: 'abcdefghijklmnopqrstuvwxyz012345' };
  expect(loadConfig(filled)).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: 1, HOST: '127.0.0.1' });
});

it('Caddyfile: closes idle connections first, takes the largest form, notices in time that a server stops', () => {
  const caddy = read('deploy/Caddyfile');
  expect(numberIn(caddy, /keepalive (\d+)s/) * 1_000).toBeLessThan(BOUNDS.idleConnection.limit);
  expect(numberIn(caddy, /max_size (\d+)MB/) * 1_000_000).toBeGreaterThan(BOUNDS.form.limit);
  const noticed = numberIn(caddy, /health_interval (\d+)s/) + numberIn(caddy, /health_timeout (\d+)s/);
  expect(Number(example()['DRAIN_SEC'])).toBeGreaterThan(noticed);
});

it('Caddyfile: a call by http is refused, not redirected', () => {
  const caddy = read('deploy/Caddyfile');
  expect(caddy).toMatch(/^\tauto_https disable_redirects$/m);
  const refused = (/@calls path (.+)/.exec(caddy)?.[1] ?? '').split(' ');
  const isRefused = (path: string) =>
    refused.some(
      (pattern) => path === pattern || (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))),
    );
  const calls = [...Object.values(CALLS).map(({ path }) => path), ...Object.values(NOTICE_PATHS), '/mcp'];
  expect(calls.filter((path) => !isRefused(path))).toEqual([]);
  expect(caddy).toMatch(/handle @calls \{\s+respond "https only" 403\s+\}/);
});

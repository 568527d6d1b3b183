/** What a look for known weaknesses says, also where it could not be made. */
import { expect, test } from 'vitest';

const { readAudit } = (await import(new URL('audit.mjs', import.meta.url).href)) as {
  readAudit: (json: string) => { passed: number; failed: number; skipped: number; text: string };
};
const found = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });
const [PASSED, FAILED, SKIPPED] = [
  { passed: 1, failed: 0, skipped: 0 },
  { passed: 0, failed: 1, skipped: 0 },
  { passed: 0, failed: 0, skipped: 1 },
];

test.each([
  [
    'nothing',
    found({ low: 0, moderate: 0, high: 0, critical: 0 }),
    PASSED,
    'none high or critical, 0 lesser',
  ],
  ['lesser ones', found({ low: 1, moderate: 2, high: 0, critical: 0 }), PASSED, '3 lesser'],
  ['a high one', found({ high: 1, critical: 0 }), FAILED, '0 critical and 1 high'],
  ['a critical one', found({ high: 0, critical: 2 }), FAILED, '2 critical'],
  [
    'no network',
    JSON.stringify({ message: 'failed', error: { code: 'ENOTFOUND' } }),
    SKIPPED,
    'could not run',
  ],
  ['no output', '', SKIPPED, 'could not run'],
] as const)('%s', (_, json, counts, text) => {
  expect(readAudit(json)).toEqual({ ...counts, text: expect.stringContaining(text) });
});

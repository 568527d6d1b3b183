/** Values that tests and loads send. */
import { createHash } from 'node:crypto';

/** Uppercase MD5, as the wire has passwords. */
export function md5(password: string): string {
  return createHash('md5').update(password).digest('hex').toUpperCase();
}

/** The body of a case. */
export function caseBody(name: string, more: object = {}) {
  const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  return { name, birth: { sex: '女', hour: 'minute', civil }, ...more };
}

/** Notifications of the simulated providers that go out when a test sends them, to a machine that may be busy. */
export const BY_HAND = { mode: 'manual', answerWithinMs: 60_000 } as const;

import { expect, test } from 'vitest';

const address = new URL('commits.mjs', import.meta.url).href;
const { subjectProblem } = (await import(address)) as { subjectProblem: (subject: string) => string | null };

test.each([
  ['docs: refuse ways around the table of imports', null],
  ['search, cases: load the first files as before', null],
  [`sms: ${'x'.repeat(67)}`, null],
  [`sms: ${'x'.repeat(68)}`, '73 characters, at most 72'],
  ['refuse births west of Greenwich', 'expected "room: what changed"'],
  ['codes: no address is shut for wrong codes', '"no" is not imperative'],
  ['size: what empties the trash travels with a backup', '"what" is not imperative'],
  ['docs: measured first loads', '"measured" is not imperative'],
  ['docs: measure first loads.', 'ends with a full stop'],
])('%s', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});

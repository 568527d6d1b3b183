/** What the runners write about a run: the names of the cases that failed, with the first line of why. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './steps.mjs';

/** A report in JSON; null where the runner died without one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

/** Tests that failed, and files that could not be run, in a report of vitest. */
export const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(ROOT, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });

/** Stories that failed, or passed on the second try only, in a report of Playwright. */
export function failedStories({ suites }) {
  const storiesOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(storiesOf)];
  return suites.flatMap(storiesOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const { errors = [] } = results.find(({ status }) => status !== 'passed') ?? {};
        return `${file} › ${title}: ${firstLine(errors[0]?.message)}`;
      }),
  );
}

import { describe, expect, it } from 'vitest';

type Names = (report: object) => string[];
const address = new URL('reports.mjs', import.meta.url).href;
const { failedTests, failedStories } = (await import(address)) as Record<
  'failedTests' | 'failedStories',
  Names
>;
const ROOT = new URL('../../', import.meta.url).pathname;

describe('what failed', () => {
  it('is named by file and title in a report of the unit tests, with the first line of why', () => {
    const passed = { fullName: 'a chart has pillars', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'a chart has luck',
      status: 'failed',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at luck.ts:5'],
    };
    const file = (name: string, status: string, assertionResults: object[], message = '') => ({
      name: `${ROOT}engine/src/${name}`,
      status,
      message,
      assertionResults,
    });
    const testResults = [
      file('whole.ts', 'passed', [passed]),
      file('luck.ts', 'failed', [passed, failed]),
      file('broken.ts', 'failed', [], 'Cannot find package\n  imported from'),
    ];
    expect(failedTests({ testResults })).toEqual([
      'engine/src/luck.ts › a chart has luck: AssertionError: expected 1 to be 2',
      'engine/src/broken.ts: Cannot find package',
    ]);
  });

  it('is named in a report of the stories, one that passed on the second try among them', () => {
    const story = (title: string, status: string, tries: object[]) => ({
      file: 'chart.spec.ts',
      title,
      tests: [{ status, results: tries }],
    });
    const passed = { status: 'passed', errors: [] };
    const timedOut = {
      status: 'timedOut',
      errors: [{ message: 'waited for \u001B[32m起运\u001B[39m\nat line 3' }],
    };
    const suites = [
      { specs: [story('is cast', 'expected', [passed])] },
      {
        suites: [
          { specs: [story('is drawn', 'unexpected', [timedOut, timedOut])] },
          { specs: [story('is kept', 'flaky', [timedOut, passed])] },
        ],
      },
    ];
    expect(failedStories({ suites })).toEqual([
      'chart.spec.ts › is drawn: waited for 起运',
      'chart.spec.ts › is kept: waited for 起运',
    ]);
  });
});

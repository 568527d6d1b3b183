/**
 * Golden values that this version of the engine does not give yet. The worked examples and tables are those of the reference
 * after its rules were mended (one judge of 合化, one 相神, roles without ties, voided 德, the closing rules of 铺注条例, affairs
 * by their own items …); the engine follows. A test named here is expected to fail, and fails the run as soon as it passes, so
 * that the list only shrinks. No other test disagrees with the golden data.
 *
 * Suite → name of the test, % for any of the words beside it.
 */
const PENDING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'almanacOptions.test.ts': {
    'options by name > nightHours is as the option table has it, default first': '',
  },
  'pick.test.ts': {
    'worked searches > jiaqu 2026-05-01 to 2026-06-30: candidates in order, rejected days with reasons': '',
    'worked searches > kaishi 2026-03-01 to 2026-04-30: candidates in order, rejected days with reasons': '',
    'worked searches > dongtu 2025-09-01 to 2025-11-30: candidates in order, rejected days with reasons': '',
    'worked searches > ruzhai 2026-08-01 to 2026-10-31: candidates in order, rejected days with reasons': '',
    'worked searches > anzang 2024-03-01 to 2024-04-30: candidates in order, rejected days with reasons': '',
    'worked searches > chuxing 2026-01-01 to 2026-02-28: candidates in order, rejected days with reasons': '',
    'worked searches > jiaqu 2027-01-15 to 2027-04-15: candidates in order, rejected days with reasons': '',
    'worked searches > maiche 2026-03-01 to 2026-03-31: candidates in order, rejected days with reasons': '',
    'worked searches > libei 2026-03-20 to 2026-05-20: candidates in order, rejected days with reasons': '',
    'worked searches > zaomiao 2026-09-01 to 2026-10-31: candidates in order, rejected days with reasons': '',
    'worked searches > guabian 2026-02-10 to 2026-03-31: candidates in order, rejected days with reasons': '',
    'worked searches > kaiguang 2025-10-01 to 2025-10-31: candidates in order, rejected days with reasons':
      '',
    'worked searches > hezhang 2026-01-01 to 2026-06-30: candidates in order, rejected days with reasons': '',
    'worked searches > cisong 2026-07-01 to 2026-07-31: candidates in order, rejected days with reasons': '',
  },
};

const names = new Set(
  Object.entries(PENDING).flatMap(([suite, tests]) =>
    Object.entries(tests).flatMap(([name, words]) =>
      words.split(' ').map((word) => `${suite} > ${name.replace('%', word)}`),
    ),
  ),
);

/** Whether a test is expected to fail, by its suite's file name and its full name. */
export const isPending = (suite: string, test: string): boolean => names.has(`${suite} > ${test}`);

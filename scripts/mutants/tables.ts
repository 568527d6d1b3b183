import type { Mutant } from './mutant.ts';

/** Faults in tables of facts: swapped cells, shifted rows. */
export const TABLES: readonly Mutant[] = [
  {
    id: 'T1',
    fault: 'a row of 天乙贵人 left out',
    room: 'engine/src/chart',
    find: /(name: '天乙贵人',[\s\S]*?甲: '丑未',\s*)乙: '子申',/,
    replace: '$1',
    suites: ['engine/src/chart/shensha'],
  },
  {
    id: 'T2',
    fault: 'one cell of 调候: 戊 in 丑',
    room: 'engine/src/analysis/tables',
    find: /戊: '丙甲 丙甲 丙甲癸/,
    replace: "戊: '丙甲 甲丙 丙甲癸",
    suites: ['engine/src/analysis'],
  },
  {
    id: 'T3',
    fault: 'two cells of 六仪 swapped',
    room: 'engine/src/almanac/tables',
    find: /(name: '六仪'.*\n.*table: ')辰 卯/,
    replace: '$1卯 辰',
    suites: ['engine/src/almanac'],
  },
  {
    id: 'T4',
    fault: 'a make-up day of 2004 a week late',
    room: 'engine/src/calendar',
    find: /'01-22\.\.01-28', '01-17 01-18'/,
    replace: "'01-22..01-28', '01-17 01-25'",
    suites: ['engine/src/calendar/holidays'],
  },
  {
    id: 'T5',
    fault: '司令 of 巳: seven days each for 戊 and 庚',
    room: 'engine/src/chart',
    find: /巳: \[\{ stem: '戊', days: 5 \}, \{ stem: '庚', days: 9 \}/,
    replace: "巳: [{ stem: '戊', days: 7 }, { stem: '庚', days: 7 }",
    suites: ['engine/src/chart'],
  },
  {
    id: 'T6',
    fault: 'the month start of 1831 as computed, not as kept',
    room: 'engine/src/calendar',
    find: /\[1831, 4, 12, -1\],/,
    replace: '',
    suites: ['engine/src/calendar'],
  },
];

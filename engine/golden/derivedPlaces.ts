/**
 * Births, places and rules that the tests of derivations go through, of the steps and of the sentences made of them.
 */
import {
  CHART_OPTIONS,
  relationsOf,
  type Birth,
  type CellRow,
  type ChartFact,
  type ChartRulesInput,
  type DerivedPlace,
  type PillarKey,
  type PillarRef,
  type PillarsChart,
} from '../src/chart/index.ts';

const MINUTE = { sex: '女', hour: 'minute' } as const;
const at = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second: 0 };
};
/** Births that bring out what the options differ about. */
export const DERIVED_BIRTHS: readonly (readonly [name: string, birth: Birth])[] = [
  [
    'daylight time, in 成都',
    { ...MINUTE, civil: at('1990-06-15 14:30'), longitudeDeg: 104.07, latitudeDeg: 30.67 },
  ],
  ['23:40', { ...MINUTE, sex: '男', civil: at('1995-08-20 23:40'), longitudeDeg: 121.47 }],
  ['after 正月初一, before 立春', { ...MINUTE, civil: at('1992-02-04 08:10'), longitudeDeg: 116.4 }],
  ['after 冬至', { ...MINUTE, sex: '男', civil: at('1983-12-28 03:05'), longitudeDeg: 113.3 }],
  [
    'south of the equator',
    { ...MINUTE, civil: at('2001-03-30 06:50'), longitudeDeg: 151.2, latitudeDeg: -33.9 },
  ],
  ['a 时辰', { sex: '男', hour: 'shichen', civil: at('1976-05-09 09:00'), longitudeDeg: 87.6 }],
  ['no hour', { sex: '女', hour: 'unknown', civil: at('1968-10-10 00:00'), longitudeDeg: 120 }],
  [
    'a leap month',
    {
      sex: '男',
      hour: 'minute',
      longitudeDeg: 110,
      lunar: { year: 2020, month: 4, isLeap: true, day: 20, hour: 1, minute: 0, second: 0 },
    },
  ],
  [
    'pillars alone',
    { sex: '男', hour: 'shichen', pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' } },
  ],
];

/** Rows of the grid. */
export const CELL_ROWS: readonly CellRow[] = [
  'tenGod',
  'stem',
  'branch',
  'hidden',
  'xingyun',
  'zizuo',
  'kongwang',
  'nayin',
  'shensha',
];
/** The four pillars. */
export const NATAL_KEYS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];
const LUCK: readonly PillarRef[] = [
  { place: 'dayun', dayunNumber: 1 },
  { place: 'dayun', dayunNumber: 4 },
  { place: 'xiaoyun', ageXu: 3 },
  { place: 'liunian', year: 2024 },
  { place: 'liuyue', year: 2024, monthIndex: 0 },
  { place: 'liuyue', year: 2024, monthIndex: 11 },
  { place: 'liuri', date: { year: 2024, month: 2, day: 29 } },
  { place: 'liushi', date: { year: 2024, month: 2, day: 29 }, hourIndex: 0 },
  { place: 'liushi', date: { year: 2024, month: 2, day: 29 }, hourIndex: 7 },
  { place: 'liushi', date: { year: 2024, month: 2, day: 29 }, hourIndex: 12 },
];
const FACTS: readonly ChartFact[] = [
  'taiyuan',
  'taixi',
  'minggong',
  'shengong',
  'zodiacAnimal',
  'time',
  'constellation',
  'minggua',
  'siling',
  'birthTerm',
  'dayunStart',
];

/** Every place of a chart that has a derivation; of luck, ten pillars. */
export function derivedPlacesOf(chart: PillarsChart): DerivedPlace[] {
  const refs: PillarRef[] = [...NATAL_KEYS.map((place) => ({ place })), ...LUCK];
  return [
    ...refs.flatMap((pillar) => CELL_ROWS.map((row) => ({ row, pillar }))),
    ...FACTS.map((fact) => ({ fact })),
    ...relationsOf(chart).map((relation) => ({ relation })),
    { liunian: 2024 },
  ];
}

/** Every value of every option, one at a time. */
export const RULE_CASES: readonly ChartRulesInput[] = CHART_OPTIONS.names.flatMap((name) =>
  CHART_OPTIONS.values[name].map((value): ChartRulesInput => ({ [name]: value })),
);

/** Births whose clock was turned over them, and one for the rarer rules. */
export const RARE_BIRTHS: readonly (readonly [string, Birth])[] = [
  ['a time that did not exist', { ...MINUTE, civil: at('1986-05-04 02:30'), longitudeDeg: 114 }],
  [
    '金神 at the hour, 拱 under equal stems',
    { ...MINUTE, civil: at('1944-01-26 09:30'), utcOffsetMinutes: 480, longitudeDeg: 120 },
  ],
  ['a time that was shown twice', { ...MINUTE, civil: at('1986-09-14 01:30'), longitudeDeg: 114 }],
];

/** Calls that the playground offers, with examples of their arguments. The worker has the functions. */

/** An argument of a call. */
export interface Parameter {
  readonly name: string;
  /** May be left empty. */
  readonly isOptional?: true;
}

/** An example: the arguments as JSON, by parameter. */
export interface Example {
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A call of the door `@shangyuan/engine`. */
export interface Call {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  readonly examples: readonly Example[];
  /** Names that a program imports, and the expression with the arguments by name. */
  readonly imports: readonly string[];
  readonly expression: string;
  /** Fields of a large result that the table shows; all where there is none. */
  readonly shown?: readonly string[];
}

const BIRTH = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 },
  zone: 'Asia/Shanghai',
  longitudeDeg: 104.07,
  sex: '女',
  hour: 'minute',
};
const UNKNOWN_HOUR = { civil: { year: 1976, month: 9, day: 9 }, sex: '男', hour: 'unknown' };
const OF_BIRTH: readonly Parameter[] = [{ name: 'birth' }, { name: 'rules', isOptional: true }];
const BIRTHS: readonly Example[] = [
  { title: '成都 1990-06-15 14:30，女', values: { birth: BIRTH } },
  { title: '同一生辰，真太阳时', values: { birth: BIRTH, rules: { clock: 'trueSolar' } } },
  { title: '时辰不详', values: { birth: UNKNOWN_HOUR } },
];

export const CALLS = {
  castChart: {
    title: '排盘 castChart',
    parameters: OF_BIRTH,
    examples: BIRTHS,
    imports: ['castChart'],
    expression: 'castChart(birth, rules)',
    shown: ['pillars', 'dayMaster', 'taiyuan', 'minggong', 'shengong', 'zodiacAnimal', 'lunar', 'notices'],
  },
  pillarsOf: {
    title: '四柱 pillarsOf',
    parameters: [{ name: 'time' }, { name: 'rules', isOptional: true }, { name: 'place', isOptional: true }],
    examples: [
      { title: '一个时间', values: { time: '1990-06-15 14:30' } },
      {
        title: '成都的真太阳时',
        values: { time: '1990-06-15 14:30', rules: { clock: 'trueSolar' }, place: { longitudeDeg: 104.07 } },
      },
      { title: '立春前一分钟', values: { time: '2024-02-04 16:26' } },
      { title: '夜半换日', values: { time: '2024-02-10 23:30', rules: { dayBoundary: 'midnight' } } },
    ],
    imports: ['pillarsOf'],
    expression: 'pillarsOf(time, rules, place)',
  },
  luckOf: {
    title: '大运 luckOf',
    parameters: OF_BIRTH,
    examples: BIRTHS.slice(0, 2),
    imports: ['castChart', 'luckOf'],
    expression: 'luckOf(castChart(birth, rules))',
    shown: ['direction', 'termUsed', 'startAgeXu', 'start', 'dayun'],
  },
  analyseChart: {
    title: '旺衰、格局、用神 analyseChart',
    parameters: OF_BIRTH,
    examples: BIRTHS,
    imports: ['analyseChart', 'castChart'],
    expression: 'analyseChart(castChart(birth, rules))',
    shown: ['pillars', 'strength', 'pattern', 'yongshen', 'roles'],
  },
  lunarDateOf: {
    title: '公历到农历 lunarDateOf',
    parameters: [{ name: 'date' }],
    examples: [
      { title: '2024 年春节', values: { date: { year: 2024, month: 2, day: 10 } } },
      { title: '2033 年闰月里的一天', values: { date: { year: 2033, month: 12, day: 25 } } },
      { title: '没有这一天', values: { date: { year: 2023, month: 2, day: 29 } } },
    ],
    imports: ['lunarDateOf'],
    expression: 'lunarDateOf(date)',
  },
  civilDateOfLunar: {
    title: '农历到公历 civilDateOfLunar',
    parameters: [{ name: 'lunar' }],
    examples: [
      { title: '2033 年闰十一月初一', values: { lunar: { year: 2033, month: 11, isLeap: true, day: 1 } } },
      { title: '2025 年八月十五', values: { lunar: { year: 2025, month: 8, day: 15 } } },
    ],
    imports: ['civilDateOfLunar'],
    expression: 'civilDateOfLunar(lunar)',
  },
  lunarYear: {
    title: '农历年 lunarYear',
    parameters: [{ name: 'year' }],
    examples: [
      { title: '2033', values: { year: 2033 } },
      { title: '超出范围', values: { year: 12000 } },
    ],
    imports: ['lunarYear'],
    expression: 'lunarYear(year)',
  },
  almanacDay: {
    title: '黄历 almanacDay',
    parameters: [{ name: 'date' }, { name: 'rules', isOptional: true }],
    examples: [
      { title: '2024-02-10', values: { date: { year: 2024, month: 2, day: 10 } } },
      { title: '2008-08-08', values: { date: { year: 2008, month: 8, day: 8 } } },
    ],
    imports: ['almanacDay'],
    expression: 'almanacDay(date, rules)',
    shown: ['lunar', 'pillars', 'nayin', 'jianchu', 'mansion', 'chongsha', 'term', 'yiji'],
  },
  festivalsOf: {
    title: '节日 festivalsOf',
    parameters: [{ name: 'date' }],
    examples: [{ title: '2025-10-06', values: { date: { year: 2025, month: 10, day: 6 } } }],
    imports: ['festivalsOf'],
    expression: 'festivalsOf(date)',
  },
  pickDays: {
    title: '择日 pickDays',
    parameters: [{ name: 'query' }],
    examples: [
      {
        title: '嫁娶，2026 年 5 月',
        values: {
          query: {
            affair: 'jiaqu',
            from: { year: 2026, month: 5, day: 1 },
            to: { year: 2026, month: 5, day: 31 },
          },
        },
      },
    ],
    imports: ['pickDays'],
    expression: 'pickDays(query)',
    shown: ['affair', 'stats', 'candidates'],
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof CALLS;

/** What a program writes for a call with these arguments; those left out at its end are not written. */
export function programOf(
  { imports, expression, parameters }: Call,
  values: Readonly<Record<string, unknown>>,
): string {
  const given = parameters.filter(({ name }) => values[name] !== undefined);
  const constants = given.map(({ name }) => `const ${name} = ${literalOf(values[name])};`);
  // An argument that is left out before a given one stays as `undefined`.
  const last = parameters.findLastIndex(({ name }) => values[name] !== undefined);
  let written = expression;
  for (const [index, { name }] of parameters.entries()) {
    if (values[name] !== undefined) continue;
    written =
      index > last
        ? written.replace(new RegExp(`(?:, )?\\b${name}\\b`), '')
        : written.replace(new RegExp(`\\b${name}\\b`), 'undefined');
  }
  return [`import { ${imports.join(', ')} } from '@shangyuan/engine';`, '', ...constants, `${written};`].join(
    '\n',
  );
}

/** A value as a program writes it: keys without quotes, texts in single ones. */
function literalOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literalOf(key)}: ${literalOf(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

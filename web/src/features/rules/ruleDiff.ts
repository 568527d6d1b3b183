/**
 * A birth cast by two sets of rules: what differs, value beside value, with the place whose reason can be opened.
 */
import {
  isDated,
  luckOf,
  relationsOf,
  shenshaOf,
  castChart,
  compareRules,
  type AnyChart,
  type Birth,
  type ChartFact,
  type ChartRulesInput,
  type DerivedPlace,
  type Luck,
  type PillarKey,
  type Relation,
  type RuleChange,
  type Engine,
} from '@shangyuan/engine/chart';
import { PLACE_TITLES, relationText } from '@shangyuan/reading/chart';
import { formatDate, clockText } from '../../lib/words/dateText.ts';

/** Parts of a chart, in the order of the list. */
export const DIFFERENCE_PARTS = ['四柱', '盘面', '大运与流年', '神煞', '关系'] as const;

/** One thing that differs. */
export interface RuleDifference {
  readonly key: string;
  readonly part: (typeof DIFFERENCE_PARTS)[number];
  readonly label: string;
  readonly a: string;
  readonly b: string;
  /** Places whose derivation is shown as the reason; empty where no rule has one. */
  readonly places: readonly DerivedPlace[];
}

/** Both charts, and what differs. */
export interface RuleDiff {
  readonly a: AnyChart;
  readonly b: AnyChart;
  readonly rows: readonly RuleDifference[];
  /** Values that change together with those listed. */
  readonly moreCount: number;
}

/** One of the two with what is read off it. */
interface Side {
  readonly chart: AnyChart;
  readonly luck: Luck | null;
  readonly relations: ReadonlyMap<string, Relation>;
}

interface Case {
  readonly from: Side;
  readonly to: Side;
  /** Year that the flowing years belong to. */
  readonly year: number;
  /** Pillars that differ: what follows from them is not listed again. */
  readonly moved: ReadonlySet<string>;
}

const NONE = '无';

function sideOf(chart: AnyChart): Side {
  const relations = relationsOf(chart).map(
    (relation) => [`${relation.kind}:${relation.members}:${relation.pillars.join()}`, relation] as const,
  );
  return { chart, luck: isDated(chart) ? luckOf(chart) : null, relations: new Map(relations) };
}

const textOf = (value: RuleChange['a']): string => (value === null ? NONE : String(value));

/** What one side has and the other has not. */
function onlyIn(own: readonly string[], other: readonly string[]): string {
  const names = own.filter((name) => !other.includes(name));
  return names.length === 0 ? NONE : names.join('、');
}

function shenshaNames({ chart }: Side, pillar: PillarKey): string[] {
  return shenshaOf(chart)[pillar].map(({ name, note }: { name: string; note?: string }) =>
    note === undefined ? name : `${name}（${note}）`,
  );
}

function hiddenText({ chart }: Side, pillar: PillarKey): string {
  return chart.facts[pillar]?.hidden.map(({ stem, god }) => `${stem}${god}`).join(' ') ?? NONE;
}

function startText({ luck }: Side): string {
  if (luck === null) return NONE;
  const { years, months, days } = luck.offset;
  return `${years}年${months}月${days}天，${formatDate(luck.start)} ${clockText(luck.start)}`;
}

const decadesText = ({ luck }: Side): string =>
  luck?.dayun
    .slice(0, 3)
    .map(({ ganzhi }) => ganzhi.name)
    .join(' ') ?? NONE;

function stateText(relation: Relation | undefined): string {
  if (relation === undefined) return NONE;
  const { state } = relationText(relation);
  return state === '' ? '有' : state;
}

type DifferenceText = Omit<RuleDifference, 'key'>;
/** Describes the changes of one key; null where they follow from another row. */
type Describe = (found: RegExpExecArray, changes: readonly RuleChange[], of: Case) => DifferenceText | null;

const FACTS: Readonly<Record<string, string>> = {
  taiyuan: '胎元',
  taixi: '胎息',
  minggong: '命宫',
  shengong: '身宫',
  constellation: '星座',
};
const CELLS: Readonly<Record<string, string>> = { xingyun: '星运', zizuo: '自坐', stemGod: '十神' };
const CELL_ROWS = { xingyun: 'xingyun', zizuo: 'zizuo', stemGod: 'tenGod' } as const;

const P = '(year|month|day|hour)';
const keyOfPillar = (text: string | undefined) => text as PillarKey;

/** Of changes of many years, that of the requested year, or else the first. */
function changeOfYear(changes: readonly RuleChange[], year: number) {
  const change = changes.find(({ path }) => path.startsWith(`years.${year}.`)) ?? changes[0];
  return { change, year: Number(change?.path.split('.')[1]) };
}

/** Patterns of paths: what a part of the path in brackets has in common is one row. */
const DESCRIBERS: readonly (readonly [path: RegExp, tell: Describe])[] = [
  [
    RegExp(`^pillars\\.${P}$`),
    ([, pillar], [change]) => ({
      part: '四柱',
      label: PLACE_TITLES[keyOfPillar(pillar)],
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: (['stem', 'branch'] as const).map((row) => ({ row, pillar: { place: keyOfPillar(pillar) } })),
    }),
  ],
  [
    RegExp(`^facts\\.${P}\\.(xingyun|zizuo|stemGod)$`),
    ([, pillar = '', cell = ''], [change], { moved }) =>
      moved.has(pillar)
        ? null
        : {
            part: '盘面',
            label: PLACE_TITLES[keyOfPillar(pillar)] + (CELLS[cell] ?? ''),
            a: textOf(change?.a ?? null),
            b: textOf(change?.b ?? null),
            places: [
              { row: CELL_ROWS[cell as keyof typeof CELL_ROWS], pillar: { place: keyOfPillar(pillar) } },
            ],
          },
  ],
  [
    RegExp(`^facts\\.${P}\\.(hidden)\\.`),
    ([, pillar = ''], _, { moved, from, to }) =>
      moved.has(pillar)
        ? null
        : {
            part: '盘面',
            label: `${PLACE_TITLES[keyOfPillar(pillar)]}藏干`,
            a: hiddenText(from, keyOfPillar(pillar)),
            b: hiddenText(to, keyOfPillar(pillar)),
            places: [{ row: 'hidden', pillar: { place: keyOfPillar(pillar) } }],
          },
  ],
  [
    /^(taiyuan|taixi|minggong|shengong|constellation)$/,
    ([, fact = ''], [change]) => ({
      part: '盘面',
      label: FACTS[fact] ?? '',
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: [{ fact: fact as ChartFact }],
    }),
  ],
  [
    /^siling\.stem$/,
    (_, [change]) => ({
      part: '盘面',
      label: '人元司令',
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: [{ fact: 'siling' }],
    }),
  ],
  [
    /^boneWeight\.text$/,
    (_, [change]) => ({
      part: '盘面',
      label: '称骨',
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: [],
    }),
  ],
  [
    /^luck\.direction$/,
    (_, [change]) => ({
      part: '大运与流年',
      label: '大运顺逆',
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: [{ fact: 'dayunStart' }],
    }),
  ],
  [
    /^luck\.(?:start|offset)\./,
    (_, __, { from, to }) => ({
      part: '大运与流年',
      label: '起运',
      a: startText(from),
      b: startText(to),
      places: [{ fact: 'dayunStart' }],
    }),
  ],
  [
    /^luck\.startAgeXu$/,
    (_, [change]) => ({
      part: '大运与流年',
      label: '起运虚岁',
      a: textOf(change?.a ?? null),
      b: textOf(change?.b ?? null),
      places: [],
    }),
  ],
  [
    /^luck\.dayun\.\d+\.ganzhi$/,
    (_, __, { from, to }) => ({
      part: '大运与流年',
      label: '头三步大运',
      a: decadesText(from),
      b: decadesText(to),
      places: [{ row: 'stem', pillar: { place: 'dayun', dayunNumber: 1 } }],
    }),
  ],
  [
    /^xiaoyun\.\d+$/,
    (_, changes) => {
      const change = changes.find(({ a, b }) => a !== null && b !== null) ?? changes[0];
      const age = Number(change?.path.split('.')[1] ?? 0) + 1;
      return {
        part: '大运与流年',
        label: `${age}岁小运`,
        a: textOf(change?.a ?? null),
        b: textOf(change?.b ?? null),
        places: [{ row: 'stem', pillar: { place: 'xiaoyun', ageXu: age } }],
      };
    },
  ],
  [
    /^years\.\d+\.(suiqian|ageXu)$/,
    ([, what], changes, { year: queryYear }) => {
      const { change, year } = changeOfYear(
        changes.filter(({ path }) => path.endsWith(`.${what ?? ''}`)),
        queryYear,
      );
      return {
        part: '大运与流年',
        label: `${year}年${what === 'ageXu' ? '虚岁' : '岁前十二神'}`,
        a: textOf(change?.a ?? null),
        b: textOf(change?.b ?? null),
        places: [{ liunian: year }],
      };
    },
  ],
  [
    RegExp(`^shensha\\.${P}\\.`),
    ([, pillar], _, { from, to }) => {
      const place = keyOfPillar(pillar);
      const [own, other] = [shenshaNames(from, place), shenshaNames(to, place)];
      return {
        part: '神煞',
        label: `${PLACE_TITLES[place]}神煞`,
        a: onlyIn(own, other),
        b: onlyIn(other, own),
        places: [{ row: 'shensha', pillar: { place } }],
      };
    },
  ],
  [
    /^dayunShensha\.(\d+)$/,
    ([, index], [change], { from, to }) => {
      const number = Number(index) + 1;
      const decade = from.luck?.dayun[Number(index)];
      // Other decades have other spirits; the row of the decades says so.
      if (decade?.ganzhi !== to.luck?.dayun[Number(index)]?.ganzhi) return null;
      const [own, other] = [textOf(change?.a ?? null).split('、'), textOf(change?.b ?? null).split('、')];
      return {
        part: '神煞',
        label: `${decade?.ganzhi.name ?? ''}大运神煞`,
        a: onlyIn(own, other),
        b: onlyIn(other, own),
        places: [{ row: 'shensha', pillar: { place: 'dayun', dayunNumber: number } }],
      };
    },
  ],
  [
    /^relations\.([^.]+)\./,
    ([, name = ''], _, { from, to }) => {
      const [own, other] = [from.relations.get(name), to.relations.get(name)];
      const relation = other ?? own;
      if (relation === undefined || stateText(own) === stateText(other)) return null;
      const { places, members, short } = relationText(relation);
      return {
        part: '关系',
        label: `${places} ${members}${short}`,
        a: stateText(own),
        b: stateText(other),
        places: [{ relation }],
      };
    },
  ],
];

interface Found {
  readonly found: RegExpExecArray;
  readonly describe: Describe;
  readonly changes: RuleChange[];
}

/** Changes by the row that describes them: one row for everything with the same groups of a pattern. */
function foundOf(changes: readonly RuleChange[]): ReadonlyMap<string, Found> {
  const rows = new Map<string, Found>();
  for (const change of changes)
    for (const [index, [pattern, tell]] of DESCRIBERS.entries()) {
      const found = pattern.exec(change.path);
      if (found === null) continue;
      const key = [index, ...found.slice(1)].join(' ');
      const row = rows.get(key) ?? { found, describe: tell, changes: [] };
      row.changes.push(change);
      rows.set(key, row);
      break;
    }
  return rows;
}

/**
 * Casts a birth by both and compares.
 *
 * @param year the year that flowing years belong to
 * @throws RangeError for a clock that needs a longitude the birth has not
 */
export function ruleDiff(
  engine: Engine,
  birth: Birth,
  { from, to }: { readonly from: ChartRulesInput; readonly to: ChartRulesInput },
  year: number,
): RuleDiff {
  const { values } = compareRules(birth, from, to, engine);
  const [a, b] = [castChart(birth, from, engine), castChart(birth, to, engine)];
  const moved = new Set(
    values.flatMap(({ path }) => (path.startsWith('pillars.') ? [path.slice('pillars.'.length)] : [])),
  );
  const of: Case = { from: sideOf(a), to: sideOf(b), year, moved };
  const found = foundOf(values);
  const rows = [...found].flatMap(([key, { found: match, describe: tell, changes }]): RuleDifference[] => {
    const difference = tell(match, changes, of);
    return difference === null || difference.a === difference.b ? [] : [{ key, ...difference }];
  });
  const parts = DIFFERENCE_PARTS.flatMap((part) => rows.filter((row) => row.part === part));
  return { a, b, rows: parts, moreCount: Math.max(0, values.length - parts.length) };
}

/**
 * A cell of the chart's grid in plain words: what it says by itself, and what it means where it is.
 */
import {
  kongwangNoteOf,
  type PillarFacts,
  type PillarKey,
  type PillarsChart,
  type PlaceKey,
} from '@shangyuan/engine/chart';
import { BRANCH_YINYANG, STEM_YINYANG, type Nayin } from '@shangyuan/engine/ganzhi';
import {
  NAYIN_IMAGE,
  XINGYUN,
  type PillarName,
  type XingyunKey,
} from '../report/library/pillarDetailText.ts';
import { KONGWANG, type KongwangKey } from '../report/library/kongwangText.ts';
import { PLACE_TITLES } from '../chart/index.ts';
import { withReasons, toStatement, type Reader } from '../statement/family.ts';
import { chartKeyOf } from '../statement/reader.ts';
import type { Statement } from '../statement/statement.ts';
import { CELL_BRANCH, CELL_PLACE, CELL_STEM } from './library/charText.ts';
import { CELL_GOD, CELL_HIDDEN, type CellGodKey, type CellHiddenKey } from './library/godText.ts';
import { CELL_SEAT } from './library/seatText.ts';
import { CELL_SOLID } from './library/solidText.ts';

/** Rows of the grid that have their own words. */
export const CELL_ROWS = [
  'tenGod',
  'stem',
  'branch',
  'hidden',
  'xingyun',
  'zizuo',
  'kongwang',
  'nayin',
] as const;
/** A row of the grid. */
export type CellRow = (typeof CELL_ROWS)[number];

/** A cell: its row and the column it stands in. Of a column of luck the facts are given too. */
export interface CellOf {
  readonly row: CellRow;
  readonly place: PlaceKey;
  /** Of a pillar of luck; those of a natal pillar are read from the chart. */
  readonly facts?: PillarFacts;
}

/** Texts of the report with the reasons of a cell: the report shows a finding once for all pillars, a cell for each. */
type NayinCell = { readonly title: string; readonly ganzhi: string; readonly wuxing: string };
type StageCell = { readonly place: string; readonly stem: string; readonly branch: string };
type VoidCell = {
  readonly place: string;
  readonly branch: string;
  readonly by: string;
  readonly state: string;
};

const NAYIN_CELL = withReasons<Nayin, NayinCell>(NAYIN_IMAGE, {
  expert: ({ title, ganzhi, wuxing }, nayin) =>
    `${title}${ganzhi}纳音${nayin}，气属${wuxing}，取其象而不论旺衰。`,
  chip: (_, nayin) => nayin,
  why: ({ ganzhi }, nayin) => `${ganzhi}在六十组干支里名为${nayin}。`,
});

const stageOf = (key: XingyunKey): string => key.slice(0, key.indexOf('.'));

const STAGE_CELL = withReasons<XingyunKey, StageCell>(XINGYUN, {
  expert: ({ place, stem, branch }, key) =>
    `日主${stem}到${place}${branch}为${stageOf(key)}，是气势的处境，不作吉凶断。`,
  chip: ({ place }, key) => place + stageOf(key),
  why: ({ stem, branch }, key) => `日主${stem}走到${branch}，在十二步里是${stageOf(key)}。`,
});

const VOID_CELL = withReasons<KongwangKey, VoidCell>(KONGWANG, {
  expert: ({ place, branch, by, state }) => `${place}${branch}为${by}旬空，${state}。`,
  chip: ({ place, branch }) => `${place}${branch}空`,
  why: ({ branch, by }) => `${by}所在的一旬里没有${branch}。`,
});

const NATAL: readonly PlaceKey[] = ['year', 'month', 'day', 'hour'] satisfies readonly PillarKey[];

function isNatal(place: PlaceKey): place is PillarKey {
  return NATAL.includes(place);
}

/** 年干, 大运的地支. */
function placeOf(place: PlaceKey, part: '干' | '支'): string {
  const title = PLACE_TITLES[place];
  return isNatal(place) ? title.charAt(0) + part : `${title}的${part === '干' ? '天干' : '地支'}`;
}

function godsOf(reader: Reader, chart: PillarsChart, place: PillarKey, facts: PillarFacts): Statement[] {
  const { stemGod: god, ganzhi } = facts;
  return [
    toStatement(reader, CELL_GOD, {
      key: `${place}.${god}` as CellGodKey,
      pillars: [place],
      values: {
        place: placeOf(place, '干'),
        char: ganzhi.stem,
        god,
        dayMaster: chart.dayMaster,
        depth: '透',
      },
    }),
  ];
}

function hiddenOf(reader: Reader, chart: PillarsChart, place: PillarKey, facts: PillarFacts): Statement[] {
  const gods = facts.hidden.filter(({ god }, i) => facts.hidden.findIndex((each) => each.god === god) === i);
  return gods.map(({ stem, god, role }) =>
    toStatement(reader, CELL_HIDDEN, {
      key: `${place}.${god}` as CellHiddenKey,
      pillars: [place],
      values: {
        place: placeOf(place, '支'),
        char: stem,
        god,
        dayMaster: chart.dayMaster,
        depth: role,
      },
    }),
  );
}

function voidOf(reader: Reader, chart: PillarsChart, place: PillarKey, facts: PillarFacts): Statement {
  const { byDay, byYear } = chart.kongwang[place];
  const { branch } = facts.ganzhi;
  const isByYear = !byDay && byYear && chart.rules.kongwang === 'dayAndYear';
  const holder = isByYear ? 'year' : 'day';
  const by = PLACE_TITLES[holder] + chart.pillars[holder].name;
  if (!byDay && !isByYear) {
    const voids = chart.pillars.day.kongwang.join('');
    const values = { place: placeOf(place, '支'), branch, by, voids };
    return toStatement(reader, CELL_SOLID, { key: place, pillars: [place], values });
  }
  const note = kongwangNoteOf(chart.pillars, place, branch);
  const state = note === null ? '空' : note.includes('冲') ? '冲' : '合';
  return toStatement(reader, VOID_CELL, {
    key: `${PLACE_TITLES[place].charAt(0) as PillarName}.${state}`,
    pillars: [place],
    values: { place: placeOf(place, '支'), branch, by, state: note ?? '无冲无合' },
  });
}

/** What a cell says of itself, in any column. */
function ownOf(reader: Reader, chart: PillarsChart, { row, place }: CellOf, facts: PillarFacts): Statement[] {
  const { ganzhi, stemWuxing, branchWuxing } = facts;
  const pillars = isNatal(place) ? [place] : [];
  const stage = { branch: ganzhi.branch, place: placeOf(place, '支') };
  switch (row) {
    case 'stem':
      return [
        toStatement(reader, CELL_STEM, {
          key: ganzhi.stem,
          pillars,
          values: {
            place: placeOf(place, '干'),
            char: ganzhi.stem,
            nature: STEM_YINYANG[ganzhi.stem] + stemWuxing,
            god: facts.stemGod,
          },
        }),
      ];
    case 'branch':
      return [
        toStatement(reader, CELL_BRANCH, {
          key: ganzhi.branch,
          pillars,
          values: {
            place: placeOf(place, '支'),
            char: ganzhi.branch,
            nature: BRANCH_YINYANG[ganzhi.branch] + branchWuxing,
            god: facts.hidden[0]?.god ?? '',
          },
        }),
      ];
    case 'zizuo':
      return [
        toStatement(reader, CELL_SEAT, {
          key: facts.zizuo,
          pillars,
          values: { ...stage, stem: ganzhi.stem, stage: facts.zizuo },
        }),
      ];
    case 'nayin':
      return [
        toStatement(reader, NAYIN_CELL, {
          key: ganzhi.nayin,
          pillars,
          values: { title: PLACE_TITLES[place], ganzhi: ganzhi.name, wuxing: facts.nayinWuxing },
        }),
      ];
    default:
      return isNatal(place) ? natalOf(reader, chart, { row, place }, facts) : [];
  }
}

/** What depends on the natal pillar: gods, the stage of the day master, 空亡. */
function natalOf(
  reader: Reader,
  chart: PillarsChart,
  { row, place }: { readonly row: CellRow; readonly place: PillarKey },
  facts: PillarFacts,
): Statement[] {
  if (row === 'tenGod') return godsOf(reader, chart, place, facts);
  if (row === 'hidden') return hiddenOf(reader, chart, place, facts);
  if (row === 'kongwang') return [voidOf(reader, chart, place, facts)];
  const values = { place: placeOf(place, '支'), branch: facts.ganzhi.branch, stem: chart.dayMaster };
  const key = `${facts.xingyun}.${PLACE_TITLES[place].charAt(0) as PillarName}` as const;
  return [toStatement(reader, STAGE_CELL, { key, pillars: [place], values })];
}

/**
 * What a cell of the grid means here.
 *
 * @returns the cell by itself or where it is, then what its column speaks of; of an unknown hour nothing
 */
export function cellReadingOf(chart: PillarsChart, cell: CellOf): Statement[] {
  const { place } = cell;
  const facts = cell.facts ?? (isNatal(place) ? chart.facts[place] : null);
  if (facts === null) return [];
  const reader = { chartKey: chartKeyOf(chart) };
  const pillars = isNatal(place) ? [place] : [];
  const where = toStatement(reader, CELL_PLACE, {
    key: place,
    pillars,
    values: { title: PLACE_TITLES[place] },
  });
  return [...ownOf(reader, chart, cell, facts), where];
}

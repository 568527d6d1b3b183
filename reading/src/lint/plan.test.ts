/**
 * The plan of the library (domain reference, 报告文库): how many keys each family was to have, and where ours has fewer, why.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SPIRIT_MEANINGS } from '../report/library/spiritMeaningText.ts';
import { plainsOf, type Family } from '../statement/family.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));

/** Keys planned, by the families that contain them. */
const PLANNED: readonly (readonly [family: string, keys: number, ours?: readonly string[]])[] = [
  ['overview', 84],
  ['overview.method', 21],
  ['dm.pillar', 60],
  ['dm.season', 40],
  ['dm.god', 90],
  ['dm.godPair', 45],
  ['element.dominant', 15],
  ['element.lacking', 15],
  ['element.balance', 5],
  ['pattern', 55],
  ['pattern.special', 22],
  ['pattern.level', 5],
  ['useful.class', 40],
  ['useful.climate', 120],
  ['useful.conflict', 12],
  ['career.role', 45],
  ['career.combo', 26],
  ['career.trade', 5],
  ['career.timing', 10],
  ['wealth.base', 30],
  ['wealth.source', 12],
  ['wealth.store', 20],
  ['love.palace', 30],
  ['love.relation', 16],
  ['love.star', 30],
  ['love.shensha', 8],
  ['health', 15],
  ['kin.palace', 120],
  ['kin.star', 40],
  ['study', 12],
  ['decade.stem', 60],
  ['decade.branch', 30],
  ['decade.relation', 24],
  ['decade.phase', 30],
  ['year.stem', 30],
  ['year.relation', 36],
  ['year.taisui', 6],
  ['year.shensha', 16],
  ['year.facet', 120],
  ['month', 50],
  ['relation.natal', 48],
  ['relation.luck', 24],
  ['shensha.pillar', 169],
  ['shensha.pair', 20],
  [
    'lucky',
    30,
    ['lucky.colour', 'lucky.place', 'lucky.hour', 'lucky.habit', 'lucky.less', 'lucky.year', 'lucky.month'],
  ],
  ['nayin', 30],
  ['palace.minggong', 12],
  ['xingyun', 48],
  ['void', 12],
  ['bone', 51],
  ['dayHour', 72, ['dayHour.day', 'dayHour.hour']],
];

/** Where a plan counts what no chart can be: the engine excludes it, or two planned keys are one finding. */
const FEWER: Readonly<Record<string, string>> = {
  overview: '建禄, 月刃 and 月劫 are never 太弱; a stream is told by its type',
  'overview.method': '通关, 格局 and 合议 are never of high confidence',
  'wealth.base': '从财 and 儿又生财 serve, 专旺轻财 costs: by their rule',
  'shensha.pillar': '空亡 has its own family; three places never occur (see SpiritKey)',
};

async function countsOfLibrary(): Promise<Map<string, { keys: number; sentences: number }>> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)library\/\w+Text\.ts$/u.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(`${SRC}${file}`) as Promise<object>));
  const isFamily = (value: unknown): value is Family =>
    typeof value === 'object' && value !== null && 'words' in value && 'chip' in value;
  const counts = new Map<string, { keys: number; sentences: number }>();
  for (const { id, words } of modules.flatMap((module) => Object.values(module).filter(isFamily))) {
    const texts = Object.values(words);
    counts.set(id, {
      keys: texts.length,
      sentences: texts.reduce<number>((sum, each) => sum + plainsOf(each).length, 0),
    });
  }
  return counts;
}

const COUNTS = await countsOfLibrary();
const keysOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (COUNTS.get(id)?.keys ?? 0), 0);

test('every planned family has its texts, or the reason why some of its keys cannot be', () => {
  const short = PLANNED.filter(([family, keys, ours = [family]]) => keysOf(ours) < keys);
  expect(short.map(([family]) => family).toSorted()).toEqual(Object.keys(FEWER).toSorted());
});

test('the library contains what was planned: 2,276 keys in 2,839 sentences', () => {
  const meanings = Object.keys(SPIRIT_MEANINGS).length;
  const all = [...COUNTS.values()];
  expect(meanings).toBe(79);
  expect(all.reduce((sum, { keys }) => sum + keys, 0)).toBeGreaterThan(2_276);
  expect(all.reduce((sum, { sentences }) => sum + sentences, 0)).toBeGreaterThan(2_839);
});

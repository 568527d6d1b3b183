import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Birth } from '@shangyuan/engine/chart';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { buildCase, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { formatCaseTable, guessColumns } from './caseColumns.ts';
import { decodeText, parseCsv } from './csvTable.ts';
import { readTable, type TableImport } from './tableImport.ts';

const CHENGDU: Place = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.66,
  zone: 'Asia/Shanghai',
  precision: 'own',
};
const findPlace = async (text: string) => (text.includes('成都') ? CHENGDU : null);

async function read(text: string, known: readonly CaseRecord[] = []): Promise<TableImport> {
  const [head, ...rows] = parseCsv(text);
  return readTable(rows, { columns: guessColumns(head?.cells ?? []), known, nowMs: 9, findPlace });
}

const clock = { hour: 14, minute: 30, second: 0 };
const BIRTHS: readonly (readonly [string, Birth])[] = [
  ['a civil birth', { civil: { year: 1990, month: 6, day: 15, ...clock }, sex: '女', hour: 'minute' }],
  ['a lunar birth', { lunar: { year: 1990, month: 5, isLeap: true, day: 3, ...clock }, sex: '男', hour: 'minute' }],
  ['a birth before 1645', { lunar: { year: 1600, month: 1, isLeap: false, day: 1, ...clock }, sex: '男', hour: 'minute' }],
  ['an unknown hour', { civil: { year: 1990, month: 6, day: 15, ...clock, hour: 12, minute: 0 }, sex: '女', hour: 'unknown' }],
  ['four pillars', { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '男', hour: 'shichen' }],
  ['three pillars', { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null }, sex: '女', hour: 'unknown' }],
]; // prettier-ignore

describe('a table that was written here', () => {
  test.each(BIRTHS)('brings %s back', async (_, birth) => {
    const chart = await castBirth(birth, {});
    const record: CaseRecord = {
      ...buildCase({ id: 'case-0001', name: '小月', chart, place: null, rules: {}, nowMs: 1 }),
      tags: ['家人', '近'],
      notes: [
        { id: 'n1', text: '换了城市', year: 2016, createdAt: 1 },
        { id: 'n2', text: '爱静', year: null, createdAt: 1 },
      ],
      relation: '本人',
      source: '出生证',
    };
    const { fresh, faults, differing } = await read(formatCaseTable([record]));
    expect(faults).toEqual([]);
    expect(differing).toEqual([]);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).toMatchObject({
      name: '小月',
      birth,
      pillars: record.pillars,
      tags: ['家人', '近'],
      relation: '本人',
      source: '出生证',
    });
    expect(fresh[0]?.notes.map(({ year, text }) => [year, text])).toEqual([[2016, '换了城市'], [null, '爱静']]); // prettier-ignore
    expect((await read(formatCaseTable([record]), fresh)).same).toHaveLength(1);
  });
});

describe('a table from elsewhere', () => {
  test('columns are told by their heads, places by their names', async () => {
    const { fresh, faults } = await read(
      '名字\t性别\t生日\t城市\n小月\t坤造\t1990年6月15日 下午2:30\t成都\n',
    );
    expect(faults).toEqual([]);
    expect(fresh[0]).toMatchObject({
      name: '小月',
      birth: { sex: '女', hour: 'minute', longitudeDeg: 104.07, civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 } },
    }); // prettier-ignore
  });

  test('lunar dates, 时辰, packed dates and unknown hours', async () => {
    const { fresh, faults } = await read(
      '姓名,性别,历法,出生日期,时辰\n甲,男,农历,1990-闰5-3,未时\n乙,女,,19900615,\n丙,女,公历,1990/6/15,不详\n',
    );
    expect(faults).toEqual([]);
    expect(fresh.map(({ birth }) => birth)).toMatchObject([
      { lunar: { month: 5, day: 3, isLeap: true, hour: 14 }, hour: 'shichen' },
      { civil: { year: 1990, month: 6, day: 15 }, hour: 'unknown' },
      { hour: 'unknown' },
    ]);
  });

  test('what is wrong is told by its line, cells over several lines counted', async () => {
    const { fresh, faults } = await read(
      [
        '姓名,性别,出生日期,时间,地区,备注',
        '甲,男,1990-02-30,10:00,,',
        '乙,?,1990-06-15,10:00,,"两',
        '行"',
        '丙,女,,10:00,,',
        '丁,女,1990-06-15,25:00,,',
        '戊,女,1990-06-15,10:00,亚特兰蒂斯,',
        '己,女,1990-06-15,10:00,成都,',
      ].join('\n'),
    );
    expect(fresh.map(({ name }) => name)).toEqual(['己']);
    expect(faults).toEqual([
      { line: 2, text: '日期不存在' },
      { line: 3, text: '性别「?」应为男或女' },
      { line: 5, text: '没有出生日期，也没有四柱' },
      { line: 6, text: '时间「25:00」不存在' },
      { line: 7, text: '地区「亚特兰蒂斯」没有找到' },
    ]);
  });

  test('pillars that the engine casts otherwise are told, groups by their names', async () => {
    const table =
      '姓名,性别,出生日期,时间,年柱,分组\n甲,男,1990-06-15,10:00,甲子,家人\n乙,男,1990-06-15,10:00,庚午,\n';
    const { fresh, differing, groupNames } = await read(table);
    expect(differing).toEqual(['甲']);
    expect([...groupNames.values()]).toEqual(['家人']);
    expect(groupNames.get(fresh[0]?.id ?? '')).toBe('家人');
  });

  test('whatever the cells hold, every row is told once', async () => {
    const cell = fc.oneof(
      fc.constantFrom('男', '女', '1990-06-15', '未时', '农历', '是', '庚午', '成都', ''),
      fc.string({ maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 4 }),
        async (rows) => {
          const columns = ['name', 'sex', 'date', 'time', 'calendar', 'place'] as const;
          const found = await readTable(
            rows.map((cells, i) => ({ line: i + 2, cells })),
            { columns, known: [], nowMs: 1, findPlace },
          );
          expect(found.fresh.length + found.same.length + found.faults.length).toBe(rows.length);
        },
      ),
    );
  });
});

test('a table saved by a Chinese spreadsheet is read', () => {
  const gbk = Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb]);
  expect(decodeText(gbk.buffer)).toBe('姓名');
  expect(decodeText(new TextEncoder().encode('姓名').buffer as ArrayBuffer)).toBe('姓名');
});

test('a list of the last ones has the rows of a table in their order', async () => {
  const births = ['1990-06-15', '1970-01-02', '2001-12-30'].map((date, i) => `第${i},男,${date} 08:00`);
  const { fresh } = await read(['姓名,性别,出生时间', ...births].join('\n'));
  const recent = fresh.toSorted((a, b) => b.updatedAt - a.updatedAt).map(({ name }) => name);
  expect(recent).toEqual(['第0', '第1', '第2']);
  expect(new Set(fresh.map(({ updatedAt }) => updatedAt)).size).toBe(3);
});

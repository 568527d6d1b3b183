import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Birth } from '@shangyuan/engine/chart';
import { castBirth } from '../../lib/cases/castBirth.ts';
import { buildCase, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { formatCaseTable, guessColumns, leftOutTimes } from './caseColumns.ts';
import { parseBirthText, parseCsv } from '@shangyuan/reading/typed';
import { decodeText } from './importFile.ts';
import { readTable, withSex, type TableImport } from './tableImport.ts';

const CHENGDU: Place = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.66,
  zone: 'Asia/Shanghai',
  precision: 'own',
};
const findPlaces = async (text: string) => (text.includes('成都') ? [CHENGDU] : []);

async function read(text: string, known: readonly CaseRecord[] = []): Promise<TableImport> {
  const [head, ...rows] = parseCsv(text);
  const columns = guessColumns(head?.cells ?? [], rows);
  return readTable(rows, { columns, known, nowMs: 9, findPlaces, readLine: parseBirthText });
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
  test.each(BIRTHS)('restores %s', async (_, birth) => {
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
    const { fresh, errors, differing } = await read(formatCaseTable([record]));
    expect(errors).toEqual([]);
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

describe('a table of another program', () => {
  test('columns are found by their heads, places by their names', async () => {
    const { fresh, errors } = await read(
      '名字\t性别\t生日\t城市\n小月\t坤造\t1990年6月15日 下午2:30\t成都\n',
    );
    expect(errors).toEqual([]);
    expect(fresh[0]).toMatchObject({
      name: '小月',
      birth: { sex: '女', hour: 'minute', longitudeDeg: 104.07, civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 } },
    }); // prettier-ignore
  });

  test('lunar dates, 时辰, packed dates and unknown hours', async () => {
    const { fresh, errors } = await read(
      '姓名,性别,历法,出生日期,时辰\n甲,男,农历,1990-闰5-3,未时\n乙,女,,19900615,\n丙,女,公历,1990/6/15,不详\n',
    );
    expect(errors).toEqual([]);
    expect(fresh.map(({ birth }) => birth)).toMatchObject([
      { lunar: { month: 5, day: 3, isLeap: true, hour: 14 }, hour: 'shichen' },
      { civil: { year: 1990, month: 6, day: 15 }, hour: 'unknown' },
      { hour: 'unknown' },
    ]);
  });

  test('errors name their line, cells over several lines counted', async () => {
    const { fresh, errors } = await read(
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
    expect(errors).toEqual([
      { line: 2, text: '日期不存在' },
      { line: 3, text: '性别「?」应为男或女' },
      { line: 5, text: '没有出生日期，也没有四柱' },
      { line: 6, text: '时间「25:00」不存在' },
      { line: 7, text: '地区「亚特兰蒂斯」没有找到' },
    ]);
  });

  test.each([
    ['下午12:30', 12, 30],
    ['中午12点', 12, 0],
    ['晚上11点', 23, 0],
    ['2:30 PM', 14, 30],
    ['AM 12:15', 0, 15],
    ['1900/1/0 14:30', 14, 30],
    ['930', 9, 30],
    ['夜子时', 23, 0],
    ['未', 14, 0],
    ['13:00-15:00', 14, 0],
    ['1990-06-15 07:05', 7, 5],
  ])('the time %s is %i:%i', async (time, hour, minute) => {
    const { fresh, errors } = await read(`姓名,性别,出生日期,出生时间\n甲,男,1990-06-15,${time}\n`);
    expect(errors).toEqual([]);
    expect(fresh[0]?.birth).toMatchObject({ civil: { year: 1990, month: 6, day: 15, hour, minute } });
  });

  test.each([
    ['90-6-15', '', '日期「90-6-15」的年份只有两位'],
    ['1990-06-14T16:00:00.000Z', '', '「1990-06-14T16:00:00.000Z」带着时区，请换成当地的钟点'],
    ['3/4/1990', '', '日期「3/4/1990」分不清月和日'],
    ['1990-06-15', '半夜12点', '时间「半夜12点」认不出来'],
    ['1990-06-15', '24:00', '时间「24:00」不存在'],
    ['1990-06-15', '1991-01-01 07:05', '日期「1990-06-15」与时间「1991-01-01 07:05」不是同一天'],
    ['1990-06-15 火星', '', '「火星」没有读懂'],
    ['没有', '', '日期「没有」认不出来'],
  ])('the birth %s %s is refused: %s', async (date, time, text) => {
    const { fresh, errors } = await read(`姓名,性别,出生日期,出生时间\n甲,男,${date},${time}\n`);
    expect(fresh).toEqual([]);
    expect(errors).toEqual([{ line: 2, text }]);
  });

  test('days and months change places as the table shows, or as its reader says', async () => {
    const table = (dates: readonly string[]) =>
      ['姓名,性别,出生日期', ...dates.map((date, i) => `第${i},男,${date}`)].join('\n');
    const days = (found: TableImport) =>
      found.fresh.map(({ birth }) => 'civil' in birth && [birth.civil.month, birth.civil.day]);
    expect(days(await read(table(['3/4/1990', '13/4/1990'])))).toEqual([[4, 3], [4, 13]]); // prettier-ignore
    expect(days(await read(table(['3/4/1990', '4/13/1990'])))).toEqual([[3, 4], [4, 13]]); // prettier-ignore
    const [, ...rows] = parseCsv(table(['3/4/1990']));
    const options = { columns: ['name', 'sex', 'date'] as const, known: [], nowMs: 9, findPlaces, readLine: parseBirthText }; // prettier-ignore
    expect(days(await readTable(rows, { ...options, dayOrder: 'monthFirst' }))).toEqual([[3, 4]]);
    expect(days(await readTable(rows, { ...options, dayOrder: 'dayFirst' }))).toEqual([[4, 3]]);
  });

  test('a missing sex is never guessed', async () => {
    const found = await read('姓名,性别,出生日期\n甲,,1990-06-15\n乙,0,1990-06-15\n丙,1,1990-06-15\n');
    expect(found.fresh).toEqual([]);
    expect(found.withoutSex.map(({ line }) => line)).toEqual([2, 3, 4]);
    const [first] = found.withoutSex;
    expect(first === undefined ? null : withSex(first.record, '男').birth.sex).toBe('男');
    // Without a 0 the numbers are those of the standard: 1 a man, 2 a woman.
    const withSexes = await read('姓名,性别,出生日期\n甲,1,1990-06-15\n乙,2,1990-06-15\n');
    expect(withSexes.fresh.map(({ birth }) => birth.sex)).toEqual(['男', '女']);
  });

  test('midnight behind every day is no hour', async () => {
    const { fresh } = await read('姓名,性别,生日\n甲,男,1990-06-15 00:00:00\n乙,男,1988-08-09 0:00:00\n');
    expect(fresh.map(({ birth }) => birth.hour)).toEqual(['unknown', 'unknown']);
    const some = await read('姓名,性别,生日\n甲,男,1990-06-15 00:00:00\n乙,男,1988-08-09 10:40:00\n');
    expect(some.fresh.map(({ birth }) => birth.hour)).toEqual(['minute', 'minute']);
  });

  test('a long table says how far it is, and can be ended', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => ({
      line: i + 2,
      cells: [`第${i}`, '男', '1990-06-15'],
    }));
    const options = { columns: ['name', 'sex', 'date'] as const, known: [], nowMs: 9_000, findPlaces, readLine: parseBirthText }; // prettier-ignore
    const steps: number[] = [];
    expect(
      (await readTable(rows, { ...options, onProgress: (done) => steps.push(done) })).fresh,
    ).toHaveLength(100);
    expect(steps).toEqual([40, 80]);
    const ending = new AbortController();
    const reading = readTable(rows, { ...options, signal: ending.signal });
    ending.abort(new Error('ended'));
    await expect(reading).rejects.toThrow('ended');
  });

  test('every place is looked up once', async () => {
    let count = 0;
    const rows = Array.from({ length: 50 }, (_, i) => ({
      line: i + 2,
      cells: [`第${i}`, '男', '1990-06-15', '成都'],
    }));
    const { fresh } = await readTable(rows, {
      columns: ['name', 'sex', 'date', 'place'],
      known: [],
      nowMs: 9_000,
      findPlaces: async () => {
        count += 1;
        return [CHENGDU];
      },
      readLine: parseBirthText,
    });
    expect(fresh).toHaveLength(50);
    expect(count).toBe(1);
  });

  test('a place of several is refused with their names, and so is a year of no birth', async () => {
    const places = [CHENGDU, { ...CHENGDU, code: '1', path: ['重庆市', '成都路'] }];
    const rows = [
      { line: 2, cells: ['男', '1990-06-15', '成都'] },
      { line: 3, cells: ['男', '3000-01-01', ''] },
      { line: 4, cells: ['男', '2200-12-31', ''] },
    ];
    const columns = ['sex', 'date', 'place'] as const;
    const options = { columns, known: [], nowMs: 9, readLine: parseBirthText };
    const { fresh, errors } = await readTable(rows, { ...options, findPlaces: async () => places });
    expect(fresh).toHaveLength(1);
    expect(errors.map(({ line, text }) => [line, text])).toEqual([
      [2, '地区「成都」不止一处，请写全，如四川省成都市、重庆市成都路'],
      [3, '生辰的年份要在 1 到 2200 年之间'],
    ]);
  });

  test('pillars that the engine casts differently are reported, groups by their names', async () => {
    const table =
      '姓名,性别,出生日期,时间,年柱,分组\n甲,男,1990-06-15,10:00,甲子,家人\n乙,男,1990-06-15,10:00,庚午,\n';
    const { fresh, differing, groupNames } = await read(table);
    expect(differing).toEqual(['甲']);
    expect([...groupNames.values()]).toEqual(['家人']);
    expect(groupNames.get(fresh[0]?.id ?? '')).toBe('家人');
  });

  test('whatever the cells contain, every row is reported once', async () => {
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
            { columns, known: [], nowMs: 1, findPlaces, readLine: parseBirthText },
          );
          const { fresh, same, withoutSex, errors } = found;
          expect(fresh.length + same.length + withoutSex.length + errors.length).toBe(rows.length);
        },
      ),
    );
  });
});

describe('what the columns of a table are', () => {
  const guess = (text: string) => {
    const [head, ...rows] = parseCsv(text);
    return guessColumns(head?.cells ?? [], rows);
  };
  test.each([
    ['姓名,性别,出生日期,出生时间,出生地', 'name sex date time place'],
    ['姓名,性别,出生时间', 'name sex date'],
    ['姓名,性别,农历生日,出生时间', 'name sex lunarDate time'],
    ['姓名,性别,公历,农历生日,八字', 'name sex date lunarDate pillars'],
    ['姓 名*,性别（男/女）,出生时间', 'name sex date'],
    ['Last Name,First Name,Gender,DOB,Birth Time', 'surname name sex date time'],
    ['Name,Given Name,Family Name,Birthday', 'name   date'],
  ])('%s', (head, columns) => {
    expect(guess(`${head}\n`).join(' ')).toBe(columns);
  });

  test('by what the cells look like, where the head says nothing', () => {
    expect(guess('谁,男女都有,哪一天\n小月,女,1990-06-15\n')).toEqual(['', 'sex', 'date']);
    expect(guess('姓名,性别,时间\n小月,女,1990-06-15 14:30\n')).toEqual(['name', 'sex', 'date']);
    expect(guess('姓名,性别,出生时间,年柱\n小月,女,14:30,庚午\n')).toEqual(['name', 'sex', 'time', 'year']);
    expect(guess('姓名,电话,生日,入职日\n小月,13800138000,1990-06-15,2019-01-02\n')).toEqual(['name', '', 'date', '']); // prettier-ignore
  });

  test('a column of clock times that is left out is named', () => {
    const [head, ...rows] = parseCsv('姓名,性别,生日,几点\n小月,女,1990-06-15,14:30\n阿远,男,1988-08-09,\n');
    const cells = head?.cells ?? [];
    expect(leftOutTimes(cells, rows, ['name', 'sex', 'date', ''])).toEqual(['几点']);
    expect(leftOutTimes(cells, rows, ['name', 'sex', 'date', 'time'])).toEqual([]);
    expect(leftOutTimes(null, rows, ['name', 'sex', 'date', ''])).toEqual(['第 4 列']);
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

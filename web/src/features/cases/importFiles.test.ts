/** Tables as other programs write them, each with the cases it has to result in. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { birthLine, placeText } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { parseBirthText } from '@shangyuan/reading/typed';
import { guessColumns, type CaseColumn } from './caseColumns.ts';
import { readImportFile } from './importFile.ts';
import { readTable } from './tableImport.ts';

const place = (province: string, city: string, longitudeDeg: number): Place => ({
  code: null,
  path: [province, city],
  longitudeDeg,
  latitudeDeg: 30,
  zone: 'Asia/Shanghai',
  precision: 'own',
});
const PLACES = [
  { place: place('四川省', '成都市', 104.07), names: ['成都', '成都市', 'Chengdu'] },
  { place: place('北京市', '北京市', 116.41), names: ['北京', '北京市', 'Beijing'] },
];
const findPlaces = async (text: string) =>
  PLACES.filter(({ names }) => names.includes(text)).map((each) => each.place);

/** File, the program whose format it has, what is imported, what needs a choice, what is refused. */
interface Expected {
  readonly fresh: readonly string[];
  readonly withoutSex?: readonly string[];
  readonly faults?: readonly string[];
  readonly differing?: readonly string[];
  /** Columns that are chosen by hand, by their place. */
  readonly chosen?: Readonly<Record<number, CaseColumn>>;
}

const FILES: readonly (readonly [file: string, shape: string, expected: Expected])[] = [
  ['excel-utf8.csv', 'Excel, CSV UTF-8 with a mark', {
    fresh: ['张三 女 1990-06-15 14:30 成都', '李四 男 1988-08-09 时辰不详 北京', '王五 男 2001-12-30 23:40'],
  }],
  ['excel-gbk.csv', 'Excel or WPS in Chinese, CSV in GBK, a note of two lines', {
    fresh: ['小月 女 1990-06-15 14:00', '阿远 男 1988-08-09 时辰不详'],
  }],
  ['excel-unicode-text.txt', 'Excel, Unicode text: UTF-16 and tabs', {
    fresh: ['小月 女 1990-06-15 14:30 成都', '阿远 男 1988-08-09 12:00', '小满 男 2019-02-14 12:30 北京'],
  }],
  ['numbers-semicolon.csv', 'Numbers in a European region: semicolons, the day first', {
    fresh: ['Anna 女 1990-06-15 14:30 成都', 'Ben 男 1988-04-03 06:05 北京'],
  }],
  ['google-sheets.csv', 'Google Sheets in English: the month first, AM and PM', {
    fresh: ['Anna 女 1990-06-15 14:30 成都', 'Ben 男 2001-12-30 00:15'],
  }],
  ['excel-serials.csv', 'Excel, cells without a format: numbers of days', {
    fresh: ['张三 女 1990-06-15 14:30', '李四 男 1988-08-09 10:40'],
  }],
  ['bazi-app-list.csv', 'a list of a BaZi app: both calendars, hours by name, pillars in one cell', {
    fresh: [
      '小月 女 1990-06-15 14:00',
      '小满 女 农历2020年闰四月初八 10:00',
      '古人 男 四柱 庚午 壬午 辛亥 乙未',
      '半知 女 四柱 庚午 壬午 辛亥',
      '错柱 男 1990-06-15 14:30',
    ],
    differing: ['错柱'],
  }],
  ['no-head.csv', 'a list without a head', {
    fresh: ['王小明 男 1990-06-15 14:30 成都', '李小红 女 1988-08-09 00:00 北京'],
  }],
  ['outlook-contacts.csv', 'Outlook, contacts', {
    fresh: ['张三 女 1990-06-15 时辰不详'],
    withoutSex: ['李四 1988-08-30 时辰不详'],
    faults: ['4 没有出生日期，也没有四柱'],
  }],
  ['google-contacts.csv', 'Google Contacts', {
    fresh: [],
    withoutSex: ['Anna Schmidt 1990-06-15 时辰不详'],
    faults: ['3 日期「--06-15」没有年份'],
  }],
  ['phone-contacts.vcf', 'contacts of an iPhone and of an older Android: vCard 2.1, 3.0, 4.0', {
    fresh: ['王五 男 2001-12-30 23:40 成都'],
    withoutSex: ['张三 1990-06-15 时辰不详', '小月 2019-02-14 时辰不详'],
    faults: ['11 日期「--08-09」没有年份'],
  }],
  ['family-tree.ged', 'a family tree: GEDCOM', {
    fresh: ['明 王 男 1990-06-15 时辰不详 成都'],
    faults: ['12 日期「ABT 1988」认不出来'],
  }],
  ['solar-fire.csv', 'Solar Fire, exported as text without a head', {
    fresh: [],
    withoutSex: ['Anna 1990-06-15 14:30 成都', 'Ben 2001-12-30 06:05 北京'],
    chosen: { 4: 'place' },
  }],
]; // prettier-ignore

async function importOf(file: string, existing: Parameters<typeof readTable>[1]['known'] = [], chosen = {}) {
  const bytes = readFileSync(new URL(`testing/importFiles/${file}`, import.meta.url));
  const read = readImportFile(Uint8Array.from(bytes).buffer);
  if (read.kind !== 'table') throw new Error(`${file}: ${JSON.stringify(read)}`);
  const { head, rows } = read.table;
  const guessed = guessColumns(head, rows);
  const columns = guessed.map((column, i) => (chosen as Record<number, CaseColumn>)[i] ?? column);
  return readTable(rows, { columns, known: existing, nowMs: 9_000, findPlaces, readLine: parseBirthText });
}

describe('files of other programs', () => {
  test.each(FILES)(
    '%s: %s',
    async (file, _shape, { fresh, withoutSex = [], faults: errors = [], differing = [], chosen }) => {
      const found = await importOf(file, [], chosen);
      expect(
        found.fresh.map((record) => {
          const pillars = 'pillars' in record.birth ? record.pillars.filter(Boolean) : [];
          const texts = [
            record.name,
            record.birth.sex,
            birthLine(record.birth),
            ...pillars,
            placeText(record),
          ];
          return texts.filter(Boolean).join(' ');
        }),
      ).toEqual(fresh);
      expect(
        found.withoutSex.map(({ record }) =>
          [record.name, birthLine(record.birth), placeText(record)].filter(Boolean).join(' '),
        ),
      ).toEqual(withoutSex);
      expect(found.errors.map(({ line, text }) => `${line} ${text}`)).toEqual(errors);
      expect(found.differing).toEqual(differing);
    },
  );

  test.each(FILES)('%s a second time adds nothing', async (file, _shape, { fresh, chosen }) => {
    const first = await importOf(file, [], chosen);
    const existing = [...first.fresh, ...first.withoutSex.map(({ record }) => record)];
    const second = await importOf(file, existing, chosen);
    expect(second.fresh).toEqual([]);
    expect(second.withoutSex).toEqual([]);
    expect(second.same.length).toBeGreaterThanOrEqual(fresh.length);
  });

  test('seconds, quoted marks and lines of a note are imported', async () => {
    const [anna] = (await importOf('numbers-semicolon.csv')).fresh;
    expect(anna?.birth).toMatchObject({ civil: { second: 25 } });
    const [imported] = (await importOf('google-sheets.csv')).fresh;
    expect(imported?.notes.map(({ text }) => text)).toEqual(['said "about half past two"']);
    const [moved] = (await importOf('excel-gbk.csv')).fresh;
    expect(moved?.notes.map(({ year, text }) => [year, text])).toEqual([[null, '搬过家，'], [2016, '换了城市']]); // prettier-ignore
  });
});

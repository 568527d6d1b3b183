/**
 * Random input for everything on the device that reads a text, a file, an address or what was stored: nothing throws, and what is
 * taken is whole.
 */
import { LIMITS, RECORD_BODIES, RECORD_KINDS } from '@shangyuan/contract';
import type { Birth } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { parseBirthText, parseCsv } from '@shangyuan/reading/typed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  changeOnePlace,
  fuzz,
  FUZZ_MS,
  mutated,
  nested,
  oddText,
  oddValue,
  ODD_DATES,
  ODD_NUMBERS,
} from '../../scripts/lib/fuzz.ts';
import { guessColumns } from '../src/features/cases/caseColumns.ts';
import { formatCaseFile, readCaseFile } from '../src/features/cases/caseFile.ts';
import { readImportFile } from '../src/features/cases/importFile.ts';
import { openSealed, parseSealed } from '../src/features/cases/sealedFile.ts';
import { readTable } from '../src/features/cases/tableImport.ts';
import { castBirth } from '../src/lib/cases/castBirth.ts';
import { buildCase, birthLine, caseLabel, placeText, type CaseRecord } from '../src/lib/cases/caseRecord.ts';
import { readChartLink, writeChartLink } from '../src/lib/cases/chartLink.ts';
import { checkSeal, readSeal } from '../src/lib/cases/linkSeal.ts';
import type { Place } from '../src/lib/cases/place.ts';
import { hrefOf, parseHref } from '../src/lib/page/paths.ts';
import { caseOfBody } from '../src/lib/sync/caseOfBody.ts';
import { parseCommand } from '../src/pages/parseCommand.ts';

const NOW = Date.UTC(2026, 10, 23);
const TODAY = { date: { year: 2026, month: 11, day: 23 }, jdn: jdnOf({ year: 2026, month: 11, day: 23 }) };
const CHENGDU: Place = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.66,
  zone: 'Asia/Shanghai',
  precision: 'own',
};
const findPlaces = async (text: string) => (text.includes('成都') ? [CHENGDU] : []);

const change = fc.record({
  place: fc.nat(120),
  odd: fc.oneof(oddValue, fc.constantFrom(...ODD_DATES, ...ODD_NUMBERS)),
  how: fc.constantFrom('replace' as const, 'replace' as const, 'drop' as const, 'add' as const),
});
const changed = <T>(values: readonly T[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...values), change)
    .map(([value, { place, odd, how }]) => changeOnePlace(value, place, odd, how));

/** Pieces that births are typed with, in any order. */
const PIECES = [
  '1990-06-15', '1990年6月15日', '民国79年', '光绪三十四年', '庚午年', '五月廿三', '闰五月', '腊月三十', '14:30', '下午2点半', '未时', '子时', '早子时', '晚子时', '时辰不详', '男', '女',
  '坤造', '成都', '乌鲁木齐', '农历', '阳历', 'june 15 1990', '2:30 pm', 'female', 'London', '当地时间', '庚午', '壬午', '辛亥', '乙未', '生于', '，', '/', '.', ' ', '年', '月', '日', '时', '零', '〇', '廿', '卅',
] as const; // prettier-ignore
const LINES = ['1990-06-15 14:30 女 成都', '农历1990年闰五月初三 未时 男', '民国七十九年六月十五日下午两点半 女', '庚午 壬午 辛亥 乙未 女', 'june 15 1990 2:30:05 pm female london', '宣统三年八月十九 卯时'] as const; // prettier-ignore
const line = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.oneof(fc.constantFrom(...PIECES), oddText), { maxLength: 7 }).map((pieces) => pieces.join('')) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(' ')) },
  { weight: 3, arbitrary: mutated(fc.constantFrom(...LINES)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PIECES), fc.nat(400)).map(([piece, times]) => piece.repeat(times)) },
  oddText,
); // prettier-ignore

const clock = { hour: 14, minute: 30, second: 0 };
const BIRTHS: readonly Birth[] = [
  { civil: { year: 1990, month: 6, day: 15, ...clock }, sex: '女', hour: 'minute', zone: 'Asia/Shanghai', longitudeDeg: 104.07, latitudeDeg: 30.66 },
  { civil: { year: 1985, month: 7, day: 1, ...clock }, sex: '男', hour: 'minute', zone: 'America/New_York', longitudeDeg: -74 },
  { lunar: { year: 1990, month: 5, isLeap: true, day: 3, ...clock }, sex: '男', hour: 'shichen' },
  { civil: { year: 1600, month: 6, day: 15, ...clock, hour: 12, minute: 0 }, sex: '女', hour: 'unknown' },
  { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null }, sex: '女', hour: 'unknown' },
]; // prettier-ignore
const RECORDS: readonly CaseRecord[] = await Promise.all(
  BIRTHS.map(async (birth, index) => ({
    ...buildCase({
      id: `case-000${index}`,
      name: '小月',
      chart: await castBirth(birth, {}),
      place: CHENGDU,
      rules: {},
      nowMs: NOW,
    }),
    tags: ['家人'],
    notes: [{ id: 'n1', text: '换了城市', year: 2016, createdAt: 1 }],
    groupId: 'group-01',
    candidates: [{ branch: '未' as const, isLateZi: false }],
    answers: { situation: '在职' as const, partner: true, children: null },
    pastMarks: [{ id: 'p1', mark: '相符' as const, isOpen: true }],
  })),
);
const FILE = JSON.parse(
  formatCaseFile(RECORDS, '2026-11-23', {
    groups: [
      { id: 'group-01', name: '家人', colour: '木', order: 0, createdAt: 1, updatedAt: 1, deletedAt: 0 },
    ],
    comparisons: [],
  }),
) as { readonly cases: readonly object[] };

/** A record is as good as one that was made here: it is cast, drawn and written again. */
async function expectWhole(records: readonly CaseRecord[]): Promise<void> {
  for (const record of records) {
    for (const text of [birthLine(record.birth), caseLabel(record), placeText(record)])
      expect(text).toBeTypeOf('string');
    await castBirth(record.birth, record.rules);
    expect(structuredClone(record)).toEqual(record);
  }
  const again = await readCaseFile(formatCaseFile(records, '2026-11-23'), [], NOW);
  expect(again?.wrong).toEqual([]);
}

const readRows = async (text: string) => {
  const [head, ...rows] = parseCsv(text);
  const columns = guessColumns(head?.cells ?? [], rows);
  return {
    rows,
    found: await readTable(rows, { columns, known: [], nowMs: NOW, findPlaces, readLine: parseBirthText }),
  };
};

test(
  'a typed birth',
  async () => {
    const isWhole = (value: number | null) => value === null || (Number.isInteger(value) && value >= 0);
    await fuzz('birthText', line, (text) => {
      const typed = parseBirthText(text);
      if (typed === null) return;
      const { month, day, hour, minute, second } = typed;
      expect([month, day, hour, minute, second].every(isWhole), JSON.stringify(typed)).toBe(true);
    });
  },
  FUZZ_MS,
);

test(
  'the line of the search',
  async () => {
    await fuzz('command', line, async (text) => {
      const command = await parseCommand(text, TODAY);
      if (command?.kind === 'refused')
        for (const reading of command.readings) await parseCommand(reading.line, TODAY);
      if (command?.kind === 'birth') await castBirth((await command.casting(command.sex ?? '女')).birth, {});
    });
  },
  FUZZ_MS,
);

test(
  'a table of cases: each row is taken or has its message',
  async () => {
    const cell = fc.oneof(
      line,
      fc.constantFrom(
        '男',
        '女',
        '坤',
        '1',
        '0',
        '是',
        '否',
        '510100',
        '104.07',
        '庚午',
        '家人、朋友',
        '0:00',
      ),
      oddText,
    );
    const HEADS = [
      '姓名,性别,出生日期,时间,地区',
      '名字\t性别\t生日',
      'name,sex,birthday,time,place,year,month,day,hour',
      '年柱,月柱,日柱,时柱,性别',
      '姓名,农历,闰月,经度,标签,备注',
    ] as const;
    const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const tables = fc
      .tuple(
        fc.constantFrom(...HEADS),
        fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 4 }),
      )
      .map(([head, rows]) =>
        [head, ...rows.map((cells) => cells.map(quoted).join(head.includes('\t') ? '\t' : ','))].join('\n'),
      );
    await fuzz('table', fc.oneof(tables, mutated(tables)), async (text) => {
      const { rows, found } = await readRows(text);
      const { fresh, same, withoutSex, errors } = found;
      expect(fresh.length + same.length + withoutSex.length + errors.length).toBe(rows.length);
      for (const error of errors) expect(error.text).toMatch(/\p{Script=Han}/u);
      await expectWhole(fresh);
    });
  },
  FUZZ_MS,
);

test(
  'a file to import, of any kind',
  async () => {
    const texts = fc.constantFrom(
    'BEGIN:VCARD\nVERSION:3.0\nFN:小月\nBDAY:1990-06-15\nGENDER:F\nEND:VCARD\nBEGIN:VCARD\nN:;;;;\nBDAY;VALUE=date:19900615T143000Z\nEND:VCARD',
    '0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME 小 /月/\n1 SEX F\n1 BIRT\n2 DATE 15 JUN 1990\n2 PLAC 成都\n0 @I2@ INDI\n1 BIRT\n2 DATE BET 1 JAN 1900 AND 1901\n0 TRLR',
    '姓名,性别,出生日期\n小月,女,1990-06-15 14:30\n',
    JSON.stringify(FILE),
    '{"format":"zh-sealed","version":1,"iterations":1,"salt":"AA==","iv":"AA==","data":"AA=="}',
    nested(20_000),
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:19900615T143000Z\nEND:VEVENT\nEND:VCALENDAR',
  ); // prettier-ignore
    const encoded = fc
      .tuple(
        mutated(texts),
        fc.constantFrom('utf8', 'utf16le', 'latin1', 'bom16be'),
        fc.option(fc.nat(), { freq: 3 }),
      )
      .map(([text, encoding, damage]) => {
        const bytes =
          encoding === 'bom16be'
            ? Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
            : Buffer.from(text, encoding as BufferEncoding);
        if (damage !== null && bytes.length > 0) bytes[damage % bytes.length] = damage & 255;
        return new Uint8Array(bytes);
      });
    await fuzz(
      'importFile',
      fc.oneof({ weight: 5, arbitrary: encoded }, fc.uint8Array({ maxLength: 200 })),
      async (bytes) => {
        const file = readImportFile(bytes.slice().buffer);
        if (file.kind === 'refused') expect(file.message).toMatch(/\p{Script=Han}/u);
        if (file.kind === 'sealed') expect(parseSealed(file.text)).not.toBeNull();
        if (file.kind !== 'table') return;
        const { head, rows } = file.table;
        expect(rows.length).toBeLessThanOrEqual(LIMITS.recordCount);
        const columns = guessColumns(head, rows);
        await readTable(rows, { columns, known: [], nowMs: NOW, findPlaces, readLine: parseBirthText });
      },
    );
  },
  FUZZ_MS,
);

test(
  'a file of cases: each case is whole or left out',
  async () => {
    await fuzz('caseFile', changed([FILE, { ...FILE, cases: FILE.cases.slice(0, 1) }]), async (value) => {
      const read = await readCaseFile(JSON.stringify(value) ?? '', [], NOW);
      if (read !== null) await expectWhole(read.fresh);
    });
  },
  FUZZ_MS,
);

test(
  'a sealed backup',
  async () => {
    const right = {
      format: 'zh-sealed',
      version: 1,
      kdf: 'PBKDF2-SHA256',
      iterations: 2,
      cipher: 'AES-256-GCM',
      salt: btoa('0123456789abcdef'),
      iv: btoa('0123456789ab'),
      data: btoa('x'.repeat(40)),
    };
    await fuzz('sealedFile', changed([right]), async (value) => {
      const file = parseSealed(JSON.stringify(value) ?? '');
      if (file !== null && file.iterations < 1_000) expect(await openSealed(file, '密码')).toBeNull();
    });
  },
  FUZZ_MS,
);

test(
  'a link to a chart: what is read is written as it was',
  async () => {
    const links = fc.constantFrom(
      ...RECORDS.map(writeChartLink),
      '1.fg19900615-1430.e104-07.n30-66.t.p510100成都市',
      '1.mz06182931',
      '1.ml19900503-1430.s',
      '2.x',
    );
    await fuzz('chartLink', fc.oneof({ weight: 6, arbitrary: mutated(links) }, oddText), async (text) => {
      const read = readChartLink(text);
      if (!read.ok) return;
      const written = writeChartLink(read.value);
      const again = readChartLink(written);
      expect(again.ok && writeChartLink(again.value)).toBe(written);
      // Whether the date exists is known only here.
      await castBirth(read.value.birth, read.value.rules).catch((error: unknown) =>
        expect(error).toBeInstanceOf(RangeError),
      );
    });
  },
  FUZZ_MS,
);

test(
  'the seal of a link',
  async () => {
    const seals = fc.constantFrom(
      `k1.20270101.${'A'.repeat(22)}.${'B'.repeat(86)}`,
      `${'a'.repeat(16)}.20260101.x.y`,
    );
    const key = { kid: 'k1', key: 'A'.repeat(43) };
    await fuzz('linkSeal', fc.oneof(mutated(seals), oddText), async (text) => {
      readSeal(text);
      expect(await checkSeal('1.mz06182931', text, [key], NOW)).not.toBe('valid');
    });
  },
  FUZZ_MS,
);

test(
  'an address inside the app',
  async () => {
    const hrefs = fc.constantFrom(
      hrefOf('chart', { id: 'a b', x: '张' }),
      hrefOf('pickDay'),
      '/pages/main/homePage?x=1',
    );
    await fuzz('address', fc.oneof(mutated(hrefs), oddText), (text) => {
      const parsed = parseHref(text);
      if (parsed !== null) expect(text.startsWith(parsed.path)).toBe(true);
      expect(parsed?.path ?? '/pages').toMatch(/^\/(pages|$)/);
    });
  },
  FUZZ_MS,
);

test(
  'a record of the account: what the contract takes becomes a case or is left out',
  async () => {
    const bodies = fc.tuple(
      fc.constantFrom(...RECORD_KINDS),
      changed([
        ...FILE.cases,
        { a: { caseId: crypto.randomUUID() }, b: FILE.cases[0], mode: 'x' },
        { name: '家人' },
        { date: '2026-05-01', hour: 3 },
      ]),
    );
    await fuzz('recordBody', bodies, async ([kind, body]) => {
      const parsed = z.safeParse(RECORD_BODIES[kind], body);
      if (!parsed.success || kind !== 'case') return;
      const { pillars: _pillars, ...withoutPillars } = parsed.data;
      await caseOfBody('case-0001', withoutPillars, { editedAt: NOW, deletedAt: 0 });
    });
  },
  FUZZ_MS,
);

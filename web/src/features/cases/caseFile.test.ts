import { HISTORY } from '@shangyuan/engine/history';
import { castChart } from '@shangyuan/engine/chart';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCase, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { engineOf } from '../../lib/engine/engineOf.ts';
import { formatCaseTable } from './caseColumns.ts';
import { formatCaseFile, readCaseFile } from './caseFile.ts';
import { parseCsv } from '@shangyuan/reading/typed';

const zhang = makeCase('case-0001', '张三', 1990, { tags: ['家人'], isStarred: true, isPinned: true });
const li = makeCase('case-0002', '李四', 1985, { areaCode: '510199' });
const nobody = makeCase('case-0003', '', 2001);

const NOW = 5_000;
const fileOf = (cases: readonly unknown[]) =>
  formatCaseFile(cases as readonly CaseRecord[], '2026-11-21T00:00:00Z');

describe('the case file', () => {
  test('is exported and imported again, nothing lost', async () => {
    const full: CaseRecord = {
      ...zhang,
      groupId: 'group-01',
      place: {
        code: '510100',
        path: ['四川省', '成都市'],
        longitudeDeg: 104.07,
        latitudeDeg: 30.66,
        zone: 'Asia/Shanghai',
        precision: 'own',
      },
      notes: [{ id: 'note-1', text: '换了城市工作', year: 2016, createdAt: 77 }],
      relation: '本人',
      source: '出生证',
      candidates: [{ branch: '未', isLateZi: false }],
      answers: { situation: '在职', partner: true, children: null },
      pastMarks: [{ id: '2013.搬迁', mark: '相符', isOpen: false }],
      isPastOpen: true,
      createdAt: 11,
      updatedAt: 22,
    };
    const read = await readCaseFile(fileOf([full, li, nobody]), [], NOW);
    expect(read?.fresh).toEqual([full, li, nobody]);
    expect(read?.wrong).toEqual([]);
    expect(read?.differing).toEqual([]);
  });

  test('a lunar birth before 1645 is read by the table of history', async () => {
    const engine = HISTORY;
    const lunar = { year: 1600, month: 1, isLeap: false, day: 1, hour: 12, minute: 0, second: 0 };
    const chart = castChart({ lunar, sex: '男', hour: 'minute' }, undefined, engine);
    const old = buildCase({ id: 'case-1600', name: '古人', chart, place: null, rules: {}, nowMs: 9 });
    const read = await readCaseFile(fileOf([old, zhang]), [], NOW);
    expect(read?.wrong).toEqual([]);
    expect(read?.fresh).toEqual([old, zhang]);
  });

  test('a birth abroad is read by the zones of the world, one by a chosen offset as it was cast', async () => {
    const engine = await engineOf(1943, 'America/New_York');
    const civil = { year: 1943, month: 1, day: 15, hour: 12, minute: 30, second: 0 };
    const born = { civil, sex: '男', hour: 'minute' } as const;
    const cases = [{ zone: 'America/New_York' }, { utcOffsetMinutes: 420 }].map((where, i) =>
      buildCase({
        id: `case-194${i}`,
        name: `旧人${i}`,
        chart: castChart({ ...born, ...where }, undefined, engine),
        place: null,
        rules: {},
        nowMs: 9,
      }),
    );
    const read = await readCaseFile(fileOf([...cases, zhang]), [], NOW);
    expect(read?.wrong).toEqual([]);
    expect(read?.differing).toEqual([]);
    expect(read?.fresh).toEqual([...cases, zhang]);
  });

  test('reports what exists, what is invalid and what differs, and overwrites nothing', async () => {
    const changed = { ...li, pillars: [...li.pillars.slice(0, 3), '甲子'] };
    const read = await readCaseFile(fileOf([{ birth: {} }, 7, zhang, changed]), [zhang], NOW);
    expect(read?.same.map(({ id }) => id)).toEqual([zhang.id]);
    expect(read?.fresh.map(({ id }) => id)).toEqual([li.id]);
    expect(read?.wrong).toEqual([1, 2]);
    expect(read?.differing).toEqual([`李四（时柱 甲子 → ${li.pillars[3]}）`]);
  });

  test('a case is matched by its id, or by name and birth', async () => {
    const renamed = { ...zhang, name: '张三丰' };
    const copied = { ...li, id: 'case-0009' };
    const other = { ...zhang, id: 'case-0010', birth: { ...zhang.birth, sex: '男' } };
    const read = await readCaseFile(fileOf([renamed, copied, other, other]), [zhang, li], NOW);
    expect(read?.same.map(({ id }) => id)).toEqual([renamed.id, copied.id, other.id]);
    expect(read?.fresh.map(({ id }) => id)).toEqual([other.id]);
  });

  test.each(['', '{}', '[]', '{"format":"other","cases":[]}'])('%j is no case file', async (text) => {
    expect(await readCaseFile(text, [], 0)).toBeNull();
  });

  test('whatever a file contains, every case is counted once and each accepted one is complete', async () => {
    const part = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: fc.oneof(fc.constant('case-0100'), fc.string()),
          name: fc.oneof(fc.string(), fc.integer()),
          birth: fc.oneof(
            fc.constantFrom<unknown>(zhang.birth, nobody.birth, { sex: '女' }, { civil: null }),
            fc.jsonValue(),
          ),
          rules: fc.oneof(fc.constant({ clock: 'wall' }), fc.jsonValue()),
          place: fc.jsonValue(),
          notes: fc.jsonValue(),
          tags: fc.jsonValue(),
          groupId: fc.jsonValue(),
          createdAt: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (cases) => {
        const read = await readCaseFile(fileOf(cases), [], NOW);
        const taken = [...(read?.fresh ?? []), ...(read?.same ?? [])];
        expect(taken.length + (read?.wrong.length ?? 0)).toBe(cases.length);
        for (const record of taken) {
          expect(record.pillars).toHaveLength(4);
          expect(Number.isSafeInteger(record.createdAt)).toBe(true);
          expect(record.tags.every((tag) => typeof tag === 'string')).toBe(true);
        }
      }),
    );
  });
});

test('the table cannot smuggle formulas into a spreadsheet', () => {
  const table = formatCaseTable([{ ...zhang, name: '=1+1,"x"' }]);
  expect(table.startsWith('\uFEFF姓名,')).toBe(true);
  expect(table.split('\r\n')[1]?.startsWith(`"'=1+1,""x""",女,公历,1990-06-15,14:30,`)).toBe(true);
});

test('the table has the code of a place that is known by nothing else', () => {
  const [head, row] = parseCsv(formatCaseTable([li]));
  expect(row?.cells[head?.cells.indexOf('地区代码') ?? -1]).toBe('510199');
});

test('a table is read back as it was written, whatever names and notes contain', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', '张', ',', '"', '\n', '\r', ' ', '=', '-', '\t') });
  fc.assert(
    fc.property(anyText, anyText, (name, source) => {
      const [head, row, ...more] = parseCsv(formatCaseTable([{ ...zhang, name, source }]));
      expect(more).toEqual([]);
      expect(row?.cells).toHaveLength(head?.cells.length ?? 0);
      expect(row?.cells[0]).toBe(name === '' ? '命主' : name);
      expect(row?.cells[head?.cells.indexOf('来源') ?? -1]).toBe(source);
    }),
  );
});

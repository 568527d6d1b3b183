/**
 * What of the library is found, what its luck shows, and how tries are counted.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { BOOK_CASES, castCase, type BookCase } from '@shangyuan/reading/classicCases';
import { describe, expect, it } from 'vitest';
import { asksOf, filterCases, filterOf, markedDecades, tryResultOf, tryTallyOf } from './classicsView.ts';
import { judgeCase, judgedCases } from './judgedCases.ts';

const bookCase = (id: string): BookCase => BOOK_CASES.find((book) => book.id === id) as BookCase;
const cases = await judgedCases();
const idsOf = (query: Record<string, string>, marked: readonly string[] = []): string[] =>
  filterCases(cases, filterOf(query), marked).map(({ book }) => book.id);

describe('a search', () => {
  it('finds everything where nothing is chosen, in the order of the book', () => {
    expect(idsOf({})).toEqual(BOOK_CASES.map(({ id }) => id));
  });

  it('finds pillars, with spaces or without, the day master, chapters and words of the book', () => {
    expect(idsOf({ q: '壬戌 壬子 庚辰 己卯' })).toEqual(['163']);
    expect(idsOf({ q: '壬戌壬子庚辰己卯' })).toEqual(['163']);
    expect(idsOf({ q: '白手发财' })).toEqual(['103']);
    expect(idsOf({ q: '伤官用印 日主庚' })).toEqual(['163']);
    const metal = idsOf({ q: '日主辛' });
    expect(metal.length).toBeGreaterThan(10);
    expect(metal.every((id) => bookCase(id).pillars[2].startsWith('辛'))).toBe(true);
    expect(idsOf({ q: '没有这话' })).toEqual([]);
  });

  it('filters by day master, month, pattern, use and agreement, all at once', () => {
    expect(idsOf({ day: '庚', month: '子', use: '土' })).toEqual(
      BOOK_CASES.filter(
        ({ pillars, useful }) =>
          pillars[2].startsWith('庚') && pillars[1].endsWith('子') && useful.includes('土'),
      ).map(({ id }) => id),
    );
    expect(idsOf({ day: '庚', month: '子', use: '土' })).toContain('163');
    const agreeing = idsOf({ agree: '一致' });
    const differing = idsOf({ agree: '不同' });
    expect(agreeing).toContain('163');
    expect(agreeing.filter((id) => differing.includes(id))).toEqual([]);
    // 稼穑 of the book is 稼穑格 here.
    expect(idsOf({ pattern: '稼穑格' })).toContain('065');
    expect(idsOf({ marked: '1' }, ['029'])).toEqual(['029']);
  });
});

describe('the luck', () => {
  const marksOf = (id: string) =>
    markedDecades(bookCase(id), analyseChart(castCase(bookCase(id))).dayun).map(
      ({ ganzhi, mark }) => `${ganzhi.name}${mark ?? ''}`,
    );

  it('has what the book says of each decade, in halves where it parts them', () => {
    expect(marksOf('163')).toEqual(['癸丑难', '甲寅难', '乙卯难', '丙辰好', '丁巳好', '戊午先好后难']);
  });

  it('has no mark where the account ends', () => {
    expect(marksOf('135').at(-1)).toBe('庚申');
    expect(marksOf('039')).toEqual(['乙亥难', '甲戌难', '癸酉难', '壬申', '辛未', '庚午']);
  });

  it('is computed where the book prints none, and shown as far as the book speaks of it', () => {
    expect(marksOf('001')).toEqual(['癸卯', '甲辰', '乙巳好', '丙午好', '丁未好', '戊申']);
  });
});

describe('tries', () => {
  it('are compared with what the book states only', () => {
    expect(tryResultOf(bookCase('163'), { strength: '中和', useful: '火' })).toEqual({
      strength: '相近',
      useful: '一致',
    });
    expect(tryResultOf(bookCase('029'), { strength: '身弱', useful: '水' })).toEqual({
      strength: null,
      useful: '不同',
    });
    expect(asksOf(bookCase('029'))).toEqual({ strength: false, useful: true });
  });

  it('are counted beside ours on the same charts', () => {
    const tries = {
      '163': { strength: '身强', useful: '土' },
      '029': { strength: null, useful: '水' },
      gone: { strength: '身弱', useful: '木' },
    } as const;
    const ours = judgeCase(bookCase('029')).analysis.yongshen.yong;
    expect(tryTallyOf(tries, cases)).toEqual({
      count: 2,
      strength: { of: 1, hits: 0, ours: 1 },
      useful: { of: 2, hits: 1, ours: bookCase('029').useful.includes(ours) ? 2 : 1 },
    });
  });
});

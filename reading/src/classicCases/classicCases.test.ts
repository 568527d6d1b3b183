/**
 * The charts of the book are sound, compared row by row, and ordered by what they share with a chart.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { BRANCHES, findGanzhi, STEMS, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { describe, expect, it } from 'vitest';
import {
  accountEndOf,
  BOOK_CASES,
  castCase,
  comparisonSummary,
  compareWithBook,
  likePlacesOf,
  likestCases,
  LIKENESS_POINTS,
  LIKENESS_STEPS,
  sexOfCase,
  structureAgreement,
  unjudgedPlaces,
  usefulAgreement,
  wholeAgreementOf,
  type BookCase,
  type ComparedRow,
} from './index.ts';

const bookCase = (id: string): BookCase => BOOK_CASES.find((book) => book.id === id) as BookCase;
const judged = BOOK_CASES.map((book) => ({ book, analysis: analyseChart(castCase(book)) }));
const own = (pillars: readonly [string, string, string, string], sex: '男' | '女') => {
  const [year, month, day, hour] = pillars;
  return analyseChart(castChart({ pillars: { year, month, day, hour }, sex, hour: 'shichen' }));
};

describe('the charts of the book', () => {
  it('have pillars that a calendar can have: months by 五虎遁, hours by 五鼠遁', () => {
    const isChart = ({ pillars }: BookCase): boolean => {
      const [year, month, day, hour] = pillars.map((name) => findGanzhi(name) as Ganzhi) as [
        Ganzhi,
        Ganzhi,
        Ganzhi,
        Ganzhi,
      ];
      const stem = ({ stem }: Ganzhi): number => STEMS.indexOf(stem);
      const branch = ({ branch }: Ganzhi): number => BRANCHES.indexOf(branch);
      // 甲己之年丙作首: the stem of 寅 is twice that of the year and two, and each month adds one.
      const tiger = (stem(year) * 2 + 2 + ((branch(month) + 10) % 12)) % 10;
      // 甲己还加甲.
      const rat = (stem(day) * 2 + branch(hour)) % 10;
      return stem(month) === tiger && stem(hour) === rat;
    };
    expect(BOOK_CASES.filter((book) => !isChart(book)).map(({ id }) => id)).toEqual([]);
    expect(new Set(BOOK_CASES.map(({ id }) => id)).size).toBe(256);
  });

  it('have luck in its order from the month, the way that their sex gives', () => {
    const wrong = judged.filter(
      ({ book, analysis }) =>
        book.luck.some((name, at) => name !== analysis.dayun[at]?.ganzhi.name) ||
        book.spans.some(({ luck }) => luck.length === 0),
    );
    expect(wrong.map(({ book }) => book.id)).toEqual([]);
    // 辛亥 after 庚戌 from a 丁 year: forward in a year of yin is a woman.
    expect(
      sexOfCase({ ...bookCase('061'), sex: null, pillars: ['丁亥', '庚戌', '甲辰', '壬申'], luck: ['辛亥'] }),
    ).toBe('女');
  });

  it('show no word of death, illness or bereavement, and none where the account ends', () => {
    const words = BOOK_CASES.flatMap(({ spans }) => spans.flatMap((span) => span.words ?? []));
    expect(words.length).toBeGreaterThan(200);
    expect(words.filter((text) => /[死亡夭丧卒殁缢病疾淫贱]|刑[妻克丧伤]|克[妻子]|不禄/u.test(text))).toEqual(
      [],
    );
    expect(
      BOOK_CASES.flatMap(({ spans }) => spans.filter((span) => span.verdict === '终' && span.words !== null)),
    ).toEqual([]);
  });
});

describe('what the book judged beside what we judge', () => {
  const { book, analysis } = judged.find((one) => one.book.id === '163') as (typeof judged)[number];

  it('stands row by row, each with how far the two agree', () => {
    expect(
      compareWithBook(book, analysis).map((row) => [row.label, row.book, row.quote, row.agreement]),
    ).toEqual([
      ['强弱', '身弱', '日主弱，伤官旺，宜用印', '一致'],
      ['格局', '', '伤官用印', '一致'],
      ['用神', '土、火', null, '一致'],
      ['忌神', '木、水', null, '一致'],
      ['癸丑、甲寅、乙卯', '难', null, '一致'],
      ['丙辰、丁巳、戊', '好', '运逢火土…仕至州牧', '一致'],
      ['午', '难', null, '不同'],
    ]);
  });

  it('counts the rows and says who is followed where they differ', () => {
    expect(comparisonSummary(compareWithBook(book, analysis))).toEqual({
      counts: '七处里六处一致，一处不同',
      followed: '大运不同之处，以书中所记的经历为准',
    });
    expect(comparisonSummary([]).counts).toBe('书里没有留下可以比的判断');
    expect(comparisonSummary(compareWithBook(book, analysis).slice(0, 1)).counts).toBe(
      '只有一处可以比：一致',
    );
  });

  it('has no row where the account ends, and none that the book leaves open', () => {
    const ending = judged.filter((one) => accountEndOf(one.book) !== null);
    expect(ending).toHaveLength(75);
    const rows = ending.flatMap((one) =>
      compareWithBook(one.book, one.analysis).filter(({ label }) => label === accountEndOf(one.book)),
    );
    expect(rows).toEqual([]);
    expect(
      compareWithBook(
        { ...book, strength: null, structure: null, useful: [], harmful: [], spans: [] },
        analysis,
      ),
    ).toEqual([]);
  });

  it('takes our second element as near', () => {
    expect(usefulAgreement(['火', '土'], ['土', '金', '火', '木', '水'])).toBe('一致');
    expect(usefulAgreement(['金'], ['土', '金', '火', '木', '水'])).toBe('相近');
    expect(usefulAgreement(['火'], ['土', '金', '火', '木', '水'])).toBe('不同');
  });

  it('compares only names of patterns', () => {
    const plain = (name: string, god: '伤官' | '食神' | '七杀' | '比肩') => ({ name, god, family: null });
    const follow = (name: string) => ({ name, god: null, family: '从官杀' as const });
    expect(structureAgreement('伤官用印', plain('伤官格', '伤官'))).toBe('一致');
    expect(structureAgreement('金水伤官', plain('食神格', '食神'))).toBe('相近');
    expect(structureAgreement('食神制杀', plain('七杀格', '七杀'))).toBe('不同');
    expect(structureAgreement('伤官用财', plain('建禄格', '比肩'))).toBe(null);
    expect(structureAgreement('天地交战', plain('七杀格', '七杀'))).toBe(null);
    expect(structureAgreement('弃命从杀', follow('假从官杀格'))).toBe('一致');
    expect(structureAgreement('化木', follow('从官杀格'))).toBe('相近');
    expect(structureAgreement('从财', plain('七杀格', '七杀'))).toBe('不同');
  });

  it('names agreement on the whole by what differs first', () => {
    const row = (matter: ComparedRow['matter'], agreement: ComparedRow['agreement']): ComparedRow => ({
      matter,
      label: '',
      book: '',
      quote: null,
      ours: '',
      agreement,
    });
    expect(wholeAgreementOf([row('格局', null)])).toBe(null);
    expect(wholeAgreementOf([row('强弱', '一致'), row('格局', null)])?.label).toBe('一致');
    expect(wholeAgreementOf([row('强弱', '一致'), row('用神', '相近')])).toEqual({
      agreement: '一致',
      label: '多数一致',
    });
    expect(wholeAgreementOf([row('强弱', '一致'), row('用神', '不同')])?.label).toBe('相近');
    expect(wholeAgreementOf([row('强弱', '不同'), row('大运', '相近')])?.label).toBe('强弱不同');
    expect(wholeAgreementOf([row('强弱', '不同'), row('用神', '不同')])?.label).toBe('用神不同');
  });
});

describe('charts that are alike', () => {
  const metal = own(['庚午', '壬午', '辛亥', '乙未'], '女');

  it('name the places, the weightiest first', () => {
    const texts = (id: string): string[] => {
      const found = judged.find(({ book }) => book.id === id) as (typeof judged)[number];
      return likePlacesOf(metal, found.analysis, found.book).map(({ text }) => text);
    };
    // 庚申 壬午 辛酉 甲午: the month pillar and the day master, both 七杀格.
    expect(texts('029')).toEqual(['月柱同为壬午', '日主同为辛金', '同为七杀格']);
    // 壬午 丙午 庚申 戊寅, where the book takes 水: born in 午, metal, weak, what weighs most.
    expect(texts('051')).toEqual(['同生午月', '同为身弱', '同是金日主', '我们都取金', '官杀都最重']);
  });

  it('name what the pillars show only, where the judgement is to be tried first', () => {
    const found = judged.find(({ book }) => book.id === '051') as (typeof judged)[number];
    const places = likePlacesOf(metal, found.analysis, found.book);
    expect(unjudgedPlaces(places).map(({ text }) => text)).toEqual(['同生午月', '同是金日主']);
  });

  it('never name a fact of a life', () => {
    const all = judged.flatMap(({ book, analysis }) =>
      likePlacesOf(metal, analysis, book).map(({ text }) => text),
    );
    expect(all.filter((text) => /[寿财官]年|死|夭|仕/u.test(text))).toEqual([]);
  });

  it('stand by their points, then their places, then the order of the book, the same each time', () => {
    const found = likestCases(metal, judged);
    expect(likestCases(metal, judged)).toEqual(found);
    expect(found[0]?.item.book.id).toBe('029');
    expect(found[0]?.points).toBe(LIKENESS_POINTS.月柱 + LIKENESS_POINTS.日干 + LIKENESS_POINTS.格局);
    const orderOf = ({ item }: (typeof found)[number]): number => judged.indexOf(item);
    for (const [at, one] of found.entries()) {
      const next = found[at + 1];
      if (next === undefined) break;
      const byPoints = one.points - next.points || one.places.length - next.places.length;
      expect(byPoints > 0 || (byPoints === 0 && orderOf(one) < orderOf(next))).toBe(true);
    }
    expect(found.every(({ places }) => places.length >= 2)).toBe(true);
  });

  it('begin with the chart itself where it is one of the book', () => {
    const [first] = likestCases(own(['壬戌', '壬子', '庚辰', '己卯'], '男'), judged);
    expect(first?.item.book.id).toBe('163');
    expect(first?.places.map(({ place }) => place).slice(0, 2)).toEqual(['日柱', '月柱']);
  });

  it('explain every point that they count', () => {
    const text = LIKENESS_STEPS.join('');
    expect(
      Object.entries(LIKENESS_POINTS).every(([place, points]) => text.includes(`${place}${points}分`)),
    ).toBe(true);
  });
});

/**
 * Answers of every kind to many charts: the stance of each month and year worked out again from the scores of the engine by rules of
 * the test, the checks of the report on every sentence, and answers that differ.
 */
import { analyseChart, scoreMonths, scoreYear, type Facet } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { lintText } from '../lint/lintText.ts';
import type { SectionId } from '../report/report.ts';
import { reportFactsOf, type ReportFacts } from '../report/reportFacts.ts';
import { FACT_CHECKS, FACT_FAULTS, factReadingOf, type FactReading } from '../report/testing/factChecks.ts';
import { readingOf, sentencesIn, TODAY, type Reading, type ReadSentence } from '../report/testing/reading.ts';
import { TEXT_CHECKS, TEXT_FAULTS } from '../report/testing/textChecks.ts';
import { CHILDREN, OF_ELDERS, OF_MINORS, OF_YOUNG, PARTNER } from '../report/testing/wordLists.ts';
import { NO_ANSWERS } from '../statement/reader.ts';
import { askAnswerOf, askLines, type AskAnswer } from './answer.ts';
import { ASK_KINDS, askKindsFor, type AskKind } from './kinds.ts';
import { understandQuestion } from './understand.ts';

const COUNT = isFull ? 2_000 : 200;
const YEAR = 2027;

/** The part of life of each kind, as a reader would sort them. */
const FACET_OF: Readonly<Record<AskKind, Facet | '全'>> = {
  换工作: '事业',
  升学考试: '学业',
  搬家: '全',
  买房: '财运',
  结婚时机: '感情',
  复合: '感情',
  合伙: '财运',
  生意: '财运',
  孩子: '全',
  与父母: '全',
  出国: '全',
  健康作息: '健康',
};
const SECTION_OF: Readonly<Record<Facet | '全', SectionId>> = {
  事业: 'career',
  财运: 'wealth',
  感情: 'love',
  健康: 'health',
  学业: 'study',
  全: 'dayun',
};

type Scored = ReturnType<typeof scoreYear> | ReturnType<typeof scoreMonths>[number];

/** 宜 from 70 where the whole is not below 60, 缓 below 60 where the whole is below 70; the best of four apart never costs, the worst never helps. */
function wordOf({ score, facets }: Scored, facet: Facet | '全'): '宜' | '备' | '缓' {
  const of = facet === '全' ? score : facets[facet];
  const four = [facets.事业, facets.财运, facets.感情, facets.健康];
  const isApart = facet !== '全' && facet !== '学业' && Math.max(...four) - Math.min(...four) >= 4;
  if (of >= 70 && score >= 60 && !(isApart && of === Math.min(...four))) return '宜';
  return of < 60 && score < 70 && !(isApart && of === Math.max(...four)) ? '缓' : '备';
}

interface Asked {
  readonly reading: Reading;
  readonly facts: ReportFacts;
  readonly fact: FactReading;
  readonly answers: readonly AskAnswer[];
}

let all: readonly Asked[] = [];
beforeAll(() => {
  all = randomBirths(20_261_123, COUNT).map((birth) => {
    const reading = readingOf(birth);
    const facts = reportFactsOf(reading.chart, reading.analysis, { today: TODAY });
    const answers = askKindsFor(facts).flatMap((kind) =>
      [
        [YEAR, YEAR],
        [2026, 2028],
        [2026, 2026],
      ].flatMap(([fromYear = 0, toYear = 0]) => askAnswerOf(facts, { kind, fromYear, toYear }) ?? []),
    );
    return { reading, facts, fact: { ...factReadingOf(reading.chart), sentences: [] }, answers };
  });
});

/** Every sentence of an answer; the two halves of the headline by themselves. */
function sentencesOf(answer: AskAnswer): string[] {
  const { headline, lead, reasons, confidence, changes, beyond, care } = answer;
  return [
    ...headline.split('，'),
    ...lead.flatMap(sentencesIn),
    ...reasons.map(({ text }) => text),
    ...confidence.why,
    ...changes.flatMap(({ when, effect }) => [when, effect]),
    beyond,
    care,
    ...answer.months.map(({ why }) => why),
    ...answer.years.map(({ why }) => why),
  ];
}

const answersOf = ({ answers }: Asked, from = YEAR, to = from): readonly AskAnswer[] =>
  answers.filter(({ fromYear, toYear }) => fromYear === from && toYear === to);

describe('figures', () => {
  test('every month and year stands where its scores put it', () => {
    for (const asked of all) {
      const { analysis } = asked.reading;
      for (const answer of asked.answers) {
        const facet = FACET_OF[answer.kind];
        const months = scoreMonths(analysis, answer.focusYear);
        expect(answer.months.map(({ word }) => word)).toEqual(months.map((month) => wordOf(month, facet)));
        const years = answer.years.filter(({ name }) => name !== '2026');
        expect(years.map(({ word }) => word)).toEqual(
          years.map(({ name }) => wordOf(scoreYear(analysis, Number(name)), facet)),
        );
      }
    }
  });

  test('a month is called 顺 or 紧 only where its tile and the sentence of the months say so', () => {
    const seen = new Set<string>();
    for (const { answers } of all) {
      for (const { months, lead, reasons } of answers) {
        const text = lead.join('');
        for (const reason of reasons) {
          const [, name, word] =
            /^(?:论..|整体上)，(\S+?)（..月）(最顺|最紧|相对轻些|不如别的月顺|要费些力)，/u.exec(
              reason.text,
            ) ?? [];
          if (name === undefined || word === undefined) continue;
          const tile = months.find((month) => month.name === name && !month.isPast)?.word;
          seen.add(`${word}${tile}`);
          if (word === '最顺') {
            expect(tile).toBe('宜');
            expect(text).not.toContain('没有特别顺的月份');
          }
          if (word === '最紧') expect(tile).toBe('缓');
          if (word === '相对轻些') expect(text).toContain(`没有特别顺的月份，${name}相对轻些`);
        }
        expect(text.includes('没有特别顺的月份')).toBe(
          months.every(({ word, isPast }) => isPast || word !== '宜'),
        );
      }
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['最顺宜', '最紧缓', '相对轻些备', '要费些力备']),
    );
  });

  test('a year ahead is answered by its own word, and the month that is named is the best to act in', () => {
    const words = new Set<string>();
    for (const asked of all) {
      for (const { kind, stance, headline, reasons } of answersOf(asked)) {
        const facet = FACET_OF[kind];
        const { analysis } = asked.reading;
        const word = wordOf(scoreYear(analysis, YEAR), facet);
        expect({ 进: '宜', 看: '备', 守: '缓' }[stance]).toBe(word);
        const scoreOf = (month: Scored): number => (facet === '全' ? month.score : month.facets[facet]);
        const open = scoreMonths(analysis, YEAR).filter((month) => wordOf(month, facet) === '宜');
        const best = open.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
        const name =
          best === undefined ? '' : best.monthIndex === 11 ? '次年1月' : `${best.monthIndex + 2}月`;
        if (word === '宜' && name !== '') expect(headline).toMatch(new RegExp(`，${name}最顺$`, 'u'));
        if (word === '备' && name !== '') expect(headline).toMatch(new RegExp(`，${name}再定$`, 'u'));
        if (word === '缓') expect(headline).not.toMatch(/月/u);
        if (name !== '') {
          const shown = reasons.find(({ side, text }) => side === '宜' && /^(?:论|整体上)/u.test(text));
          if (shown !== undefined) expect(shown.text).toContain(`，${name}（`);
        }
        words.add(word + String(name === ''));
      }
    }
    expect(words.size).toBeGreaterThanOrEqual(5);
  });

  test('of several years the best to act in is named, and one that is running out is not', () => {
    for (const asked of all) {
      for (const { kind, headline, focusYear, years } of answersOf(asked, 2026, 2028)) {
        const facet = FACET_OF[kind];
        const scored = [2027, 2028].map((year) => scoreYear(asked.reading.analysis, year));
        // A year of work is named up to 67 by 虚岁, to elders four years are.
        const shown = scored.filter(({ year }) => years.some(({ name }) => name === String(year)));
        expect(shown.map(({ year }) => year)).toContain(2027);
        expect(years.map(({ name }) => name)).not.toContain('2026');
        const scoreOf = (year: Scored): number => (facet === '全' ? year.score : year.facets[facet]);
        const rank = { 宜: 2, 备: 1, 缓: 0 };
        const order = (year: Scored): number => 1000 * rank[wordOf(year, facet)] + scoreOf(year);
        const best = shown.toSorted((a, b) => order(b) - order(a))[0];
        expect(focusYear).toBe(best?.year);
        if (best !== undefined && wordOf(best, facet) !== '缓') expect(headline).toContain(`${best.year}年`);
      }
    }
  });

  test('what is left of a year decides about it', () => {
    for (const asked of all) {
      for (const { months, stance } of answersOf(asked, 2026)) {
        const left = months.filter(({ isPast }) => !isPast);
        // 23 November lies in 亥, the tenth month: three are left.
        expect(left.map(({ ganzhi }) => ganzhi.charAt(1)).join('')).toBe('亥子丑');
        if (stance === '进') expect(left.map(({ word }) => word)).toContain('宜');
      }
    }
  });
});

describe('beside the report of the same chart', () => {
  test('no sentence is denied by the figures', () => {
    const faults: string[] = [];
    for (const { reading, fact, answers } of all) {
      for (const answer of answers) {
        const section = SECTION_OF[FACET_OF[answer.kind]];
        const sentences = sentencesOf(answer).map((text): ReadSentence => ({
          depth: '通俗',
          section,
          heading: '',
          text,
          isTodo: false,
        }));
        const read = { ...reading, sentences, paragraphs: [] };
        for (const fault of TEXT_FAULTS)
          for (const { text } of TEXT_CHECKS[fault](read)) faults.push(`${fault}: ${answer.kind} ${text}`);
        for (const { evidence, text } of answer.reasons)
          for (const fault of FACT_FAULTS) {
            const sentence = { section, heading: '', plain: text, expert: evidence.why };
            if (FACT_CHECKS[fault](sentence, fact)) faults.push(`${fault}: ${answer.kind} ${evidence.why}`);
          }
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test('strong and weak, laments and welcomes agree with the sentences of the report', () => {
    const pairs = [
      'strong and weak words in one report',
      'an element both lamented and welcomed for its want',
    ] as const;
    const faults = all.flatMap(({ reading, answers }) => {
      const own = answers.flatMap(sentencesOf).map((text): ReadSentence => ({
        depth: '通俗',
        section: 'overview',
        heading: '',
        text,
        isTodo: false,
      }));
      const sentences = [...reading.sentences, ...own];
      return pairs.flatMap((pair) => TEXT_CHECKS[pair]({ ...reading, sentences }).map(({ text }) => text));
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test('a false sentence would be caught', () => {
    const { reading } = all[0] as Asked;
    const worst = Array.from({ length: 40 }, (_, i) => 2000 + i).find(
      (year) => reading.yearOf(year).score < 56,
    );
    const text = `${worst}年最顺，适合出手。`;
    const sentence = { depth: '通俗', section: 'dayun', heading: '', text, isTodo: false } as const;
    const found = TEXT_CHECKS['a year promised or warned of against its score']({
      ...reading,
      sentences: [sentence],
    });
    expect(found).toEqual([sentence]);
  });

  test('the years that the report names for work and money are not answered the other way', () => {
    let named = 0;
    for (const { reading, facts } of all) {
      for (const [section, kinds] of [
        ['career', ['换工作']],
        ['wealth', ['买房', '合伙', '生意']],
      ] as const) {
        const expert = reading.sentences.filter((each) => each.section === section && each.depth === '专业');
        const yearsOf = (words: RegExp): number[] =>
          expert.flatMap(({ text }) =>
            words.test(text)
              ? [...text.matchAll(/(20\d\d)[甲乙丙丁戊己庚辛壬癸]/gu)].map(([, year]) => Number(year))
              : [],
          );
        const [good, hard] = [yearsOf(/^应期：/u), yearsOf(/宜守|守为/u)];
        for (const kind of kinds) {
          for (const [years, denied] of [
            [good, '守'],
            [hard, '进'],
          ] as const)
            for (const year of years) {
              const answer = askAnswerOf(facts, { kind, fromYear: year, toYear: year });
              if (answer === null) continue;
              named++;
              expect([kind, year, answer.stance]).not.toEqual([kind, year, denied]);
            }
        }
      }
    }
    expect(named).toBeGreaterThan(COUNT / 4);
  });
});

describe('readers', () => {
  const unfit = (
    isReader: (age: number) => boolean,
    words: RegExp,
    skip: readonly AskKind[] = [],
  ): string[] =>
    all
      .filter(({ facts }) => facts.age !== null && isReader(facts.age))
      .flatMap(({ facts, answers }) =>
        answers
          .filter(({ kind }) => !skip.includes(kind))
          .flatMap((answer) =>
            [...sentencesOf(answer), ...answer.reasons.map(({ evidence }) => evidence.chip)]
              .filter((text) => words.test(text))
              .map((text) => `${facts.age} ${answer.kind} ${text}`),
          ),
      );

  test('words fit the age', () => {
    expect(unfit((age) => age < 18, OF_MINORS).slice(0, 5)).toEqual([]);
    expect(unfit((age) => age >= 18 && age <= 22, OF_YOUNG).slice(0, 5)).toEqual([]);
    expect(unfit((age) => age >= 65, OF_ELDERS).slice(0, 5)).toEqual([]);
    expect(unfit(() => true, PARTNER).slice(0, 5)).toEqual([]);
    expect(unfit(() => true, CHILDREN, ['孩子']).slice(0, 5)).toEqual([]);
  });

  test('a child is not asked about work, money, a home or marriage', () => {
    const kinds = (civilYear: number, answers = NO_ANSWERS): readonly AskKind[] => {
      const chart = castChart(
        {
          civil: { year: civilYear, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
          sex: '女',
          hour: 'minute',
        },
        {},
        WORLD,
      );
      return askKindsFor(reportFactsOf(chart, analyseChart(chart), { today: TODAY, answers }));
    };
    expect(kinds(2018)).toEqual(['升学考试', '与父母', '健康作息']);
    expect(kinds(2010)).toEqual(['升学考试', '与父母', '健康作息']);
    expect(kinds(1990)).toEqual(ASK_KINDS);
    expect(kinds(1990, { ...NO_ANSWERS, situation: '退休' })).not.toContain('换工作');
    expect(kinds(1990, { ...NO_ANSWERS, situation: '退休' })).toContain('与父母');
    expect(kinds(1955)).toEqual(['搬家', '买房', '孩子', '出国', '健康作息']);
    expect(kinds(1940)).toEqual(['搬家', '孩子', '健康作息']);
  });

  test('a kind that is not for the reader has no answer', () => {
    const child = all.find(({ facts }) => facts.audience === 'child');
    expect(child).toBeDefined();
    expect(
      askAnswerOf(child?.facts as ReportFacts, { kind: '结婚时机', fromYear: YEAR, toYear: YEAR }),
    ).toBeNull();
  });
});

describe('answers', () => {
  test('open with what to do, and have reasons of both sides with evidence', () => {
    for (const { answers } of all)
      for (const answer of answers) {
        expect(answer.headline).toMatch(/^(?:宜|先)\S{1,3}，\S{3,9}$/u);
        const [good, hard] = (['宜', '留'] as const).map((of) =>
          answer.reasons.filter(({ side }) => side === of),
        );
        for (const side of [good, hard]) {
          expect(side?.length).toBeGreaterThanOrEqual(1);
          expect(side?.length).toBeLessThanOrEqual(3);
        }
        for (const { evidence } of answer.reasons) {
          expect(evidence.chip.length).toBeGreaterThan(1);
          expect(evidence.source).not.toBe('');
          expect(lintText(evidence.why, 'prose')).toEqual([]);
        }
        expect(answer.changes.length).toBeGreaterThanOrEqual(1);
        expect(new Set(answer.reasons.map(({ text }) => text)).size).toBe(answer.reasons.length);
      }
  });

  test('every sentence is sound', () => {
    const issues = new Set<string>();
    for (const { answers } of all)
      for (const answer of answers)
        for (const text of [
          ...answer.lead,
          ...answer.reasons.map((each) => each.text),
          answer.beyond,
          answer.care,
        ])
          for (const { rule, found } of lintText(text, 'prose')) issues.add(`${rule}: ${found} | ${text}`);
    expect([...issues].slice(0, 5)).toEqual([]);
  });

  test('the same question on the same day has the same answer, which is plain data', () => {
    for (const { reading, answers } of all.slice(0, 20)) {
      const facts = reportFactsOf(reading.chart, analyseChart(reading.chart), { today: TODAY });
      for (const answer of answers) {
        expect(askAnswerOf(facts, answer)).toEqual(answer);
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }
    }
  });

  test('differ between charts', () => {
    for (const kind of ASK_KINDS) {
      const bodies = all.flatMap((asked) =>
        answersOf(asked)
          .filter((answer) => answer.kind === kind)
          .map((answer) => ({
            headline: answer.headline,
            reasons: answer.reasons.map(({ text }) => text).join(''),
            text: askLines(answer).join(''),
          })),
      );
      expect(bodies.length, kind).toBeGreaterThan(COUNT / 20);
      const distinct = (of: (body: (typeof bodies)[number]) => string): number =>
        new Set(bodies.map(of)).size / bodies.length;
      expect(
        distinct(({ text }) => text),
        kind,
      ).toBeGreaterThan(isFull ? 0.9 : 0.97);
      expect(
        distinct(({ reasons }) => reasons),
        kind,
      ).toBeGreaterThan(isFull ? 0.6 : 0.85);
      expect(new Set(bodies.map(({ headline }) => headline)).size, kind).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('two charts', () => {
  test('are answered by the more careful of the two, month by month', () => {
    const grown = all.filter(({ facts }) => facts.audience === 'adult');
    const rank = ['缓', '备', '宜'] as const;
    let count = 0;
    for (const [i, one] of grown.entries()) {
      const other = grown[(i + 1) % grown.length] as Asked;
      const answer = askAnswerOf(one.facts, {
        kind: '结婚时机',
        fromYear: YEAR,
        toYear: YEAR,
        other: { facts: other.facts, name: '阿青' },
      });
      const months = [one, other].map(({ reading }) => scoreMonths(reading.analysis, YEAR));
      const expected = Array.from({ length: 12 }, (_, month) => {
        const words = months.map((each) => rank.indexOf(wordOf(each[month] as Scored, '感情')));
        const [low, high] = [Math.min(...words), Math.max(...words)];
        return low === 0 && high === 2 ? '备' : rank[low];
      });
      expect(answer?.months.map(({ word }) => word)).toEqual(expected);
      if (answer?.reasons.some(({ text }) => text.includes('阿青')) === true) count++;
    }
    expect(count).toBeGreaterThan(grown.length / 2);
  });
});

test.each([
  ['我明年适合换工作吗', ['换工作'], 2027, 2027],
  ['2028年能跳槽吗？', ['换工作'], 2028, 2028],
  ['二〇二九年考研', ['升学考试'], 2029, 2029],
  ['今年年底搬家好不好', ['搬家'], 2026, 2026],
  ['三年内买房', ['买房'], 2026, 2028],
  ['什么时候结婚', ['结婚时机'], null, null],
  ['和前任复合后结婚', ['复合'], null, null],
  ['後年跟朋友合夥做生意', ['合伙'], 2028, 2028],
  ['明年創業', ['生意'], 2027, 2027],
  ['這兩年要孩子', ['孩子'], 2026, 2027],
  ['怎么跟爸妈相处', ['与父母'], null, null],
  ['2027到2029年出國', ['出国'], 2027, 2029],
  ['最近老是失眠', ['健康作息'], 2026, 2026],
  ['明年工作怎么样', ['换工作'], 2027, 2027],
  ['辞职创业', ['换工作', '生意'], null, null],
  ['未来二十五年的生意', ['生意'], 2026, 2035],
  ['今天天气', [], null, null],
] as const)('%s', (text, kinds, fromYear, toYear) => {
  const found = understandQuestion(text, 2026);
  expect(found.kinds).toEqual(kinds);
  expect(found.span).toEqual(fromYear === null ? null : { fromYear, toYear });
  expect(found.isPast).toBe(false);
});

test('years that are past are not answered', () => {
  expect(understandQuestion('去年换工作对吗', 2026)).toEqual({ kinds: ['换工作'], span: null, isPast: true });
  expect(understandQuestion('2019年结婚', 2026)).toEqual({ kinds: ['结婚时机'], span: null, isPast: true });
});

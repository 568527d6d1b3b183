/**
 * What a report says fits its reader: the age, and how a sentence is read.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { textOf, renderParagraphs, type Report, type SectionId } from './report.ts';
import { partKeys } from './bridge.ts';
import { reportOf } from './reportOf.ts';
import { WORLD } from '@shangyuan/engine/world';

const TODAY_YEAR = 2030;
const TODAY = { year: TODAY_YEAR, month: 1, day: 1 };
const DEPTHS = ['一句话', '通俗'] as const;

/** Reports of ages from 18 to 100 on the day of reading. */
const REPORTS = randomBirths(6_503, 220)
  .filter(({ civil }) => civil.year < TODAY_YEAR - 18)
  .map((birth) => {
    const chart = castChart(birth, {}, WORLD);
    const report = reportOf(chart, analyseChart(chart), { today: TODAY, monthsOf: TODAY_YEAR });
    return { age: TODAY_YEAR - birth.civil.year - 1, report };
  });
const RETIRED = REPORTS.filter(({ age }) => age >= 65);

const sectionOf = ({ sections }: Report, id: SectionId): Report['sections'][number] => {
  const section = sections.find((each) => each.id === id);
  if (section === undefined) throw new Error(`no section ${id}`);
  return section;
};

describe('a report of every age', () => {
  test('the current decade has plain text, and opens the section', () => {
    for (const { age, report } of REPORTS) {
      const dayun = sectionOf(report, 'dayun');
      const now = dayun.paragraphs.find(({ heading }) => heading?.startsWith('眼下'));
      // Who is older than the last decade of the list, or younger than the first, lives in none of it.
      if (now === undefined) continue;
      const [first] = renderParagraphs(dayun, '通俗');
      expect([age, first?.heading]).toEqual([age, now.heading]);
    }
    expect(RETIRED.filter(({ age }) => age >= 85).length).toBeGreaterThan(10);
  });

  test('of the decades ahead, those that begin before 80 have plain text', () => {
    const startAge = (heading: string | null) => Number(/虚岁(\d+)/u.exec(heading ?? '')?.[1]);
    const [near, far]: [boolean[], boolean[]] = [[], []];
    for (const { report } of REPORTS) {
      const dayun = sectionOf(report, 'dayun');
      const plain = renderParagraphs(dayun, '通俗').map(({ heading }) => heading);
      for (const { heading } of dayun.paragraphs.filter((each) => each.heading?.startsWith('往后'))) {
        const age = startAge(heading);
        if (age >= 60) (age < 80 ? near : far).push(plain.includes(heading));
      }
    }
    expect(far.length).toBeGreaterThan(20);
    expect(far).not.toContain(true);
    // A decade that would only repeat an earlier one is left out.
    expect(near.filter(Boolean).length / near.length).toBeGreaterThan(0.95);
  });

  test('a retired reader gets no advice on work, finding a partner or visiting parents', () => {
    expect(RETIRED.length).toBeGreaterThan(50);
    for (const { age, report } of RETIRED) {
      for (const depth of DEPTHS) {
        const career = textOf(sectionOf(report, 'career'), depth).join('');
        expect([age, career]).toEqual([
          age,
          expect.not.stringMatching(/证书|报名|老客户|合作方|同行不一样|这周先联系/u),
        ]);
        const love = textOf(sectionOf(report, 'love'), depth).join('');
        expect([age, love]).toEqual([age, expect.not.stringMatching(/缘分|搭话|对象|有人邀约|打个招呼/u)]);
        const years = textOf(sectionOf(report, 'liunian'), depth).join('');
        expect([age, years]).toEqual([
          age,
          expect.not.stringMatching(
            /缘分的消息|新面孔|注目多|因你热闹|魅力见长|证书|考证|上级|同事|职场|父母|换岗/u,
          ),
        ]);
        const kin = sectionOf(report, 'kin').todo;
        expect([age, kin?.key]).toEqual([age, expect.not.stringMatching(/\.(年|月)$/u)]);
      }
      expect(sectionOf(report, 'liunian').todo?.key).not.toMatch(/事业$/u);
      expect(sectionOf(report, 'career').rows).toEqual([]);
      for (const id of ['career', 'love'] as const) {
        expect([id, sectionOf(report, id).notes.length]).toEqual([id, 1]);
      }
    }
  });

  test('a year has the words of its age, from the year of the 66th 虚岁 on', () => {
    const stems = (report: Report): readonly string[] =>
      sectionOf(report, 'liunian').paragraphs.flatMap(({ statements }) =>
        statements.flatMap(
          (statement) => /^year\.(late|stem)/u.exec(partKeys(statement)[0] ?? '')?.[1] ?? [],
        ),
      );
    for (const { age, report } of RETIRED)
      expect([age, [...new Set(stems(report))]]).toEqual([age, ['late']]);
    // 虚岁 runs one or two ahead of whole years and three years are shown: below 61 no one reaches 66 in them.
    for (const { age, report } of REPORTS.filter((each) => each.age < 61)) {
      expect([age, [...new Set(stems(report))]]).toEqual([age, ['stem']]);
    }
  });

  test('a reader of working age gets no text on retirement', () => {
    for (const { age, report } of REPORTS.filter((each) => each.age < 65)) {
      expect([age, sectionOf(report, 'career').todo?.key]).toEqual([
        age,
        expect.stringMatching(/^todo\.career\.(?!past)/u),
      ]);
    }
  });
});

describe('a phase', () => {
  test('is pictured without giving out or holding in: that depends on the day master', () => {
    const plain = REPORTS.flatMap(({ report }) => textOf(sectionOf(report, 'wuxing'), '通俗')).join('');
    expect(plain).not.toMatch(/收得太紧|没有出口|往外走|往外涌|往外流|心思容易沉/u);
  });
});

test('two pillars stand apart in a sentence: 甲寅与戊申天克地冲', () => {
  const expert = REPORTS.flatMap(({ report }) =>
    (['overview', 'dayun', 'liunian'] as const).flatMap((id) => textOf(sectionOf(report, id), '专业')),
  ).join('');
  expect(expert).toMatch(/与..天克地冲（/u);
  expect(expert).not.toMatch(
    /[甲乙丙丁戊己庚辛壬癸].[甲乙丙丁戊己庚辛壬癸].(?:天克地冲|伏吟|反吟|天地鸳合)/u,
  );
});

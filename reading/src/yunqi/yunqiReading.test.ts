import { compareYunqi, tendencyOf, yunqiAt, yunqiOfYear } from '@shangyuan/engine/yunqi';
import { describe, expect, it } from 'vitest';

import { lintText } from '../lint/lintText.ts';
import { JIALIN_TEXTS, WUXING_TEXTS } from './stepTexts.ts';
import { comparisonReading, tendencyReading, YUNQI_DISCLAIMER, yunqiReading } from './yunqiReading.ts';
import { STATE_TEXTS } from './yearTexts.ts';

const STEPS = Array.from({ length: 60 }, (_, i) => 1984 + i).flatMap((year) =>
  yunqiOfYear(year).qiSteps.map(({ startMs }) => yunqiAt(startMs)),
);

describe('yunqiReading', () => {
  it('reads every step of sixty years in whole sentences, kindly', () => {
    for (const moment of STEPS) {
      const { sections, basis, quotes, disclaimer } = yunqiReading(moment);
      expect(sections).toHaveLength(7);
      for (const { text } of sections) {
        expect(lintText(text, 'prose')).toEqual([]);
      }
      expect(basis).toHaveLength(5);
      expect(quotes.length).toBeGreaterThan(0);
      expect(disclaimer).toBe(YUNQI_DISCLAIMER);
      expect(disclaimer).toContain('仅为传统运气学说介绍，不作医疗建议');
      expect(disclaimer).toContain('仅供传统文化研究与娱乐参考');
    }
  });
  it('says no habit and no weather twice on one page', () => {
    for (const moment of STEPS) {
      const [, , first, second, , climate, care] = yunqiReading(moment).sections;
      const clauses = [first, second, climate, care]
        .flatMap((section) => section?.text.split(/[：；，。]/u) ?? [])
        .filter((clause) => clause.length > 2);
      expect(clauses.filter((clause, i) => clauses.indexOf(clause) !== i)).toEqual([]);
    }
  });
  it('names the place of 灾宫 with its direction, and never as a mishap', () => {
    const { sections } = yunqiReading(yunqiAt(Date.UTC(2025, 5, 1)));
    expect(sections[1]?.text).toBe(
      '岁运不及，火气来胜，水气来复，眼下在胜气一边；书里把气候偏差最多的方位叫灾宫，这一年在七宫正西。',
    );
  });
  it('uses every state and every relation over the sixty years', () => {
    const all = STEPS.map((moment) =>
      yunqiReading(moment)
        .sections.map(({ text }) => text)
        .join(''),
    ).join('');
    for (const { climate } of Object.values(STATE_TEXTS)) expect(all).toContain(climate);
    for (const text of Object.values(JIALIN_TEXTS)) expect(all).toContain(text);
  });
  it('says what 2026 is', () => {
    const { sections, basis } = yunqiReading(yunqiAt(Date.UTC(2026, 5, 1)));
    expect(sections[0]?.text).toMatch(/^丙午年，岁运太羽，名流衍。/);
    expect(basis[3]).toContain('三之气，由司天主令');
  });
});

describe('tendencyReading and comparisonReading', () => {
  it('always say something, with the disclaimer shown by the page', () => {
    for (const moment of STEPS) {
      const sentences = tendencyReading(tendencyOf(moment));
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(lintText(sentence, 'prose')).toEqual([]);
    }
    const texts = Object.values(WUXING_TEXTS).flatMap((text) => Object.values(text));
    expect(new Set(texts).size).toBe(15);
  });
  it('compares', () => {
    const { dates } = compareYunqi(Date.UTC(1984, 5, 1), [Date.UTC(2024, 5, 1)]);
    expect(dates.flatMap(comparisonReading)).toEqual([
      '甲辰年三之气的岁运、主气与出生时相同。',
      '甲辰年三之气，土气当令，先天偏土的特点容易放大，宜收一收。',
    ]);
    for (const [i, birth] of STEPS.entries()) {
      const later = STEPS.slice(i + 1, i + 4).map(({ epochMs }) => epochMs);
      const texts = compareYunqi(birth.epochMs, later).dates.flatMap(comparisonReading);
      for (const sentence of texts) expect(lintText(sentence, 'prose')).toEqual([]);
    }
  });
});

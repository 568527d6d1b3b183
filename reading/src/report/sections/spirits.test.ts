import { SHENSHA } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { lintCorpus } from '../../lint/lintCorpus.ts';
import { lintText } from '../../lint/lintText.ts';
import { SPIRIT_MEANINGS } from '../library/spiritMeaningText.ts';
import { SPIRIT } from '../library/spiritText.ts';
import { renderParagraphs } from '../report.ts';
import { readingOf, TODAY } from '../testing/reading.ts';
import { spiritMeaning } from './spirits.ts';

const PILLARS = { year: '年', month: '月', day: '日', hour: '时' } as const;
/** 空亡 has its own family; the others never occur, or are never shown, on that pillar (see `SpiritKey`). */
const NEVER = ['天医.月', '德秀贵人.年', '天罗地网.年'];

/** Keys without a text, and texts without a key. */
function expectSame(texts: readonly string[], keys: readonly string[], file: string): void {
  expect(
    keys.filter((key) => !texts.includes(key)),
    `write texts of these in library/${file}`,
  ).toEqual([]);
  expect(
    texts.filter((text) => !keys.includes(text)),
    `remove from library/${file} what is never shown`,
  ).toEqual([]);
}

test('each spirit has a meaning, and nothing else has', () => {
  const names = SHENSHA.map(({ name }) => name);
  expectSame(Object.keys(SPIRIT_MEANINGS), names, 'spiritMeaningText.ts');
  expect(spiritMeaning('天乙贵人')).toContain('伸手');
  expect(spiritMeaning('甲子')).toBeNull();
});

test('a meaning is a sound sentence, and no two are alike', () => {
  const texts = Object.entries(SPIRIT_MEANINGS).map(([key, text]) => ({ key, text }));
  expect(texts.flatMap(({ text }) => lintText(text, 'prose'))).toEqual([]);
  expect(lintCorpus(texts, 'short').filter(({ rule }) => rule !== 'opening')).toEqual([]);
});

test('each spirit that is listed has a text on each pillar it may stand on', () => {
  const listed = SHENSHA.filter(({ isOff, name }) => isOff !== true && name !== '空亡');
  const keys = listed.flatMap(({ name, land }) =>
    Object.entries(PILLARS)
      .filter(([pillar]) => (land as readonly string[]).includes(pillar))
      .map(([, char]) => `${name}.${char}`),
  );
  const shown = keys.filter((key) => !NEVER.includes(key));
  expectSame(Object.keys(SPIRIT.words), shown, 'spiritText.ts');
});

describe('the section', () => {
  const grown = randomBirths(912, 150).filter(({ civil }) => TODAY.year - civil.year >= 19);

  test('shows four spirits and pairs at most, a dozen sentences, and the table has the rest', () => {
    for (const birth of grown) {
      const { report } = readingOf(birth);
      const section = report.sections.find(({ id }) => id === 'spirits');
      const headings = section?.paragraphs.map(({ heading }) => heading ?? '') ?? [];
      const shown = headings.filter((heading) => /·|与/u.test(heading) && !heading.startsWith('纳音'));
      expect(shown.length).toBeLessThanOrEqual(4);
      const sentences =
        section === undefined ? [] : renderParagraphs(section, '通俗').flatMap((each) => each.sentences);
      expect(sentences.length).toBeLessThanOrEqual(12);
      expect(section?.rows.length ?? 0).toBeGreaterThanOrEqual(
        shown.filter((one) => one.includes('·')).length,
      );
    }
  });

  test('each spirit is tied to the next year of its branch, or of the stem it was looked up by', () => {
    let named = 0;
    for (const birth of grown) {
      const { report, chart } = readingOf(birth);
      const ties = (report.sections.find(({ id }) => id === 'spirits')?.paragraphs ?? [])
        .flatMap(({ statements }) => statements)
        .filter(({ key }) => key.startsWith('shensha.tie.'));
      for (const { evidence } of ties) {
        named++;
        const [first] = evidence;
        const year = Number(String(first?.values['year']).slice(0, 4));
        const [pillar = 'day'] = first?.pillars ?? [];
        const found = ganzhiOf(year - 4);
        expect([found.stem, found.branch]).toContain(first?.values['sign']);
        const { stem, branch } = chart.pillars[pillar] ?? chart.pillars.day;
        expect([stem, branch]).toContain(first?.values['sign']);
        if (/^(?:天德贵人|月德贵人)$/u.test(String(first?.values['name'])) && !'申亥寅巳'.includes(branch)) {
          expect(first?.values['sign']).toBe(stem);
        }
        expect(year - TODAY.year).toBeGreaterThan(0);
        expect(year - TODAY.year).toBeLessThanOrEqual(12);
      }
    }
    expect(named).toBeGreaterThan(grown.length);
  });

  test('a minor has none', () => {
    const minors = randomBirths(912, 150).filter(({ civil }) => TODAY.year - civil.year < 17);
    for (const birth of minors) {
      expect(readingOf(birth).report.sections.map(({ id }) => id)).not.toContain('spirits');
    }
  });
});

import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { loadSection, reportOf, SECTION_IDS, SECTION_QUESTIONS, textOf } from '@shangyuan/reading/report';
import { expect, test } from 'vitest';
import { DEPTHS, depthName, depthOf } from './depths.ts';
import {
  frameOf,
  gistOf,
  loadWholeReport,
  matterView,
  reportText,
  sectionNumber,
  sectionView,
  whyOfStatement,
} from './reportView.ts';
import { WORLD } from '@shangyuan/engine/world';

const TODAY = { year: 2026, month: 11, day: 22 };
const XIAOYUE: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
};
const chart = castChart(XIAOYUE, {}, WORLD);
const frame = frameOf(chart, TODAY);
const whole = reportOf(chart, analyseChart(chart), { today: TODAY });

test('the depth in the address precedes the stored choice; an invalid one is ignored', () => {
  for (const { value, text } of DEPTHS) {
    expect(depthOf(value, 'plain')).toBe(value);
    expect(depthName(value)).toBe(text);
  }
  for (const text of [undefined, '', '专业', 'constructor']) expect(depthOf(text, 'short')).toBe('short');
});

test('sections are numbered from the first to the fifteenth', () => {
  expect(SECTION_IDS.map((_, i) => sectionNumber(i))).toEqual(
    // prettier-ignore
    ['第一篇', '第二篇', '第三篇', '第四篇', '第五篇', '第六篇', '第七篇', '第八篇', '第九篇', '第十篇', '第十一篇', '第十二篇', '第十三篇', '第十四篇', '第十五篇'],
  );
  expect(new Set(Object.values(SECTION_QUESTIONS)).size).toBe(SECTION_IDS.length);
});

test('a frame is made once a day', () => {
  expect(frameOf(chart, { ...TODAY })).toBe(frame);
  expect(frameOf(chart, { ...TODAY, day: 23 })).not.toBe(frame);
});

test('a section is drawn with the words that are copied, at each depth', () => {
  for (const section of whole.sections)
    for (const { text: depth } of DEPTHS) {
      const view = sectionView(section, depth);
      const drawn = view.paragraphs.flatMap(({ heading, ground, sentences }) => [
        ...(heading === null ? [] : [heading]),
        (ground === null ? '' : `${ground}，`) + sentences.map(({ text }) => text).join(''),
      ]);
      expect(view.todo === null ? drawn : [...drawn, view.todo]).toEqual(textOf(section, depth));
      for (const { chips, sentences } of view.paragraphs) {
        expect(chips.length, section.id).toBeGreaterThan(0);
        expect(new Set(chips.map(({ text }) => text)).size).toBe(chips.length);
        const keys = sentences.map(({ key }) => key);
        for (const { statement } of chips) expect(keys).toContain(statement.key);
      }
    }
});

test('figures of decades and years are for experts only, and a sentence has no table', () => {
  const byId = Object.fromEntries(whole.sections.map((section) => [section.id, section]));
  const rows = (id: string, depth: '一句话' | '通俗' | '专业') => {
    const section = byId[id];
    return section === undefined ? -1 : sectionView(section, depth).rows.length;
  };
  expect([rows('dayun', '通俗'), rows('liunian', '通俗'), rows('lucky', '通俗')]).toEqual([0, 0, 7]);
  expect(rows('dayun', '专业')).toBeGreaterThan(5);
  expect(rows('overview', '一句话')).toBe(0);
});

test('every chip opens a reason with its meaning, its ground and its source', () => {
  for (const section of whole.sections)
    for (const { chips } of sectionView(section, '专业').paragraphs)
      for (const { statement } of chips) {
        const { meanings, steps, source } = whyOfStatement(statement);
        expect([meanings[0]?.text, steps[0], source], statement.key).not.toContain('');
        expect(steps.length).toBeGreaterThan(0);
      }
});

test('a locked section still has one separate sentence', () => {
  for (const section of whole.sections) expect(gistOf(section), section.id).not.toBe('');
});

test('a matter has its point at every depth, and more than the point where more is read', () => {
  for (const matter of whole.keyPoints) {
    expect(matterView(matter, '一句话')).toMatchObject({ text: '', leadsTo: matter.leadsTo });
    for (const depth of ['通俗', '专业'] as const) {
      const { title, text, chip } = matterView(matter, depth);
      expect(title.length).toBeGreaterThan(3);
      expect(text.length).toBeGreaterThan(title.length);
      expect(chip?.statement).toBe(matter.statement);
    }
  }
});

test('a whole report is the report at once, limited to the requested parts', async () => {
  const report = await loadWholeReport(frame, '通俗');
  expect(report.sections.map(({ title }) => title)).toEqual(whole.sections.map(({ title }) => title));
  expect(report.matters.map(({ title }) => title)).toEqual(
    whole.keyPoints.map(({ statement }) => statement.short),
  );
  const some = await loadWholeReport(frame, '一句话', ['career']);
  expect(some.sections.map(({ number, title, rows }) => [number, title, rows.length])).toEqual([
    ['第六篇', '事业', 0],
  ]);
  const text = reportText(['小月 女', '庚午 壬午 辛亥 乙未'], report);
  for (const section of whole.sections)
    for (const line of textOf(section, '通俗')) expect(text).toContain(line);
  expect(text.split('\n')[0]).toBe('小月 女');
  expect(text).toContain(report.disclaimer);
});

test('a child, an unknown hour and pillars only: the report states what is missing', async () => {
  const { civil, sex } = XIAOYUE as Extract<Birth, { readonly civil: object }>;
  const child = frameOf(castChart({ civil: { ...civil, year: 2015 }, sex, hour: 'minute' }), TODAY);
  expect(child.notes.join('')).toContain('未满十八岁');
  expect(child.sectionIds).toEqual(['character', 'wuxing', 'health', 'study']);
  expect(await loadSection(child, 'dayun')).toBeNull();
  const noHour = frameOf(castChart({ civil, sex, hour: 'unknown' }), TODAY);
  expect(noHour.notes.join('')).toContain('时辰未详');
  const pillars = castChart({
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
    sex,
    hour: 'shichen',
  });
  expect(frameOf(pillars, TODAY).notes.join('')).toContain('只有四柱');
});

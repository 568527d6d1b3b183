import { castChart, type Birth } from '@shangyuan/engine/chart';
import { chartDocument } from '@shangyuan/engine/document';
import { expect, test } from 'vitest';
import { chartDocumentText } from './documentText.ts';
import { WORLD } from '@shangyuan/engine/world';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };

const textOf = (birth: Birth, name?: string): string => {
  const chart = castChart(birth, {}, WORLD);
  const extras = name === undefined ? {} : { name };
  return chartDocumentText(chart, chartDocument(chart, { ...extras, disclaimer: '仅供参考' }));
};

test('has every part of a chart, with its rules and units', () => {
  const text = textOf({ civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 });
  for (const line of [
    '性别 女\n公历 1990-06-15 14:30；农历 1990年五月廿三',
    '比世界时快 540 分钟（其中夏令时 60 分钟）；世界时 1990-06-15 05:30',
    '经度 104.07°（东正西负）；平太阳时 1990-06-15 12:26；真太阳时 1990-06-15 12:25',
    '庚午 壬午 辛亥 乙未',
    '年柱 庚午：天干 庚金 劫财；地支 午火；藏干 丁七杀（本气 70%）、己偏印（中气 30%）',
    '胎元 癸酉；胎息 丙寅；命宫 庚辰；身宫 戊寅；生肖 马',
    '时干–日干 乙辛冲',
    '日主 辛；身弱（弱），帮身 30%；得令 否，得地 否，得势 否',
    '第 1 步 辛巳 比肩/正官',
    '1990 庚午 1岁 劫财/七杀（值太岁、刑太岁、真太岁）',
    '子时换日 23:00 换日',
    '引擎 ',
    '【单位】',
  ])
    expect(text).toContain(line);
  expect(text.endsWith('仅供参考')).toBe(true);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
});

test('holds a name only where there is one, and a lunar birth says so', () => {
  expect(textOf({ civil: CIVIL, sex: '女', hour: 'minute' }, '小月')).toContain('姓名 小月；性别 女');
  const lunar = { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 };
  expect(textOf({ lunar, sex: '男', hour: 'minute' })).toContain(
    '按农历填写，公历 2020-05-30 10:30；农历 2020年闰四月初八',
  );
});

test('an hour that is not known, and pillars only, leave out what depends on them', () => {
  const unknown = textOf({ civil: CIVIL, sex: '男', hour: 'unknown' });
  expect(unknown).toContain('公历 1990-06-15 时辰不详');
  expect(unknown).toContain('庚午 壬午 辛亥 时辰不详');
  expect(unknown).toContain('命宫 不详');
  expect(unknown).not.toContain('定时柱所用的钟 1990');
  const alone = textOf({
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
    sex: '男',
    hour: 'shichen',
  });
  expect(alone).toContain('按四柱排盘，没有出生时刻');
  expect(alone).toContain('第 1 步 癸未 食神/偏印');
  expect(alone).not.toMatch(/undefined|null|NaN/);
});

test('rules that differ stand in the text under their names', () => {
  const chart = castChart(
    { civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 },
    { clock: 'trueSolar' },
  );
  const text = chartDocumentText(chart, chartDocument(chart, { disclaimer: '' }));
  expect(text).toContain('时刻 真太阳时');
  expect(text).toContain('定时柱所用的钟 1990-06-15 12:25');
});

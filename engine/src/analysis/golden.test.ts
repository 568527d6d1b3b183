/**
 * Charts whose class the books state. Origin: 滴天髓阐微 (从儿, 从杀, 化土 and the five
 * 专旺 examples) and the recorded charts of 乾隆, 曾国藩, 李鸿章; supports are those of the model.
 */
import { expect, test } from 'vitest';
import { DOCTRINE_OPTIONS } from './doctrine.ts';
import { patternOf } from './model/pattern.ts';
import { strengthOf } from './model/strength.ts';
import { subjectOf } from './model/subject.ts';
import { pillarsOf } from '../../golden/workedCharts.ts';
import { castVotes } from './yongshen/ledger.ts';

// prettier-ignore
const GOLDEN = [
  ['丁卯 壬寅 癸卯 丙辰', '从弱', '从儿格',   '木', 5.5],
  ['乙酉 乙酉 乙酉 甲申', '从弱', '从官杀格', '金', 21.2],
  ['戊辰 壬戌 甲辰 己巳', '化气', '化土格',   '土', 17.1],
  ['癸卯 乙卯 甲寅 乙亥', '从强', '曲直格',   '木', 97.6],
  ['丙戌 甲午 丙寅 甲午', '从强', '炎上格',   '火', 89.5],
  ['庚申 乙酉 庚申 庚辰', '从强', '从革格',   '金', 87.8],
  ['壬申 壬子 壬辰 辛亥', '从强', '润下格',   '水', 92.7],
  ['戊戌 己未 戊辰 癸丑', '从强', '稼穑格',   '土', 87.3],
  ['癸未 甲寅 乙亥 己卯', '从强', '曲直格',   '木', 85.5],
  ['辛卯 丁酉 庚午 丙子', '身强', '月刃格',   '火', 60.5],
  ['辛未 己亥 丙辰 己亥', '身弱', '七杀格',   '木', 26.5],
] as const;

test.each(GOLDEN)('%s is %s, %s', (pillars, strengthClass, name, yong, support) => {
  const doctrine = DOCTRINE_OPTIONS.defaults;
  const subject = subjectOf(pillarsOf(pillars.split(' ')));
  const findings = strengthOf(subject, doctrine);
  const { strength } = findings;
  const pattern = patternOf(subject, findings, doctrine);
  const climateMonth = subject.month.branch;
  const ledger = castVotes({ subject, strength, pattern, climateMonth, doctrine });
  expect([strength.class, pattern.name, ledger.yong, strength.support]).toEqual([
    strengthClass,
    name,
    yong,
    support,
  ]);
});

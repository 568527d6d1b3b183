import { describe, expect, test } from 'vitest';
import { lintText, type TextKind } from './lintText.ts';

const rulesOf = (text: string, kind: TextKind): string[] => lintText(text, kind).map(({ rule }) => rule);
const SOUND = '庚金坐辰，湿土养着金，做事有骨架也有后劲；越是规则清楚的地方，越能显出果断。';

/** Each rule with a text that breaks it and nothing else. */
const FAULTY: readonly (readonly [rule: string, kind: TextKind, text: string])[] = [
  ['banned: absolute', 'label', '命中注定'],
  ['banned: absolute', 'prose', '这一年一定会顺利。'],
  ['banned: absolute', 'prose', '躲不过的事，不如早些面对。'],
  ['banned: fatal', 'prose', '今年恐有血光。'],
  ['banned: fatal', 'prose', '早年命苦，晚年转好。'],
  ['banned: medical', 'prose', '火旺的年份留意高血压。'],
  ['banned: financial', 'prose', '财星当令，宜买入。'],
  ['banned: sexist', 'prose', '日支逢冲，主克妻。'],
  ['banned: selling', 'prose', '可请先生化解灾厄。'],
  ['banned: crude', 'prose', '五行缺木，缺什么补什么。'],
  ['ascii punctuation', 'label', '事业,财运'],
  ['doubled stop', 'prose', '慢慢来。。'],
  ['space between characters', 'label', '事业 财运'],
  ['hole in the text', 'prose', '木占undefined。'],
  ['unpaired mark', 'prose', '先问一句“这件事急吗。'],
  ['no stop at the end', 'prose', '先把话说完'],
  ['length', 'plain', '先把话说完。'],
  ['length', 'short', '先把这一件最要紧的事从头到尾做完以后再去想别的事。'],
  ['craft word', 'plain', '你的日元通根有力，做事有骨架也有后劲，越是规则清楚的地方越能显出果断。'],
  [
    'no pause',
    'plain',
    '越是规则清楚而且上下分明又有师傅愿意带着一步一步把手艺学到家的地方就越能显出你身上的果断。',
  ],
  [
    'stacked four-character phrases',
    'plain',
    '庚金坐辰，湿土养着金，刚毅果断，重情重义，有勇有谋；越是规则清楚的地方越能显出来。',
  ],
  ['labels the reader', 'plain', '你是一个做事有骨架也有后劲的朋友；越是规则清楚的地方，越能显出果断。'],
  ['number', 'plain', '庚金占了30分，做事有骨架也有后劲；越是规则清楚的地方，越能显出果断。'],
  ['term in 一句话', 'short', '七杀有化，压力成梯。'],
  [
    'more than one term in a sentence',
    'plain',
    '七杀遇到正印，压力与学习同时在场；越是规则清楚的地方，越能显出果断和分寸。',
  ],
];

describe('lintText', () => {
  test.each(FAULTY)('finds %s in a %s', (rule, kind, text) => {
    expect(rulesOf(text, kind)).toContain(rule);
  });

  test('lets a sound text pass at every kind that it fits', () => {
    for (const kind of ['label', 'prose', 'plain', 'expert'] as const)
      expect(rulesOf(SOUND, kind)).toEqual([]);
    expect(rulesOf('有骨架，也有后劲。', 'short')).toEqual([]);
  });

  test('a year with its age, and a span of years, count as one character and no figure', () => {
    const text = '2027年（虚岁38）适合动一动；2033到2042年（虚岁44到53）再慢慢把自己的根基打厚。';
    expect(rulesOf(text, 'plain')).toEqual([]);
    expect(rulesOf(text.replace('2027年', '27分'), 'plain')).toContain('number');
    expect(rulesOf('2027年（虚岁38）和2031年（虚岁42）动一动。', 'short')).toEqual([]);
    expect(rulesOf('2027年12月动一动。', 'short')).toEqual([]);
  });

  test('lets the words of the tradition and of everyday speech pass', () => {
    for (const text of ['病药说', '岁前的病符', '墓、绝、胎、养', '不一定要快', '未必要快', '必要时停一停']) {
      expect(rulesOf(text, 'label'), text).toEqual([]);
    }
  });

  test('counts a place for a value as one character', () => {
    const text = `木只占{percent}，而木正是有助益的一行；规划与舒展的时间，需要刻意安排进日程。`;
    expect(rulesOf(text, 'plain')).toEqual([]);
  });
});

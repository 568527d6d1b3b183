import type { SpiritRow } from '../spiritRow.ts';

/**
 * Meetings of 阳建 and 阴建: 大会 小会 … 阳错 阴错, 岁薄 逐阵. 15 rows, in the order of the book.
 * Source: 协纪辨方书 卷十 (restored from 星历考原). `table` of 12 cells runs 寅 … 丑, of 4 cells 春 … 冬; · is none.
 * Checked: spirits.test.ts (shape, counts, conflicts) and the worked days of golden.test.ts.
 */
export const YINYANG_MEETINGS = [
  { id: 'dahui', name: '阴阳大会', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '甲戌 乙酉 · · 丙午 丁巳 庚辰 辛卯 · · 壬子 癸亥' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'xiaohui', name: '阴阳小会', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· 己卯 戊辰 己巳 戊午 · · 己酉 戊戌 己亥 戊子 ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'yinwei', name: '阴位', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · 庚辰 · · · · · 甲戌 · · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'jiaopo', name: '阴阳交破', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · 癸亥 · · · · · 丁巳 · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'jichong', name: '阴阳击冲', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · · 壬子 · · · · · 丙午 ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'yangpo', name: '阳破阴冲', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · · · 癸丑 · · · · · 丁未' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'yindao', name: '阴道冲阳', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· 己酉 · · · · · 己卯 · · · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'sanyin', name: '三阴', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '辛酉 · · · · · 乙卯 · · · · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'juecuo', name: '阴阳俱错', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · · 丙午 · · · · · 壬子 ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'jueyin', name: '绝阴', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · 戊辰 · · · · · · · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'jueyang', name: '绝阳', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · · · · · · · 戊戌 · ·' },
    cases: [
      { months: '*', otherwise: 'all' },
    ],
  },
  { id: 'yangcuo', name: '阳错', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '甲寅 乙卯 甲辰 丁巳己巳 · 丁未己未 庚申 辛酉 庚戌 癸亥 · 癸丑' },
    effect: { type: 'treatAs', as: 'yuejian tufuJian' },
  },
  { id: 'yincuo', name: '阴错', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '庚戌 辛酉 庚申 丁未己未 · 丁巳己巳 甲辰 乙卯 甲寅 癸丑 · 癸亥' },
    effect: { type: 'treatAs', as: 'yueyan' },
  },
  { id: 'suibo', name: '岁薄', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · 丙午戊午 · · · · · 壬子戊子 · ·' },
    effect: { type: 'trimFavours', ignoreDeOn: '巳丙午' },
  },
  { id: 'zhuzhen', name: '逐阵', kind: '凶', chapter: '卷十 宜忌',
    rule: { by: 'monthBranch', target: 'dayGanzhi', table: '· · · · · 丙午戊午 · · · · · 壬子戊子' },
    effect: { type: 'trimFavours', ignoreDeOn: '未戊午' },
  },
] as const satisfies readonly SpiritRow[];

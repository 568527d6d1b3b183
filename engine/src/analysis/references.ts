/**
 * 古籍参考: where the classics speak of a chart like this one. References only, by book and chapter; no quotations.
 */
import { BRANCH_INDEX, type Branch, type Ganzhi } from '../ganzhi/index.ts';
import type { Pattern } from './model/pattern.ts';
import type { Subject } from './model/subject.ts';
import type { Ledger, LedgerRule } from './yongshen/ledger.ts';

/** One place in a classic. */
export interface ClassicReference {
  readonly book: string;
  readonly chapter: string;
  /** What of the chart leads there. */
  readonly key: string;
}

const LUNAR_MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Chapters of 子平真诠 by pattern. */
const ZIPING_CHAPTER: Readonly<Record<string, string>> = {
  正官格: '论正官',
  七杀格: '论偏官',
  正财格: '论财',
  偏财格: '论财',
  正印格: '论印绶',
  偏印格: '论印绶',
  食神格: '论食神',
  伤官格: '论伤官',
  建禄格: '论建禄月劫',
  月劫格: '论建禄月劫',
  月刃格: '论阳刃',
};

/** Chapters of 滴天髓 by type of a special class. */
const DITIAN_CHAPTER: Readonly<Record<string, string>> = {
  化气: '化象',
  专旺: '独象',
  从印: '从象',
  从财: '从象',
  从官杀: '从象',
  从儿: '顺反',
  从势: '从象',
};

const RULE_CHAPTERS: readonly (readonly [rule: LedgerRule, book: string, chapter: string])[] = [
  ['UG_BRIDGE', '滴天髓', '通关'],
  ['UG_DISEASE', '神峰通考', '病药说'],
];

function monthName(branch: Branch): string {
  return `${LUNAR_MONTHS[(BRANCH_INDEX[branch] + 10) % 12] ?? ''}月`;
}

/** Places in the classics for a chart: day and month, pattern, day stem, day pillar and hour, and rules that took part. */
export function referencesOf(
  subject: Subject,
  day: Ganzhi,
  pattern: Pattern,
  ledger: Ledger,
): readonly ClassicReference[] {
  const { dayMaster, dayMasterWuxing, month, slots } = subject;
  const dayName = `${dayMaster}${dayMasterWuxing}`;
  const hour = slots[3];
  const found: ClassicReference[] = [
    {
      book: '穷通宝鉴',
      chapter: `论${dayName}·${monthName(month.branch)}`,
      key: `${dayMaster}日${month.branch}月`,
    },
    { book: '滴天髓', chapter: `天干·${dayName}`, key: `${dayMaster}日` },
  ];
  const chapter = ZIPING_CHAPTER[pattern.name];
  if (chapter !== undefined) found.push({ book: '子平真诠', chapter, key: pattern.name });
  if (pattern.isMixedQi) found.push({ book: '子平真诠', chapter: '论杂气如何取用', key: '杂气' });
  if (pattern.family !== null) {
    found.push({ book: '滴天髓', chapter: DITIAN_CHAPTER[pattern.family] ?? '从象', key: pattern.name });
  }
  found.push(
    hour === undefined
      ? { book: '三命通会', chapter: `六${dayMaster}日`, key: `${day.name}日` }
      : {
          book: '三命通会',
          chapter: `六${dayMaster}日${hour.stem}${hour.branch}时断`,
          key: `${day.name}日${hour.stem}${hour.branch}时`,
        },
  );
  for (const [rule, book, title] of RULE_CHAPTERS) {
    const line = ledger.lines.find((entry) => entry.rule === rule);
    if (line !== undefined) found.push({ book, chapter: title, key: line.why });
  }
  return found;
}

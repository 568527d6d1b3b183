/**
 * 古籍参考: where the classics speak of a chart like this one. References only, by book and chapter; no quotations.
 */
import type { Branch, Ganzhi, Stem } from '../ganzhi/index.ts';
import { SPECIAL_SOURCES } from './evidence.ts';
import { climateChapterOf } from './model/climate.ts';
import type { Pattern } from './model/pattern.ts';
import type { Subject } from './model/subject.ts';
import type { Ledger } from './yongshen/ledger.ts';
import type { LedgerLine, LedgerRule } from './yongshen/ledgerLine.ts';

/** What of a chart leads to a place: day stem and month, day stem, pattern, 杂气, day pillar (and hour), or a rule of the ledger. */
export type ReferenceKey =
  | { readonly kind: 'dayMonth'; readonly stem: Stem; readonly branch: Branch }
  | { readonly kind: 'dayStem'; readonly stem: Stem }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'mixedQi'; readonly branch: Branch }
  | { readonly kind: 'dayHour'; readonly day: string; readonly hour: string | null }
  | { readonly kind: 'ledger'; readonly line: LedgerLine };

/** One place in a classic. */
export interface ClassicReference {
  readonly book: string;
  readonly chapter: string;
  readonly key: ReferenceKey;
}

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

const RULE_CHAPTERS: readonly (readonly [rule: LedgerRule, book: string, chapter: string])[] = [
  ['UG_BRIDGE', '滴天髓', '通关'],
  ['UG_DISEASE', '神峰通考', '病药说'],
];

/** Splits a source such as 滴天髓·化象 into book and chapter. */
function placeOf(source: string): { book: string; chapter: string } {
  const at = source.indexOf('·');
  return { book: source.slice(0, at), chapter: source.slice(at + 1) };
}

/** Places in the classics for a chart: day and month, pattern, day stem, day pillar and hour, and rules that took part. */
export function referencesOf(
  subject: Subject,
  day: Ganzhi,
  pattern: Pattern,
  ledger: Ledger,
): readonly ClassicReference[] {
  const { dayMaster: stem, dayMasterWuxing, month, slots } = subject;
  const dayName = `${stem}${dayMasterWuxing}`;
  const hour = slots[3];
  const { branch } = month;
  const chapter = climateChapterOf(stem, branch);
  const found: ClassicReference[] = [
    { book: '穷通宝鉴', chapter, key: { kind: 'dayMonth', stem, branch } },
    { book: '滴天髓', chapter: `天干·${dayName}`, key: { kind: 'dayStem', stem } },
  ];
  const key: ReferenceKey = { kind: 'pattern', pattern: pattern.name };
  const ziping = ZIPING_CHAPTER[pattern.name];
  if (ziping !== undefined) found.push({ book: '子平真诠', chapter: ziping, key });
  if (pattern.isMixedQi) {
    found.push({ book: '子平真诠', chapter: '论杂气如何取用', key: { kind: 'mixedQi', branch } });
  }
  if (pattern.family !== null) found.push({ ...placeOf(SPECIAL_SOURCES[pattern.family]), key });
  const hourName = hour === undefined ? null : hour.stem + hour.branch;
  found.push({
    book: '三命通会',
    chapter: hourName === null ? `六${stem}日诸时断` : `六${stem}日${hourName}时断`,
    key: { kind: 'dayHour', day: day.name, hour: hourName },
  });
  for (const [rule, book, title] of RULE_CHAPTERS) {
    const line = ledger.lines.find(({ code }) => code === rule);
    if (line !== undefined) found.push({ book, chapter: title, key: { kind: 'ledger', line } });
  }
  return found;
}

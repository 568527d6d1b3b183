/**
 * What of a chart a case can be found by: its terms, how they are typed, and the rule of each. Pure; what a chart has is read in
 * caseFacts.ts.
 */
import type { Strength } from '@shangyuan/engine/analysis';
import { SHENSHA } from '@shangyuan/engine/chart';
import { BRANCHES, GANZHI, STEM_WUXING, STEMS, WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';

/** Kinds of terms. */
export type TermKind = '日主' | '月令' | '格局' | '用神' | '强弱' | '神煞' | '大运';

/** A term of a finding. */
export interface FindingTerm {
  readonly kind: TermKind;
  /** As it is shown and as it can be typed: 七杀格, 亥月, 用水. */
  readonly name: string;
  /** What of the chart it is compared with. */
  readonly value: string;
}

/** A word of a line, and the term that it is; null where it is none. */
export interface FindingPart {
  readonly word: string;
  readonly term: FindingTerm | null;
}

/** A decade with the days it runs. */
interface RunningDecade {
  readonly fromJdn: number;
  /** The day after its last. */
  readonly untilJdn: number;
  readonly ganzhi: string;
  readonly stemGod: string;
}

/** What of a chart is compared with terms. */
export interface CaseFacts {
  readonly dayStem: string;
  readonly monthBranch: string;
  readonly pattern: string;
  readonly yong: Wuxing;
  readonly strength: Strength['class'];
  readonly spirits: ReadonlySet<string>;
  readonly decades: readonly RunningDecade[];
}

const GODS = ['正官', '七杀', '正财', '偏财', '正印', '偏印', '食神', '伤官', '比肩', '劫财'] as const;
/** Classes that are 真 or 假. */
const FOLLOWING = ['从儿', '从财', '从官杀', '从势', '从强', '曲直', '炎上', '稼穑', '从革', '润下'];
const PATTERNS: readonly string[] = [
  ...GODS.slice(0, 8),
  '建禄',
  '月刃',
  '月劫',
  ...FOLLOWING,
  ...FOLLOWING.map((name) => `假${name}`),
  ...WUXING.map((wuxing) => `化${wuxing}`),
].map((name) => `${name}格`);
const STRENGTHS = ['身强', '身弱', '中和', '从强', '从弱', '从格', '化气'] as const;

function termsOf(kind: TermKind, names: readonly string[], valueOf = (name: string) => name): FindingTerm[] {
  return names.map((name) => ({ kind, name, value: valueOf(name) }));
}

/** Every term by the name it is shown by. */
export const FINDING_TERMS: readonly FindingTerm[] = [
  ...termsOf(
    '日主',
    STEMS.map((stem) => `日主${stem}`),
    (name) => name.slice(2),
  ),
  ...termsOf(
    '月令',
    BRANCHES.map((branch) => `${branch}月`),
    (name) => name.slice(0, 1),
  ),
  ...termsOf('格局', PATTERNS),
  ...termsOf(
    '用神',
    WUXING.map((wuxing) => `用${wuxing}`),
    (name) => name.slice(1),
  ),
  ...termsOf('强弱', STRENGTHS),
  ...termsOf(
    '神煞',
    SHENSHA.map(({ name }) => name),
  ),
  ...termsOf(
    '大运',
    [...GODS, ...GANZHI.map(({ name }) => name)].map((name) => `${name}运`),
    (name) => name.slice(0, 2),
  ),
];
const BY_NAME: ReadonlyMap<string, FindingTerm> = new Map(FINDING_TERMS.map((term) => [term.name, term]));

/** Other names of the same. */
const ALIASES: Readonly<Record<string, string>> = {
  身旺: '身强',
  从: '从格',
  化气格: '化气',
  偏官格: '七杀格',
  枭神格: '偏印格',
  印绶格: '正印格',
  羊刃格: '月刃格',
  阳刃格: '月刃格',
  偏官运: '七杀运',
  枭神运: '偏印运',
};

/** Traditional characters of the terms, each before the simplified one. */
const PAIRS =
  '貴贵 極极 廚厨 國国 學学 詞词 館馆 華华 蓋盖 醫医 祿禄 輿舆 將将 驛驿 馬马 紅红 豔艳 鸞鸾 陰阴 陽阳 錯错 專专 醜丑 飛飞 災灾 絞绞 喪丧 門门 ' +
  '弔吊 頭头 歲岁 羅罗 網网 靈灵 惡恶 敗败 廢废 轉转 進进 於于 為为 爲为 強强 從从 氣气 運运 兒儿 財财 殺杀 勢势 穡穑 潤润 傷伤 梟枭 綬绶 帶带';
const PLAIN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

function inPlainScript(text: string): string {
  return Array.from(text, (character) => PLAIN.get(character) ?? character).join('');
}

const STEM = `[${STEMS.join('')}]`;
const BRANCH = `[${BRANCHES.join('')}]`;
const PHASE = `[${WUXING.join('')}]`;

/** Longer ways to type a term, and its name. */
const FORMS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [new RegExp(`^(${STEM})日主?$`), (stem) => `日主${stem}`],
  [new RegExp(`^(?:日主)?(${STEM}${PHASE})(?:日主|日元)?$`), dayMaster],
  [new RegExp(`^(?:生于)?(${BRANCH})月生?$`), (branch) => `${branch}月`],
  [new RegExp(`^月[令支](${BRANCH})$`), (branch) => `${branch}月`],
  [new RegExp(`^(?:取用|用神|用)[为是取]?(${PHASE})$`), (wuxing) => `用${wuxing}`],
  [/^(?:行|走)?(..)(?:大运|运)$/u, (decade) => `${decade}运`],
  [new RegExp(`^[行走](${STEM}${BRANCH})$`), (decade) => `${decade}运`],
  [/^(?:带|有)?(.+?)(?:入命)?$/u, spiritName],
];

/** 甲木 is the day master 甲; 甲火 is none. */
function dayMaster(text: string): string {
  const stem = STEMS.find((each) => text === each + STEM_WUXING[each]);
  return stem === undefined ? '' : `日主${stem}`;
}

/** A spirit, which may be typed without 贵人. */
function spiritName(text: string): string {
  return [text, `${text}贵人`].find((name) => BY_NAME.get(name)?.kind === '神煞') ?? '';
}

/**
 * The term that a word is; null where it is none.
 *
 * @example parseTerm('七殺格')?.name // "七杀格"
 */
export function parseTerm(word: string): FindingTerm | null {
  const plain = inPlainScript(word);
  const named = BY_NAME.get(ALIASES[plain] ?? plain);
  if (named !== undefined) return named;
  for (const [form, nameOf] of FORMS) {
    const name = nameOf(form.exec(plain)?.[1] ?? '');
    const term = BY_NAME.get(ALIASES[name] ?? name);
    if (term !== undefined) return term;
  }
  return null;
}

/**
 * A line that was typed, word by word.
 *
 * @example parseFinding('七杀格 张').map(({ term }) => term?.kind) // ["格局", undefined]
 */
export function parseFinding(text: string): readonly FindingPart[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => ({ word, term: parseTerm(word) }));
}

/** Whether a chart has what a term names, on a day. */
export function hasTerm(facts: CaseFacts, { kind, value }: FindingTerm, todayJdn: number): boolean {
  switch (kind) {
    case '日主':
      return facts.dayStem === value;
    case '月令':
      return facts.monthBranch === value;
    case '格局':
      return facts.pattern === value || facts.pattern === `假${value}`;
    case '用神':
      return facts.yong === value;
    case '强弱':
      return value === '从格' ? facts.strength.startsWith('从') : facts.strength === value;
    case '神煞':
      return facts.spirits.has(value);
    case '大运':
      return facts.decades.some(
        ({ fromJdn, untilJdn, ganzhi, stemGod }) =>
          fromJdn <= todayJdn && todayJdn < untilJdn && (ganzhi === value || stemGod === value),
      );
  }
}

/** Fewest characters of a word that is completed. */
const LEAST = 2;

/** Terms that a word is the beginning or a part of; none for one that is a whole term. */
export function termsLike(word: string): readonly FindingTerm[] {
  const plain = inPlainScript(word);
  if (plain.length < LEAST) return [];
  return FINDING_TERMS.filter(({ name }) => name !== plain && name.includes(plain));
}

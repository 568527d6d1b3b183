/**
 * The one lint of texts, part one: a single text. What it may not say, how it is written, and for the statements of a
 * reading how long it is and how many terms it carries.
 */
import { termNames } from '../glossary/termParts.ts';
import { BANNED, CRAFT_WORDS } from './words.ts';

/**
 * What a text is: `label` any words on a screen; `prose` a sentence in any room; `short`, `plain` and `expert` the three
 * edits of a statement (一句话, 通俗, 专业).
 */
export type TextKind = 'label' | 'prose' | 'short' | 'plain' | 'expert';

/** One fault of a text. */
export interface TextIssue {
  /** Rule that found it. */
  readonly rule: string;
  readonly text: string;
  /** What in the text is wrong. */
  readonly found: string;
}

/** Length of each edit in characters, both ends included; punctuation counts. */
export const LENGTHS = {
  short: [5, 22],
  plain: [15, 60],
  expert: [10, 140],
} as const;

/** Most characters between two pauses that end a breath (。；！？). */
const BREATH_MAX = 42;
/** What a place for a value counts toward the shortest length: a year with its age and a clause are longer. */
const SHORT_VALUE = '某年某月的事';
const PUNCTUATION: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['ascii punctuation', /[一-鿿”』」]\s*[,;:!?]|[,;:!?]\s*[一-鿿“『「]/u],
  ['ascii quotes', /[一-鿿]["']|["'][一-鿿]/u],
  ['doubled stop', /[，。；、：]{2,}|。；|；。|！{2,}|？{2,}/u],
  ['space between characters', /[一-鿿，。；、] +[一-鿿，。；、]/u],
  ['hole in the text', /undefined|null|NaN|\[object/u],
];

function bannedIn(text: string): TextIssue[] {
  return Object.entries(BANNED).flatMap(([reason, patterns]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ rule: `banned: ${reason}`, text, found: match[0] }];
    }),
  );
}

function quotesIn(text: string): TextIssue[] {
  const pairs = ['“”', '‘’', '「」', '《》', '（）'];
  return pairs.flatMap((pair) => {
    const opened = text.split(pair.charAt(0)).length;
    const closed = text.split(pair.charAt(1)).length;
    return opened === closed ? [] : [{ rule: 'unpaired mark', text, found: pair }];
  });
}

const breathsOf = (text: string): string[] => text.split(/[。；！？]/u).filter((part) => part !== '');
const sentencesOf = (text: string): string[] => text.split(/[。！？]/u).filter((part) => part !== '');

/**
 * Clauses of just four characters side by side read like a couplet on a door.
 *
 * @param count how many make a stack
 */
export function stackedIn(text: string, count: number): string | null {
  const clauses = text.replaceAll(/[“”‘’]/gu, '').split(/[，。；、！？：]/u);
  const at = clauses.findIndex((_, i) => {
    const run = clauses.slice(i, i + count);
    return run.length === count && run.every((clause) => clause.length === 4);
  });
  return at < 0 ? null : clauses.slice(at, at + count).join('，');
}

/** Places for values, and what fills them with figures: 2027年（虚岁38）, 2033到2042年（虚岁44到53）, 2027年6月, 12月7日, 第3步大运. */
const VALUES =
  /\{\w+\}|(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{4}(?:到\d{4})?年(?:\d{1,2}月)?(?:（虚岁\d+(?:到\d+)?）)?|第\d+步大运/gu;

/**
 * A text with one character for each of its values.
 *
 * @example withoutValues('2027年（虚岁38）动一动。') // '某动一动。'
 */
export function withoutValues(text: string): string {
  return text.replaceAll(VALUES, '某');
}

function proseIssues(written: string, kind: TextKind): TextIssue[] {
  const text = withoutValues(written);
  const issues: TextIssue[] = [];
  const add = (rule: string, found: string): void => void issues.push({ rule, text, found });
  if (!/[。？！”）]$/u.test(text)) add('no stop at the end', text.slice(-2));
  if (kind === 'prose') return issues;
  const [min, max] = LENGTHS[kind as keyof typeof LENGTHS];
  const { length } = text;
  const filled = written.replaceAll(/\{\w+\}/gu, SHORT_VALUE).length;
  if (filled < min || length > max) add('length', `${length}, expected ${min} to ${max}`);
  if (kind === 'expert') return issues;
  const craft = CRAFT_WORDS.exec(text);
  if (craft !== null) add('craft word', craft[0]);
  const long = breathsOf(text).find((breath) => breath.length > BREATH_MAX);
  if (long !== undefined) add('no pause', long);
  const stacked = stackedIn(text, 3);
  if (stacked !== null) add('stacked four-character phrases', stacked);
  if (/你是一?个|的人。|是个?[^，。；]{0,8}的人/u.test(text)) add('labels the reader', text);
  if (/[0-9０-９]/u.test(text)) add('number', text);
  if (kind === 'short') {
    const terms = termNames(text);
    if (terms.length > 0) add('term in 一句话', terms.join(' '));
  } else {
    const crowded = sentencesOf(text).find((sentence) => termNames(sentence).length > 1);
    if (crowded !== undefined) add('more than one term in a sentence', termNames(crowded).join(' '));
  }
  return issues;
}

/**
 * Faults of one text.
 *
 * @param kind `label` looks at words and marks only, the others at the sentence too
 * @returns empty where it is sound
 * @example lintText('今年一定会发财。', 'prose').map(({ rule }) => rule) // ['banned: absolute', 'banned: financial']
 */
export function lintText(text: string, kind: TextKind): TextIssue[] {
  const marks = PUNCTUATION.flatMap(([rule, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ rule, text, found: match[0] }];
  });
  return [
    ...bannedIn(text),
    ...marks,
    ...quotesIn(text),
    ...(kind === 'label' ? [] : proseIssues(text, kind)),
  ];
}

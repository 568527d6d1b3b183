/**
 * Translates a text by whole texts and by patterns with typed slots: `{n} 天后` becomes `in {n} {n:day|days}`. A text is
 * translated wholly or not at all: where a part is unknown, all of it stays unchanged.
 *
 * Slots, distinguished by a digit behind them (`{n}`, `{n2}`): `n` a number, clock or range, `m` a month 1 to 12, `g`
 * stems and branches, `l` a lunar month and `d` its day, `w` text that translates by itself, `t` text that translates
 * or that a user typed, `q` a quotation of anything, known or not.
 */

/** Texts and patterns of the product, and what they are in the language. */
export type Phrases = Readonly<Record<string, string>>;

/** Says a text; null where it does not know it. */
export type Translate = (text: string) => string | null;

interface Pattern {
  readonly expression: RegExp;
  readonly slots: readonly string[];
  readonly target: string;
  /** The longest part that is no slot: a text without it cannot fit. */
  readonly part: string;
  /** Characters that are not slots: the most specific pattern is tried first. */
  readonly weight: number;
}

const SLOT = /\{([nmgldwtq]\d?)\}/g;
const MAX_WORDS = 48;
/** No text that is put together from parts is longer; a reading often is. */
const MAX_TEXT = 160;
/** Words with spaces between them: the affairs of a day, of which there may be eighty. */
const LIST = /^[\u3400-\u9fff]{1,8}(?: [\u3400-\u9fff]{1,8})+$/;
const NUMERALS = '一二三四五六七八九十'.split('');
/** Names of the lunar months, the first to the twelfth; the last two have another each. */
const LUNAR_MONTHS = ['正', ...NUMERALS.slice(1), '冬', '腊', '十一', '十二'];
const LUNAR_DAYS = [
  ...NUMERALS.map((numeral) => `初${numeral}`),
  ...NUMERALS.slice(0, 9).map((numeral) => `十${numeral}`),
  '二十',
  ...NUMERALS.slice(0, 9).map((numeral) => `廿${numeral}`),
  '三十',
];
const WORDS = `[^。；！？（）「」\\s](?:[^。；！？（）「」\\n]{0,${MAX_WORDS}}?[^。；！？（）「」\\s])?`;
const KINDS: Readonly<Record<string, string>> = {
  n: '[-+−±]?\\d+(?:[-.,:/–~]\\d+)*',
  m: '0?[1-9]|1[0-2]',
  g: '[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]{1,2}(?: [甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]{1,2})*',
  l: `闰?(?:${LUNAR_MONTHS.join('|')})月`,
  d: LUNAR_DAYS.join('|'),
  w: WORDS,
  t: WORDS,
  q: `[^\\n]{1,${MAX_WORDS}}?`,
};
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const CHINESE = /[\u3400-\u9fff《》「」]/;
/** Stems and branches, which are shown as they are everywhere. */
const GANZHI = /^[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥\s·]+$/;

/** Marks that split a text into parts that are translated separately, the strongest first. */
const MARKS: readonly (readonly [mark: string | RegExp, said: string])[] = [
  ['\n', '\n'],
  ['。', '. '],
  ['；', '; '],
  [' · ', ' · '],
  ['：', ': '],
  ['，', ', '],
  ['、', ', '],
  ['·', ' · '],
  [/ *\/ */, ' / '],
  ['–', '–'],
  [/\s+/, ' '],
];

const isWord = (part = ''): boolean => /^[\u3400-\u9fff]+$/.test(part) && !GANZHI.test(part);
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(written: string, target: string): Pattern {
  const slots = [...written.matchAll(SLOT)].map(([, slot = '']) => slot);
  const source = written
    .split(SLOT)
    .map((part, i) => (i % 2 === 0 ? escaped(part) : `(${KINDS[part.charAt(0)] ?? ''})`))
    .join('');
  return {
    expression: new RegExp(`^${source}$`),
    slots,
    target,
    part: written
      .split(/\{[nmgldwtq]\d?\}/)
      .reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
    weight: written.replace(SLOT, '').length,
  };
}

function lunarMonth(name: string): string {
  const isLeap = name.startsWith('闰');
  const index = LUNAR_MONTHS.indexOf(name.slice(isLeap ? 1 : 0, -1));
  const number = index < 12 ? index + 1 : index - 1;
  return isLeap ? `Leap month ${number}` : `Month ${number}`;
}

/** `{n:day|days}` by the number, then the slots. */
function filled(target: string, values: ReadonlyMap<string, string>): string {
  return target
    .replace(/\{(n\d?):([^|}]*)\|([^}]*)\}/g, (_, slot: string, one: string, many: string) =>
      Number(values.get(slot)) === 1 ? one : many,
    )
    .replace(/\{([nmgldwtq]\d?)\}/g, (_, slot: string) => values.get(slot) ?? '');
}

/**
 * A translator for a list of phrases.
 *
 * @param isTyped whether a user typed a text, which is never translated
 */
export function createTranslator(
  phrases: Phrases,
  isTyped: (text: string) => boolean = () => false,
): Translate {
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [written, target] of Object.entries(phrases))
    if (written.includes('{')) patterns.push(patternOf(written, target));
    else whole.set(written, target);
  patterns.sort((a, b) => b.weight - a.weight);

  const byPattern = (text: string, { expression, slots, target, part: needed }: Pattern): string | null => {
    if (!text.includes(needed)) return null;
    const match = expression.exec(text);
    if (match === null) return null;
    const values = new Map<string, string>();
    for (const [i, slot] of slots.entries()) {
      const part = match[i + 1] ?? '';
      const value = translateSlot(slot, part);
      if (value === null) return null;
      values.set(slot, value);
    }
    return filled(target, values);
  };

  const translateSlot = (slot: string, part: string): string | null => {
    if (slot.startsWith('m')) return MONTHS[Number(part) - 1] ?? null;
    if (slot.startsWith('l')) return lunarMonth(part);
    if (slot.startsWith('d')) return `day ${LUNAR_DAYS.indexOf(part) + 1}`;
    if (slot.startsWith('w')) return translate(part);
    if (slot.startsWith('t')) return isTyped(part) ? part : translate(part);
    return slot.startsWith('q') && !isTyped(part) ? (translate(part) ?? part) : part;
  };

  /** Parts in a row; words of a list that has only spaces between them get commas. */
  const joined = (spoken: readonly string[], parts: readonly string[], target: string): string =>
    spoken
      .map((part, i) => {
        const isList = target === ' ' && isWord(parts[i]) && isWord(parts[i + 1]);
        return i === spoken.length - 1 ? part : part + (isList ? ', ' : target);
      })
      .join('')
      .trim();

  const translateAll = (parts: readonly string[]): readonly string[] | null => {
    const spoken: string[] = [];
    for (const part of parts) {
      const target = part === '' ? '' : translate(part);
      if (target === null) return null;
      spoken.push(target);
    }
    return spoken;
  };

  const byMarks = (text: string): string | null => {
    for (const [mark, target] of MARKS) {
      const parts = text.split(mark);
      if (parts.length === 1) continue;
      const spoken = translateAll(parts);
      if (spoken !== null) return joined(spoken, parts, target);
    }
    return null;
  };

  const translateCore = (text: string): string | null => {
    if (!CHINESE.test(text) || GANZHI.test(text)) return text;
    const known = whole.get(text);
    if (known !== undefined) return known;
    if (isTyped(text)) return text;
    if (text.length > MAX_TEXT) return LIST.test(text) ? byMarks(text) : null;
    for (const pattern of patterns) {
      const target = byPattern(text, pattern);
      if (target !== null) return target;
    }
    return byMarks(text);
  };

  function translate(text: string): string | null {
    const core = text.trim();
    const target = translateCore(core);
    return target === null ? null : text.replace(core, () => target);
  }
  return translate;
}

/**
 * What a typed question asks for: its kind and its years. Simplified and traditional characters are both read.
 */
import { yearMostlyAhead } from '../report/luckYear.ts';
import type { ReportFacts } from '../report/reportFacts.ts';
import { ASK_KINDS, type AskKind } from './kinds.ts';

/** Years a question is about, both ends included. */
export interface AskSpan {
  readonly fromYear: number;
  readonly toYear: number;
}

/** What is understood of a typed question. */
export interface Understood {
  /** The kinds it may be: one where it is clear, several where it names several, none where it names none. */
  readonly kinds: readonly AskKind[];
  /** Null where it names no time, or one that cannot be answered. */
  readonly span: AskSpan | null;
  /** It asks of years that are past. */
  readonly isPast: boolean;
}

/** Most years of one question. */
export const MAX_SPAN = 10;

/** Words of each kind that suffice by themselves. */
const STRONG: Readonly<Record<AskKind, RegExp>> = {
  换工作:
    /[换換](?:个|個|一份)?工作|跳槽|[辞辭][职職]|[离離][职職]|[换換转轉](?:岗|崗|行)|升[职職]|求[职職]|找工作|offer|面[试試]/iu,
  升学考试:
    /考[试試研公编編证證级級]|[高中]考|升[学學]|[学學][业業习習]|[读讀](?:书|書|研|博)|志[愿願]|雅思|托福|[备備]考/u,
  搬家: /搬(?!运)|[迁遷]居|[乔喬][迁遷]|入宅|租房/u,
  买房: /[买買购購][^，。？]{0,3}房|置[业業]|按揭|首付|房[贷貸]/u,
  结婚时机:
    /[结結]婚|婚期|成家|[订訂]婚|[领領][证證]|嫁|娶|[脱脫][单單]|正[缘緣]|[恋戀][爱愛]|桃花|姻[缘緣]/u,
  复合: /[复復]合|挽回|前任|前男友|前女友|和好/u,
  合伙: /合[伙夥]|搭[伙夥]|入股|合作/u,
  生意: /生意|[创創][业業]|[开開](?:店|公司)|[买買][卖賣]|[摆擺][摊攤]|副[业業]|投[资資]/u,
  孩子: /孩|[宝寶][宝寶]|[怀懷]孕|[备備]孕|生育|要娃|带娃|子女|[儿兒]子|女[儿兒]|二胎|三胎/u,
  与父母: /父母|爸|[妈媽]|父[亲親]|母[亲親]|公婆|婆婆|岳父|岳母|[长長][辈輩]|家人/u,
  出国: /出[国國]|留[学學]|移民|海外|[国國]外|外派|[签簽][证證]|出[远遠][门門]/u,
  健康作息: /健康|身[体體]|作息|睡眠|失眠|熬夜|[养養]生|[减減]肥|[锻鍛][炼煉]|健身|生病/u,
};

/** Words that stand for a kind where no other is named. */
const WEAK: Readonly<Partial<Record<AskKind, RegExp>>> = {
  换工作: /工作|事[业業]|[职職]/u,
  升学考试: /考|[学學]/u,
  买房: /房/u,
  结婚时机: /感情|[对對]象|婚/u,
  生意: /[财財钱錢]/u,
  健康作息: /病|累|睡/u,
};

/** Of two kinds that are named together, the one that is meant. */
const RATHER: readonly (readonly [meant: AskKind, other: AskKind])[] = [
  ['复合', '结婚时机'],
  ['合伙', '生意'],
  ['买房', '搬家'],
];

const matched = (text: string, words: Readonly<Partial<Record<AskKind, RegExp>>>): AskKind[] =>
  ASK_KINDS.filter((kind) => words[kind]?.test(text) === true);

function kindsIn(text: string): AskKind[] {
  const strong = matched(text, STRONG);
  const found = strong.length > 0 ? strong : matched(text, WEAK);
  return found.filter((kind) => !RATHER.some(([meant, other]) => kind === other && found.includes(meant)));
}

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

/** Full-width figures, and years written in characters, as figures: 二〇二八年 is 2028年. */
function withFigures(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[〇零一二三四五六七八九]{4}(?=年)/gu, (year) =>
      Array.from(year, (digit) => String(DIGITS[digit])).join(''),
    );
}

/** Years that are counted from the present one. */
const RELATIVE: readonly (readonly [words: RegExp, from: number])[] = [
  [/大后年|大後年/u, 3],
  [/后年|後年/u, 2],
  [/明年|[来來]年|下一年/u, 1],
  [/今年|本年|今[冬秋夏春]|年底|年[内內]|下半年|上半年|[这這本下][个個]?月|[现現]在|眼下|最近|[这這]段/u, 0],
];
const PAST = /去年|前年|昨年|从前|從前|以前/u;

function spanIn(text: string, thisYear: number): Pick<Understood, 'span' | 'isPast'> {
  const years = [...text.matchAll(/(?<!\d)((?:19|20|21)\d\d)(?!\d)/gu)].map(([, year]) => Number(year));
  if (years.length > 0) {
    const [fromYear, toYear] = [Math.min(...years), Math.max(...years)];
    if (toYear < thisYear) return { span: null, isPast: true };
    const from = Math.max(fromYear, thisYear);
    return { span: { fromYear: from, toYear: Math.min(toYear, from + MAX_SPAN - 1) }, isPast: false };
  }
  const some = /([一二两兩三四五六七八九十]{1,3}|\d{1,2})年/u.exec(text)?.[1];
  if (some !== undefined) {
    const count = Math.min(
      MAX_SPAN,
      some.length > 1 && some.includes('十') ? MAX_SPAN : (DIGITS[some] ?? Number(some)),
    );
    if (count >= 1) return { span: { fromYear: thisYear, toYear: thisYear + count - 1 }, isPast: false };
  }
  if (/[这這]几年|[这這]幾年|近几年|近幾年/u.test(text)) {
    return { span: { fromYear: thisYear, toYear: thisYear + 2 }, isPast: false };
  }
  const relative = RELATIVE.find(([words]) => words.test(text));
  if (relative !== undefined) {
    const year = thisYear + relative[1];
    return { span: { fromYear: year, toYear: year }, isPast: false };
  }
  return { span: null, isPast: PAST.test(text) };
}

/**
 * What a typed question asks for.
 *
 * @param thisYear of the civil calendar on the day of reading
 * @example understandQuestion('我明年适合换工作吗', 2026) // { kinds: ['换工作'], span: { fromYear: 2027, toYear: 2027 }, isPast: false }
 */
export function understandQuestion(typed: string, thisYear: number): Understood {
  const text = withFigures(typed);
  return { kinds: kindsIn(text), ...spanIn(text, thisYear) };
}

/** The years of a question that names none: the year whose greater part lies ahead. */
export function spanByDefault({ luckDay }: Pick<ReportFacts, 'luckDay'>): AskSpan {
  const year = yearMostlyAhead(luckDay);
  return { fromYear: year, toYear: year };
}

/**
 * What a book judged of a chart beside what we judge: row by row, each with how far the two agree.
 */
import { luckBandOf, type Analysis } from '@shangyuan/engine/analysis';
import type { Branch, Stem, TenGod, Wuxing } from '@shangyuan/engine/ganzhi';
import { countOf } from '../statement/figures.ts';
import { bookStrengthOf, type BookCase, type BookSpan, type BookStrength } from './bookCase.ts';

/** How far two judgements agree. */
export type Agreement = '一致' | '相近' | '不同';

/** The matters that are compared, 大运 once for each stretch. */
export type ComparedMatter = '强弱' | '格局' | '用神' | '忌神' | '大运';

/** A matter as the book and we judge it. */
export interface ComparedRow {
  readonly matter: ComparedMatter;
  /** Of 大运 the decades. */
  readonly label: string;
  /** What the book judges, in our terms; empty where its words say it. */
  readonly book: string;
  /** In the words of the book. */
  readonly quote: string | null;
  readonly ours: string;
  /** Null where the two cannot be compared. */
  readonly agreement: Agreement | null;
}

/** Agreement on a chart as a whole, with the words of its label. */
export interface WholeAgreement {
  readonly agreement: Agreement;
  readonly label: '一致' | '多数一致' | '相近' | '强弱不同' | '用神不同' | '不同';
}

/** Our judgement as far as it is compared. */
export type OwnJudgement = Pick<Analysis, 'strength' | 'pattern' | 'yongshen' | 'dayun'>;

/** Balanced beside strong or weak is near; 从 is not. */
export function strengthAgreement(book: BookStrength, ours: BookStrength): Agreement {
  if (book === ours) return '一致';
  const isSide = (value: BookStrength): boolean => value === '身强' || value === '身弱';
  const isNear = (book === '中和' && isSide(ours)) || (ours === '中和' && isSide(book));
  return isNear ? '相近' : '不同';
}

/** Whether what is taken first, or second, is among what the book uses. */
export function usefulAgreement(useful: readonly Wuxing[], ranking: readonly Wuxing[]): Agreement {
  const [first, second] = ranking;
  if (first !== undefined && useful.includes(first)) return '一致';
  return second !== undefined && useful.includes(second) ? '相近' : '不同';
}

/** Whether one of the harmful elements is among our last two and none of them is first; different where one is first. */
export function harmfulAgreement(harmful: readonly Wuxing[], ranking: readonly Wuxing[]): Agreement {
  if (harmful.includes(ranking[0] as Wuxing)) return '不同';
  return harmful.some((wuxing) => ranking.indexOf(wuxing) >= 3) ? '一致' : '相近';
}

/** Words that open a name of the book which is one of a pattern, with the gods that give it and those of the same group. */
const NAMED_GODS: readonly (readonly [name: RegExp, exact: readonly TenGod[], near: readonly TenGod[]])[] = [
  [/^(?:[木火土金水]{2}|假)?伤官/u, ['伤官'], ['食神']],
  [/^食神/u, ['食神'], ['伤官']],
  [/^杀重/u, ['七杀'], ['正官']],
  [/^官杀/u, ['正官', '七杀'], []],
  [/^(?:[木火土金水]{2})?印绶/u, ['正印', '偏印'], []],
];
const SPECIAL = /^(?:弃命|假)?从|^化[木火土金水]|^假化|^(?:稼穑|曲直|炎上|润下)/u;

/** Without what says that it is impure. */
const bareName = (name: string): string => name.replaceAll(/[假格弃命]/gu, '').slice(0, 3);

/** How a name of the book agrees with our pattern; null where it names no pattern, or ours is 建禄 or 月刃. */
export function structureAgreement(
  structure: string,
  { name, god, family }: Pick<Analysis['pattern'], 'name' | 'god' | 'family'>,
): Agreement | null {
  const named = NAMED_GODS.find(([words]) => words.test(structure));
  const isSpecial = SPECIAL.test(structure);
  if (named === undefined && !isSpecial) return null;
  if (isSpecial !== (family !== null)) return '不同';
  if (named === undefined) {
    const ours = bareName(name);
    return Array.from(bareName(structure).slice(0, 2)).every((character) => ours.includes(character))
      ? '一致'
      : '相近';
  }
  const [, exact, near] = named;
  if (god === null || god === '比肩' || god === '劫财') return null;
  if (exact.includes(god)) return '一致';
  return near.includes(god) ? '相近' : '不同';
}

/** Our score of a decade of the book, or of the half of it that is named; undefined where the luck has none such. */
export function luckScoreOf(
  luck: string,
  dayun: readonly Pick<Analysis['dayun'][number], 'ganzhi' | 'score' | 'halves'>[],
): number | undefined {
  if (luck.length === 2) return dayun.find(({ ganzhi }) => ganzhi.name === luck)?.score;
  const found = dayun.find(
    ({ ganzhi }) => ganzhi.stem === (luck as Stem) || ganzhi.branch === (luck as Branch),
  );
  return found?.ganzhi.stem === luck ? found.halves.stem : found?.halves.branch;
}

/** From 70 on a decade is good, below 60 hard: the edges of its bands. */
function luckAgreement({ verdict }: BookSpan, score: number): Agreement {
  const ours = score >= 70 ? '好' : score < 60 ? '难' : '平';
  if (ours === verdict) return '一致';
  return ours === '平' || verdict === '平' ? '相近' : '不同';
}

const MOST_NAMED = 3;

function spanLabel(luck: readonly string[]): string {
  return luck.length <= MOST_NAMED ? luck.join('、') : `${luck[0] as string}至${luck.at(-1) as string}`;
}

function spanRow(span: BookSpan, dayun: Analysis['dayun']): ComparedRow {
  const scores = span.luck.flatMap((luck) => luckScoreOf(luck, dayun) ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const bands = [luckBandOf(Math.min(...scores)), luckBandOf(Math.max(...scores))] as const;
  return {
    matter: '大运',
    label: spanLabel(span.luck),
    book: span.verdict,
    quote: span.words,
    ours: scores.length === 0 ? '' : bands[0] === bands[1] ? bands[0] : `${bands[0]}到${bands[1]}`,
    agreement: scores.length === 0 ? null : luckAgreement(span, mean),
  };
}

/** The rows of what the book speaks of; what it leaves open has none, nor has the decade where its account ends. */
export function compareWithBook(
  book: BookCase,
  { strength, pattern, yongshen, dayun }: OwnJudgement,
): readonly ComparedRow[] {
  const { ranking } = yongshen;
  const rows: ComparedRow[] = [];
  if (book.strength !== null) {
    const ours = bookStrengthOf({ strength });
    rows.push({
      matter: '强弱',
      label: '强弱',
      book: book.strength,
      quote: book.strengthWords,
      ours: strength.class,
      agreement: strengthAgreement(book.strength, ours),
    });
  }
  if (book.structure !== null)
    rows.push({
      matter: '格局',
      label: '格局',
      book: '',
      quote: book.structure,
      ours: pattern.name,
      agreement: structureAgreement(book.structure, pattern),
    });
  if (book.useful.length > 0)
    rows.push({
      matter: '用神',
      label: '用神',
      book: book.useful.join('、'),
      quote: book.usefulWords.filter((words) => !/^[木火土金水]+$/u.test(words)).join('、') || null,
      ours: `${ranking[0]}，次${ranking[1]}`,
      agreement: usefulAgreement(book.useful, ranking),
    });
  if (book.harmful.length > 0)
    rows.push({
      matter: '忌神',
      label: '忌神',
      book: book.harmful.join('、'),
      quote: null,
      ours: `${ranking[4]}，次${ranking[3]}`,
      agreement: harmfulAgreement(book.harmful, ranking),
    });
  const judged = book.spans.filter(({ verdict }) => verdict !== '终');
  return [...rows, ...judged.map((span) => spanRow(span, dayun))];
}

/** How much of a place agrees. */
export const WORTH = { 一致: 1, 相近: 0.5, 不同: 0 } as const;

/** How rows agree as a whole; null where none can be compared. */
export function wholeAgreementOf(rows: readonly ComparedRow[]): WholeAgreement | null {
  const compared = rows.flatMap(({ agreement }) => agreement ?? []);
  if (compared.length === 0) return null;
  if (compared.every((agreement) => agreement === '一致')) return { agreement: '一致', label: '一致' };
  const share = compared.reduce((sum, agreement) => sum + WORTH[agreement], 0) / compared.length;
  if (share >= 0.75) return { agreement: '一致', label: '多数一致' };
  if (share >= 0.5) return { agreement: '相近', label: '相近' };
  const differs = (matter: ComparedMatter): boolean =>
    rows.some((row) => row.matter === matter && row.agreement === '不同');
  const label = differs('用神') ? '用神不同' : differs('强弱') ? '强弱不同' : '不同';
  return { agreement: '不同', label };
}

/** How many places agree, and who is followed where they do not. */
export function comparisonSummary(rows: readonly ComparedRow[]): {
  readonly counts: string;
  readonly followed: string;
} {
  const compared = rows.filter(({ agreement }) => agreement !== null);
  const parts = (['一致', '相近', '不同'] as const).flatMap((agreement) => {
    const n = compared.filter((row) => row.agreement === agreement).length;
    return n === 0 ? [] : [`${countOf(n)}处${agreement}`];
  });
  const differing = new Set(
    compared.filter(({ agreement }) => agreement === '不同').map(({ matter }) => matter),
  );
  const judged = (['强弱', '格局', '用神', '忌神'] as const).filter((matter) => differing.has(matter));
  const followed = [
    ...(judged.length > 0 ? [`${judged.join('、')}两说并列，本应用别处仍按自己的算法`] : []),
    ...(differing.has('大运') ? ['大运不同之处，以书中所记的经历为准'] : []),
  ];
  return {
    counts:
      compared.length === 0
        ? '书里没有留下可以比的判断'
        : compared.length === 1
          ? `只有一处可以比：${compared[0]?.agreement ?? ''}`
          : `${countOf(compared.length)}处里${parts.join('，')}`,
    followed: followed.join('；'),
  };
}

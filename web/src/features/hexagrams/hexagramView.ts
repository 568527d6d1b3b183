/**
 * Hexagrams as the page shows them: the palaces, and the words of a cast.
 */
import { TRIGRAMS, TRIGRAM_WUXING } from '@shangyuan/engine/ganzhi';
import {
  HEXAGRAMS,
  type Generation,
  type Hexagram,
  type HexagramCast,
  type HexagramLine,
} from '@shangyuan/engine/hexagram';

/** A palace with its eight hexagrams from 本宫 to 归魂. */
export interface Palace {
  /** 乾宫. */
  readonly name: string;
  readonly wuxing: string;
  readonly hexagrams: readonly Hexagram[];
}

const GENERATIONS = [
  '本宫',
  '一世',
  '二世',
  '三世',
  '四世',
  '五世',
  '游魂',
  '归魂',
] as const satisfies readonly Generation[];

/** The eight palaces. */
export const PALACES: readonly Palace[] = TRIGRAMS.map((trigram) => ({
  name: `${trigram}宫`,
  wuxing: TRIGRAM_WUXING[trigram],
  hexagrams: HEXAGRAMS.filter(({ palace }) => palace === trigram).toSorted(
    (a, b) => GENERATIONS.indexOf(a.generation) - GENERATIONS.indexOf(b.generation),
  ),
}));

const NUMERALS = ['二', '三', '四', '五'] as const;

/**
 * Name of a line: 初九, 六二, 上六.
 *
 * @example lineName({ number: 1, isYang: true }) // "初九"
 */
export function lineName({ number, isYang }: Pick<HexagramLine, 'number' | 'isYang'>): string {
  const kind = isYang ? '九' : '六';
  if (number === 1) return `初${kind}`;
  return number === 6 ? `上${kind}` : `${kind}${NUMERALS[number - 2] ?? ''}`;
}

/** Summary of a cast: 动爻六三，之天风姤. */
export function castSummary({ lines, changed }: HexagramCast): string {
  const moving = lines.filter(({ isMoving }) => isMoving).map(lineName);
  return moving.length === 0 ? '静卦' : `${moving.join('、')}动，之${changed.fullName}`;
}

/** A hexagram that follows from another, with how. */
export interface Related {
  readonly kind: '变' | '互' | '错' | '综';
  readonly about: string;
  readonly hexagram: Hexagram;
}

/** What follows from a cast; 变 only where a line moves. */
export function relatedOf({
  movingLines,
  changed,
  mutual,
  opposite,
  inverted,
}: HexagramCast): readonly Related[] {
  const rest: Related[] = [
    { kind: '互', about: '中间四爻', hexagram: mutual },
    { kind: '错', about: '六爻全变', hexagram: opposite },
    { kind: '综', about: '上下颠倒', hexagram: inverted },
  ];
  return movingLines.length === 0 ? rest : [{ kind: '变', about: '动爻变后', hexagram: changed }, ...rest];
}

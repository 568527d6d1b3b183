/**
 * Hexagrams as the page shows them: the palaces, and what follows from a cast.
 */
import { TRIGRAMS, TRIGRAM_WUXING } from '@shangyuan/engine/ganzhi';
import { HEXAGRAMS, type Generation, type Hexagram, type HexagramCast } from '@shangyuan/engine/hexagram';
import type { RELATED_TEXT } from '@shangyuan/reading/hexagrams';

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

/** A hexagram that follows from another. */
export interface Related {
  readonly kind: keyof typeof RELATED_TEXT;
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
    { kind: '互', hexagram: mutual },
    { kind: '错', hexagram: opposite },
    { kind: '综', hexagram: inverted },
  ];
  return movingLines.length === 0 ? rest : [{ kind: '变', hexagram: changed }, ...rest];
}

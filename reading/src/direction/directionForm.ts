/**
 * The form every answer about a direction has.
 */

/** A direction in words. */
export interface DirectionReading {
  /** 喜神方位, 西南 生气. */
  readonly title: string;
  /** What it means, as custom. */
  readonly meaning: string;
  /** How it was found. */
  readonly steps: readonly string[];
  /** The table it stands in. */
  readonly source: string;
}

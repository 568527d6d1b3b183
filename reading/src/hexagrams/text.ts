/**
 * What a text of a hexagram is. The wording is ours: the situation of the hexagram in plain words, and one sentence for
 * each line about the step it describes; no verdict of fortune. The situations follow 周易; the sentences do not.
 */

/** Plain reading of one hexagram. */
export interface HexagramText {
  /** The image of the two trigrams and what it likens a situation to. */
  readonly image: string;
  /** The situation, and what tends to help in it. */
  readonly situation: string;
  /** One sentence for each line, from the bottom (first) to the top (sixth). */
  readonly lines: readonly [string, string, string, string, string, string];
}

/** A text with the practical sentence that belongs to each line. */
export interface HexagramReading extends HexagramText {
  /** What one may do in the step of each line, first to sixth. */
  readonly advice: HexagramText['lines'];
}

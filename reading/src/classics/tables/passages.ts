/**
 * The row of a hexagram in the tables of the 周易.
 */

type SixPassages = readonly [string, string, string, string, string, string];

/** 卦辞, the six 爻辞 from the bottom up, and for 乾 and 坤 the passage of all lines moving. */
export type Passages = readonly [judgement: string, ...lines: SixPassages, all?: string];

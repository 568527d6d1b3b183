/**
 * What this app is, in words: on the first page, and in the document until that page is drawn.
 */

/** In two lines, large. */
export const PROMISE = ['一张讲得出', '理由的四柱盘'] as const;

export const ABOUT = '上元把生辰排成四柱与大运。每个字都能点开，问它是什么、怎么算、出自哪本书。';

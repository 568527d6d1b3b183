/**
 * 嫁娶周堂: the seat of each lunar day, in order from the first; round again every eight days. A 大月 runs from 夫 with
 * the ring 夫姑堂翁第灶妇厨, a 小月 from 妇 against it. 第 堂 厨 灶 are the seats in use.
 * Source: 协纪辨方书·卷三十五 嫁娶周堂, which advises not to be bound by it. Checked: pick.test.ts.
 */

/** Seats of a 大月 of thirty days. */
export const ZHOUTANG_LONG = '夫姑堂翁第灶妇厨';
/** Seats of a 小月 of twenty-nine days. */
export const ZHOUTANG_SHORT = '妇灶第翁堂姑夫厨';
/** Seats that may be used. */
export const ZHOUTANG_GOOD = '第堂厨灶';

/** What every reading says of itself. */
export const DISCLAIMER = '仅供传统文化研究与娱乐参考';

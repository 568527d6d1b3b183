/**
 * 年号 of Ming and Qing: dynasty, name, first lunar year. An era named in the year of accession starts with the next 正月
 * (逾年改元), only 泰昌 within a year (庚申年八月). 天启 counts from 1621.
 * Source: 明史 and 清史稿 本纪. Variants: 建文四年 was renamed 洪武三十五年 (革除), see `alias`. Checked: eras.test.ts.
 */

/** One era: dynasty, name, first lunar year, first lunar month where it is not the first. */
export type EraRow = readonly [dynasty: '明' | '清', name: string, year: number, month?: number];

/** Eras in order. */
export const ERAS: readonly EraRow[] = [
  ['明', '洪武', 1368], ['明', '建文', 1399], ['明', '永乐', 1403], ['明', '洪熙', 1425], ['明', '宣德', 1426],
  ['明', '正统', 1436], ['明', '景泰', 1450], ['明', '天顺', 1457], ['明', '成化', 1465], ['明', '弘治', 1488],
  ['明', '正德', 1506], ['明', '嘉靖', 1522], ['明', '隆庆', 1567], ['明', '万历', 1573], ['明', '泰昌', 1620, 8],
  ['明', '天启', 1621], ['明', '崇祯', 1628],
  ['清', '顺治', 1644], ['清', '康熙', 1662], ['清', '雍正', 1723], ['清', '乾隆', 1736], ['清', '嘉庆', 1796],
  ['清', '道光', 1821], ['清', '咸丰', 1851], ['清', '同治', 1862], ['清', '光绪', 1875], ['清', '宣统', 1909],
];

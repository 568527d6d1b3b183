/**
 * The golden data, file by file: its content, its origin, and why we may store it. `npm run goldens` packs them
 * from the reference folder beside the checkout, and writes data/SHA256SUMS; nothing here comes from the engine.
 *
 * Public fact: a date, an instant or a table of the tradition, which no one owns; the wording and layout are ours.
 */

/** One golden file. */
export interface Golden {
  /** Where the reference folder has it. */
  readonly from: string;
  readonly origin: string;
  readonly licence: string;
}

const FACT = 'public fact';
const MIT_FACTS = 'facts worked out by MIT programs';
const OWN = 'written for this project, MIT';

/** Tables: a line a row. */
export const GOLDEN_TABLES = {
  'solar-terms': {
    from: 'oracles/solar-terms.tsv',
    rowCount: 11_280,
    origin:
      'JPL DE431, IAU 2006/2000A; 1600-2500, about half the years; 1,512 rows again with ERFA, within 0.32 s',
    licence: FACT,
  },
  'moon-phases': {
    from: 'oracles/new-moons.tsv.gz',
    rowCount: 23_252,
    origin: 'JPL DE431, IAU 2006/2000A; 1600-2500, about half the years; key = 4·lunation + phase',
    licence: FACT,
  },
  'near-midnight': {
    from: 'oracles/near-midnight.tsv',
    rowCount: 63,
    origin: 'the terms and new moons of the two tables above within 180 s of midnight, UTC+8',
    licence: FACT,
  },
  'delta-t': {
    from: 'oracles/delta-t.tsv',
    rowCount: 901,
    origin: 'Morrison et al. 2021, table S15, leap seconds 1972-2027, then the stated formula',
    licence: FACT,
  },
  'lunar-months': {
    from: 'oracles/lunar-months.tsv',
    rowCount: 3_401,
    origin: 'official calendars 1645-2200, 276 years: first day, length, number, leap mark',
    licence: FACT,
  },
  'historical-months': {
    from: 'oracles/historical-lunar-months.tsv',
    rowCount: 21_635,
    origin: 'calendars of -104…1644 as printed, with the month counted from 寅',
    licence: FACT,
  },
  'printed-terms': {
    from: 'oracles/historical-terms.tsv',
    rowCount: 44_136,
    origin: 'dates of the 24 terms as printed, -105…1733 (平气 to 1644)',
    licence: FACT,
  },
  'hko-terms': {
    from: 'oracles/hko-terms.tsv',
    rowCount: 2_544,
    origin: 'Hong Kong Observatory: dates of terms, 1901-2100',
    licence: FACT,
  },
  'hko-lunar': {
    from: 'oracles/hko-lunar-1999-2100.tsv',
    rowCount: 57,
    origin: 'Hong Kong Observatory: lengths of lunar months',
    licence: FACT,
  },
  'hko-instants': {
    from: 'oracles/hko-instants.tsv',
    rowCount: 32,
    origin: 'Hong Kong Observatory and Purple Mountain: minutes of terms, 2023-2027',
    licence: FACT,
  },
  'day-facts': {
    from: 'oracles/day-facts.tsv.gz',
    rowCount: 38_712,
    origin:
      'days of 1901-2100 as tyme4ts, lunar-typescript and cnlunar agree on them; blank where they do not',
    licence: MIT_FACTS,
  },
  holidays: {
    from: 'oracles/holidays.tsv',
    rowCount: 860,
    origin: 'notices of the State Council, 2001-12-29…2026-10-10, with what four tables say',
    licence: FACT,
  },
  'reverse-searches': {
    from: 'oracles/reverse.tsv',
    rowCount: 560,
    origin: 'four pillars → every interval of 1900-2100, from the instants of JPL DE431',
    licence: FACT,
  },
  'zones-abroad': {
    from: 'oracles/zones-dst.tsv',
    rowCount: 400,
    origin: 'tzdata 2025b with backzone: births abroad, 63 zones, 1900-2025',
    licence: 'public domain',
  },
  'yiji-book': {
    from: 'oracles/yiji-book.tsv.gz',
    rowCount: 38_712,
    origin: '宜忌 of half the days of 1901-2100, a second program after 协纪辨方书 卷十, 卷十一',
    licence: OWN,
  },
  'almanac/options': {
    from: 'domain/almanac/options.tsv',
    rowCount: 48,
    origin: 'the options of the almanac: names, values, defaults',
    licence: OWN,
  },
  'almanac/mountains': {
    from: 'domain/almanac/mountains24.tsv',
    rowCount: 24,
    origin: '二十四山 as compass makers engrave them',
    licence: FACT,
  },
  'almanac/dragons72': {
    from: 'domain/almanac/dragons72.tsv',
    rowCount: 72,
    origin: '穿山七十二龙 as compass makers engrave them',
    licence: FACT,
  },
  'almanac/dragons60': {
    from: 'domain/almanac/dragons60.tsv',
    rowCount: 60,
    origin: '透地六十龙 as compass makers engrave them',
    licence: FACT,
  },
  'almanac/fenjin120': {
    from: 'domain/almanac/fenjin120.tsv',
    rowCount: 120,
    origin: '一百二十分金 as compass makers engrave them',
    licence: FACT,
  },
  'almanac/hexagrams': {
    from: 'domain/almanac/hexagrams.tsv',
    rowCount: 64,
    origin: '周易, the pairs of 文王; palaces and 纳甲 of 京房',
    licence: FACT,
  },
  'almanac/wuyun60': {
    from: 'domain/almanac/wuyun-60.tsv',
    rowCount: 60,
    origin: '素问·六元正纪大论, the sixty years',
    licence: FACT,
  },
  'almanac/year-gods': {
    from: 'domain/almanac/year-gods.tsv',
    rowCount: 60,
    origin: '协纪辨方书 卷十五–十九',
    licence: FACT,
  },
  'bazi/options': {
    from: 'domain/bazi/tables/options.tsv',
    rowCount: 45,
    origin: 'the options of a chart: names, values, defaults',
    licence: OWN,
  },
} as const satisfies Readonly<Record<string, Golden & { readonly rowCount: number }>>;

/** Records: JSON. */
export const GOLDEN_JSON = {
  charts: {
    from: 'oracles/charts.json.gz',
    origin:
      'charts of 1901-2100 on which tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree, three day boundaries, both sexes',
    licence: MIT_FACTS,
  },
  'almanac/spirits': {
    from: 'domain/almanac/spirits.json',
    origin: '协纪辨方书 卷三–卷十一: 176 spirits, their ladder, 83 items',
    licence: FACT,
  },
  'almanac/affairs': {
    from: 'domain/almanac/affairs.json',
    origin: '100 affairs of today on the items of 协纪辨方书 卷十一',
    licence: OWN,
  },
  'almanac/day-tables': {
    from: 'domain/almanac/day-tables.json',
    origin:
      'tables of a day (宿, 彭祖, 胎神, festivals …) as tyme4ts, lunar-typescript and cnlunar print them alike',
    licence: FACT,
  },
  'almanac/hours': {
    from: 'domain/almanac/hours.json',
    origin: '协纪辨方书 卷三十二, 60 days × 12 hours',
    licence: FACT,
  },
  'almanac/gui-tianmen': {
    from: 'domain/almanac/gui-tianmen.json',
    origin: '协纪辨方书, 贵登天门时',
    licence: FACT,
  },
  'almanac/compass': {
    from: 'domain/almanac/compass.json',
    origin: '八宅游年, 玄空 charts of known houses',
    licence: FACT,
  },
  'almanac/wuyun': {
    from: 'domain/almanac/wuyun.json',
    origin: '素问·天元纪大论 – 六元正纪大论, and six years worked in full',
    licence: FACT,
  },
  'almanac/worked-days': {
    from: 'domain/almanac/worked-examples.json',
    origin: '18 days worked in full after 协纪辨方书, by hand and a second program',
    licence: OWN,
  },
  'almanac/closing-rules': {
    from: 'domain/almanac/closing-examples.json',
    origin: 'a worked day for each clause of 铺注条例, 协纪辨方书 卷十',
    licence: OWN,
  },
  'almanac/picked-days': {
    from: 'domain/almanac/pick-examples.json',
    origin: 'searches worked in full: order, points, reasons, rejected days',
    licence: OWN,
  },
  'bazi/core': {
    from: 'domain/bazi/tables/core.json',
    origin: 'stems, branches, hidden stems, ten gods, 长生 in three schools, 遁 (三命通会)',
    licence: FACT,
  },
  'bazi/relations': {
    from: 'domain/bazi/tables/relations.json',
    origin: '合 会 冲 刑 害 破 of stems and branches (三命通会 卷二)',
    licence: FACT,
  },
  'bazi/shensha': {
    from: 'domain/bazi/shensha.json',
    origin: '79 神煞 and their variants, each row with its book',
    licence: FACT,
  },
  'bazi/tiaohou': {
    from: 'domain/bazi/tiaohou.json',
    origin: '穷通宝鉴, each stem in each month',
    licence: FACT,
  },
  'bazi/strength-params': {
    from: 'domain/bazi/tables/strength-params.json',
    origin: 'the numbers of our first model of strength (docs/decisions/050, 055)',
    licence: OWN,
  },
  'bazi/strength-regression': {
    from: 'domain/bazi/tables/strength-regression.json',
    origin: '13 charts of 滴天髓阐微, 子平真诠 and of recorded lives',
    licence: FACT,
  },
  'bazi/worked-charts': {
    from: 'domain/bazi/worked-examples.json',
    origin:
      '25 charts worked in full by a second program; its mechanical parts again by tyme4ts and lunar-typescript',
    licence: OWN,
  },
  'bazi/worked-pairs': {
    from: 'domain/bazi/hepan-examples.json',
    origin: 'pairs of those charts compared in full by a second program',
    licence: OWN,
  },
} as const satisfies Readonly<Record<string, Golden>>;

/** Name of a golden table. */
export type GoldenTable = keyof typeof GOLDEN_TABLES;

/** Name of a golden record. */
export type GoldenJson = keyof typeof GOLDEN_JSON;

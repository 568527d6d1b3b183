/**
 * Sentences of 素问 that each step of the counting rests on.
 */

/** A quotation with its chapter. */
export interface Quote {
  readonly text: string;
  readonly source: string;
}

/** In the order of the counting: 运, 司天, halves, guest and host. Source: 黄帝内经素问, 王冰 edition. */
export const YUNQI_QUOTES = [
  {
    text: '甲己之岁，土运统之；乙庚之岁，金运统之；丙辛之岁，水运统之；丁壬之岁，木运统之；戊癸之岁，火运统之。',
    source: '素问·天元纪大论',
  },
  {
    text: '子午之岁，上见少阴；丑未之岁，上见太阴；寅申之岁，上见少阳；卯酉之岁，上见阳明；辰戌之岁，上见太阳；巳亥之岁，上见厥阴。',
    source: '素问·天元纪大论',
  },
  { text: '岁半之前，天气主之；岁半之后，地气主之。', source: '素问·六元正纪大论' },
  { text: '主胜逆，客胜从，天之道也。', source: '素问·至真要大论' },
] as const satisfies readonly Quote[];

/**
 * 人神 by lunar day, 初一 first: the part of the body where the 人神 rests and needling is avoided.
 * Source: 协纪辨方书·卷三十五.
 */
export const RENSHEN = [
  '足大指', '外踝', '股内', '腰', '口', '手', '内踝', '腕', '尻', '腰背',
  '鼻柱', '发际', '牙齿', '胃脘', '遍身', '胸', '气冲', '股内', '足', '内踝',
  '手小指', '外踝', '肝足', '手阳明', '足阳明', '胸', '膝', '阴', '膝胫', '足趺',
] as const;

/** 六曜 in order, 正月初一 first. Source: 协纪辨方书 does not have them; Japanese calendars, agrees with tyme4ts. */
export const LIUYAO = ['先胜', '友引', '先负', '佛灭', '大安', '赤口'] as const;

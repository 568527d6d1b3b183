/**
 * What is looked for in the script the names of days are written in. One character for one: the names are few and known, so that no
 * dictionary of the language is loaded for them.
 */

/** Traditional characters of the names of days and of dates, each before the simplified one. */
const PAIRS =
  '後后 過过 陽阳 節节 團团 圓圆 閏闰 臘腊 號号 婦妇 勞劳 動动 兒儿 黨党 軍军 國国 慶庆 釋释 華华 嚴严 薩萨 誕诞 彌弥 龍龙 頭头 驚惊 蟄蛰 ' +
  '觀观 樹树 賢贤 費费 權权 趙赵 準准 媽妈 東东 嶽岳 呂吕 親亲 護护 滿满 藥药 種种 關关 藍蓝 韋韦 馱驮 貺贶 聖圣 處处 勢势 蘭兰 師师 燈灯 ' +
  '鬥斗 記记 達达 穀谷 淸清 財财 倉仓 補补 蓮莲 醫医 學学';

const PLAIN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

/**
 * A text with the characters of names and dates simplified; others stay.
 *
 * @example inPlainScript('後年中秋節') // "后年中秋节"
 */
export function inPlainScript(text: string): string {
  return Array.from(text, (character) => PLAIN.get(character) ?? character).join('');
}

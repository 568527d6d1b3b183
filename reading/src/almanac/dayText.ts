/**
 * Facts of a day in words: 冲煞, 彭祖百忌, the directions, 时令, 等第 and 日评.
 */
import type { AlmanacDay, Direction, Rating } from '@shangyuan/engine/almanac';
import type { Branch, ByBranch, ByStem, Stem } from '@shangyuan/engine/ganzhi';

/** 彭祖百忌 by day stem, in our own words: what is better left for another day. Source of the rules: 协纪辨方书·卷三十五. */
const PENGZU_STEM: ByStem<string> = {
  甲: '开仓放货、动用库存',
  乙: '栽种移植',
  丙: '修灶改灶',
  丁: '剃头理发',
  戊: '买受田地',
  己: '毁约破券',
  庚: '织造经络',
  辛: '制酱酿造',
  壬: '决水开渠',
  癸: '诉讼争讼',
};

/** 彭祖百忌 by day branch, in our own words. Source of the rules: 协纪辨方书·卷三十五. */
const PENGZU_BRANCH: ByBranch<string> = {
  子: '占卜问卦',
  丑: '加冠束带（成年礼）',
  寅: '祭祀',
  卯: '穿井',
  辰: '哭泣吊丧',
  巳: '远行',
  午: '苫盖房屋',
  未: '自行进补',
  申: '安床',
  酉: '会客宴饮',
  戌: '买狗',
  亥: '嫁娶',
};

/**
 * 彭祖百忌 of a day, stem and branch.
 *
 * @example pengzuText({ stem: '庚', branch: '子' }) // '庚日不宜织造经络；子日不宜占卜问卦'
 */
export function pengzuText({ stem, branch }: { readonly stem: Stem; readonly branch: Branch }): string {
  return `${stem}日不宜${PENGZU_STEM[stem]}；${branch}日不宜${PENGZU_BRANCH[branch]}`;
}

/**
 * A direction as it is spoken: the four are 正, the others two characters already.
 *
 * @example directionText('东') // '正东'
 */
export function directionText(direction: Direction): string {
  return direction.length === 1 ? `正${direction}` : direction;
}

/**
 * 冲 and 煞 of a day in few characters.
 *
 * @example chongshaParts(almanacDay({ year: 2026, month: 11, day: 22 })) // ['冲马', '煞南']
 */
export function chongshaParts({ chongsha }: Pick<AlmanacDay, 'chongsha'>): readonly [string, string] {
  return [`冲${chongsha.zodiacAnimal}`, `煞${chongsha.shaDirection}`];
}

/** Gods whose directions a day has. */
export type DirectionGod = '喜神' | '财神' | '福神' | '阳贵' | '阴贵';

/** Directions of 喜神, 财神, 福神 and the two 贵人, each with its name. */
export function directionsText(
  day: AlmanacDay,
): readonly { readonly name: DirectionGod; readonly text: string }[] {
  return [
    { name: '喜神', text: directionText(day.xishenDirection) },
    { name: '财神', text: directionText(day.caishenDirection) },
    { name: '福神', text: directionText(day.fushenDirection) },
    { name: '阳贵', text: directionText(day.yanggui.direction) },
    { name: '阴贵', text: directionText(day.yingui.direction) },
  ];
}

/** 数九, 三伏 and 入梅 where the day stands in one; null on other days. */
export function seasonText({ shujiu, sanfu, meiyu }: AlmanacDay): string | null {
  const parts = [shujiu, sanfu, meiyu].flatMap((season) =>
    season === null ? [] : [`${season.name}第${season.day}天`],
  );
  return parts.length === 0 ? null : parts.join('，');
}

/** 九星 of year, month and day. */
export function jiuxingText({ jiuxing }: AlmanacDay): string {
  return `年${jiuxing.year.name}，月${jiuxing.month.name}，日${jiuxing.day.name}`;
}

/** What each 日评 means. */
const RATINGS_MEAN: Readonly<Record<Rating, string>> = {
  诸事不宜: '书上这一天各事都列为忌',
  余事勿取: '只留祭祀、沐浴等安静的事，其余都列为忌',
  诸事不忌: '没有列为忌的事',
  多宜: '宜的事多，忌的事少',
  多忌: '忌的事多，宜的事少',
  平常: '书上提到的事不多',
  宜忌参半: '宜与忌相差不远',
};

/**
 * 日评 in a sentence.
 *
 * @example ratingText('多忌') // '多忌：忌的事多，宜的事少。'
 */
export function ratingText(rating: Rating): string {
  return `${rating}：${RATINGS_MEAN[rating]}。`;
}

/**
 * Why a direction has its meaning: of a god of the day or the year, of a useful 五行, of a star of 八宅, of a plate or a ring of the compass.
 * Custom is described as custom; no direction decides anything.
 */
import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { EAST_FOUR, type Youxing, YOUXING_DIPPER, YOUXING_ORDER, youxingOf } from '@shangyuan/engine/compass';
import {
  type ByTrigram,
  type Trigram,
  TRIGRAM_BITS,
  TRIGRAM_WUXING,
  TRIGRAMS,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { dayFactReading } from '../dayFact/index.ts';
import type { DirectionReading } from './directionForm.ts';
import { type PlateQuery, plateReading } from './plateText.ts';
import { type RingQuery, ringReading } from './ringText.ts';
import { type YearGodQuery, yearGodReading } from './yearGodText.ts';

/** A direction that can be requested. */
export type DirectionQuery =
  | { readonly kind: 'god'; readonly god: '喜神' | '财神' | '福神'; readonly day: AlmanacDay }
  | { readonly kind: 'wuxing'; readonly role: '用神' | '喜神'; readonly wuxing: Wuxing }
  | { readonly kind: 'star'; readonly own: Trigram; readonly direction: Trigram }
  | YearGodQuery
  | PlateQuery
  | RingQuery;

/** 后天八卦: where each trigram stands. Source: 周易·说卦传. */
// prettier-ignore
const PLACES = {
  坎: '正北', 艮: '东北', 震: '正东', 巽: '东南', 离: '正南', 坤: '西南', 兑: '正西', 乾: '西北',
} as const satisfies ByTrigram<string>;

/** What custom makes of each star, in our words. Source: 八宅明镜. */
const STAR_TEXTS: Readonly<Record<Youxing, string>> = {
  生气: '八个方位里最看重的一个，旧俗取它开门、安床、放书桌，图个有起色。',
  延年: '旧俗取它安主卧、摆饭桌，求和睦长久。',
  天医: '旧俗取它安床、安灶，求起居安稳；身体的事请听医生的。',
  伏位: '与命卦同在一方，平平稳稳，旧俗取它静坐、读书、安床。',
  祸害: '四个要避的方位里最轻的一个，旧俗不取它安床，放柜子、杂物都无妨。',
  六煞: '旧俗不取它开门、安床，作储物、卫浴都无妨。',
  五鬼: '旧俗不取它安灶、安床，放不常用的东西无妨。',
  绝命: '四个要避的方位里旧俗最在意的一个，不取它安床、开门；作储物、卫浴无妨。',
};

const LINES = ['初爻', '二爻', '上爻'] as const;
const DAY_FACT_OF = { 喜神: 'xishen', 财神: 'caishen', 福神: 'fushen' } as const;
const GOOD_STARS = 4;

function godReading(god: keyof typeof DAY_FACT_OF, day: AlmanacDay): DirectionReading {
  const { meaning, steps, sources } = dayFactReading(DAY_FACT_OF[god], day);
  return { title: `${god}方位`, meaning, steps, source: sources.join('；') };
}

function wuxingReading(role: '用神' | '喜神', wuxing: Wuxing): DirectionReading {
  const own = TRIGRAMS.filter((trigram) => TRIGRAM_WUXING[trigram] === wuxing);
  const places = own.map((trigram) => `${trigram}在${PLACES[trigram]}`).join('，');
  return {
    title: `${role}${wuxing}的方位`,
    meaning: `${role === '用神' ? '用神是命局最用得上的五行' : '喜神是帮得上用神的五行'}。旧俗摆书桌、选座位、出行时偏向它的方位，取个相合；住得顺手、走得方便更要紧。`,
    steps: [
      `这个命例的${role}为${wuxing}，怎样取的，见命盘的“分析”。`,
      `八卦各有五行，属${wuxing}的是${own.join('、')}。`,
      `按后天八卦的位置，${places}。`,
    ],
    source: '《周易》说卦传的八方；卦的五行依《京房易传》',
  };
}

function starReading(own: Trigram, direction: Trigram): DirectionReading {
  const star = youxingOf(own, direction);
  const difference = TRIGRAM_BITS[own] ^ TRIGRAM_BITS[direction];
  const differing = LINES.filter((_, index) => (difference & (1 << index)) !== 0);
  const compared = differing.length === 0 ? '三爻全同' : `${differing.join('、')}不同`;
  const { dipper, wuxing } = YOUXING_DIPPER[star];
  const group = EAST_FOUR.includes(own) ? '东四命' : '西四命';
  return {
    title: `${PLACES[direction]} ${star}`,
    meaning: `${STAR_TEXTS[star]}这是住宅方位的旧说，只作布置时的参考。`,
    steps: [
      `命卦为${own}，属${group}。`,
      `${PLACES[direction]}是${direction}卦；${own}与${direction}相比，${compared}。`,
      `大游年歌以${compared}的为${star}，配${dipper}，属${wuxing}，在${YOUXING_ORDER.indexOf(star) < GOOD_STARS ? '宜' : '避'}的四方之中。`,
    ],
    source: '《八宅明镜》大游年歌',
  };
}

/**
 * What a direction means, how it was found, and its source.
 *
 * @example directionReading({ kind: 'star', own: '坎', direction: '巽' }).source // '《八宅明镜》大游年歌'
 */
export function directionReading(query: DirectionQuery): DirectionReading {
  switch (query.kind) {
    case 'god':
      return godReading(query.god, query.day);
    case 'wuxing':
      return wuxingReading(query.role, query.wuxing);
    case 'star':
      return starReading(query.own, query.direction);
    case 'yearGod':
      return yearGodReading(query);
    case 'plate':
      return plateReading(query);
    case 'ring':
      return ringReading(query);
  }
}

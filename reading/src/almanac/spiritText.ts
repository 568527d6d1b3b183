/**
 * Why a spirit is present today: 寅月见丁.
 */
import type { MatchedFact, SpiritCause } from '@shangyuan/engine/almanac';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';

function matchedText(matched: MatchedFact): string {
  if (matched.kind === 'pillar') return matched.text;
  return matched.kind === 'lunarDay' ? lunarDayName(matched.day) : `${matched.name}宿`;
}

/**
 * Why a spirit stands, in a few words.
 *
 * @example causeText({ code: 'month', values: { month: '寅', matched: { kind: 'pillar', text: '丁' } } }) // '寅月见丁'
 */
export function causeText(cause: SpiritCause): string {
  switch (cause.code) {
    case 'officer':
      return `${cause.values.month}月${cause.values.day}日为${cause.values.officer}`;
    case 'month':
      return `${cause.values.month}月见${matchedText(cause.values.matched)}`;
    case 'season': {
      const { season, matched } = cause.values;
      return `${season === '土' ? '土王用事' : `${season}季`}见${matchedText(matched)}`;
    }
    case 'year':
      return `${cause.values.year}年见${matchedText(cause.values.matched)}`;
    case 'fixed':
      return `逢${matchedText(cause.values.matched)}日`;
    case 'branchMansion':
      return `${cause.values.day}日值${cause.values.mansion}宿`;
    case 'lunarDate':
      return `农历${lunarMonthName(cause.values)}${lunarDayName(cause.values.day)}`;
    case 'lunarMonthEnd':
      return `农历${lunarMonthName(cause.values)}末日`;
    case 'lunarFirstBranch':
      return `朔日在${cause.values.first}，今日${lunarDayName(cause.values.day)}`;
    case 'term':
      return `今日${cause.values.term}`;
    case 'termEve':
      return `明日${cause.values.term}`;
    case 'termOffset':
      return `${cause.values.term}起第${cause.values.days}日`;
    case 'tuwang':
      return `太阳黄经${cause.values.sunLongitudeDeg}°，在土王用事之中`;
    case 'phase':
      return `今日${cause.values.phase}`;
    case 'fushe':
      return cause.values.name === '社日' ? '今日社日' : `今日${cause.values.name}首日`;
  }
}

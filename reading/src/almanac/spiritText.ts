/**
 * Why a spirit stands today: 寅月见丁.
 */
import type { Seen, SpiritStanding } from '@shangyuan/engine/almanac';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';

function seenText(seen: Seen): string {
  if (seen.kind === 'pillar') return seen.text;
  return seen.kind === 'lunarDay' ? lunarDayName(seen.day) : `${seen.name}宿`;
}

/**
 * Why a spirit stands, in a few words.
 *
 * @example standingText({ code: 'month', values: { month: '寅', seen: { kind: 'pillar', text: '丁' } } }) // '寅月见丁'
 */
export function standingText(standing: SpiritStanding): string {
  switch (standing.code) {
    case 'officer':
      return `${standing.values.month}月${standing.values.day}日为${standing.values.officer}`;
    case 'month':
      return `${standing.values.month}月见${seenText(standing.values.seen)}`;
    case 'season': {
      const { season, seen } = standing.values;
      return `${season === '土' ? '土王用事' : `${season}季`}见${seenText(seen)}`;
    }
    case 'year':
      return `${standing.values.year}年见${seenText(standing.values.seen)}`;
    case 'fixed':
      return `逢${seenText(standing.values.seen)}日`;
    case 'branchMansion':
      return `${standing.values.day}日值${standing.values.mansion}宿`;
    case 'lunarDate':
      return `农历${lunarMonthName(standing.values)}${lunarDayName(standing.values.day)}`;
    case 'lunarMonthEnd':
      return `农历${lunarMonthName(standing.values)}末日`;
    case 'lunarFirstBranch':
      return `朔日在${standing.values.first}，今日${lunarDayName(standing.values.day)}`;
    case 'term':
      return `今日${standing.values.term}`;
    case 'termEve':
      return `明日${standing.values.term}`;
    case 'termOffset':
      return `${standing.values.term}起第${standing.values.days}日`;
    case 'tuwang':
      return `太阳黄经${standing.values.sunLongitudeDeg}°，在土王用事之中`;
    case 'phase':
      return `今日${standing.values.phase}`;
    case 'fushe':
      return standing.values.name === '社日' ? '今日社日' : `今日${standing.values.name}首日`;
  }
}

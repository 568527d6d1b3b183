/**
 * What the reader of a chart should know before trusting it, a sentence each.
 */
import { NATAL_KEYS, type Chart, type ChartPillars, type Notice } from '@shangyuan/engine/chart';
import type { Language } from '../language/language.ts';
import { pairText } from './spans.ts';

const SECONDS_PER_MINUTE = 60;

function pillarsText(language: Language, pillars: ChartPillars): string {
  return NATAL_KEYS.flatMap((key) => pillars[key] ?? [])
    .map((pair) => pairText(language, pair))
    .join(language.comma);
}

/** A notice in words. */
export function noticeText(language: Language, { time }: Chart, notice: Notice): string {
  const { say, name } = language;
  const pillarsOf = (pillars: ChartPillars) => pillarsText(language, pillars);
  switch (notice.code) {
    case 'nearTerm':
      return say('离交{term}只有{minutes}分钟，时刻若有出入，四柱会是{pillars}。', {
        term: name(notice.term.name),
        minutes: Math.round(Math.abs(notice.secondsAfter) / SECONDS_PER_MINUTE),
        pillars: pillarsOf(notice.pillars),
      });
    case 'nearHourEdge':
      return say('离时辰交界只有{minutes}分钟，时刻若有出入，四柱会是{pillars}。', {
        minutes: Math.round(notice.minutes),
        pillars: pillarsOf(notice.pillars),
      });
    case 'daylight':
      return say(
        time.clockUsed === 'wall'
          ? '当时用夏令时，钟表快{minutes}分钟，照所选规则没有扣去。'
          : '当时用夏令时，钟表快{minutes}分钟，排盘已扣去。',
        { minutes: notice.minutes },
      );
    case 'printedDay':
      return say('这一天历书所印的农历或节气与推算差一天，此盘按推算。');
    case 'longitudeFarFromZone':
      return say('经度与时区相差{minutes}分钟，请核对经度的正负与时区。', {
        minutes: Math.round(Math.abs(notice.minutes)),
      });
    case 'fiveZones':
      return say('1939至1949年各地分用五种时区，此盘按所写的时区；当地若用别的钟，四柱可能不同。');
    case 'gap':
      return say('这一刻因拨快钟表而没有出现过，请核对时间。');
    case 'ambiguous':
      return say('这一刻因拨慢钟表出现过两次，此盘取规则所定的一次。');
    case 'lateZi':
      return say('生在夜里十一点以后，换日的规则不同，四柱会是{pillars}。', {
        pillars: pillarsOf(notice.pillars),
      });
    case 'clocksDisagree':
      return say(
        notice.clock === 'trueSolar' ? '按真太阳时排，四柱是{pillars}。' : '按标准时排，四柱是{pillars}。',
        {
          pillars: pillarsOf(notice.pillars),
        },
      );
    case 'zodiacDiffers':
      return say('生肖按立春为{mingli}，按正月初一为{folk}。', {
        mingli: name(notice.mingli),
        folk: name(notice.folk),
      });
    case 'dayUncertain':
      return say('生在午夜前后，日柱也可能是后一天的，四柱会是{pillars}。', {
        pillars: pillarsOf(notice.pillars),
      });
    case 'southern':
      return say('生在南回归线以南，月令是否对调各家不同，此盘按所选规则。');
  }
}

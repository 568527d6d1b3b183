/**
 * What a chart's notices say to its reader.
 */
import type { Notice } from '@shangyuan/engine/chart';
import { pillarsLine } from './pillarsText.ts';

const CLOCK_NAMES = { civil: '钟表时间', trueSolar: '真太阳时' } as const;

/** A notice in words. */
export interface NoticeText {
  readonly text: string;
  /** The other reading, where there is one. */
  readonly other: string | null;
}

function minutesText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const rest = Math.round(Math.abs(seconds) % 60);
  return minutes === 0 ? `${rest} 秒` : `${minutes} 分 ${rest} 秒`;
}

/** Words of one notice. */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.code) {
    case 'nearTerm': {
      const side = notice.secondsAfter < 0 ? '之前' : '之后';
      return {
        text: `出生在${notice.term.name}${side} ${minutesText(notice.secondsAfter)}，年柱或月柱在交节处，请核对出生时刻。`,
        other: pillarsLine(notice.pillars),
      };
    }
    case 'nearHourEdge':
      return {
        text: `距时辰交界 ${Math.abs(Math.round(notice.minutes))} 分钟，时柱可能不同。`,
        other: pillarsLine(notice.pillars),
      };
    case 'gap':
      return { text: '当时钟表拨快，这一时刻并不存在；已按拨快之前的时间计算。', other: null };
    case 'ambiguous':
      return {
        text: '当时钟表拨回，这一时刻出现过两次；默认取第一次（夏令时）。',
        other: notice.pillars === null ? null : pillarsLine(notice.pillars),
      };
    case 'lateZi':
      return {
        text: '出生在 23:00 到 24:00 之间，日柱随“子时换日”的规则而定。',
        other: pillarsLine(notice.pillars),
      };
    case 'clocksDisagree':
      return { text: `改用${CLOCK_NAMES[notice.clock]}，四柱会不同。`, other: pillarsLine(notice.pillars) };
    case 'zodiacDiffers':
      return {
        text: `命理生肖${notice.mingli}（立春换年），民俗生肖${notice.folk}（正月初一换年）。`,
        other: null,
      };
    case 'dayUncertain':
      return { text: '时辰不详且近午夜，日柱也可能是次日。', other: pillarsLine(notice.pillars) };
    case 'southern':
      return { text: '出生在南半球：四柱按太阳黄经计，与北半球相同；可在规则里改换。', other: null };
  }
}

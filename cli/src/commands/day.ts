/**
 * `day`: a day of the almanac, with `--why` the reasons of its 宜忌.
 */
import { almanacDay, yijiNames } from '@shangyuan/engine/almanac';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { affairWhy, chongshaParts, directionsText, wholeDayWhy } from '@shangyuan/reading/almanac';
import type { Run } from '../command.ts';
import { dateText, readDate } from '../input/date.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

export const WEEKDAYS = '日一二三四五六';

export const run: Run = ({ args, flags, io, say }) => {
  const date = args.length === 0 ? io.today : readDate(args.join(' '), io.today);
  const day = almanacDay(date, {}, HISTORY);
  const { lunar, pillars, yiji, term } = day;
  const { yi, ji } = yijiNames(yiji);
  const reasons =
    yiji.verdict === '诸事不宜'
      ? [wholeDayWhy(yiji, day)]
      : [...yiji.affairsYi, ...yiji.affairsJi].map((affair) => affairWhy(affair, day));
  const why = flags['why'] === true ? reasons : null;
  const record = {
    date: dateText(date),
    weekday: day.weekday,
    lunar: { year: lunar.year, month: lunar.month, isLeap: lunar.isLeap, day: lunar.day },
    lunarText: lunarMonthName(lunar) + lunarDayName(lunar.day),
    pillars: { year: pillars.year.name, month: pillars.month.name, day: pillars.day.name },
    nayin: day.nayin,
    term: term.today,
    nextTerm: { name: term.next, days: term.daysToNext },
    festivals: day.festivals.map(({ name }) => name),
    jianchu: day.jianchu,
    road: day.road.spirit,
    isHuangdao: day.road.isHuangdao,
    mansion: day.mansion.name,
    chongsha: chongshaParts(day),
    kongwang: day.kongwang,
    rating: yiji.rating,
    yi,
    ji,
    directions: Object.fromEntries(directionsText(day).map(({ name, text: where }) => [name, where])),
    ...(why !== null && { why }),
  };
  const or = (list: readonly string[]) => (list.length === 0 ? '－' : list.join(' '));
  return {
    record,
    blocks: () => [
      title(`${record.date} 星期${WEEKDAYS[day.weekday] ?? ''}  农历${lunar.year}年${record.lunarText}`),
      table(null, [
        ['干支', `${record.pillars.year}年 ${record.pillars.month}月 ${record.pillars.day}日 ${day.nayin}`],
        ['节气', term.today ?? `${term.current}后${term.dayIndex}日，${term.next}前${term.daysToNext}日`],
        ...(record.festivals.length === 0 ? [] : [['节日', record.festivals.join(' ')]]),
        [
          '建除',
          `${day.jianchu}日 ${day.road.spirit}${day.road.isHuangdao ? '黄道' : '黑道'} ${day.mansion.name}宿`,
        ],
        ['冲煞', record.chongsha.join(' ')],
        ['宜', or(yi)],
        ['忌', or(ji)],
        [
          '方位',
          directionsText(day)
            .map(({ name, text: where }) => `${name}${where}`)
            .join(' '),
        ],
      ]),
      ...(why ?? []).flatMap(({ title: name, steps, sources }) => [
        title(name),
        lines(...steps, sources.join('；')),
      ]),
      ...(why === null ? [lines(say(text('--why 看每条宜忌的理由', '--why gives the reasons')))] : []),
    ],
  };
};

/**
 * `luck`: when the decades begin, the decades, and the years of one of them or of a range.
 */
import { jiaoyunOf, liunianOf, luckOf, type Chart, type Luck, type YearRange } from '@shangyuan/engine/chart';
import { formatCivilTime } from '@shangyuan/engine/time';
import { whyText } from '@shangyuan/reading/chart';
import type { OfBirth } from '../command.ts';
import { castDated } from '../input/birth.ts';
import { dateText } from '../input/date.ts';
import { readYears } from '../input/years.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { headLine, headOf } from './chart.ts';

const yearsOf = (chart: Chart, luck: Luck, range: YearRange) =>
  liunianOf(chart, luck, range).map((year) => ({
    year: year.year,
    ganzhi: year.ganzhi.name,
    ageXu: year.ageXu,
    dayun: year.dayunNumber,
    stemGod: year.facts.stemGod,
    xiaoyun: year.xiaoyun?.name ?? null,
    suiqian: year.suiqian,
    fanTaisui: year.fanTaisui,
    marks: year.marks,
  }));

export const ofBirth: OfBirth = (subject, { flags, say }) => {
  const chart = castDated(subject);
  const luck = luckOf(chart);
  const range = readYears(flags);
  const { years, months, days, hours, minutes } = luck.offset;
  const why = flags['why'] === true ? whyText(chart, { fact: 'dayunStart' }) : null;
  const found = range === null ? null : yearsOf(chart, luck, range);
  const record = {
    ...headOf(chart),
    direction: luck.direction,
    offset: luck.offset,
    start: formatCivilTime(luck.start),
    startAgeXu: luck.startAgeXu,
    startUncertaintyMonths: luck.startUncertaintyMonths,
    jiaoyun: jiaoyunOf(chart, luck).text,
    dayun: luck.dayun.map((decade) => ({
      number: decade.dayunNumber,
      ganzhi: decade.ganzhi.name,
      stemGod: decade.facts.stemGod,
      branchGod: decade.facts.hidden[0]?.god ?? null,
      startDate: dateText(decade.startDate),
      startYear: decade.startYear,
      endYear: decade.endYear,
      startAgeXu: decade.startAgeXu,
    })),
    ...(found !== null && { years: found }),
    ...(why !== null && { why }),
  };
  return {
    record,
    blocks: () => [
      title(headLine(chart)),
      lines(
        `${luck.direction}行  起运 ${years}年${months}月${days}天${hours}时${minutes}分  ${record.start}（虚岁 ${luck.startAgeXu}）`,
        record.jiaoyun,
      ),
      table(
        ['大运', '干支', '十神', say(text('起', 'from')), say(text('年份', 'years')), '虚岁'],
        record.dayun.map((decade) => [
          String(decade.number),
          decade.ganzhi,
          decade.stemGod + (decade.branchGod ?? ''),
          decade.startDate,
          `${decade.startYear}–${decade.endYear}`,
          String(decade.startAgeXu),
        ]),
      ),
      ...(found === null
        ? []
        : [
            table(
              ['流年', '干支', '十神', '虚岁', '小运', '岁前', '犯太岁', ''],
              found.map((year) => [
                String(year.year),
                year.ganzhi,
                year.stemGod,
                String(year.ageXu),
                year.xiaoyun ?? '－',
                year.suiqian,
                year.fanTaisui.join(''),
                year.marks.join(' '),
              ]),
            ),
          ]),
      ...(why === null ? [] : [title(say(text('为什么', 'why'))), lines(...why.steps, ...why.sources)]),
    ],
  };
};

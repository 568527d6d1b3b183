/**
 * `yunqi`: 五运六气 of a year, or of a day at noon.
 */
import { epochMsOfJdn, formatInstant, jdnOf } from '@shangyuan/engine/time';
import { yunqiAt, yunqiOfYear } from '@shangyuan/engine/yunqi';
import { yunqiReading } from '@shangyuan/reading/yunqi';
import type { Run } from '../command.ts';
import { readDate } from '../input/date.ts';
import { lines, table, title } from '../output/blocks.ts';

const NOON_MS = 43_200_000;

export const run: Run = ({ args, io }) => {
  const typed = args.join(' ');
  const moment = /^\d{1,4}年?$/.test(typed)
    ? null
    : yunqiAt(epochMsOfJdn(jdnOf(readDate(typed, io.today))) + NOON_MS);
  const year = moment?.year ?? yunqiOfYear(Number.parseInt(typed, 10));
  const reading = moment === null ? null : yunqiReading(moment);
  const record = {
    year: year.year,
    ganzhi: year.ganzhi.name,
    yun: year.yun.name,
    yunClass: year.yunClass,
    state: year.state,
    sitian: year.sitian,
    zaiquan: year.zaiquan,
    qiSteps: year.qiSteps.map(({ name, host, guest, startMs }) => ({
      name,
      host,
      guest,
      from: formatInstant(startMs),
    })),
    yunSteps: year.yunSteps.map(({ name, zhuyun, keyun, startMs }) => ({
      name,
      zhuyun: zhuyun.name,
      keyun: keyun.name,
      from: formatInstant(startMs),
    })),
    rules: year.rules,
    ...(moment !== null && { now: { half: moment.half, qi: moment.qiStep.name, yun: moment.yunStep.name } }),
    ...(reading !== null && { reading }),
  };
  return {
    record,
    blocks: () => [
      title(`${record.year} ${record.ganzhi}年  ${record.yun} ${record.yunClass}（${record.state}）`),
      lines(`司天 ${record.sitian}  在泉 ${record.zaiquan}`),
      table(
        ['六气', '主气', '客气', '起'],
        record.qiSteps.map(({ name, host, guest, from }) => [name, host, guest, from]),
      ),
      table(
        ['五运', '主运', '客运', '起'],
        record.yunSteps.map(({ name, zhuyun, keyun, from }) => [name, zhuyun, keyun, from]),
      ),
      ...(reading === null
        ? []
        : [
            ...reading.sections.map((section) => lines(`${section.title}：${section.text}`)),
            lines(reading.disclaimer),
          ]),
    ],
  };
};

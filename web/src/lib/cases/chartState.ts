/**
 * The chart that is shown, as the client state of the spec has it.
 */
import { lunarDayName, lunarMonthName, yearGanzhi, type LunarDate } from '@shangyuan/engine/calendar';
import type { Strength } from '@shangyuan/engine/analysis';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { DATE_PARTS, NO_WUXING, useClientState, type ChartState, type TianGanDiZhi } from './clientState.ts';
import { clockText } from '../words/dateText.ts';

type AnyChart = Chart | PillarsChart;

const NO_PARTS = ['', '', '', ''] as const;

/** Year, month, day and hour of the lunar date; the hour by its branch. */
function nongLiOf(lunar: LunarDate | null, hourBranch: string): readonly string[] {
  if (lunar === null) return NO_PARTS;
  return [
    `${yearGanzhi(lunar.year).name}年`,
    lunarMonthName(lunar),
    lunarDayName(lunar.day),
    hourBranch === '' ? '' : `${hourBranch}时`,
  ];
}

/** The client state of a chart; a chart of pillars only has no dates, one without its hour no hour. */
export function chartStateOf(chart: AnyChart): ChartState {
  const { year, month, day, hour } = chart.pillars;
  const names = [year.name, month.name, day.name, hour?.name ?? ''];
  const time = 'time' in chart ? chart.time.civil : null;
  const hasHour = hour !== null;
  const solar =
    time === null
      ? NO_PARTS
      : [String(time.year), String(time.month), String(time.day), hasHour ? String(time.hour) : ''];
  const NongLi = nongLiOf('time' in chart ? chart.localLunar : null, names[3]?.[1] ?? '');
  const texts = Object.fromEntries(
    DATE_PARTS.flatMap((part, index) => [
      [part.toLowerCase(), solar[index] ?? ''],
      [`nongLi${part}`, NongLi[index] ?? ''],
      [`tianGan${part}`, names[index]?.[0] ?? ''],
      [`diZhi${part}`, names[index]?.[1] ?? ''],
    ]),
  ) as TianGanDiZhi;
  return {
    tianGandiZhi: texts,
    GongLi: time === null ? [] : [...solar.slice(0, 3), hasHour ? clockText(time) : ''],
    NongLi: time === null ? [] : NongLi,
    Shen_Sha: { baZi: NongLi },
    Plates_Sex: chart.birth.sex,
    BaZiPaiPanDate: chart.birth,
  };
}

/** Takes a chart that is shown into the client state; its elements are weighed later (shareWuxing). */
export function shareChart(chart: AnyChart): void {
  useClientState.getState().set({ ...chartStateOf(chart), wuxing: NO_WUXING });
}

/** Takes the weights of the elements into the client state, where they are those of the chart that is shown. */
export function shareWuxing(chart: AnyChart, { score, percent }: Pick<Strength, 'score' | 'percent'>): void {
  const { BaZiPaiPanDate, set } = useClientState.getState();
  if (BaZiPaiPanDate !== chart.birth) return;
  const wuxing = NO_WUXING.map((entry) => ({
    ...entry,
    val: score[entry.name].toFixed(1),
    percentage: `${percent[entry.name].toFixed(1)}%`,
  }));
  set({ wuxing });
}

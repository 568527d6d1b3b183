/**
 * `chart`: the four pillars with what stands under them; with `--full` the whole document.
 */
import {
  castChart,
  isDated,
  shenshaOf,
  type AnyChart,
  type Chart,
  type DerivedPlace,
  type PillarFacts,
  type PillarKey,
} from '@shangyuan/engine/chart';
import { chartDocument } from '@shangyuan/engine/document';
import { HISTORY } from '@shangyuan/engine/history';
import { formatCivilTime } from '@shangyuan/engine/time';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { noticeText, PILLAR_NAMES, whyText } from '@shangyuan/reading/chart';
import { REPORT_DISCLAIMER } from '@shangyuan/reading/report';
import type { OfBirth } from '../command.ts';
import { changedRules } from '../input/rules.ts';
import { text } from '../language.ts';
import { lines, table, title, type Block } from '../output/blocks.ts';

export const PILLAR_KEYS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];

/** A value of each pillar; null for an hour that is not known. */
const byPillar = <T>({ facts }: AnyChart, of: (facts: PillarFacts) => T): Record<PillarKey, T | null> => ({
  year: of(facts.year),
  month: of(facts.month),
  day: of(facts.day),
  hour: facts.hour === null ? null : of(facts.hour),
});

/** 1990年五月廿三; null where the calendar of the time is not known. */
function lunarOf({ localLunar }: Chart): string | null {
  return localLunar === null
    ? null
    : `${localLunar.year}年${lunarMonthName(localLunar)}${lunarDayName(localLunar.day)}`;
}

/** Nothing is known of the time of four pillars; the fields stay, so that the rows of a table have the same columns. */
const NO_TIME = {
  civil: null,
  zone: null,
  offsetMinutes: null,
  solarClock: null,
  clockUsed: null,
  lunar: null,
};

function timeOf(chart: Chart) {
  const { time } = chart;
  return {
    civil: formatCivilTime(time.civil),
    zone: time.zone,
    offsetMinutes: time.offsetMinutes,
    solarClock: formatCivilTime(time.solarClock),
    clockUsed: time.clockUsed,
    lunar: lunarOf(chart),
  };
}

/** What every answer about a chart begins with. */
export function headOf(chart: AnyChart) {
  const { sex, pillars } = chart;
  return {
    engineVersion: chart.engineVersion,
    rules: changedRules(chart.rules),
    sex,
    time: isDated(chart) ? timeOf(chart) : NO_TIME,
    pillars: {
      year: pillars.year.name,
      month: pillars.month.name,
      day: pillars.day.name,
      hour: pillars.hour?.name ?? null,
    },
  };
}

/** The line that every text about a chart begins with. */
export function headLine(chart: AnyChart): string {
  const { pillars, sex } = chart;
  const names = PILLAR_KEYS.map((key) => pillars[key]?.name ?? '－－').join(' ');
  const when = isDated(chart) ? `${formatCivilTime(chart.time.civil)} ${chart.time.zone ?? ''}` : '';
  return `${names}  ${sex}  ${when}`.trimEnd();
}

const noticesOf = (chart: AnyChart) =>
  isDated(chart)
    ? chart.notices.map((notice) => {
        const { code, text: words, detail } = noticeText(chart, notice);
        return { code, text: words, detail };
      })
    : [];

function gridOf(chart: AnyChart): Block {
  const row = (name: string, of: (facts: PillarFacts) => string): string[] => [
    name,
    ...PILLAR_KEYS.map((key) => {
      const facts = chart.facts[key];
      return facts === null ? '－' : of(facts);
    }),
  ];
  return table(
    ['', ...PILLAR_KEYS.map((key) => PILLAR_NAMES[key])],
    [
      row('十神', ({ stemGod }) => stemGod),
      row('天干', ({ ganzhi, stemWuxing }) => ganzhi.stem + stemWuxing),
      row('地支', ({ ganzhi, branchWuxing }) => ganzhi.branch + branchWuxing),
      row('藏干', ({ hidden }) => hidden.map(({ stem, god }) => stem + god).join(' ')),
      row('星运', ({ xingyun }) => xingyun),
      row('自坐', ({ zizuo }) => zizuo),
      row('空亡', ({ ganzhi }) => ganzhi.kongwang.join('')),
      row('纳音', ({ ganzhi }) => ganzhi.nayin),
    ],
  );
}

/** Why the four pillars are what they are. */
function whyOf(chart: AnyChart): readonly {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}[] {
  const places: (readonly [string, DerivedPlace])[] = [
    ...(isDated(chart) ? [['时间', { fact: 'time' }] as const] : []),
    ...PILLAR_KEYS.filter((key) => chart.facts[key] !== null).flatMap((key) =>
      (['stem', 'branch'] as const).map(
        (row) =>
          [
            `${PILLAR_NAMES[key]}${row === 'stem' ? '天干' : '地支'}`,
            { row, pillar: { place: key } },
          ] as const,
      ),
    ),
  ];
  return places.map(([name, place]) => ({ title: name, ...whyText(chart, place) }));
}

export const ofBirth: OfBirth = ({ birth, rules }, { flags, say }) => {
  const chart = castChart(birth, rules, HISTORY);
  const dated = isDated(chart) ? chart : null;
  const why = flags['why'] === true ? whyOf(chart) : null;
  const record =
    flags['full'] === true
      ? chartDocument(chart, { disclaimer: REPORT_DISCLAIMER })
      : {
          ...headOf(chart),
          dayMaster: chart.dayMaster,
          zodiacAnimal: chart.zodiacAnimal,
          stemGods: byPillar(chart, ({ stemGod }) => stemGod),
          nayin: byPillar(chart, ({ ganzhi }) => ganzhi.nayin),
          taiyuan: chart.taiyuan.name,
          minggong: chart.minggong?.name ?? null,
          shengong: chart.shengong?.name ?? null,
          constellation: dated?.constellation ?? null,
          notices: noticesOf(chart),
          ...(why !== null && { why }),
        };
  return {
    record,
    blocks: () => [
      title(headLine(chart)),
      lines(
        [
          ...(dated === null || lunarOf(dated) === null ? [] : [`农历 ${lunarOf(dated)}`]),
          dated === null
            ? say(text('只有四柱，没有日期', 'four pillars without a date'))
            : `${say(text('排盘时刻', 'clock of the chart'))} ${formatCivilTime(dated.time.solarClock)}`,
          `生肖 ${chart.zodiacAnimal}`,
        ].join('  '),
      ),
      gridOf(chart),
      table(
        null,
        PILLAR_KEYS.flatMap((key) => {
          const hits = shenshaOf(chart)[key];
          return hits.length === 0 ? [] : [[PILLAR_NAMES[key], hits.map(({ name }) => name).join(' ')]];
        }),
      ),
      lines(
        [
          `胎元 ${chart.taiyuan.name}`,
          `命宫 ${chart.minggong?.name ?? '－'}`,
          `身宫 ${chart.shengong?.name ?? '－'}`,
          ...(dated === null ? [] : [`星座 ${dated.constellation}`]),
        ].join('  '),
      ),
      ...noticesOf(chart).map(({ text: words, detail }) =>
        lines(`※ ${words}`, ...(detail === null ? [] : [`  ${detail}`])),
      ),
      ...(why ?? []).flatMap(({ title: name, steps, sources }) => [title(name), lines(...steps, ...sources)]),
    ],
  };
};

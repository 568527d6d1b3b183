/**
 * Why a cell of the chart says what it says: the rule, this chart's numbers put into it, and the source. Every cell of
 * the grid has an answer.
 */
import type { Chart, PillarFacts, PillarsChart, ShenshaAnchor } from '@shangyuan/engine/chart';
import {
  BRANCH_INDEX,
  changshengOf,
  CHANGSHENG,
  FIRST_HOUR_STEM,
  FIRST_MONTH_STEM,
  STEM_WUXING,
  STEM_YINYANG,
  wuxingRelation,
  type Stem,
} from '@shangyuan/engine/ganzhi';
import { jdnOf } from '@shangyuan/engine/time';
import type { GridColumn, GridRowKey } from './gridView.ts';

/** An explanation: what was found, the steps that lead there, and the book. */
export interface Why {
  readonly title: string;
  readonly steps: readonly string[];
  readonly source: string;
}

const RELATION_TEXT = {
  同: '与日主同类',
  生: '日主所生',
  克: '日主所克',
  被克: '克日主者',
  被生: '生日主者',
} as const;

/** 十神: from phase and polarity. */
function tenGodSteps(dayMaster: Stem, other: Stem, god: string): string[] {
  const relation = wuxingRelation(STEM_WUXING[dayMaster], STEM_WUXING[other]);
  const same = STEM_YINYANG[dayMaster] === STEM_YINYANG[other];
  return [
    `日主${dayMaster}属${STEM_YINYANG[dayMaster]}${STEM_WUXING[dayMaster]}，${other}属${STEM_YINYANG[other]}${STEM_WUXING[other]}。`,
    `${STEM_WUXING[other]}为${RELATION_TEXT[relation]}，阴阳${same ? '相同' : '相异'}，故为${god}。`,
  ];
}

function stageSteps(stem: Stem, facts: PillarFacts, stage: string): string[] {
  const { branch } = facts.ganzhi;
  const start = (Object.keys(BRANCH_INDEX) as (keyof typeof BRANCH_INDEX)[]).find(
    (b) => changshengOf(stem, b) === '长生',
  );
  const order = STEM_YINYANG[stem] === '阳' ? '顺行' : '逆行';
  return [
    `${stem}长生在${start ?? ''}，${STEM_YINYANG[stem]}干${order}十二支。`,
    `数到${branch}为第${CHANGSHENG.indexOf(stage as (typeof CHANGSHENG)[number]) + 1}位：${stage}。`,
  ];
}

function datedSteps(chart: Chart, column: GridColumn, row: 'stem' | 'branch'): string[] {
  const { time, pillars, cycleYear, prevJie, nextJie } = chart;
  const facts = column.facts as PillarFacts;
  switch (column.key) {
    case 'year':
      return [
        `以立春换年，出生落在 ${cycleYear} 年。`,
        `(${cycleYear} − 4) ÷ 60 的余数为 ${facts.ganzhi.index}，即${facts.ganzhi.name}（甲子为 0）。`,
      ];
    case 'month':
      return row === 'branch'
        ? [`出生在${prevJie.name}之后、${nextJie.name}之前，这一节令为${facts.ganzhi.branch}月。`]
        : [
            `五虎遁：${pillars.year.stem}年从${FIRST_MONTH_STEM[pillars.year.stem]}寅起。`,
            `顺数到${facts.ganzhi.branch}月，天干为${facts.ganzhi.stem}。`,
          ];
    case 'day': {
      const { year, month, day } = time.chartDate;
      const jdn = jdnOf(time.chartDate);
      return [
        `排盘日期 ${year}-${month}-${day}，儒略日数 ${jdn}。`,
        `(${jdn} + 49) ÷ 60 的余数为 ${facts.ganzhi.index}，即${facts.ganzhi.name}（甲子为 0）。`,
      ];
    }
    case 'hour': {
      const clock = `${String(time.solarClock.hour).padStart(2, '0')}:${String(time.solarClock.minute).padStart(2, '0')}`;
      return row === 'branch'
        ? [`定时辰的钟点为 ${clock}，属${facts.ganzhi.branch}时。`]
        : [
            `五鼠遁：${pillars.day.stem}日从${FIRST_HOUR_STEM[pillars.day.stem]}子起${chart.rules.dayBoundary === 'zi23' ? '' : '（晚子时以次日干起）'}。`,
            `顺数到${facts.ganzhi.branch}时，天干为${facts.ganzhi.stem}。`,
          ];
    }
    default:
      return [`${column.title}${column.caption}的干支为${facts.ganzhi.name}。`];
  }
}

const ANCHOR_TEXT: Readonly<Record<ShenshaAnchor, string>> = {
  yearStem: '年干',
  dayStem: '日干',
  yearBranch: '年支',
  monthBranch: '月支',
  dayBranch: '日支',
  yearNayin: '年柱纳音',
  yearPillar: '年柱',
  dayPillar: '日柱',
  hourPillar: '时柱',
  fourStems: '四柱天干',
  sex: '性别',
};

function shenshaSteps(column: GridColumn): string[] {
  if (column.shensha.length === 0) return ['这一柱没有查到神煞。'];
  return column.shensha.map((hit) => {
    const anchors = hit.anchors.map(({ anchor, value }) => `以${ANCHOR_TEXT[anchor]}${value}`).join('、');
    const note = hit.note === undefined ? '' : `，${hit.note}`;
    return `${hit.name}（${hit.kind}）：${anchors === '' ? '' : `${anchors}查得`}${hit.matched}${note}。${hit.source.join('、')}。`;
  });
}

const TITLES: Readonly<Record<GridRowKey, string>> = {
  tenGod: '十神',
  stem: '天干',
  branch: '地支',
  hidden: '藏干',
  xingyun: '星运',
  zizuo: '自坐',
  kongwang: '空亡',
  nayin: '纳音',
  shensha: '神煞',
};

const SOURCES: Readonly<Record<GridRowKey, string>> = {
  tenGod: '渊海子平·论十神',
  stem: '渊海子平·起月例、起时例',
  branch: '渊海子平·论地支',
  hidden: '渊海子平·论天干地支所藏；比例为本应用所设',
  xingyun: '渊海子平·论十二长生',
  zizuo: '渊海子平·论十二长生',
  kongwang: '三命通会·论空亡',
  nayin: '三命通会·论纳音取象',
  shensha: '各条所注',
};

/** The explanation of a cell; null where the cell is empty (unknown hour). */
export function whyOf(chart: PillarsChart | Chart, column: GridColumn, row: GridRowKey): Why | null {
  const { facts } = column;
  if (facts === null) return null;
  const { ganzhi } = facts;
  const title = `${column.title}${TITLES[row]}`;
  return { title, steps: stepsOf(chart, column, facts, row), source: SOURCES[row] };

  function stepsOf(
    of: PillarsChart | Chart,
    at: GridColumn,
    has: PillarFacts,
    which: GridRowKey,
  ): readonly string[] {
    switch (which) {
      case 'tenGod':
        return has.stemGod === '日主'
          ? ['日干是命主自身，称日主；十神都从它看出。']
          : tenGodSteps(of.dayMaster, ganzhi.stem, has.stemGod);
      case 'stem':
      case 'branch':
        return 'time' in of ? datedSteps(of, at, which) : [`${at.title}按所给四柱为${ganzhi.name}。`];
      case 'hidden':
        return has.hidden.map(
          (h) => `${h.role}${h.stem}，占 ${Math.round(h.weight * 100)}%，对日主${of.dayMaster}为${h.god}。`,
        );
      case 'xingyun':
        return stageSteps(of.dayMaster, has, has.xingyun);
      case 'zizuo':
        return stageSteps(ganzhi.stem, has, has.zizuo);
      case 'kongwang':
        return [
          `${ganzhi.name}在${ganzhi.xun}旬，十天干配十二支，余下${ganzhi.kongwang.join('、')}无干可配，为旬空。`,
        ];
      case 'nayin':
        return [`六十甲子每两柱一纳音，${ganzhi.name}属${ganzhi.nayin}。`];
      case 'shensha':
        return shenshaSteps(at);
    }
  }
}

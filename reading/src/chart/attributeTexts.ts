/**
 * Steps to what a pillar is to the day master, and to its spirits.
 */
import type { ShenshaAnchor, ShenshaHit, StepValues } from '@shangyuan/engine/chart';
import { ruleValueText, RULE_WORDS } from './ruleText.ts';
import { list, type StepTexts } from './stepTexts.ts';

type AttributeCode =
  | 'dayMasterStem'
  | 'tenGod'
  | 'siOrder'
  | 'hiddenStem'
  | 'lifeStage'
  | 'xun'
  | 'kongwangRule'
  | 'kongwangOf'
  | 'kongwangState'
  | 'nayin'
  | 'noShensha'
  | 'shensha';

const TO_DAY_MASTER = {
  同: '与日主同类',
  生: '是日主所生',
  克: '是日主所克',
  被克: '克日主',
  被生: '生日主',
} as const;

const HOLDERS = { day: '日柱', year: '年柱' } as const;

const STATES: Readonly<Record<string, string>> = {
  冲空则实: '另有一支与它相冲，冲空则实',
  合实: '有合把它留住，合则不空',
  填实: '原局本有此字，岁运填实',
};

const ANCHORS: Readonly<Record<ShenshaAnchor, string>> = {
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
  sex: '',
};

/**
 * What a spirit was looked up by: 日干辛、年支午.
 *
 * @example anchorsText([{ anchor: 'dayStem', value: '辛' }]) // '日干辛'
 */
export function anchorsText(anchors: ShenshaHit['anchors']): string {
  return list(anchors.map(({ anchor, value }) => `${ANCHORS[anchor]}${value}`));
}

const MATCHED = { stem: '天干', branch: '地支', pillar: '干支', stems: '天干' } as const;

type ShenshaValues = Readonly<StepValues['shensha']>;

/** The characters of a row: run together in the table, pairs with spaces between. */
function targetsText(targets: string): string {
  return list(targets.includes(' ') || targets.length === 2 ? targets.split(' ') : [...targets]);
}

/** 日干辛的天乙贵人在寅、午. */
function lookedUp({ name, anchors }: ShenshaValues): string {
  return anchors
    .map(({ anchor, value, targets }) =>
      targets === null
        ? `${ANCHORS[anchor]}${value}`
        : `${ANCHORS[anchor]}${value}的${name}在${targetsText(targets)}`,
    )
    .join('，');
}

/** Spirits that are no row of a table, each in its own words. */
const OWN_RULES: Readonly<Record<string, (values: ShenshaValues) => string>> = {
  sanqi: ({ anchors, matched, note }) =>
    `年月日时的天干是${anchors[0]?.value ?? ''}，其中有${matched}，为${note ?? '三奇'}`,
  dexiu: ({ anchors, matched, note }) =>
    `月支${anchors[0]?.value ?? ''}以三合局取德秀，这一柱的天干${matched}是${note ?? '德秀'}`,
  gonglu: ({ matched, note }) =>
    `日柱与时柱${matched.slice(0, 2)}、${matched.slice(2)}之间${note ?? ''}，是日主之禄`,
  gonggui: ({ matched, note }) =>
    `日柱与时柱${matched.slice(0, 2)}、${matched.slice(2)}之间${note ?? ''}，是贵人之位`,
  yuanchen: ({ anchors, matched }) =>
    `年支${anchors[0]?.value ?? ''}，${anchors[1]?.value ?? ''}，取得${matched}为元辰`,
  goujiao: ({ anchors, matched, note }) =>
    `年支${anchors[0]?.value ?? ''}相隔三位的${matched}为${note ?? '勾绞'}`,
  luowang: ({ anchors, matched, note }) =>
    `${list(anchors.map(({ anchor, value }) => `${ANCHORS[anchor]}${value}`))}，这一柱的${matched}成${note ?? '罗网'}`,
  kongwang: ({ anchors, matched, note }) =>
    `${list(anchors.map(({ anchor, value }) => `${ANCHORS[anchor]}${value}`))}的旬里没有${matched}，这一柱落空亡${note === null ? '' : `（${note}）`}`,
  tongzi: ({ anchors, matched }) =>
    `${list(anchors.map(({ anchor, value }) => `${ANCHORS[anchor]}${value}`))}取${matched}为童子，是民间说法`,
};

function variantText({ variant }: ShenshaValues): string {
  if (variant === null) return '';
  const words = RULE_WORDS[variant.option] as Readonly<Record<string, string>>;
  return `（规则“${words[variant.value] ?? variant.value}”）`;
}

function shenshaText(values: ShenshaValues): string {
  const { id, name, matched, matchedAs, anchors } = values;
  const own = OWN_RULES[id];
  const isListed = anchors.every(({ anchor }) => anchor === 'dayPillar' || anchor === 'hourPillar');
  const body =
    own !== undefined
      ? own(values)
      : isListed && matchedAs === 'pillar' && anchors[0]?.targets === null
        ? `${ANCHORS[anchors[0].anchor]}${matched}在${name}之列`
        : `${lookedUp(values)}，这一柱的${MATCHED[matchedAs]}${matched}正是`;
  return `${name}：${body}${variantText(values)}。`;
}

/** Sentences of what a pillar is to the day master. */
export const ATTRIBUTE_TEXTS: StepTexts<AttributeCode> = {
  dayMasterStem: ({ stem, sex }) =>
    `日干${stem}是命主自身，称为日主（${sex === '男' ? '元男' : '元女'}），十神都从它看出。`,
  tenGod: ({ dayMaster, dayWuxing, dayYinyang, stem, wuxing, yinyang, relation, god }) =>
    `日主${dayMaster}属${dayYinyang}${dayWuxing}，${stem}属${yinyang}${wuxing}；${wuxing}${TO_DAY_MASTER[relation]}，阴阳${dayYinyang === yinyang ? '相同' : '不同'}，所以是${god}。`,
  siOrder: ({ rule, stems }) => `巳中藏干取“${ruleValueText('si', rule)}”的次序，中气是${stems[1] ?? ''}。`,
  hiddenStem: ({ branch, stem, role, weight, dayMaster, god }) =>
    `${branch}的${role}是${stem}，占 ${Math.round(weight * 100)}%，对日主${dayMaster}来说是${god}。`,
  lifeStage: ({ stem, school, start, isForward, branch, number, stage }) =>
    `取“${ruleValueText('lifeStage', school)}”：${stem}的长生在${start}，${isForward ? '顺行' : '逆行'}，到${branch}是第 ${number} 位，${stage}。`,
  xun: ({ ganzhi, xun, kongwang }) =>
    `${ganzhi}在${xun}旬，十天干配完十支，余下${list(kongwang)}无干可配，是这一柱的空亡。`,
  kongwangRule: ({ rule }) => `看空亡的规则是“${ruleValueText('kongwang', rule)}”。`,
  kongwangOf: ({ holder, ganzhi, kongwang, branch, isKong }) =>
    `${HOLDERS[holder]}${ganzhi}的空亡是${list(kongwang)}，这一柱的${branch}${isKong ? '在其中，落空' : '不在其中'}。`,
  kongwangState: ({ branch, states }) =>
    `${branch}${states.map((state) => STATES[state] ?? state).join('；')}。`,
  nayin: ({ pair, nayin }) => `六十甲子两柱一纳音，${list(pair)}同属${nayin}。`,
  noShensha: () => '这一柱没有查到神煞。',
  shensha: shenshaText,
};

/**
 * Reasons of a picked day, in a few characters for a card and in a sentence for the page; remarks beside them.
 */
import {
  type PickCaution,
  type PickReason,
  type PickRelaxation,
  spiritOf,
  type SpiritId,
  type YearCustom,
} from '@shangyuan/engine/almanac';
import { MEDICAL_LINE } from '../almanac/yijiText.ts';
import { itemsText } from './itemsText.ts';
import { LEANING_TEXTS, personSentence } from './personText.ts';

const names = (ids: readonly SpiritId[]): string => ids.map((id) => spiritOf(id).name).join('、');

/** 等第 by index in a few plain words. */
const GRADE_TEXTS = [
  '吉神足以压住凶神',
  '吉神足以抵住凶神',
  '吉神抵不住凶神',
  '凶神多过吉神',
  '凶神重叠',
  '凶神层层相叠',
] as const;

const GRADE_WORDS = ['上', '上次', '中', '中次', '下', '下下'] as const;

const CUSTOM_NAMES: Readonly<Record<YearCustom, string>> = {
  suishou: '正月初一',
  chuxi: '除夕',
  qingming: '清明',
};

const CUSTOM_TEXTS: Readonly<Record<YearCustom, string>> = {
  suishou: '正月初一，习俗不嫁娶、不动坟',
  chuxi: '岁除之日，习俗不嫁娶、不动坟',
  qingming: '清明是祭扫之日，习俗不另办婚丧大事',
};

/** 宝光 is shown as 天德黄道. */
function roadName(road: string, isHuangdao: boolean): string {
  return `${road === '宝光' ? '天德' : road}${isHuangdao ? '黄道' : '黑道'}`;
}

/**
 * A reason in a few characters, as a card has room for.
 *
 * @example reasonChip({ kind: 'star', code: 'road', values: { road: '玉堂', isHuangdao: true }, points: 6, source: { book: '协纪辨方书', chapter: '卷七' } }) // '玉堂黄道'
 */
export function reasonChip({ code, values }: PickReason): string {
  switch (code) {
    case 'yi':
      return names(values.spirits);
    case 'free':
      return '诸神不忌';
    case 'de':
      return `有${names(values.spirits)}`;
    case 'grade':
      return `等第${GRADE_WORDS[values.gradeIndex] ?? ''}`;
    case 'road':
      return roadName(values.road, values.isHuangdao);
    case 'jianchu':
      return `${values.jianchu}日`;
    case 'mansion':
      return `${values.name}宿${values.luck}`;
    case 'prized':
      return `${spiritOf(values.spirit).name}日`;
    case 'fallen':
      return '宜忌相抵';
    case 'person':
      return `${values.role}${LEANING_TEXTS[values.leaning]}`;
    case 'custom':
      return CUSTOM_NAMES[values.custom];
    case 'nourishes':
      return '生扶坐山';
    case 'controls':
      return '克坐山';
    case 'noble':
      return '禄马贵人到山';
    case 'wuhuang':
      return `${values.of}五黄到山`;
    case 'erhei':
      return `${values.of}二黑到山`;
    case 'prosperous':
      return `${values.of}旺星到山`;
    case 'taisui':
      return '太岁在坐山';
    case 'monthSansha':
      return '月三煞在坐山';
    case 'sansha':
      return `${values.god}在坐山`;
    case 'weekend':
      return '周末';
    case 'chip':
      return spiritOf(values.spirit).name;
    case 'hours':
      return '喜用时多';
    case 'bounds':
      return '评分封顶';
  }
}

/**
 * A reason in a sentence.
 *
 * @example reasonSentence({ kind: 'good', code: 'weekend', values: { weekday: 6 }, points: 3, source: { book: '本站', chapter: '用户偏好' } }) // '正逢周末。'
 */
export function reasonSentence({ code, values }: PickReason): string {
  switch (code) {
    case 'yi':
      return `${itemsText(values.rows, '宜')}。`;
    case 'free':
      return `没有神煞列为忌${values.affair}，也没有列为宜。`;
    case 'de':
      return `其中${names(values.spirits)}是德、赦、愿一类的大吉神。`;
    case 'grade':
      return `等第为${GRADE_WORDS[values.gradeIndex] ?? ''}，${GRADE_TEXTS[values.gradeIndex] ?? ''}。`;
    case 'road':
      return `当日值${roadName(values.road, values.isHuangdao)}。`;
    case 'jianchu': {
      const own = values.isFavour ? '，它本身就列为宜此事' : '';
      return `建除十二神值${values.jianchu}日${own}。`;
    }
    case 'mansion':
      return `${values.full}值日，《玉匣记》以${values.name}宿为${values.luck}。`;
    case 'prized':
      return `${values.affair}首重${spiritOf(values.spirit).name}，当日正是。`;
    case 'fallen':
      return `${values.items.join('、')}本在忌列，有吉神相抵，便不注宜也不注忌。`;
    case 'person':
      return personSentence(values);
    case 'custom':
      return `${CUSTOM_TEXTS[values.custom]}；这是习俗，《协纪辨方书》没有此说。`;
    case 'nourishes':
      return `日柱纳音属${values.day}，生扶${values.sitting}山的${values.wuxing}。`;
    case 'controls':
      return `日柱纳音属${values.day}，克${values.sitting}山的${values.wuxing}。`;
    case 'noble':
      return `当日的禄、马或贵人与${values.sitting}山相会。`;
    case 'wuhuang':
      return `${values.of}五黄飞到${values.sitting}山。`;
    case 'erhei':
      return `${values.of}二黑飞到${values.sitting}山。`;
    case 'prosperous':
      return `${values.of}星中生旺之星飞到${values.sitting}山。`;
    case 'taisui':
      return `太岁在${values.sitting}山。`;
    case 'monthSansha':
      return `${values.month}月的三煞在${values.sitting}山。`;
    case 'sansha':
      return `本年${values.god}在${values.sitting}山。`;
    case 'weekend':
      return '正逢周末。';
    case 'chip':
      return `${spiritOf(values.spirit).name}当日，俗传避用，《协纪辨方书》不取。`;
    case 'hours':
      return `当日有${values.count}个吉时的天干是命局所喜。`;
    case 'bounds':
      return '评分以0至100为界，超出的部分不计。';
  }
}

/** A remark in a sentence. */
export function cautionText({ code, values }: PickCaution): string {
  switch (code) {
    case 'chongDay':
      return `日支${values.day}冲${values.role}日支${values.birth}。`;
    case 'guluan':
      return `当日是${values.day}日，俗传不用于嫁娶，不计分。`;
    case 'zhoutang':
      return `嫁娶周堂值${values.seat}，旧俗${values.isUsed ? '用之' : '避之'}，不计分。`;
    case 'renshen':
      return `人神在${values.place}，旧说避在此处针刺。`;
    case 'medical':
      return `${MEDICAL_LINE}。`;
    case 'graveQingming':
      return '清明修墓立碑，是习俗常行的事。';
  }
}

/** What was loosened so that a day remained. */
export const RELAXATION_TEXTS: Readonly<Record<PickRelaxation, string>> = {
  huangdao: '黑道日',
  neutral: '无宜无忌的日子',
  popular: '俗传的忌日',
  chongAndSite: '冲日柱与坐山',
};
